/**
 * Misère quotients (T. E. Plambeck and A. N. Siegel, Misère quotients for impartial games): sums of given
 * games, two of them equal if they have the same outcome beside every such sum. A guess is learned from
 * outcomes and then proved for every sum; where the proof fails, the sum that it names gives a new test. The
 * generators join one by one, so that sums of those before are looked up.
 */
import {
  classOf,
  type Guess,
  guessed,
  newTest,
  openTestRows,
  productOf,
  type TestRows,
  testOfOrder,
} from './learn.ts';
import { proved } from './prove.ts';
import { type Generators, openSumsPlayed, type SumOf, type SumsPlayed } from './sums-played.ts';

/** A finite commutative monoid of sums, with those elements that the player who moved last wins. */
export type MisereQuotient = {
  /** A sum that represents each element, as generators; element 0 is the empty sum. */
  readonly sums: readonly SumOf[];
  /** The element of each generator. */
  readonly generators: readonly number[];
  /** table[a][b] is the element a + b. */
  readonly table: readonly (readonly number[])[];
  /** The elements of the 𝒫-portion, ascending. */
  readonly lost: readonly number[];
  /** The elements that are equal to twice themselves, ascending. */
  readonly idempotents: readonly number[];
  /**
   * Whether it holds of every sum, and how many pairs of a class and a set of classes the proof, or the
   * search for one, went through.
   */
  readonly isProved: boolean;
  readonly pairs: number;
};

/** Why there is none, in a sentence without a full stop. */
export type NoQuotient = { readonly kind: 'none'; readonly says: string };

/** Larger quotients are not looked for. */
export const mostElements = 200;
const mostPairs = 100_000;
/** The most sums that are played to learn it. */
const mostSums = 4_000_000;
/** The most times that a guess is made anew for one generator. */
const mostGuesses = 2000;

/** Gets each quotient on the way: of how many generators it is, its order, and whether it is proved. */
export type QuotientMet = (count: number, order: number, isProved: boolean) => void;

/** Yields from time to time how much has been handled. */
export function* misereQuotientOf(
  generators: Generators,
  met?: QuotientMet,
): Generator<number, MisereQuotient | NoQuotient, void> {
  const played = openSumsPlayed(generators, mostSums);
  const rows = openTestRows(played);
  let tests: readonly SumOf[] = [[]];
  let last: Guess | undefined;
  for (let count = Math.min(1, generators.length); ; count++) {
    const found = yield* withGenerators(generators, count, played, rows, tests);
    if ('kind' in found) return last ? beyond(found, last, count - 1) : found;
    const { guess, pairs, isProved } = found;
    met?.(count, guess.sums.length, isProved);
    if (count === generators.length) return quotientOf(guess, count, pairs, isProved);
    if (!isProved)
      return {
        kind: 'none',
        says: `the quotient of ${count} of ${generators.length} games was not proved within ${pairs.toLocaleString('en')} pairs`,
      };
    tests = found.tests;
    last = guess;
    const products = guess.sums.map((_, a) => guess.sums.map((_, b) => productOf(guess, a, b)));
    played.lookUp({ count, classOf: (sum) => classOf(guess, sum), products, lost: guess.lost });
    yield count;
  }
}

/** A function, since to write the first number in a language is slow. */
const tooMany = (): NoQuotient => ({
  kind: 'none',
  says: `more than ${mostSums.toLocaleString('en')} sums would have to be played`,
});

type Found = {
  readonly guess: Guess;
  readonly tests: readonly SumOf[];
  readonly pairs: number;
  readonly isProved: boolean;
};

function* withGenerators(
  generators: Generators,
  count: number,
  played: SumsPlayed,
  rows: TestRows,
  first: readonly SumOf[],
): Generator<number, Found | NoQuotient, void> {
  const tests = [...first];
  for (let tries = 0; tries < mostGuesses; tries++) {
    yield tests.length;
    const guess = yield* guessed(played, rows, count, tests, mostElements);
    if (played.isOver()) return tooMany();
    if (!guess) return { kind: 'none', says: `more than ${mostElements} elements` };
    played.tryFirst((sum) => (sum.at(-1) ?? 0) < count && guess.lost[classOf(guess, sum)] === 1);
    const ofOrder = yield* testOfOrder(guess, played, tests);
    if (played.isOver()) return tooMany();
    if (ofOrder) {
      tests.push(ofOrder);
      continue;
    }
    const proof = yield* proved(guess, generators, count, mostPairs);
    if (proof.kind !== 'fails')
      return { guess, tests, pairs: proof.pairs, isProved: proof.kind === 'proved' };
    const test = yield* testOfFailure(guess, played, proof.sum);
    if (played.isOver()) return tooMany();
    if (!test) return { kind: 'none', says: 'no test was found where the proof failed' };
    tests.push(test);
  }
  return { kind: 'none', says: `more than ${mostGuesses} guesses` };
}

/** Where the classes contradict themselves, those of the sum or of an option are wrong about who wins. */
function* testOfFailure(
  guess: Guess,
  played: SumsPlayed,
  sum: SumOf,
): Generator<number, SumOf | undefined, void> {
  for (const each of [sum, ...played.optionsOf(sum)]) {
    const test = yield* newTest(guess, played, 0, each, []);
    if (test) return test;
  }
  return undefined;
}

/** Why there is none, with what was proved before. */
const beyond = ({ kind, says }: NoQuotient, { sums }: Guess, count: number): NoQuotient => ({
  kind,
  says: `${says}; that of the first ${count === 1 ? 'game' : `${count} games`} has ${sums.length} elements, which is proved`,
});

function quotientOf(guess: Guess, count: number, pairs: number, isProved: boolean): MisereQuotient {
  const { sums, lost, next } = guess;
  const elements = sums.map((_, at) => at);
  const table = elements.map((a) => elements.map((b) => productOf(guess, a, b)));
  return {
    sums,
    generators: Array.from({ length: count }, (_, generator) => next[0][generator]),
    table,
    lost: elements.filter((at) => lost[at] === 1),
    idempotents: elements.filter((at) => table[at][at] === at),
    isProved,
    pairs,
  };
}
