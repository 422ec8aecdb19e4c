/**
 * Thermographs by their definition, at taxes that lie close together: slow, without corners, and without any
 * of the engine's code for them.
 */

/** A game as options by its positions; each position has a larger number than those that follow it. */
export type GridGame = {
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
};

/**
 * The number of taxes in a unit, from −1 to the greatest. All corners of the games that are tried are at
 * them.
 */
export const fineness = 128;
const greatest = 9;

export const gridTaxes: readonly number[] = Array.from(
  { length: (greatest + 1) * fineness + 1 },
  (_, k) => k / fineness - 1,
);

export const placeInGrid = (tax: number): number => (tax + 1) * fineness;

export type GridWalls = {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly mean: number;
  readonly temperature: number;
};

/** Per position of a canonical form its walls at each tax. */
export function wallsOnGrid({ left, right }: GridGame): readonly GridWalls[] {
  const found: GridWalls[] = [];
  for (const [v, lefts] of left.entries()) {
    const rights = right[v];
    if (lefts.length === 0 || rights.length === 0) {
      // In a canonical form such a position is an integer.
      const n =
        lefts.length > 0 ? found[lefts[0]].mean + 1 : rights.length > 0 ? found[rights[0]].mean - 1 : 0;
      const upright = gridTaxes.map(() => n);
      found.push({ left: upright, right: upright, mean: n, temperature: -1 });
      continue;
    }
    const leftScaffold = gridTaxes.map((t, k) => Math.max(...lefts.map((w) => found[w].right[k])) - t);
    const rightScaffold = gridTaxes.map((t, k) => Math.min(...rights.map((w) => found[w].left[k])) + t);
    const meeting = leftScaffold.findIndex((x, k) => x <= rightScaffold[k]);
    if (leftScaffold[meeting] !== rightScaffold[meeting]) throw new Error('the grid is too coarse');
    const mean = leftScaffold[meeting];
    const above = (x: number, k: number): number => (k < meeting ? x : mean);
    found.push({
      left: leftScaffold.map(above),
      right: rightScaffold.map(above),
      mean,
      temperature: gridTaxes[meeting],
    });
  }
  return found;
}
