/** Realms as a view tells of them. What a card or a symbol does is not known here. */

import type { Notes, View } from "./wire";

/** A card in a realm, with what lies on it. */
export interface Lying {
  card: string;
  copy?: number;
  attached?: Entry[];
  power?: number;
  strength?: number;
  marks?: string[];
  wicket?: boolean;
  size?: string;
  covers?: string[];
  /** The requirements of a Bounty that are met. */
  done?: string[];
  /** Target tokens on a Hero. */
  targets?: number;
  /** The Hero ship with which an Ally ship is engaged. */
  engaged?: string;
}
export type Entry = string | Lying;

export type Side = "top" | "bottom";
export type Sides = Record<Side, Entry[]>;
export type Realm = Record<string, Sides>;

export interface SeatView extends Record<string, unknown> {
  pawn: string;
  hand: (string | null)[] | number;
  deck: (string | null)[] | number;
  discard: string[];
  fate: (string | null)[] | number;
  fate_discard: string[];
  locked?: string[];
  used: string[];
  lasting: string[];
  realm: Realm;
  deep_space?: Sides;
  /** Under the pawn, and beside the portrait. */
  under?: Entry[];
  kept?: string[];
  aside?: (string | null)[] | number;
}

/** What a seat may own a number of. */
const PAID_WITH = ["power", "credits", "ambition"];
const COLLECTED = ["targets"];

/** What a seat pays with. */
export function purse(seat: SeatView): [string, number][] {
  return PAID_WITH.filter((name) => typeof seat[name] === "number").map((name) => [name, seat[name] as number]);
}

/** All that it has a number of; what is collected only where there is any. */
export function stores(seat: SeatView): [string, number][] {
  const more = COLLECTED.filter((name) => seat[name]).map((name): [string, number] => [name, seat[name] as number]);
  return [...purse(seat), ...more];
}

const NOTHING: Sides = { top: [], bottom: [] };

export function seatOf(view: View, seat: number): SeatView {
  return view.seats[seat] as SeatView;
}

export function lying(entry: Entry): Lying {
  return typeof entry === "string" ? { card: entry } : entry;
}

export function count(pile: (string | null)[] | number | undefined): number {
  return Array.isArray(pile) ? pile.length : (pile ?? 0);
}

export function known(pile: (string | null)[] | number | undefined): string[] {
  return Array.isArray(pile) ? pile.filter((card) => card !== null) : [];
}

/** `card:0:raven#1`: a card in the realm of a seat. */
export function keyOf(seat: number, card: string, copy?: number): string {
  return `card:${seat}:${card}#${copy ?? 1}`;
}

/** As notes name it: with its copy, where there are several. */
export function named(one: Lying): string {
  return one.copy === undefined ? one.card : `${one.card}#${one.copy}`;
}

/** Do these two differ in nothing but in which copy they are? */
export function alike(one: Lying, other: Lying): boolean {
  const rest = ({ copy: _copy, ...more }: Lying) => JSON.stringify(more);
  return rest(one) === rest(other);
}

export const DEEP_SPACE = "deep-space";
export const PORTRAIT = "portrait";

/** Every card of a realm with where it lies, attached ones after their bearer. */
export function* all(seat: SeatView): Generator<{ one: Lying; location: string; side: Side }> {
  const beside: Sides = { top: seat.under ?? [], bottom: seat.kept ?? [] };
  const places = [...Object.entries(seat.realm), [DEEP_SPACE, seat.deep_space ?? NOTHING], [PORTRAIT, beside]] as const;
  for (const [location, sides] of places) {
    for (const side of ["top", "bottom"] as Side[]) {
      const open = [...sides[side]];
      for (let entry = open.shift(); entry !== undefined; entry = open.shift()) {
        const one = lying(entry);
        yield { one, location, side };
        open.unshift(...(one.attached ?? []));
      }
    }
  }
}

/** Whose realm holds this card (of that copy). */
export function holder(view: View, card: string, copy?: number): number | null {
  for (const [seat, whole] of (view.seats as SeatView[]).entries()) {
    for (const { one } of all(whole)) {
      if (one.card === card && (copy === undefined || (one.copy ?? 1) === copy)) return seat;
    }
  }
  return null;
}

/** An Ally ship in Deep Space, with the Hero ship that engages it. */
export interface Berth {
  ally: Lying;
  hero: Lying | null;
}

/** Deep Space: the Ally ships, and the Hero ships that engage none of them. */
export function berths(seat: SeatView): { pairs: Berth[]; alone: Lying[] } {
  const { top, bottom } = seat.deep_space ?? NOTHING;
  const alone = top.map(lying);
  const pairs = bottom.map(lying).map((ally) => {
    const at = alone.findIndex((hero) => hero.card === ally.engaged);
    return { ally, hero: at < 0 ? null : alone.splice(at, 1)[0]! };
  });
  return { pairs, alone };
}

/** Can the pawn of a seat stand there: at a location of its realm, or on a ship of its own? */
export function isPlace(seat: SeatView, place: string): boolean {
  return place in seat.realm || (seat.deep_space?.bottom ?? []).some((one) => lying(one).card === place);
}

/** `top-1`, `hedge-maze:top-1`, `covered-top-2`: which symbol a mark means. */
export function symbolAt(mark: string): { location: string; side: Side; n: number } | null {
  const found = /^(?:covered-)?(?:([\w-]+):)?(top|bottom)-(\d+)$/.exec(mark);
  if (!found) return null;
  return { location: found[1] ?? "", side: found[2] as Side, n: Number(found[3]) };
}

/** Cards that lie beside while something is carried out, as far as the reader knows them. */
export function beside(view: View): { seat: number; card: string }[] {
  return (view.seats as SeatView[]).flatMap((whole, seat) =>
    known(whole.aside).map((card) => ({ seat, card })),
  );
}

/** How near a seat is to its objective, from 0 to 1. */
export function progress(notes: Notes, seat: number): number {
  const goals = notes.seats?.[seat]?.goals ?? [];
  if (!goals.length) return 0;
  const parts = goals.map(([, have, need]) => (need > 0 ? Math.min(1, Math.max(0, have / need)) : 1));
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
