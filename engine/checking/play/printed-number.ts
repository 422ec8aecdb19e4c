/** A number as a table prints it, in lowest terms: 3, -1/2. Precondition: it is a binary fraction. */
export function printedNumber(x: number): string {
  let denominator = 1;
  while (!Number.isInteger(x * denominator)) denominator *= 2;
  return denominator === 1 ? String(x + 0) : `${x * denominator}/${denominator}`;
}
