/**
 * Exact rational numbers of any size, in lowest terms with a positive denominator. Nothing is ever rounded: a
 * decimal is read digit by digit. The cost of every operation grows with the length of the numbers.
 */

export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** numerator / denominator in lowest terms. Precondition: the denominator is positive. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  const common = gcd(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** x + y. */
export const addRationals = (x: Rational, y: Rational): Rational =>
  rational(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator);

/** x − y. */
export const subtractRationals = (x: Rational, y: Rational): Rational => addRationals(x, negateRational(y));

/** −x. */
export const negateRational = ({ numerator, denominator }: Rational): Rational => ({
  numerator: -numerator,
  denominator,
});

/** x · y. */
export const multiplyRationals = (x: Rational, y: Rational): Rational =>
  rational(x.numerator * y.numerator, x.denominator * y.denominator);

/** Negative, zero or positive as x is less than, equal to or greater than y. */
export function compareRationals(x: Rational, y: Rational): number {
  const [a, b] =
    x.denominator === y.denominator
      ? [x.numerator, y.numerator]
      : [x.numerator * y.denominator, y.numerator * x.denominator];
  return a < b ? -1 : Number(a > b);
}

/** "-3/4", "5". */
export const printRational = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

/**
 * What `printRational` has written, of any length: sums of what people write are longer than what they write.
 * Throws for other text.
 */
export function printedRational(text: string): Rational {
  const [over, under = '1'] = text.split('/');
  return { numerator: BigInt(over), denominator: BigInt(under) };
}

/**
 * The number nearest to x; if a part is too large for a JavaScript number, figures above and below the line
 * are left out alike.
 */
export function numberNear({ numerator, denominator }: Rational): number {
  const figures = Math.max(`${numerator}`.length, `${denominator}`.length);
  const surplus = BigInt(Math.max(0, 4 * (figures - mostHeld)));
  return Number(numerator >> surplus) / Math.max(1, Number(denominator >> surplus));
}

/** A JavaScript number holds at least this many figures. */
const mostHeld = 250;

/** The most digits that are read: no person writes a longer number, and arithmetic with one takes long. */
const mostFigures = 200;
/** The same of what a drawing or a value has already: numbers that people wrote, added up. */
export const mostAdded = 4000;
const largestPower = 400;

/**
 * Reads integers, fractions and decimals: "5", "-1/2", "−0.25", ".5", "1.", and "1e-7" as a computer prints a
 * small number. Undefined for other text, for a denominator of 0, and beyond `most` characters, by default
 * 200.
 */
export function parseRational(text: string, most = mostFigures): Rational | undefined {
  if (text.length > most) return undefined;
  const fraction = /^([-−+]?)(\d+)\/(\d+)$/.exec(text);
  if (fraction) {
    const denominator = BigInt(fraction[3]);
    if (denominator === 0n) return undefined;
    return rational(signed(fraction[1], fraction[2]), denominator);
  }
  const decimal = /^([-−+]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([-+]?\d{1,3}))?$/i.exec(text);
  if (!decimal) return undefined;
  const [, sign, whole, after = '', power = '0'] = decimal;
  const shift = Number(power) - after.length;
  if (Math.abs(shift) > largestPower) return undefined;
  const figures = signed(sign, whole + after);
  return shift >= 0 ? rational(figures * 10n ** BigInt(shift)) : rational(figures, 10n ** BigInt(-shift));
}

const signed = (sign: string, figures: string): bigint =>
  sign === '' || sign === '+' ? BigInt(figures) : -BigInt(figures);
