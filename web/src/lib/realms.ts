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
}
export type Entry = string | Lying;

export type Side = "top" | "bottom";
export type Realm = Record<string, Record<Side, Entry[]>>;

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
  aside?: (string | null)[] | number;
}

/** What a seat may own a number of, each with an emblem. */
const STORES = ["power", "credits", "ambition"];

export function stores(seat: SeatView): [string, number][] {
  return STORES.filter((name) => typeof seat[name] === "number").map((name) => [name, seat[name] as number]);
}

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

/** Every card of a realm with where it lies, attached ones after their bearer. */
export function* all(seat: SeatView): Generator<{ one: Lying; location: string; side: Side }> {
  for (const [location, sides] of Object.entries(seat.realm)) {
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
