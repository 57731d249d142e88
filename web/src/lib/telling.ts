/** What happened, what is asked and what may be answered, as sentences for one reader. */

import type { Decision, GameEvent, Option, Place, View } from "./wire";
import { capital, first, has, nameOf, row, say } from "./words.svelte";

const FOLDED = ["deal", "draw", "discard", "reveal", "look"];

export class Teller {
  constructor(
    readonly game: string,
    readonly names: string[],
    readonly reader: number | null,
    readonly edition = "current",
  ) {}

  /** One sentence for each event; cards that are dealt or drawn in a row make one. */
  story(events: GameEvent[]): string[] {
    return this.lines(events).map((line) => line.text);
  }

  /** The same, each with the first event that it tells. */
  lines(events: GameEvent[]): { text: string; event: GameEvent }[] {
    const out: { text: string; event: GameEvent }[] = [];
    let at = 0;
    while (at < events.length) {
      const event = events[at]!;
      let after = at + 1;
      if (FOLDED.includes(event.event)) {
        while (after < events.length && alike(event, events[after]!)) after += 1;
      }
      out.push({ text: this.#sentence(event, events.slice(at, after)), event });
      at = after;
    }
    return out;
  }

  #sentence(event: GameEvent, all: GameEvent[]): string {
    const { from, to } = event;
    const seat = event.seat ?? null;
    const other =
      [to, from].map((place) => place?.seat ?? null).find((one) => one !== null && one !== seat) ??
      null;
    const card = this.cards(all.map((one) => one.card ?? null));
    const said = first(eventKeys(`event-${event.event}`, from, to, this.game), {
      you: this.#who(seat, other),
      whose: other === null ? "own" : "other",
      name: this.name(seat),
      other: this.name(other),
      card,
      known: event.card ? "yes" : "no",
      count: event.amount ?? 0,
      at: this.place(to?.location ? to : from, "at"),
      to: this.place(to, "to"),
    });
    const told = said.replace(/([!?])\.$/, "$1"); // a name that ends with its own mark
    return told.startsWith(card) ? capital(told) : told;
  }

  #who(seat: number | null, other: number | null): string {
    if (this.reader === null || (this.reader !== seat && this.reader !== other)) return "no";
    return this.reader === seat ? "seat" : "other";
  }

  question(decision: Pick<Decision, "prompt" | "about">): string {
    return first(forms(`prompt-${decision.prompt}`, this.game), {
      card: decision.about ? this.card(decision.about) : "",
      about: decision.about ? "card" : "none",
    });
  }

  /** A short label. With the view, cards of one name are told apart by where they lie. */
  option(option: Option, view?: View): string {
    const target = option.to ?? option.seat ?? null;
    let keys = optionKeys(option, this.game);
    const pawn = this.reader === null ? undefined : view?.seats?.[this.reader]?.pawn;
    if (option.verb === "move-pawn" && pawn && option.location === pawn) keys = ["option-stay"];
    const found = view && option.copy !== undefined ? copies(view, option.card) : new Map<number, Lies>();
    const { location = "", wicket = false } = found.get(option.copy ?? 0) ?? {};
    const card = option.card ? this.card(option.card) : "";
    const label = capital(
      first(keys, {
        you: target !== null && target === this.reader ? "seat" : "no",
        name: this.name(target),
        card: wicket ? say("card-as-wicket", { card }) : card,
        location: option.location ? nameOf("location", option.location) : "",
        to: this.place({ zone: "", location: option.location }, "to"),
        count: option.amount ?? 0,
        symbol: option.symbol ? this.symbol(option.symbol) : "",
      }),
    );
    if (option.copy === undefined || !option.text.includes("#")) return label;
    const at = location ? this.place({ zone: "", location }, "at") : "";
    const same = [...found.values()].filter((one) => one.location === location && one.wicket === wicket);
    if (at && same.length === 1) {
      return say("option-where", { option: label, at });
    }
    const key = at ? "option-where-copy" : "option-copy";
    return say(key, { option: label, at, copy: String(option.copy) });
  }

  /** Why something cannot be chosen, with its rule. */
  reason(reason: string): string {
    const dot = reason.indexOf(".");
    const name = dot < 0 ? reason : reason.slice(0, dot);
    const sentence = first(forms(`reason-${name}`, this.game));
    return dot < 0 ? sentence : say("reason-with-rule", { reason: sentence, rule: reason.slice(dot + 1) });
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  /** The name of a card; a card that is not known is just a card. */
  card(card: string | null): string {
    if (card === null) return say("some-cards", { count: 1 });
    if (card.startsWith("hero:")) return say("card-as-hero", { card: nameOf("card", card.slice(5)) });
    return nameOf("card", card);
  }

  cards(cards: (string | null)[]): string {
    const told = cards.filter((card) => card !== null).map((card) => this.card(card));
    const hidden = cards.length - told.length;
    if (hidden) told.push(say("some-cards", { count: hidden }));
    return row(told);
  }

  cardText(card: string): string {
    const french = `card-${card}-french`;
    if (this.edition === "french" && has(french)) return say(french);
    const key = forms(`card-${card}-text`, this.game).find(has);
    return key ? say(key) : "";
  }

  symbol(symbol: string): string {
    const counted = /^(.*)-(\d+)$/.exec(symbol);
    if (counted) return say(`symbol-${counted[1]}`, { count: Number(counted[2]) });
    return say(`symbol-${symbol}`, { count: 0 });
  }

  /** What a Bounty asks for; also what only a deck of one's own asks for. */
  requirement(id: string): string {
    const key = `requirement-${id}`;
    if (has(key)) return say(key);
    const [verb, what, more] = /^([a-z0-9]+)-(?:(strength)-)?(.*)$/.exec(id)?.slice(1) ?? [id, "", ""];
    if (verb === "at") return say("requirement-at", { to: this.place({ zone: "", location: more }, "to") });
    if (verb === "defeat" && what) return say("requirement-strength", { count: Number(more) });
    if (verb === "defeat") return say("requirement-defeat", { card: this.card(more!) });
    const [, amount, currency] = /^pay-(\d+)-(\w+)$/.exec(id) ?? [];
    if (amount) return say(`requirement-pay-${currency}`, { count: Number(amount) });
    return say("requirement-allies", { count: Number(verb) });
  }

  /** A place with its preposition: `at` The Forest, or `to` it. */
  place(place: Place | undefined, word: "at" | "to"): string {
    const location = place?.location;
    if (!location) return "";
    const key = `location-${location}.${word}`;
    if (has(key)) return say(key);
    return say(`location-${word}`, { location: nameOf("location", location) });
  }
}

function alike(one: GameEvent, other: GameEvent): boolean {
  const key = ({ n: _n, card: _card, copy: _copy, ...rest }: GameEvent) => JSON.stringify(rest);
  return key(one) === key(other);
}

function zones(place: Place | undefined): string[] {
  if (!place) return [];
  const zone = place.zone.replaceAll("_", "-");
  return place.side ? [`${zone}-${place.side}`, zone] : [zone];
}

function eventKeys(base: string, from: Place | undefined, to: Place | undefined, game: string): string[] {
  const [froms, tos] = [zones(from), zones(to)];
  const keys = froms.flatMap((one) => tos.map((other) => `${base}-${one}-${other}`));
  keys.push(...froms.map((zone) => `${base}-from-${zone}`), ...tos.map((zone) => `${base}-to-${zone}`));
  return [...keys, base].flatMap((key) => forms(key, game));
}

/** A message may have a form of its own in one game. */
function forms(key: string, game: string): string[] {
  return [`${key}-in-${game}`, key];
}

function optionKeys(option: Option, game: string): string[] {
  if (option.text === "done") return ["option-done"];
  const base = `option-${option.verb}`;
  const fields = ["to", "card", "location", "seat", "symbol", "amount"] as const;
  let given = fields.filter((field) => option[field] !== undefined).map((field) => `${base}-${field}`);
  const word = option.text.split(" ").slice(1).join(" ");
  if (!given.length && word) given = [`${base}-${word}`];
  return [...given, base].flatMap((key) => forms(key, game));
}

interface Lies {
  location: string;
  wicket: boolean;
}

/** Where the copies of a card lie in all realms, and whether as a Wicket, by copy. */
function copies(view: View, card: string | undefined): Map<number, Lies> {
  const out = new Map<number, Lies>();
  for (const seat of view.seats ?? []) {
    for (const [location, sides] of Object.entries(seat.realm ?? {})) {
      const lying = Object.values(sides as Record<string, unknown[]>).flat();
      while (lying.length) {
        const one = lying.pop() as
          | { card?: string; copy?: number; wicket?: boolean; attached?: unknown[] }
          | string;
        if (typeof one === "string") continue;
        lying.push(...(one.attached ?? []));
        if (one.card === card && one.copy !== undefined) {
          out.set(one.copy, { location, wicket: one.wicket ?? false });
        }
      }
    }
  }
  return out;
}
