/** Doubles that are added without rounding. */

/** a + b; NaN where it is not a double, so that every result that uses it is NaN too. */
export function exactly(a: number, b: number): number {
  const sum = a + b;
  return sum - a === b && sum - b === a ? sum : Number.NaN;
}
