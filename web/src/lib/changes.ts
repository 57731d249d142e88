/** Numbers that cards have changed, with their reasons, as sentences. */

import type { Change } from "./wire";
import { nameOf, say } from "./words.svelte";

const OWN = ["printed", "tokens"];

/** `Strength 4: printed 2, +2 Sword of Truth`; with a currency `Cost 3 Credits: printed 2, …` */
export function changed(what: "strength" | "cost" | "hunt", change: Change, currency = ""): string {
  const parts = change.parts.map(([by, amount]) => {
    if (by === "printed") return say("web-printed", { count: amount });
    const who = OWN.includes(by) ? say("web-tokens") : nameOf("card", by.split("#")[0]!);
    return `${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${who}`;
  });
  const title = say(`ui-${what}`);
  const told = `${title} ${currency ? say(currency, { count: change.now }) : change.now}`;
  return change.parts.length > 1 ? `${say("web-titled", { what: told })} ${parts.join(", ")}` : told;
}

/** Where a cost differs from place to place, or from bearer to bearer. */
export function elsewhere(change: Change): string[] {
  const costs = change.by_location ?? change.by_card ?? {};
  const kind = change.by_location ? "location" : "card";
  return Object.entries(costs).map(([id, cost]) => `${say("web-titled", { what: nameOf(kind, id.split("#")[0]!) })} ${cost}`);
}
