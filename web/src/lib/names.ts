/** What everybody at a table is called. */

import { figureOf } from "../art/cast";
import type { SeatInfo } from "./wire";
import { nameOf, say } from "./words.svelte";

export function nameAt(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.villain) return nameOf("villain", seat.villain);
  if (seat.kind === "bot") return figureOf(null, seat.seat)!.name;
  return say("ui-seat-name", { seat: seat.seat + 1 });
}
