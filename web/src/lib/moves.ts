/** Which cards fly where when these events are shown. */

import type { Move } from "./stage";
import type { GameEvent, Place } from "./wire";

const HEAPS = ["deck", "taken", "discard", "fate", "fate_discard", "supply"];
/** A card of these events lies there already, and is only turned. */
const IN_PLACE = ["turn-over"];

function spot(place: Place | undefined, event: GameEvent, reader: number | null): string | null {
  if (!place) return null;
  const seat = place.seat ?? (place.zone === "trick" ? event.seat : undefined);
  const key = seat === undefined ? place.zone : `${place.zone}:${seat}`;
  const own = place.zone === "hand" && seat === reader;
  return own && event.card ? `${key}:${event.card}` : key;
}

export function moves(events: GameEvent[], reader: number | null): Move[] {
  const out: Move[] = [];
  let step = 0;
  let kind = "";
  for (const event of events) {
    const to = spot(event.to, event, reader);
    const from = IN_PLACE.includes(event.event)
      ? to
      : (spot(event.from, event, reader) ?? (event.event === "deal" ? "deal" : null));
    if (event.event !== kind) step += 1;
    kind = event.event;
    if (!from || !to || event.event === "trick") continue;
    const zone = event.to!.zone;
    const heap = HEAPS.includes(zone) || (zone === "hand" && event.to!.seat !== reader);
    out.push({ from, to, step, heap });
  }
  return out;
}
