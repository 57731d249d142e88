/** Where on the table of each game the options of a decision lie. */

import type { Option } from "../lib/wire";

const FROM_HAND = ["play", "hero", "special"];

export function held(option: Option): boolean {
  return FROM_HAND.includes(option.verb) && option.card !== undefined;
}

/** The key of a place as the boards name it; null where the option needs a button of its own. */
export function place(game: string, option: Option, reader: number | null): string | null {
  if (game === "little-devils") return option.verb === "play" ? "trick" : null;
  if (game === "disney-villains-card-game") {
    if (option.verb === "play") return `pile:${option.to}`;
    if (option.verb === "hero") return `hero:${reader}`;
    if (option.verb === "special") return "middle";
    if (option.seat !== undefined) return `pile:${option.seat}`;
    const way = option.text.split(" ")[1];
    if (way === "clockwise" || way === "counterclockwise") return `direction:${way}`;
  }
  return null;
}
