/**
 * What is certain at a position: the result of best play where one player sees the other's move, and in
 * extended normal play the probability of winning that each player can guarantee, from two games in which
 * only that win pays, and the lottery that a position is, if it is one.
 */
import { isExactBound } from '../../../matrices/bounded.ts';
import {
  addRationals,
  compareRationals,
  negateRational,
  printRational,
  type Rational,
  rational,
} from '../../../numbers/rationals.ts';
import type { Convention } from '../../../outcome/rules.ts';
import type { JointGraph } from '../../../simultaneous/completed.ts';
import { wonBy } from '../../../simultaneous/ends.ts';
import { followersInRounds } from '../../../simultaneous/followers.ts';
import { valuesFor } from '../../../simultaneous/payoffs.ts';
import { isTerminal, type RoundRows } from '../../../simultaneous/rounds.ts';
import type { ExpectedValue } from '../../../values/expected.ts';
import type { About, Evidence, Question, Slot } from '../../question.ts';
import { jointGraph, type SolvedRounds } from '../solve.ts';
import { expectedOf } from '../values.ts';
import type { MatrixAnswer } from './matrix-answer.ts';
import { sureInSentences } from './matrix-sentences.ts';
import { ofRounds, solvedRounds } from './of-rounds.ts';

// Lotteries: positions in which neither player can change the chances of the ends, if the other chooses
// uniformly. A terminal position is one. Any other position is one if all its results are, and the cells'
// pairs of winning probabilities have equal row means and equal column means.

/** The probabilities that Left wins and that Right wins. */
type Lottery = readonly [left: Rational, right: Rational];

/**
 * The lottery of each vertex in turn, each after its results; undefined for vertices that are not lotteries.
 * `inOrder`: vertices, results first. O(cells).
 */
function lotteriesOf(
  graph: JointGraph,
  game: RoundRows,
  inOrder: Iterable<number>,
): ReadonlyMap<number, Lottery> {
  const found = new Map<number, Lottery>();
  for (const v of inOrder) {
    const lottery = isTerminal(game, v) ? endLottery(wonBy(graph, v)) : uniform(game, v, found);
    if (lottery) found.set(v, lottery);
  }
  return found;
}

const [none, sure] = [rational(0n), rational(1n)];
const endLottery = (winner: number): Lottery => [winner > 0 ? sure : none, winner < 0 ? sure : none];

function uniform(
  { rows, columns, starts, results }: RoundRows,
  v: number,
  found: ReadonlyMap<number, Lottery>,
): Lottery | undefined {
  const cells = Array.from(results.subarray(starts[v], starts[v + 1]), (to) => found.get(to));
  if (cells.length === 0 || cells.some((cell) => !cell)) return undefined;
  const mean = (of: readonly (Lottery | undefined)[], side: 0 | 1): Rational => {
    const total = of.reduce((sum, cell) => addRationals(sum, cell![side]), rational(0n));
    return rational(total.numerator, total.denominator * BigInt(of.length));
  };
  const wide = columns[v];
  const rowCells = Array.from({ length: rows[v] }, (_, i) => cells.slice(i * wide, (i + 1) * wide));
  const columnCells = Array.from({ length: wide }, (_, j) => rowCells.map((row) => row[j]));
  const whole = [mean(cells, 0), mean(cells, 1)] as const;
  const isEven = [...rowCells, ...columnCells].every(
    (line) =>
      compareRationals(mean(line, 0), whole[0]) === 0 && compareRationals(mean(line, 1), whole[1]) === 0,
  );
  return isEven ? whole : undefined;
}

type Chances = Pick<MatrixAnswer, 'wins' | 'lottery'>;

export type SureAnswer = Chances & {
  readonly kind: 'sure';
  readonly convention: Convention;
  readonly value: ExpectedValue;
};

export const whatIsSure: Question<'sure', 'vertex', About['vertex'], SureAnswer> = {
  id: 'sure',
  needs: 'vertex',
  title: 'What is sure',
  says: 'what each player can be sure of: where one sees the other’s move, and the probability of winning',
  readsValues: true,
  space: 'joint',
  applies: ofRounds,
  *ask(evidence, { vertex }) {
    const { convention } = evidence.rules;
    const solved = yield* solvedRounds(evidence);
    const value = solved.values[vertex];
    if (!value) return { kind: 'over-budget', says: 'It has no value; its matrix says why.' };
    const chances = convention === 'normal' ? yield* chancesIn(solved, evidence, vertex) : {};
    return { kind: 'sure', convention, value: expectedOf(value, convention), ...chances };
  },
  sentences: sureInSentences,
};

/** By vertex; what lines are left out changes nothing of them. */
const chancesFound: Slot<Map<number, Chances>> = { holds: 'the chances of winning at positions asked about' };

/**
 * Found once as long as the game stays. Precondition: the vertex has a value. Cost: twice that of evaluating
 * everything that it can lead to.
 */
export function* chancesIn(
  solved: SolvedRounds,
  evidence: Evidence,
  vertex: number,
): Generator<number, Chances, void> {
  const found = evidence.shelf.find(chancesFound) ?? new Map<number, Chances>();
  const before = found.get(vertex);
  if (before) return before;
  const chances = yield* chancesPlayed(solved, evidence, vertex);
  found.set(vertex, chances);
  evidence.shelf.leave(chancesFound, found);
  return chances;
}

function* chancesPlayed(
  { game }: SolvedRounds,
  { graph }: Pick<Evidence, 'graph'>,
  vertex: number,
): Generator<number, Chances, void> {
  const joint = jointGraph(graph);
  const reached = followersInRounds(game, [vertex]);
  const paid = function* (won: number, lost: number): Generator<number, Rational | undefined, void> {
    const found = (yield* valuesFor(joint, game, reached, { won, lost }))[vertex]?.value;
    return found && isExactBound(found) ? found.low : undefined;
  };
  const [left, right] = [yield* paid(1, 0), yield* paid(0, 1)];
  const lottery = lotteriesOf(joint, game, reached.inOrder).get(vertex);
  return {
    ...(left &&
      right && { wins: { left: printRational(left), right: printRational(negateRational(right)) } }),
    ...(lottery && { lottery: [printRational(lottery[0]), printRational(lottery[1])] }),
  };
}
