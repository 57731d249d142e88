/** Bots that play no villain have a name and a face of their own, the same in every language. */

import type { Palette } from "./palette";

export interface Figure extends Palette {
  name: string;
}

export const CAST: Figure[] = [
  { name: "Belial", ground: "#4a1220", line: "#ffb59a", emblem: "belial" },
  { name: "Lilith", ground: "#2c1c52", line: "#d9c6ff", emblem: "lilith" },
  { name: "Mammon", ground: "#4b3a0c", line: "#f5d76e", emblem: "mammon" },
  { name: "Astaroth", ground: "#0f3b37", line: "#8fe3c8", emblem: "astaroth" },
  { name: "Azazel", ground: "#16305a", line: "#a9cdf5", emblem: "azazel" },
  { name: "Moloch", ground: "#53280d", line: "#f7b27a", emblem: "moloch" },
];

/** Who that bot is: by its name, or by its seat where nobody gave it one. */
export function figureOf(name: string | null, seat: number): Figure | undefined {
  return name === null ? CAST[seat % CAST.length] : CAST.find((one) => one.name === name);
}
