/**
 * Sparse spaces of nim values (Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, chapter 4): the
 * values of many octal games fall into two kinds by the parity of their binary digits under a mask. Those
 * with an even number of such digits are rare, 0 among them, and the others are common. The nim sum of two
 * values of one kind is rare, that of a rare and a common one is common.
 */

/** Whether a value has an even number of binary digits under the mask. By the mask 0 every value is rare. */
export function isRare(value: number, mask: number): boolean {
  let digits = value & mask;
  digits ^= digits >> 8;
  digits ^= digits >> 4;
  digits ^= digits >> 2;
  digits ^= digits >> 1;
  return (digits & 1) === 0;
}

/**
 * The mask by which the fewest heaps are rare, the smallest of several; `heaps` says how many heaps have each
 * value. The Walsh–Hadamard transform of these counts has, for every mask, the heaps of the rare values less
 * those of the common ones. O(w log w) for w values. Precondition: their number is a power of 2.
 */
export function sparsestMask(heaps: Float64Array): { readonly mask: number; readonly rare: number } {
  const sums = heaps.slice();
  for (let half = 1; half < sums.length; half *= 2)
    for (let i = 0; i < sums.length; i++) {
      if ((i & half) > 0) continue;
      const [low, high] = [sums[i], sums[i + half]];
      sums[i] = low + high;
      sums[i + half] = low - high;
    }
  let mask = 0;
  for (let i = 1; i < sums.length; i++) if (sums[i] < sums[mask]) mask = i;
  return { mask, rare: (sums[0] + sums[mask]) / 2 };
}
