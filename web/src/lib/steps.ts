/** The steps of a replay, fetched a page at a time as they are looked at. */

import { api } from "./api";
import type { Replayed, Step, View } from "./wire";

const PAGE = 40;

/** What is jumped over at once, where a turn is only one move. */
const UNITS: Record<string, Unit> = {
  "little-devils": "trick",
  "disney-villains-card-game": "round",
};
export type Unit = "trick" | "round" | "turn";

export function unitOf(game: string): Unit {
  return UNITS[game] ?? "turn";
}

export class Steps {
  #known = new Map<number, Step>();
  #asked = new Map<number, Promise<Replayed>>();

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  async open(): Promise<Replayed> {
    return this.#page(0);
  }

  async at(n: number): Promise<Step> {
    const known = this.#known.get(n);
    if (known) return known;
    const told = await this.#page(Math.floor(n / PAGE));
    // While a game runs, its last page grows.
    if (!this.#known.has(n)) this.#asked.delete(Math.floor(n / PAGE));
    return this.#known.get(n) ?? told.steps.at(-1)!;
  }

  /** Have the next page ready before it is wanted. */
  near(n: number, total: number): void {
    const next = Math.floor((n + PAGE / 2) / PAGE);
    if (next * PAGE < total) void this.#page(next).catch(() => {});
  }

  /** The next step, forth or back, with which a unit ends. */
  async jump(from: number, by: 1 | -1, unit: Unit, total: number): Promise<number> {
    let n = from + by;
    for (; n > 0 && n < total - 1; n += by) {
      const one = await this.at(n);
      const before = await this.at(n - 1);
      if (unit === "trick") {
        if (Object.values(one.events)[0]?.some((event) => event.event === "trick")) return n;
      } else if (one[unit] !== before[unit]) return n;
    }
    return Math.min(Math.max(n, 0), total - 1);
  }

  #page(page: number): Promise<Replayed> {
    const known = this.#asked.get(page);
    if (known) return known;
    const asked = api.replay(this.table, this.key, page * PAGE, (page + 1) * PAGE);
    this.#asked.set(page, asked);
    asked.then(
      (told) => told.steps.forEach((step) => this.#known.set(step.n, step)),
      () => this.#asked.delete(page),
    );
    return asked;
  }
}

/** A hand as a view tells of it: its cards, or how many. */
export function handOf(view: View, seat: number): unknown {
  return view.hands ? view.hands[seat] : view.seats?.[seat]?.hand;
}

/** What nobody saw: the table with every hand open. */
export function everything(views: Record<string, View>): View {
  const base = views["watch"] ?? Object.values(views)[0]!;
  const own = (seat: number) => views[String(seat)] && handOf(views[String(seat)]!, seat);
  if (Array.isArray(base.hands)) {
    return { ...base, hands: base.hands.map((hand: unknown, seat: number) => own(seat) ?? hand) };
  }
  if (!Array.isArray(base.seats)) return base;
  const seats = base.seats.map((one: View, seat: number) => ({ ...one, hand: own(seat) ?? one.hand }));
  return { ...base, seats };
}
