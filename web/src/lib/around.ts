/** Where people sit round a table that is looked at from one seat, in pixels. */

export interface Spot {
  x: number;
  y: number;
}

/** The others, clockwise from the one on the left. */
export function others(players: number, eye: number): number[] {
  return Array.from({ length: players - 1 }, (_, n) => (eye + 1 + n) % players);
}

/** On an oval: the seat that looks sits below, the others follow clockwise. */
export function onOval(n: number, players: number, width: number, height: number, rx: number, ry: number): Spot {
  const angle = ((90 + (360 * n) / players) * Math.PI) / 180;
  return { x: width / 2 + rx * Math.cos(angle), y: height / 2 + ry * Math.sin(angle) };
}

/** Side by side on a line. */
export function inRow(n: number, count: number, from: number, to: number, y: number): Spot {
  return { x: from + ((to - from) * (n + 0.5)) / count, y };
}
