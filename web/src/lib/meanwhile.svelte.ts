/** What the others did since the reader's last turn, to be read or seen once more. */

import type { GameEvent, Notes, View } from "./wire";

/** A picture of the table, and what led to it. */
export interface Shot {
  view: View;
  notes: Notes;
  events: GameEvent[];
}

const MOST = 80;

export class Meanwhile {
  /** The turns of the others, once the reader's own has begun; empty while there is none. */
  told: Shot[] = $state.raw([]);
  /** Which of them is shown once more; null: the table as it is. */
  at: number | null = $state(null);

  #shots: Shot[] = [];
  #before: View | null = null;

  constructor(readonly reader: () => number | null) {}

  /** After each update. */
  heard(events: GameEvent[], view: View | null, notes: Notes): void {
    const reader = this.reader();
    const before = this.#before;
    this.#before = view;
    if (!view || reader === null || !events.length) return;
    if (events.some((event) => event.event === "undo")) {
      this.#shots = [];
      return this.forget();
    }
    const mine = before?.waiting === reader;
    const others = events.some((event) => event.event === "turn" && event.seat !== reader);
    if (mine && view.waiting === reader && !others) return;
    // The reader's own turn is over: from here on it is told.
    if (mine) this.#shots = [];
    this.#shots = [...this.#shots, { view, notes, events }].slice(-MOST);
    if (view.waiting === reader) {
      this.told = this.#shots;
      this.#shots = [];
    } else if (mine) this.forget();
  }

  forget(): void {
    this.told = [];
    this.at = null;
  }

  get now(): Shot | null {
    return this.at === null ? null : (this.told[this.at] ?? null);
  }

  /** The next one; after the last the table is as it is. */
  next(): void {
    const next = (this.at ?? -1) + 1;
    this.at = next < this.told.length ? next : null;
  }

  stop(): void {
    this.at = null;
  }
}
