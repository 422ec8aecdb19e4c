/**
 * Moves drawn by chance from a mixed strategy, so that the same seed draws the same moves. The generator is
 * xoshiro128** (Blackman and Vigna, 2018), its state filled by SplitMix32 from the seed and the number of the
 * joint round: what is drawn in a round does not depend on what was chosen before. A number below the common
 * denominator is taken from as many whole words as it needs, and drawn again where it is too large, so that
 * each move comes exactly with its probability.
 */
import { printedRational, rational } from '../numbers/rationals.ts';

/** A source of words of 32 bits, as numbers from 0 to 2³² − 1. */
export type RandomWords = () => number;

/** A step of SplitMix32: a bijection of the words that leaves no pattern of its argument. */
function mixed(word: number): number {
  let z = (word + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The words of a joint round, counted from 0. The seed is a whole number from 0 to 2³² − 1. */
export function seededWords(seed: number, round: number): RandomWords {
  let from = mixed(mixed(seed) ^ Math.imul(round + 1, 0x85ebca6b));
  const state = Int32Array.from({ length: 4 }, () => {
    from = (from + 0x9e3779b9) >>> 0;
    return mixed(from);
  });
  return () => {
    const word = Math.imul(rotated(Math.imul(state[1], 5), 7), 9) >>> 0;
    const shifted = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotated(state[3], 11);
    return word;
  };
}

/**
 * A number from 0 to `bound` − 1, each as probable as any other. At most twice as many draws as it needs, on
 * average.
 */
export function numberBelow(bound: bigint, words: RandomWords): bigint {
  if (bound === 1n) return 0n;
  const bits = (bound - 1n).toString(2).length;
  const surplus = BigInt((32 - (bits % 32)) % 32);
  for (;;) {
    let drawn = 0n;
    for (let taken = 0; taken < bits; taken += 32) drawn = (drawn << 32n) | BigInt(words());
    drawn >>= surplus;
    if (drawn < bound) return drawn;
  }
}

/**
 * The place of the move that is drawn from a mixed strategy, whose probabilities are exact fractions as text
 * that add up to 1. One with probability 0 never is.
 */
export function drawnPlace(shares: readonly string[], words: RandomWords): number {
  const strategy = shares.map(printedRational);
  // In lowest terms a/b has the numerator a divided by what both have in common: times b that is the least
  // common multiple.
  const denominator = strategy.reduce(
    (least, share) => rational(least, share.denominator).numerator * share.denominator,
    1n,
  );
  let left = numberBelow(denominator, words);
  return strategy.findIndex((share) => {
    left -= (share.numerator * denominator) / share.denominator;
    return left < 0n;
  });
}
