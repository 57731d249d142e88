/** Each thing that is counted and paid has a shape of its own, so that colour never stands alone.
 * Drawn around the middle of a box of 64 by 64. */

export interface Coin {
  path: string;
  light: string;
  dark: string;
  edge: string;
  ink: string;
  /** On a card, where the number is light. */
  ground: string;
}

const ROUND = "M0-27A27 27 0 1 1-.1-27z";

export const COINS: Record<string, Coin> = {
  power: { path: ROUND, light: "#fff1bf", dark: "#d29b2c", edge: "#8d6a2b", ink: "#3b1d0c", ground: "#241029" },
  // A plate with its corners off.
  credits: {
    path: "M-19-23H19L27-15V15L19 23H-19L-27 15V-15z",
    light: "#f1fbff",
    dark: "#86b6cf",
    edge: "#2f5266",
    ink: "#10242f",
    ground: "#0f2a3a",
  },
  // A spark that stands on its point.
  ambition: {
    path: "M0-31 29 0 0 31-29 0z",
    light: "#ffe9df",
    dark: "#e58a72",
    edge: "#7a2c22",
    ink: "#35100a",
    ground: "#511410",
  },
  targets: { path: ROUND, light: "#fff", dark: "#e7d9c4", edge: "#9c1f1f", ink: "#7a1414", ground: "#4a0d0d" },
};

export const coin = (name: string): Coin => COINS[name] ?? COINS.power!;
