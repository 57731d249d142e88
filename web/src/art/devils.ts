/** How many little devils a card of that number carries (LD-1). */
const FIVE = [15, 25, 35, 45];
const THREE = [6, 8, 10, 20, 30, 40, 50, 52, 54];
const TWO = [4, 12, 18, 22, 28, 32, 38, 42, 48];
const NONE = [1, 2, 14, 16, 24, 26, 34, 36, 44, 46];

export function devilsOn(number: number): number {
  if (FIVE.includes(number)) return 5;
  if (THREE.includes(number)) return 3;
  if (TWO.includes(number)) return 2;
  return NONE.includes(number) ? 0 : 1;
}
