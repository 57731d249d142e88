import type { berths } from "../lib/realms";

/** How large everything in a realm is, in pixels, for the room that there is. */

export interface Geometry {
  columns: number;
  column: number;
  /** A card, a symbol, the tile of a location, the room above and below it. */
  card: number;
  symbol: number;
  tile: number;
  zone: number;
  name: number;
  look: "short" | "tiny";
  /** There is room for the symbols of the board. */
  symbols: boolean;
  /** The symbols of a location stand in one line: below its name, or (`line`) beside it. */
  flat: boolean;
  line: boolean;
  /** The locations stand in two rows, one below the other. */
  stacked: boolean;
  /** Deep Space at the right end (below all others where they are `flat`): how wide, how high. */
  space: { width: number; height: number };
}

export const GAP = 6;
const TALL = { short: 1.16, tiny: 1 };
/** What Deep Space needs without a ship, for each Ally ship, and for Hero ships that are alone; in
 * locations. */
export const BARE_SPACE = 0.42;
const ALLY_SHIP = 0.7;
const HERO_SHIPS = 0.48;
/** From this width on a card's name can be read. */
const NAMED = 54;
export const NARROW = 430;

/** `ships`: how much room there is to be for ships, counted in locations; null where there is no
 * Deep Space. */
export function geometry(
  width: number,
  height: number,
  locations: number,
  most: number,
  ships: number | null = null,
): Geometry {
  const flat = width < NARROW && height > 200 && locations > 2;
  const columns = flat ? Math.ceil(locations / 2) : locations;
  const rows = Math.ceil(locations / columns);
  const beside = flat || ships === null ? 0 : ships;
  const column = (width - GAP * (columns - 1 + (beside ? 1 : 0))) / (columns + beside);
  const below = !flat || ships === null ? 0 : ships > BARE_SPACE ? clamp(height * 0.19, 54, 84) : 20;
  const row = (height - below - GAP * (rows - 1 + (below ? 1 : 0))) / rows;
  const space = flat ? { width, height: below } : { width: column * beside, height: row };
  if (flat) {
    const symbol = clamp(Math.min(column * 0.21, row * (below ? 0.25 : 0.3)), 20, 38);
    const name = 12;
    const tile = symbol + name * 1.4 + (below ? 9 : 14);
    const zone = Math.max(20, (row - tile) / 2);
    const card = clamp(zone - 6, 16, Math.min(most, column * 0.32));
    return { columns, column, card, symbol, tile, zone, name, look: "tiny", symbols: true, flat, line: false, stacked: true, space };
  }
  const room = Math.min(most, column * 0.46);
  const named = Math.min(room, (row * 0.27) / TALL.short * 1.08);
  const look = named >= NAMED ? "short" : "tiny";
  const card = Math.max(15, look === "short" ? named : Math.min(room, row * 0.3));
  const lies = card * TALL[look] + 8;
  const tile = clamp(row - 2 * lies, 20, column * 0.95);
  const line = tile >= 20 && ((tile < 42 && column >= 130) || (tile < 88 && column >= 240));
  if (line) {
    const symbol = clamp(Math.min(tile - 6, column * 0.11), 12, 32);
    const name = clamp(tile * 0.42, 9, 15);
    return { columns, column, card, symbol, tile, zone: (row - tile) / 2, name, look, symbols: true, flat: true, line, stacked: false, space };
  }
  // Too low for a name between two rows of symbols: the name, and one row below it.
  if (tile >= 42 && tile < 88 && column >= 110) {
    const symbol = clamp(Math.min((column - 26) / 4.6, tile - 27), 12, 34);
    return { columns, column, card, symbol, tile, zone: (row - tile) / 2, name: 12, look, symbols: true, flat: true, line, stacked: false, space };
  }
  const symbols = column >= 74 && tile >= 52;
  const name = clamp(Math.min(column * 0.085, tile * 0.2), 9, 20);
  const symbol = symbols ? clamp(Math.min(column * 0.2, (tile - name * 1.5 - 12) / 2), 12, 56) : 0;
  return { columns, column, card, symbol, tile, zone: (row - tile) / 2, name, look, symbols, flat, line, stacked: false, space };
}

/** How far apart cards lie in a row: side by side, or over each other where there is no room. */
export function apart(cards: number, size: number, room: number): number {
  if (cards < 2) return 0;
  return Math.min(size + 5, (room - size) / (cards - 1));
}

/** How wide what stands beside a small card is: its Bounties. */
export const beside = (card: number): number => clamp(card * 1.2, 34, 52);

export interface Heap {
  /** How wide each card is, how far apart they lie; `small` ones may stand in two rows. */
  card: number;
  step: number;
  small: boolean;
}

/** From this width on a card can be told from others, and touched. */
const TOUCHED = 18;

/** Cards of a location: in a row, over each other if need be; smaller, in one row or two, where so
 * little would be seen of each that none could be told from the others. */
export function heap(cards: number, size: Geometry, room: number): Heap {
  const step = apart(cards, size.card, room);
  const row = { card: size.card, step, small: false };
  if (cards < 3 || step >= size.card * 0.62) return row;
  const one = room / cards - 3;
  const two = Math.min(room / Math.ceil(cards / 2) - 3, (size.zone - 6) / 2);
  const card = Math.min(size.card, Math.max(one, two));
  return card >= TOUCHED ? { card, step: card + 3, small: true } : row;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** How much room ships need at the right end of a sector, in locations. */
export function roomFor({ pairs, alone }: ReturnType<typeof berths>): number {
  const all = pairs.length * ALLY_SHIP + (alone.length ? HERO_SHIPS : 0);
  return Math.max(BARE_SPACE, Math.min(all, 2));
}
