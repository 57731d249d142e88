/** Shows what an update brings: what flies, what stays in sight for a moment, what is heard. */

import { tick } from "svelte";
import { moves } from "./moves";
import { flight } from "./settings.svelte";
import { sound } from "./sound";
import { Stage, type Move } from "./stage";
import type { GameEvent, View } from "./wire";

export interface Trick {
  leader: number;
  cards: number[];
  taker: number;
}

/** After a longer absence only the last of it is shown. */
const STEPS = 6;
const TRICK_STAYS = 900;
const GAIN_STAYS = 6000;
const POWER_STAYS = 2200;
/** Which events change what a seat has, and which way. */
const OTHERS = ["ambition", "targets"];
const POWER: Record<string, number> = { gain: 1, pay: -1, lose: -1 };

export class Show {
  readonly stage = new Stage();
  /** A trick that is complete lies there for a moment before its taker gathers it. */
  held: Trick | null = $state.raw(null);
  /** What each seat has just got on its score. */
  gains: Record<number, number> = $state.raw({});
  /** The same of what it has a number of: by seat and by name, where it is not the usual one. */
  paid: Record<string, number> = $state.raw({});

  #timer: ReturnType<typeof setTimeout> | undefined;
  #gainTimer: ReturnType<typeof setTimeout> | undefined;
  #paidTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly reader: () => number | null) {}

  /** Must be told before the page knows of the update. */
  before(events: GameEvent[], old: View | null): void {
    const reader = this.reader();
    const gathered = this.held ? gather(this.held) : [];
    clearTimeout(this.#timer);
    this.held = null;
    const trick = finished(events, old);
    const split = trick
      ? events.map((event) => event.event).lastIndexOf("trick")
      : events.length;
    const first = [...gathered, ...latest(moves(events.slice(0, split), reader))];
    const then = moves(events.slice(split), reader);
    this.stage.look([...first, ...then]);
    this.held = trick;
    this.#score(events);
    this.#hear(events, reader);
    const stays = trick ? Math.max(TRICK_STAYS, flight() * 2.2) : 0;
    void tick().then(() => {
      this.stage.play(first, then, stays + flight());
      if (stays) this.#timer = setTimeout(() => this.#gather(), stays);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#gainTimer);
    clearTimeout(this.#paidTimer);
  }

  #gather(): void {
    if (!this.held) return;
    const going = gather(this.held);
    this.stage.look(going);
    this.held = null;
    if (this.stage.ready()) sound("gather");
    void tick().then(() => this.stage.play(going));
  }

  #score(events: GameEvent[]): void {
    const moved = events.filter(
      (event) => event.seat !== undefined && (event.event in POWER || tokens(event)),
    );
    if (moved.length) {
      const sums: Record<string, number> = {};
      for (const event of moved) {
        const zone = (event.to ?? event.from)?.zone ?? "";
        const key = paidKey(event.seat!, zone);
        sums[key] = (sums[key] ?? 0) + (event.amount ?? 0) * (POWER[event.event] ?? 1);
      }
      this.paid = sums;
      clearTimeout(this.#paidTimer);
      this.#paidTimer = setTimeout(() => (this.paid = {}), POWER_STAYS);
    }
    const scores = events.filter((event) => event.event === "score");
    // The end has a page of its own for that.
    if (!scores.length || events.some((event) => event.event === "win")) return;
    this.gains = Object.fromEntries(scores.map((event) => [event.seat!, event.amount ?? 0]));
    clearTimeout(this.#gainTimer);
    this.#gainTimer = setTimeout(() => (this.gains = {}), GAIN_STAYS);
  }

  #hear(events: GameEvent[], reader: number | null): void {
    if (events.some((event) => event.event === "win")) sound("end");
    else if (events.some((event) => event.event === "turn" && event.seat === reader)) sound("turn");
    else if (events.some((event) => ["play", "move", "deal"].includes(event.event))) sound("card");
  }
}

/** What is not said to be something else is what everybody pays with: Power, or Credits. */
export function paidKey(seat: number, name: string): string {
  return `${seat}:${OTHERS.includes(name) ? name : ""}`;
}

/** Target tokens are collected. */
const tokens = (event: GameEvent) => event.event === "take" && event.to?.zone === "targets";

function latest(all: Move[]): Move[] {
  const last = all.at(-1)?.step ?? 0;
  return all.filter((move) => move.step > last - STEPS);
}

function gather(trick: Trick): Move[] {
  return trick.cards.map((_, n, all) => ({
    from: `trick:${seatOf(trick, n, all.length)}`,
    to: `taken:${trick.taker}`,
    step: 0,
    heap: true,
  }));
}

/** Everybody plays once to a trick, clockwise. */
function seatOf(trick: Trick, n: number, players: number): number {
  return (trick.leader + n) % players;
}

/** The last trick that these events complete. */
function finished(events: GameEvent[], old: View | null): Trick | null {
  if (!old || !Array.isArray(old.trick)) return null;
  let out: Trick | null = null;
  let leader: number = old.leader;
  let cards: number[] = [...old.trick];
  for (const event of events) {
    if (event.event === "play") {
      cards.push(Number(event.card));
      out = null;
    } else if (event.event === "trick") {
      out = { leader, cards, taker: event.seat! };
      leader = event.seat!;
      cards = [];
    }
  }
  return out;
}
