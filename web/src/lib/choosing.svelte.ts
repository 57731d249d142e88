/** What may be chosen just now, and how far the choice has come. It knows options, no rules. */

import type { Decision, Option, Pick, Several } from "./wire";

export interface Target {
  key: string;
  option: Option;
}

/** What a choice is made from, and where it goes. */
export interface Asking {
  decision: () => Decision | null;
  /** Where several cards are chosen: among which. */
  several: () => Several | null;
  /** Where on the table an option lies; null: it has a button of its own. */
  place: (option: Option) => string | null;
  /** Whether the card of an option lies in the reader's hand. */
  held: (option: Option) => boolean;
  /** The symbol of a board that an option uses, where the game has such. */
  symbol: (option: Option) => string | null;
  /** Whether an option has a button of its own besides its place on the table. */
  free: (option: Option) => boolean;
  /** What an option costs, where that is not on a card in hand. */
  price: (option: Option) => { name: string; amount: number } | null;
  /** Where one of several picks lies; null: in the reader's hand. */
  spot: (pick: Pick) => string | null;
  answer: (option: Option) => void;
  why: (what: { card?: string; location?: string }) => void;
}

/** For a table that is only looked at. */
export const NOTHING: Asking = {
  decision: () => null,
  several: () => null,
  place: () => null,
  held: () => false,
  symbol: () => null,
  free: () => false,
  price: () => null,
  spot: () => null,
  answer: () => {},
  why: () => {},
};

const AT_ONCE = ["play", "choose"];

export class Choosing {
  /** The card in hand that was taken up, and which of several alike. */
  card: string | null = $state(null);
  at = $state(-1);
  /** The symbol that is to be used: only what it offers is lit. */
  symbol: string | null = $state(null);
  /** A place with several options has been touched: they are shown beside it. */
  menu: string | null = $state(null);
  /** What was chosen of several, as places in the pool. */
  chosen: number[] = $state([]);
  /** Chosen and confirmed, but not answered yet: the picks are told one by one. */
  #wanted: number[] | null = null;
  /** A place where the card goes that is being played, if it may. */
  #then: string | null = null;

  constructor(readonly asking: Asking) {}

  decision = () => this.asking.decision();

  get options(): Option[] {
    const all = this.decision()?.options ?? [];
    return this.symbol ? all.filter((option) => this.asking.symbol(option) === this.symbol) : all;
  }

  /** What several cards are chosen among, where that is asked. */
  get several(): Several | null {
    const several = this.decision() ? this.asking.several() : null;
    return several && several.most > 1 ? several : null;
  }

  held(option: Option): boolean {
    return this.asking.held(option);
  }

  place(option: Option): string | null {
    return this.asking.place(option);
  }

  of(card: string): Option[] {
    return this.options.filter((option) => option.card === card && this.held(option));
  }

  /** May this card of the hand be chosen? `copy`: which of several alike, from 0. */
  legal(card: string, copy = 0): boolean {
    return this.several ? this.#inPool(card, copy) >= 0 : this.of(card).length > 0;
  }

  /** What is lit on the table: where the card taken up may go, or what may be chosen at once. */
  get targets(): Target[] {
    const out: Target[] = [];
    if (this.several) {
      for (const pick of this.several.pool) {
        const key = this.asking.spot(pick);
        const option = { n: -1, text: "", verb: "choose", card: pick.card, copy: pick.copy };
        if (key) out.push({ key, option });
      }
      return out;
    }
    for (const option of this.options) {
      if (this.held(option) && option.card !== this.card) continue;
      const key = this.place(option);
      if (key) out.push({ key, option });
    }
    return out;
  }

  /** Every lit place once. */
  get spots(): string[] {
    return [...new Set(this.targets.map((one) => one.key))];
  }

  target(key: string): Target | undefined {
    return this.targets.find((one) => one.key === key);
  }

  /** All that may be done at a place. */
  optionsAt(key: string): Option[] {
    return this.targets.filter((one) => one.key === key).map((one) => one.option);
  }

  number(key: string): number {
    return this.spots.indexOf(key) + 1;
  }

  /** Options that lie nowhere on the table, or that have a button besides. */
  get plain(): Option[] {
    if (this.several) return [];
    return this.options.filter(
      (option) => !this.held(option) && (this.asking.free(option) || !this.place(option)),
    );
  }

  drop(): void {
    this.card = null;
    this.at = -1;
    this.symbol = null;
    this.menu = null;
    this.chosen = [];
  }

  /** A card in hand is touched. With `sure` it is played at once if there is one way only. */
  press(card: string, at: number, sure: boolean, copy = 0): void {
    if (this.several) return this.#toggle(this.#inPool(card, copy), { card });
    const options = this.of(card);
    if (!options.length) {
      this.drop();
      this.asking.why({ card });
      return;
    }
    const again = this.card === card && this.at === at;
    const plainly = options.length === 1 && AT_ONCE.includes(options[0]!.verb);
    if (plainly && (sure || again)) return this.choose(options[0]!);
    if (again) return this.drop();
    this.card = card;
    this.at = at;
  }

  take(card: string, at: number): void {
    this.card = card;
    this.at = at;
  }

  choose(option: Option): void {
    this.menu = null;
    this.asking.answer(option);
  }

  why(what: { card?: string; location?: string }): void {
    this.asking.why(what);
  }

  /** A place on the table is touched, with a card taken up or not. */
  touch(key: string): void {
    if (this.several) return this.#toggle(this.#atKey(key), {});
    const found = this.optionsAt(key);
    if (found.length > 1) {
      this.menu = this.menu === key ? null : key;
      return;
    }
    this.menu = null;
    if (found[0]) return this.choose(found[0]);
    const [zone, seat] = key.split(":") as [string, string | undefined];
    if (!this.card) return;
    if (zone === "hero") this.why({ card: `hero:${this.card}`, location: seat });
    else if (zone === "pile") this.why({ card: this.card, location: seat });
    else this.why({ card: this.card });
  }

  /** A card taken up is let go over a place: it is played, and then goes there if it may. */
  dropAt(key: string): void {
    const options = this.card ? this.of(this.card) : [];
    if (this.target(key) || options.length !== 1) return this.touch(key);
    this.#then = key;
    this.choose(options[0]!);
  }

  /** Only what this symbol offers; the same again: everything. */
  use(symbol: string): void {
    this.menu = null;
    if (this.symbol === symbol) {
      this.symbol = null;
      return;
    }
    this.card = null;
    this.symbol = symbol;
    const [only, more] = this.options;
    if (only && !more && !["play", "activate", "move", "maneuver"].includes(only.verb)) this.choose(only);
  }

  // Several.

  isPicked(index: number): boolean {
    return index >= 0 && (this.chosen.includes(index) || this.#fixed(index));
  }

  isPickedAt(key: string): boolean {
    return this.several !== null && this.isPicked(this.#atKey(key));
  }

  isPickedInHand(card: string, copy: number): boolean {
    return this.several !== null && this.isPicked(this.#inPool(card, copy));
  }

  /** How many are chosen, and what they are worth together. */
  get sum(): { count: number; worth: number } {
    const pool = this.several?.pool ?? [];
    const all = pool.filter((_, index) => this.isPicked(index));
    return { count: all.length, worth: all.reduce((sum, pick) => sum + pick.worth, 0) };
  }

  get ready(): boolean {
    const several = this.several;
    if (!several) return false;
    const { count, worth } = this.sum;
    return count >= several.least && count <= several.most && worth >= several.needed;
  }

  confirm(): void {
    if (!this.ready) return;
    this.#wanted = [...this.chosen];
    this.goOn();
  }

  /** After an answer: the next pick of those that were confirmed, or the place that was meant. */
  goOn(): void {
    const key = this.#then;
    this.#then = null;
    const found = key ? this.target(key) : undefined;
    if (found && this.decision()?.prompt === "choose-where") return this.choose(found.option);
    const wanted = this.#wanted;
    const several = this.several;
    this.#wanted = null;
    if (!wanted || !several) return;
    const left = wanted.filter((index) => !several.picked.includes(index));
    for (const option of this.options) {
      const likes = several.pool
        .filter((pick, index) => !several.picked.includes(index) && fits(option, pick))
        .map((pick) => pick.like);
      const next = left.find((index) => likes.includes(several.pool[index]!.like));
      if (next === undefined) continue;
      this.#wanted = left.filter((index) => index !== next);
      return this.choose(option);
    }
    const done = this.options.find((option) => option.text === "done");
    if (done) this.choose(done);
  }

  #fixed(index: number): boolean {
    return this.several?.picked.includes(index) ?? false;
  }

  #atKey(key: string): number {
    return this.several?.pool.findIndex((pick) => this.asking.spot(pick) === key) ?? -1;
  }

  #inPool(card: string, copy: number): number {
    const pool = this.several?.pool ?? [];
    const places = pool.flatMap((pick, index) =>
      pick.card === card && this.asking.spot(pick) === null ? [index] : [],
    );
    return places[copy] ?? -1;
  }

  #toggle(index: number, what: { card?: string }): void {
    if (index < 0) {
      if (what.card) this.why(what);
      return;
    }
    if (this.#fixed(index)) return;
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((one) => one !== index);
    else if (this.sum.count < (this.several?.most ?? 0)) this.chosen = [...this.chosen, index];
    // Where just so many fit, the last one makes room for the new one.
    else this.chosen = [...this.chosen.slice(0, -1), index];
  }
}

function fits(option: Option, pick: Pick): boolean {
  return option.card === pick.card && (option.copy === undefined || option.copy === pick.copy);
}
