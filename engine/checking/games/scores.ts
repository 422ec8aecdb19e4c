/**
 * Scores: fractions whose denominators are small, or powers of two. Each is kept as the double next to it.
 * Scores are only added and compared, and two fractions with denominators up to 4,096 are further apart than
 * sums of some doubles err, so that each double represents one fraction, which can be found again.
 */

const largestDenominator = 4096;
const largestScore = 2 ** 20;
const error = 2 ** -30;

/** The double that represents a computed score; undefined where it is not such a fraction. */
export function settledScore(x: number): number | undefined {
  if (!(Math.abs(x) < largestScore)) return undefined;
  if (Number.isSafeInteger(x * 2 ** 20)) return x + 0;
  const found = fractionNear(x);
  return found && found[0] / found[1];
}

/** By its continued fraction, whose convergents are the best approximations. */
function fractionNear(x: number): readonly [numerator: number, denominator: number] | undefined {
  let [p, q, pBefore, qBefore] = [Math.floor(x), 1, 1, 0];
  let rest = x - p;
  while (Math.abs(x - p / q) > error) {
    if (rest === 0) return undefined;
    const inverse = 1 / rest;
    const whole = Math.floor(inverse);
    rest = inverse - whole;
    [p, pBefore] = [whole * p + pBefore, p];
    [q, qBefore] = [whole * q + qBefore, q];
    if (q > largestDenominator) return undefined;
  }
  return [p, q];
}

const form = /^(-?)(?:(\d{1,15})\/(\d{1,15})|(\d{1,15}(?:\.\d{1,3})?))$/;

/**
 * A score as it is written: "3", "-0.5", "1/3"; decimals have three figures at most. Undefined of other text,
 * and where it is too large or fine.
 */
export function readExactScore(text: string): number | undefined {
  const parts = form.exec(text.replace('−', '-'));
  if (!parts) return undefined;
  const size = parts[4] === undefined ? Number(parts[2]) / Number(parts[3]) : Number(parts[4]);
  return settledScore(parts[1] === '-' ? -size : size);
}

/** In lowest terms: 3, -1/2. Precondition: it is settled. */
export function scoreInLowestTerms(x: number): string {
  if (Number.isInteger(x)) return String(x + 0);
  let [numerator, denominator] = fractionNear(x) ?? [x, 1];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [2 * numerator, 2 * denominator];
  return `${numerator}/${denominator}`;
}
