/** Where on the table of each game the options of a decision lie. */

import type { Book } from "../lib/book.svelte";
import { all, holder, isPlace, keyOf, purse, seatOf, symbolAt, type SeatView } from "../lib/realms";
import type { Decision, Notes, Option, Pick, View } from "../lib/wire";

/** What a place depends on. */
export interface Where {
  game: string;
  reader: number | null;
  view: View | null;
  notes: Notes;
  decision: Decision | null;
  book: Book | null;
}

const FROM_HAND = ["play", "hero", "special"];
const IN_HAND = ["choose-cards-to-discard", "choose-card-in-hand"];

export function held(option: Option, where: Where): boolean {
  if (option.card === undefined) return false;
  if (FROM_HAND.includes(option.verb)) return true;
  return option.verb === "choose" && IN_HAND.includes(where.decision?.prompt ?? "");
}

/** The key of a place as the boards name it; null where the option needs a button of its own. */
export function place(option: Option, where: Where): string | null {
  if (where.game === "little-devils") return option.verb === "play" ? "trick" : null;
  if (where.game === "disney-villains-card-game") {
    if (option.verb === "play") return `pile:${option.to}`;
    if (option.verb === "hero") return `hero:${where.reader}`;
    if (option.verb === "special") return "middle";
    if (option.seat !== undefined) return `pile:${option.seat}`;
    const way = option.text.split(" ")[1];
    if (way === "clockwise" || way === "counterclockwise") return `direction:${way}`;
    return null;
  }
  return where.view && Array.isArray(where.view.seats) ? inRealms(option, where, where.view) : null;
}

function inRealms(option: Option, where: Where, view: View): string | null {
  if (option.card !== undefined) return held(option, where) ? null : ofCard(option, where, view);
  if (option.location !== undefined) {
    const seat = realmOf(option.location, where, view);
    return seat === null ? null : `loc:${seat}:${option.location}`;
  }
  if (option.seat !== undefined) return `seat:${option.seat}`;
  const name = symbol(option, where);
  return name && opens(name, where, view) ? `symbol:${name}` : null;
}

/** A card lies in a realm, or (`tray`) in a pile or beside, and is laid out to be chosen. Of cards
 * in realms an option names the copy, where there are several. */
function ofCard(option: Option, where: Where, view: View): string {
  const several = (where.book?.number(option.card!, "copies") ?? 1) > 1;
  const seat =
    option.copy === undefined && several ? null : holder(view, option.card!, option.copy);
  return seat === null ? `tray:${option.card}` : keyOf(seat, option.card!, option.copy);
}

/** Whose location it is; where several have one of that name, that of the card in question. */
function realmOf(location: string, where: Where, view: View): number | null {
  const seats = (view.seats as SeatView[]).flatMap((one, seat) => (isPlace(one, location) ? [seat] : []));
  if (seats.length < 2) return seats[0] ?? null;
  const about = where.decision?.about?.split("#")[0];
  const villain = about && where.book?.card(about)?.fields.villain;
  const owner = villain ? (view.villains as string[]).indexOf(String(villain)) : where.reader;
  return seats.includes(owner ?? -1) ? owner : seats[0]!;
}

const SYMBOLS: Record<string, string> = {
  play: "play-card",
  activate: "activate",
  fate: "fate",
  vanquish: "vanquish",
  discard: "discard",
};
const SYMBOLS_OF_SECTORS: Record<string, string> = {
  ...SYMBOLS,
  play: "play-card-credits",
  engage: "fate",
  move: "move-maneuver",
  maneuver: "move-maneuver",
};
const AMBITION = "play-activate-ambition";

/** What is done without a symbol, and is a matter of its own beside the actions of a turn. */
const FREE = ["hunt", "pay", "lift"];
export const free = (option: Option): boolean => FREE.includes(option.verb);

/** The symbol that an option of a turn uses. */
export function symbol(option: Option, where: Where): string | null {
  if (where.decision?.prompt !== "choose-action" || !where.view) return null;
  const { verb } = option;
  if (!("deep_space" in where.view.seats[0])) {
    if (verb === "gain") return `gain-power-${option.amount}`;
    if (verb !== "move") return SYMBOLS[verb] ?? null;
    return where.book?.isFate(option.card ?? "") ? "move-hero" : "move-item-or-ally";
  }
  if (verb === "gain") return `gain-credits-${option.amount}`;
  const fields = where.book?.card(option.card ?? "")?.fields;
  if (verb === "play" && fields?.currency === "ambition") return AMBITION;
  if (verb === "activate" && fields?.activate_currency === "ambition") return AMBITION;
  return SYMBOLS_OF_SECTORS[verb] ?? null;
}

/** What an option costs that is no card of the hand. */
export function price(option: Option, where: Where): { name: string; amount: number } | null {
  const fields = where.book?.card(option.card ?? "")?.fields;
  if (!fields || where.reader === null || !where.view) return null;
  const { verb } = option;
  const { hunts = {}, activations = {} } = where.notes.seats?.[where.reader] ?? {};
  const copy = `${option.card}#${option.copy ?? 1}`;
  if (verb === "hunt") return priced(fields, verb, (hunts[option.card!] ?? hunts[copy])?.now);
  if (verb === "activate") return priced(fields, verb, activations[option.card!] ?? activations[copy]);
  if (verb === "pay") return payment(option, fields, seatOf(where.view, where.reader));
  return verb === "lift" ? priced(fields, verb) : null;
}

function priced(fields: Record<string, unknown>, what: string, now?: number): { name: string; amount: number } | null {
  const amount = now ?? Number(fields[`${what}_cost`] ?? 0);
  return amount ? { name: String(fields[`${what}_currency`]), amount } : null;
}

/** The first payment that a Bounty still asks for and that can be made. */
function payment(option: Option, fields: Record<string, unknown>, whole: SeatView) {
  const lies = [...all(whole)].find(({ one }) => one.card === option.card && (one.copy ?? 1) === (option.copy ?? 1));
  const had = Object.fromEntries(purse(whole));
  for (const id of (fields.requirements ?? []) as string[]) {
    const [, amount, name] = /^pay-(\d+)-(\w+)$/.exec(id) ?? [];
    if (!amount || lies?.one.done?.includes(id) || Number(amount) > (had[name!] ?? 0)) continue;
    return { name: name!, amount: Number(amount) };
  }
  return null;
}

/** Is such a symbol open where the pawn stands? Not when a card of the realm lets act elsewhere. */
function opens(name: string, where: Where, view: View): boolean {
  if (where.reader === null || where.decision?.about) return false;
  const { pawn } = seatOf(view, where.reader);
  const board = where.book?.place(String(view.villains[where.reader]), pawn);
  const { open = [], added = [] } = where.notes.seats?.[where.reader] ?? {};
  return open.some((mark) => {
    if (added.some(([, symbol, own]) => symbol === name && own === mark)) return true;
    const at = symbolAt(mark);
    return at !== null && board?.[at.side][at.n - 1] === name;
  });
}

/** Where one of several picks lies; null: in the reader's hand. */
export function spotOf(pick: Pick, where: Where): string | null {
  if (IN_HAND.includes(where.decision?.prompt ?? "") || !where.view) return null;
  const seat = holder(where.view, pick.card, pick.copy);
  return seat === null ? `tray:${pick.card}` : keyOf(seat, pick.card, pick.copy);
}
