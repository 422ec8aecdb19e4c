/**
 * A guess at a misère quotient from the outcomes of finitely many sums: two sums are in one class if they
 * have the same outcomes beside all tests. Each class has a representative; the class of a representative and
 * one generator more is that of the sum with the same row of outcomes.
 */
import { type SumOf, type SumsPlayed, sumOfBoth } from './sums-played.ts';

export type Guess = {
  /** A sum of each class; the first is empty. */
  readonly sums: readonly SumOf[];
  /** By class and generator the class that one more of it leads to. */
  readonly next: readonly (readonly number[])[];
  /** 1 where the player who moved last wins. */
  readonly lost: readonly number[];
};

/** The class of a sum: its generators are added one after the other. O(the sum). */
export const classOf = ({ next }: Guess, sum: SumOf): number =>
  sum.reduce((at, generator) => next[at][generator], 0);

/** The class of a sum of two classes. */
export const productOf = (guess: Guess, a: number, b: number): number =>
  guess.sums[b].reduce((at, generator) => guess.next[at][generator], a);

/** The row of a sum: its outcomes beside the tests. */
export type TestRows = (sum: SumOf, tests: readonly SumOf[]) => Generator<number, string, void>;

/**
 * TestRows that are kept: a list of tests only grows, and what a sum does beside the first of them is not
 * played again.
 */
export function openTestRows(played: SumsPlayed): TestRows {
  const known = new Map<string, string>();
  return function* (sum, tests) {
    const key = sum.join();
    let row = known.get(key) ?? '';
    if (row.length === tests.length) return row;
    for (const test of tests.slice(row.length))
      row += (yield* played.isLost(sumOfBoth(sum, test))) ? '1' : '0';
    if (!played.isOver()) known.set(key, row);
    return row;
  };
}

/**
 * The classes of sums of the first `count` generators by these tests; undefined if there are more than
 * `most`.
 */
export function* guessed(
  played: SumsPlayed,
  rows: TestRows,
  count: number,
  tests: readonly SumOf[],
  most: number,
): Generator<number, Guess | undefined, void> {
  const sums: SumOf[] = [[]];
  const classes = new Map([[yield* rows([], tests), 0]]);
  const lost = [(yield* played.isLost([])) ? 1 : 0];
  const next: number[][] = [];
  for (let at = 0; at < sums.length; at++) {
    next[at] = [];
    for (let generator = 0; generator < count; generator++) {
      const sum = sumOfBoth(sums[at], [generator]);
      const row = yield* rows(sum, tests);
      let found = classes.get(row);
      if (found === undefined) {
        if (sums.length === most) return undefined;
        found = sums.push(sum) - 1;
        classes.set(row, found);
        lost.push((yield* played.isLost(sum)) ? 1 : 0);
      }
      next[at].push(found);
    }
  }
  return { sums, next, lost };
}

/**
 * What must be added to two sums that were taken for equal to distinguish them: the sum is walked through
 * generator by generator, with the representative of what came before in its place, and where that changes
 * who wins beside `beside`, the rest is a new test. Undefined if the outcome never changes.
 */
export function* newTest(
  guess: Guess,
  played: SumsPlayed,
  start: number,
  generators: SumOf,
  beside: SumOf,
): Generator<number, SumOf | undefined, void> {
  const restFrom = (place: number): SumOf =>
    sumOfBoth(
      beside,
      generators.slice(place).sort((a, b) => a - b),
    );
  let at = start;
  let before = yield* played.isLost(sumOfBoth(guess.sums[at], restFrom(0)));
  for (let place = 0; place < generators.length; place++) {
    at = guess.next[at][generators[place]];
    const rest = restFrom(place + 1);
    const now = yield* played.isLost(sumOfBoth(guess.sums[at], rest));
    if (now !== before) return rest;
    before = now;
  }
  return undefined;
}

/**
 * A test that distinguishes two ways to add two generators which lead to different classes; undefined where
 * every order agrees.
 */
export function* testOfOrder(
  guess: Guess,
  played: SumsPlayed,
  tests: readonly SumOf[],
): Generator<number, SumOf | undefined, void> {
  const { next, sums } = guess;
  for (let at = 0; at < next.length; at++) {
    for (let g = 0; g < next[at].length; g++) {
      for (let h = 0; h < g; h++) {
        const [one, other] = [next[next[at][g]][h], next[next[at][h]][g]];
        if (one === other) continue;
        const telling = yield* distinguishing(played, tests, sums[one], sums[other]);
        if (!telling) continue;
        return (
          (yield* newTest(guess, played, at, [g, h], telling)) ??
          (yield* newTest(guess, played, at, [h, g], telling))
        );
      }
    }
  }
  return undefined;
}

function* distinguishing(
  played: SumsPlayed,
  tests: readonly SumOf[],
  one: SumOf,
  other: SumOf,
): Generator<number, SumOf | undefined, void> {
  for (const test of tests)
    if ((yield* played.isLost(sumOfBoth(one, test))) !== (yield* played.isLost(sumOfBoth(other, test))))
      return test;
  return undefined;
}
