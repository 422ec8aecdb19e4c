/**
 * The field of nimbers below 2¹⁶: products and inverses (Conway, On numbers and games, chapter 6). A Fermat
 * power F = 2^(2^k) times a smaller nimber is their ordinary product, and F · F = 3F/2.
 */

/** The number of nimbers in the field, which is closed under sums, products and inverses. */
export const nimbersInField = 2 ** 16;

/**
 * One bit less than the field's Fermat powers have: the halves in which a nimber is split first have 8 bits.
 */
const halfOfField = 8;

/**
 * The nim product of two nimbers below 2¹⁶. It splits both in halves of as many bits and multiplies these:
 * with a = a₁F + a₀ and b = b₁F + b₀, a · b = (a₁b₁ + a₁b₀ + a₀b₁)F + a₀b₀ + a₁b₁ · F/2. The depth is 4.
 */
export function nimProduct(a: number, b: number, half = halfOfField): number {
  if (a < 2 || b < 2) return a * b;
  if (half === 0) return a & b;
  const fermat = 2 ** half;
  const [highA, lowA, highB, lowB] = [a >> half, a & (fermat - 1), b >> half, b & (fermat - 1)];
  const smaller = half >> 1;
  const low = nimProduct(lowA, lowB, smaller);
  const high = nimProduct(highA, highB, smaller);
  // Three products are enough: the factor of F is (a₁ + a₀)(b₁ + b₀) − a₀b₀.
  const middle = nimProduct(highA ^ lowA, highB ^ lowB, smaller) ^ low;
  return (middle * fermat) ^ low ^ nimProduct(high, fermat >> 1, smaller);
}

/**
 * The nimber whose product with n is 1, for 0 < n < 2¹⁶: the nonzero elements are a group of order 2¹⁶ − 1,
 * so it is the power 2¹⁶ − 2.
 */
export function nimInverse(n: number): number {
  let inverse = 1;
  let power = n;
  // 2¹⁶ − 2 is 2 + 4 + … + 2¹⁵.
  for (let bit = 1; bit < 16; bit++) {
    power = nimProduct(power, power);
    inverse = nimProduct(inverse, power);
  }
  return inverse;
}
