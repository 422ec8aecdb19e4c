/**
 * Whether two positions are equal in the continued conjunctive sum: beside every game the one is worth what
 * the other is. In the scoring and majority conventions values add up there, so that equal values settle it
 * (Huggan, Corollary 6.3.30). In extended normal play no test is known that settles every pair, and equal
 * winning probabilities do not (against her 6.3.14 and 6.3.17): positions are equal if they are the same
 * game, or if each player's best play ends alike for certain; different if they differ beside some witness;
 * otherwise the answer does not distinguish them.
 */
import type { ValueBounds } from '../matrices/bounded.ts';
import { compareRationals, multiplyRationals, type Rational, rational } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';
import type { JointGraph } from './completed.ts';
import { wonBy } from './ends.ts';
import type { RoundValue } from './evaluate.ts';
import { followersInRounds } from './followers.ts';
import { type Stakes, valuesFor } from './payoffs.ts';
import { isTerminal, type RoundRows } from './rounds.ts';

// Whether positions of extended normal play are the same game: terminal ones that one player has won, or
// matrices of the same games once equal rows and equal columns are one. The order of moves does not matter.

/** Numbers of the games in the cells, row by row. */
type Form = readonly (readonly number[])[];

/**
 * Rows tried for one matrix at most; one that looks like another and is not matched within that is taken for
 * a game of its own.
 */
const mostTried = 2000;

/**
 * A number for each vertex; vertices with one number are the same game. `inOrder`: each after its joint
 * results. Cost: for each position that of sorting its cells, and of trying rows against those of positions
 * that look alike.
 */
function formsOf(
  graph: JointGraph,
  game: RoundRows,
  inOrder: readonly number[],
): ReadonlyMap<number, number> {
  const forms = new Map<number, number>();
  // 0, 1 and 2 are the ends.
  let count = 3;
  const alike = new Map<string, { readonly form: Form; readonly number: number }[]>();
  for (const v of inOrder) {
    if (isTerminal(game, v)) {
      forms.set(v, 1 + wonBy(graph, v));
      continue;
    }
    const form = mergedLines(formAt(game, v, forms));
    const key = looks(form);
    const others = alike.get(key) ?? [];
    const same = others.find((other) => isSameInOrder(form, other.form));
    if (!same) {
      others.push({ form, number: count });
      alike.set(key, others);
    }
    forms.set(v, same?.number ?? count++);
  }
  return forms;
}

const formAt = (
  { rows, columns, starts, results }: RoundRows,
  v: number,
  forms: ReadonlyMap<number, number>,
): Form =>
  Array.from({ length: rows[v] }, (_, i) =>
    Array.from({ length: columns[v] }, (_, j) => forms.get(results[starts[v] + i * columns[v] + j]) ?? -1),
  );

const turned = (form: Form): Form => form[0].map((_, j) => form.map((row) => row[j]));
const withoutEqualRows = (form: Form): Form => [...new Map(form.map((row) => [row.join(), row])).values()];
const mergedLines = (form: Form): Form => turned(withoutEqualRows(turned(withoutEqualRows(form))));

const ascending = (line: readonly number[]): string => line.toSorted((a, b) => a - b).join();
const linesSorted = (form: Form): string => form.map(ascending).sort().join(';');

/** The same of matrices that differ in the order of their lines alone. */
const looks = (form: Form): string => `${linesSorted(form)} ${linesSorted(turned(form))}`;

/**
 * Whether some order of its rows and columns makes one matrix the other. Rows are matched one after the
 * other; after each, the columns begun so far must be the same ones in both.
 */
function isSameInOrder(one: Form, other: Form): boolean {
  const begun = (form: Form): ((rows: Form) => string) => {
    const whole = turned(form).map(ascending);
    return (rows) =>
      whole
        .map((column, j) => `${column}:${rows.map((row) => row[j]).join()}`)
        .sort()
        .join(';');
  };
  const [ofOne, ofOther] = [begun(one), begun(other)];
  const rows = other.map(ascending);
  const path: number[] = [];
  for (let next = 0, tried = 0; path.length < one.length; ) {
    const begunOne = ofOne(one.slice(0, path.length + 1));
    const key = ascending(one[path.length]);
    let found = -1;
    for (; next < other.length && found < 0; next++) {
      if (path.includes(next) || rows[next] !== key) continue;
      if (++tried > mostTried) return false;
      if (ofOther([...path, next].map((i) => other[i])) === begunOne) found = next;
    }
    if (found >= 0) {
      path.push(found);
      next = 0;
      continue;
    }
    const last = path.pop();
    if (last === undefined) return false;
    next = last + 1;
  }
  return true;
}

/**
 * What is put beside two games to distinguish them: nothing, or a lottery that Left wins with won : lost and
 * Right otherwise, settled when all else is over. With 1 : 0 it is a win of Left's, with 0 : 1 one of
 * Right's.
 */
export type Witness = { readonly kind: 'alone' } | ({ readonly kind: 'lottery' } & Stakes);

export type RoundsCompared =
  | { readonly told: 'equal'; readonly by: 'value' | 'form' | 'class' }
  | {
      readonly told: 'different';
      readonly witness: Witness;
      /** What the two are worth beside the witness. */
      readonly worths: readonly [ValueBounds, ValueBounds];
    }
  | { readonly told: 'unknown' };

/** The greatest number in the odds of a lottery that is tried. */
const mostOdds = 5;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/**
 * First the wins, then the lotteries by their size; 1 : 1 distinguishes what the values themselves
 * distinguish.
 */
const stakesTried: readonly Stakes[] = [
  { won: 1, lost: 0 },
  { won: 0, lost: 1 },
  ...Array.from({ length: mostOdds * mostOdds }, (_, i) => ({
    won: 1 + (i % mostOdds),
    lost: 1 + Math.floor(i / mostOdds),
  }))
    .filter(({ won, lost }) => won !== lost && commonDivisor(won, lost) === 1)
    .sort((a, b) => a.won + a.lost - b.won - b.lost),
];

/**
 * Precondition: both have values, which are these by the convention. Yields now and then how many positions
 * were dealt with. Cost: at most 20 times that of evaluating everything that the two can lead to.
 */
export function* comparedRounds(
  graph: JointGraph,
  game: RoundRows,
  [a, b]: readonly [number, number],
  [ofA, ofB]: readonly [RoundValue, RoundValue],
  convention: Convention,
): Generator<number, RoundsCompared, void> {
  if (areApart(ofA.value, ofB.value))
    return { told: 'different', witness: { kind: 'alone' }, worths: [ofA.value, ofB.value] };
  if (convention !== 'normal')
    return isOne(ofA.value, ofB.value) ? { told: 'equal', by: 'value' } : { told: 'unknown' };
  const reached = followersInRounds(game, [a, b]);
  const forms = formsOf(graph, game, reached.inOrder);
  if (forms.get(a) === forms.get(b)) return { told: 'equal', by: 'form' };
  if (isSettled(ofA) && isSettled(ofB)) return { told: 'equal', by: 'class' };
  for (const stakes of stakesTried) {
    const values = yield* valuesFor(graph, game, reached, stakes);
    const [one, other] = [values[a], values[b]];
    if (!one || !other || !areApart(one.value, other.value)) continue;
    const worths = [beside(one.value, stakes), beside(other.value, stakes)] as const;
    return { told: 'different', witness: { kind: 'lottery', ...stakes }, worths };
  }
  return { told: 'unknown' };
}

const areApart = (x: ValueBounds, y: ValueBounds): boolean =>
  compareRationals(x.high, y.low) < 0 || compareRationals(y.high, x.low) < 0;

const isOne = (x: ValueBounds, y: ValueBounds): boolean =>
  compareRationals(x.low, y.high) === 0 && compareRationals(x.high, y.low) === 0;

/**
 * Whether a player who sees the other's moves gains nothing by it. One of the two can then guarantee a win,
 * or both can guarantee not to lose. Beside any game a guaranteed win is worth the probability of winning the
 * other game that its owner can guarantee, regardless of what else happens there, and a guaranteed draw is
 * worth 0 (Huggan, Theorem 6.3.11, for the class of draws). For two such games with equal values the one is
 * worth what the other is.
 */
const isSettled = ({ rightSees, leftSees }: RoundValue): boolean =>
  compareRationals(rightSees, leftSees) === 0;

/** What the game is worth beside a lottery with these stakes, from what the stakes pay. */
function beside({ low, high }: ValueBounds, { won, lost }: Stakes): ValueBounds {
  const share = (x: Rational): Rational => multiplyRationals(x, rational(1n, BigInt(won + lost)));
  return { low: share(low), high: share(high) };
}
