/** Emblems from game-icons: the common ones come with the page, those of a game when it is opened. */

import { SvelteMap } from "svelte/reactivity";
import common from "./emblems.json?url";
import starWars from "./emblems-star-wars.json?url";
import villainous from "./emblems-villainous.json?url";

const SHEETS = { common, villainous, starWars };
const paths = new SvelteMap<string, string>();
const asked = new Set<string>();

export async function bringEmblems(sheet: keyof typeof SHEETS): Promise<void> {
  if (asked.has(sheet)) return;
  asked.add(sheet);
  try {
    const found = (await (await fetch(SHEETS[sheet])).json()) as Record<string, string>;
    for (const [name, path] of Object.entries(found)) paths.set(name, path);
  } catch {
    asked.delete(sheet);
  }
}

/** What the cards and boards of a game need beside the common ones. */
export function bringEmblemsOf(game: string): void {
  if (game.endsWith("-villainous")) void bringEmblems("villainous");
  if (game === "star-wars-villainous") void bringEmblems("starWars");
}

/** The outline of the first of these emblems that there is, on a ground of 512 by 512. */
export function emblem(...names: string[]): string {
  for (const name of names) {
    const path = paths.get(name);
    if (path) return path;
  }
  return "";
}
