/** Colours and shapes of the suits, and a palette for each villain. */

export interface Suit {
  ink: string;
  tint: string;
  /** A shape of its own, so that colour never stands alone; drawn in a box of 24 by 24. */
  shape: string;
}

export const SUITS: Record<string, Suit> = {
  red: { ink: "#b3212b", tint: "#f6d3cd", shape: "M12 2 22 12 12 22 2 12z" },
  blue: {
    ink: "#1c5fa8",
    tint: "#cfe1f3",
    shape: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  },
  green: {
    ink: "#1f7a3d",
    tint: "#d3ecd4",
    shape: "M3 21C2 9 9 3 21 3c1 12-6 18-14 15l6-8-8 7z",
  },
  yellow: {
    ink: "#946400",
    tint: "#fbe9b4",
    shape: "m12 1 3.1 7 7.6.7-5.7 5 1.7 7.5L12 17.3 5.3 21.2 7 13.7l-5.700-5L8.900 8z",
  },
  purple: {
    ink: "#7a2f9c",
    tint: "#ead6f3",
    shape: "M15 2a10 10 0 1 0 7 14A8.500 8.500 0 0 1 15 2z",
  },
  grey: { ink: "#4b5058", tint: "#e0e1e2", shape: "M7 2h10l5 10-5 10H7L2 12z" },
};

export interface Palette {
  ground: string;
  line: string;
  emblem: string;
}

export const VILLAINS: Record<string, Palette> = {
  maleficent: { ground: "#33204d", line: "#a5d46a", emblem: "maleficent" },
  jafar: { ground: "#5a1420", line: "#f0b64a", emblem: "jafar" },
  "captain-hook": { ground: "#14294f", line: "#ecd9b0", emblem: "captain-hook" },
  scar: { ground: "#4a2b12", line: "#e58b3a", emblem: "scar" },
  ursula: { ground: "#0b3a40", line: "#7fe0d0", emblem: "ursula" },
  cruella: { ground: "#191719", line: "#e6e1dc", emblem: "cruella" },
  "prince-john": { ground: "#4d3310", line: "#f2cf63", emblem: "prince-john" },
  "queen-of-hearts": { ground: "#4d0f38", line: "#ffb3c7", emblem: "queen-of-hearts" },
  "boba-fett": { ground: "#25361f", line: "#d9c27a", emblem: "boba-fett" },
  "cad-bane": { ground: "#1f3140", line: "#e8a06a", emblem: "cad-bane" },
  "seventh-sister": { ground: "#1d1d22", line: "#ff7a6b", emblem: "seventh-sister" },
};

export const NOBODY: Palette = { ground: "#3a1d46", line: "#d8b25e", emblem: "imp-laugh" };
