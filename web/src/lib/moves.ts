/** Which cards fly where when these events are shown. */

import type { Move } from "./stage";
import type { GameEvent, Place } from "./wire";

const HEAPS = ["deck", "taken", "discard", "fate", "fate_discard", "supply"];
/** A card of these events lies there already, and is only turned. */
const IN_PLACE = ["turn-over"];

const ENGAGED = "engaged";

/** Where a card comes from that is not told because everybody knows: a hand, or a deck. */
function origin(event: GameEvent, reader: number | null): string | null {
  const { event: kind, to, seat, card } = event;
  if (kind === "deal") return "deal";
  if (!to || to.seat === undefined) return null;
  // The ship lies there already, and comes to the other one.
  if (to.zone === ENGAGED) return inRealm(to, event);
  if (kind === "draw") return `deck:${to.seat}`;
  if (to.zone === "fate_discard") return `fate:${to.seat}`;
  if (kind === "play" || kind === "attach") {
    if (to.side === "top" || to.seat !== seat) return `fate:${to.seat}`;
    return seat === reader && card ? `hand:${seat}:${card}` : `hand:${seat}`;
  }
  return kind === "discard" ? `hand:${seat}` : null;
}

/** A place in a realm: a location and its side, a card of it where one is told. */
function inRealm(place: Place, event: GameEvent): string | null {
  if (place.zone === ENGAGED) return `realm:${place.seat}:deep-space:top:${event.card ?? ""}`;
  if (place.zone === "pawn") return `pawn:${place.seat}:${place.location}`;
  if (!place.location || !place.side) return null;
  const lies = `realm:${place.seat}:${place.location}:${place.side}:${event.card ?? ""}`;
  return event.copy === undefined ? lies : `${lies}:${event.copy}`;
}

function spot(place: Place | undefined, event: GameEvent, reader: number | null): string | null {
  if (!place) return null;
  if (place.location) return inRealm(place, event);
  // A Restriction goes under the pawn.
  if (place.zone === "pawn") return `pawn:${place.seat}:${event.card ?? ""}`;
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
      : (spot(event.from, event, reader) ?? origin(event, reader));
    if (event.event !== kind) step += 1;
    kind = event.event;
    if (!from || !to || event.event === "trick") continue;
    const zone = event.to!.zone;
    const heap = HEAPS.includes(zone) || (zone === "hand" && event.to!.seat !== reader);
    out.push({ from, to, step, heap });
  }
  return out;
}
