/**
 * Answers, yes or no, to questions about pairs of numbers below a bound: two bits a pair, row by row, so that
 * no pair is hashed and the answers about one number are together. O(1) a call, growing included; bound² / 4
 * bytes, of which only the rows that were used take up memory.
 */

export type PairAnswers = { bits: Uint8Array; size: number };

/** Numbers from here on have no place. */
export const mostPlaced = 1 << 14;

const SMALLEST = 64;

/** Grows by itself. */
export const pairAnswers = (): PairAnswers => ({
  bits: new Uint8Array(SMALLEST * (SMALLEST >> 2)),
  size: SMALLEST,
});

/** 1 for yes, 0 for no, −1 where there is no answer. */
export function answerAbout({ bits, size }: PairAnswers, a: number, b: number): number {
  if (a >= size || b >= size) return -1;
  return ((bits[a * (size >> 2) + (b >> 2)] >> (2 * (b & 3))) & 3) - 1;
}

/** Gives an answer where there was none. Precondition: both numbers are below `mostPlaced`. */
export function giveAnswer(answers: PairAnswers, a: number, b: number, yes: boolean): void {
  if (a >= answers.size || b >= answers.size) grow(answers, Math.max(a, b));
  const { bits, size } = answers;
  bits[a * (size >> 2) + (b >> 2)] |= (yes ? 2 : 1) << (2 * (b & 3));
}

function grow(answers: PairAnswers, most: number): void {
  const before = answers.size >> 2;
  let { size } = answers;
  while (size <= most) size *= 2;
  const bits = new Uint8Array(size * (size >> 2));
  for (let a = 0; a < answers.size; a++)
    bits.set(answers.bits.subarray(a * before, (a + 1) * before), a * (size >> 2));
  answers.bits = bits;
  answers.size = size;
}
