/** Arithmetic of nimbers: mex and nim-sum (C. L. Bouton; R. P. Sprague; P. M. Grundy). */

/** The least nonnegative integer that is not among these numbers; linear. */
export function mex(numbers: Iterable<number>): number {
  const seen = new Set(numbers);
  let m = 0;
  while (seen.has(m)) m++;
  return m;
}

/** a ⊕ b: binary addition without carrying, for nonnegative integers below 2³¹. */
export const nimSum = (a: number, b: number): number => a ^ b;
