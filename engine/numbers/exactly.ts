/** Doubles that are added without rounding. */

/** a + b; NaN where it is no double, which spoils whatever is made of it. */
export function exactly(a: number, b: number): number {
  const sum = a + b;
  return sum - a === b && sum - b === a ? sum : Number.NaN;
}
