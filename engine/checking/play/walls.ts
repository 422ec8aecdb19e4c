/**
 * Walls of thermographs as broken lines: the check computes stops, means and temperatures with them. Numbers
 * are doubles and exact; a wall with larger or finer ones is not drawn.
 */

/** Corners upward: [x, t]; above the last one the wall is upright. */
export type WallByHand = readonly (readonly [x: number, t: number])[];

export const isFine = (x: number): boolean => Number.isSafeInteger(x * 2 ** 30) && Math.abs(x) < 2 ** 20;

/** Where a wall is at a tax. */
export function placeOfWall(wall: WallByHand, t: number): number {
  for (let i = wall.length - 1; i >= 0; i--) {
    const [x, from] = wall[i];
    if (from > t) continue;
    const above = wall[i + 1];
    return above ? x + ((above[0] - x) * (t - from)) / (above[1] - from) : x;
  }
  return wall[0][0];
}

export const taxesOf = (walls: readonly WallByHand[]): number[] =>
  [...new Set(walls.flatMap((wall) => wall.map(([, t]) => t)))].toSorted((a, b) => a - b);

/** Where two straight pieces cross between two taxes. */
export function crossingOfWalls(a: WallByHand, b: WallByHand, from: number, to: number): number | undefined {
  const [here, there] = [
    placeOfWall(a, from) - placeOfWall(b, from),
    placeOfWall(a, to) - placeOfWall(b, to),
  ];
  if (here === 0 || there === 0 || here > 0 === there > 0) return undefined;
  return from + ((to - from) * here) / (here - there);
}

/** The greatest or least of several walls, which are upright above their last corners. */
function extremeWall(walls: readonly WallByHand[], best: (...xs: number[]) => number): WallByHand {
  return walls.reduce((one, other) => {
    const taxes = taxesOf([one, other]);
    const crossed = taxes.flatMap((t, i) => {
      const between = i + 1 < taxes.length ? crossingOfWalls(one, other, t, taxes[i + 1]) : undefined;
      return between === undefined ? [t] : [t, between];
    });
    return crossed.map((t) => [best(placeOfWall(one, t), placeOfWall(other, t)), t] as const);
  });
}

/**
 * The wall after the tax has been paid; above its last corner it moves by one for each unit, to a tax that
 * none exceeds.
 */
function taxedWall(wall: WallByHand, sign: 1 | -1): WallByHand {
  const top = 2 ** 21;
  return [...wall, [wall[wall.length - 1][0], top] as const].map(([x, t]) => [x + sign * t, t] as const);
}

type BothWalls = { readonly left: WallByHand; readonly right: WallByHand };

/**
 * Both walls by those of the options, before they meet: the greatest of Left's options' Right walls and the
 * least of the others, taxed.
 */
export const wallsOfOptions = (lefts: readonly BothWalls[], rights: readonly BothWalls[]): BothWalls => {
  const greatest = extremeWall(
    lefts.map(({ right }) => right),
    Math.max,
  );
  const least = extremeWall(
    rights.map(({ left }) => left),
    Math.min,
  );
  return { left: taxedWall(greatest, -1), right: taxedWall(least, 1) };
};

/** A number as a table prints it, in lowest terms: 3, -1/2. Precondition: it is a binary fraction. */
export function printedNumber(x: number): string {
  let denominator = 1;
  while (!Number.isInteger(x * denominator)) denominator *= 2;
  return denominator === 1 ? String(x + 0) : `${x * denominator}/${denominator}`;
}
