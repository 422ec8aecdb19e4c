/**
 * Proves a guess at a misère quotient for every sum (T. E. Plambeck and A. N. Siegel, Misère quotients for
 * impartial games). To each sum belongs a pair: its class, and the set of the classes of its options. Adding
 * a generator to a sum changes the pair in a way that does not depend on the sum, so that finitely many pairs
 * are reached from that of the empty sum. If in each of them but the first the class is lost exactly if the
 * set has no lost class, then by induction the classes say who wins every sum.
 */
import { classOf, type Guess, productOf } from './learn.ts';
import type { Generators, SumOf } from './sums-played.ts';

type Pair = {
  readonly at: number;
  readonly set: readonly number[];
  /** The pair before, and the generator that was added to it; undefined of the empty sum. */
  readonly from?: { readonly pair: number; readonly generator: number };
};

export type ProofOfGuess =
  | { readonly kind: 'proved'; readonly pairs: number }
  /** A sum that the classes of its options contradict. */
  | { readonly kind: 'fails'; readonly sum: SumOf }
  | { readonly kind: 'open'; readonly pairs: number };

/** Pairs between two yields. */
const SLICE = 32;

/**
 * Tries every pair; `most` bounds them. Yields how many were reached. Cost: the pairs times the generators
 * and the classes.
 */
export function* proved(
  guess: Guess,
  generators: Generators,
  count: number,
  most: number,
): Generator<number, ProofOfGuess, void> {
  const { next, lost } = guess;
  // The classes that an option of each generator leads to from each class.
  const byOptions = Array.from({ length: count }, (_, generator) => {
    const classes = [...new Set(generators[generator].map((option) => classOf(guess, option)))];
    return next.map((_, at) => [...new Set(classes.map((each) => productOf(guess, at, each)))]);
  });
  const pairs: Pair[] = [{ at: 0, set: [] }];
  const places = new Map([[keyOf(0, []), 0]]);
  for (let place = 0; place < pairs.length; place++) {
    if (place % SLICE === SLICE - 1) yield pairs.length;
    const { at, set } = pairs[place];
    for (let generator = 0; generator < count; generator++) {
      const to = next[at][generator];
      const reached = new Set(byOptions[generator][at]);
      for (const option of set) reached.add(next[option][generator]);
      const sorted = [...reached].sort((a, b) => a - b);
      const key = keyOf(to, sorted);
      if (places.has(key)) continue;
      places.set(key, pairs.length);
      pairs.push({ at: to, set: sorted, from: { pair: place, generator } });
      const isLost = sorted.every((option) => lost[option] === 0);
      if (isLost !== (lost[to] === 1)) return { kind: 'fails', sum: sumOfPair(pairs, pairs.length - 1) };
      if (pairs.length > most) return { kind: 'open', pairs: most };
    }
  }
  return { kind: 'proved', pairs: pairs.length };
}

const keyOf = (at: number, set: readonly number[]): string => `${at} ${set.join()}`;

function sumOfPair(pairs: readonly Pair[], last: number): SumOf {
  const sum: number[] = [];
  for (let { from } = pairs[last]; from; from = pairs[from.pair].from) sum.push(from.generator);
  return sum.sort((a, b) => a - b);
}
