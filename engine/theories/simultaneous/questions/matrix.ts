/**
 * The matrix of a position: the moves of both players by their names, what each joint round leads to and is
 * worth, all extreme optimal strategies, dominated lines, and the pair of strategies that proves the value.
 * Lines may be left out, to see what the game would be without them. In extended normal play besides: with
 * what probability each player can be sure to win.
 */

import { exact, isExactBound } from '../../../matrices/bounded.ts';
import { certificateOf } from '../../../matrices/certificate.ts';
import { dominatedColumns, dominatedRows } from '../../../matrices/dominated.ts';
import { matrixGame } from '../../../matrices/matrix-game.ts';
import { type MixedStrategy, type OptimalStrategies, solveMatrix } from '../../../matrices/strategies.ts';
import { addRationals, printRational, type Rational } from '../../../numbers/rationals.ts';
import { gainAt, HOLE, hasNoRoom, isTerminal } from '../../../simultaneous/rounds.ts';
import { candidatesFor, whyNoValue } from '../../../simultaneous/why-none.ts';
import type { Evidence, Question } from '../../question.ts';
import { jointGraph, type SolvedRounds } from '../solve.ts';
import { expectedOf } from '../values.ts';
import { chancesIn } from './chances.ts';
import type {
  DominatedFound,
  FractionText,
  MatrixAnswer,
  MatrixAsked,
  MatrixCell,
  MatrixLine,
  MatrixSolution,
  StrategiesFound,
} from './matrix-answer.ts';
import { drawnMatrix } from './matrix-figure.ts';
import { matrixInSentences, whyNoMatrix } from './matrix-sentences.ts';
import { ofRounds, solvedRounds } from './of-rounds.ts';

export const matrix: Question<'matrix', 'vertex', MatrixAsked, MatrixAnswer> = {
  id: 'matrix',
  needs: 'vertex',
  title: 'Matrix',
  says: 'the moves of both players, what each joint round is worth, the optimal strategies and the proof of the value',
  readsValues: true,
  space: 'joint',
  applies: ofRounds,
  *ask(evidence, { vertex, without = {}, strategies = {} }) {
    const graph = jointGraph(evidence.graph);
    const solved = yield* solvedRounds(evidence);
    const { game, values } = solved;
    const { convention } = evidence.rules;
    const value = values[vertex];
    const cells = cellsOf(solved, evidence, vertex);
    const kept = (count: number, left: readonly number[] = []): readonly number[] =>
      Array.from({ length: count }, (_, i) => i).filter((i) => !left.includes(i));
    const inGame = {
      rows: kept(game.rows[vertex], without.rows),
      columns: kept(game.columns[vertex], without.columns),
    };
    const solution = yield* solutionOf(solved, vertex, inGame, strategies);
    const normal = convention === 'normal' && value ? yield* chancesIn(solved, evidence, vertex) : undefined;
    return {
      kind: 'matrix',
      convention,
      rows: linesOf(evidence, vertex, 'left'),
      columns: linesOf(evidence, vertex, 'right'),
      cells,
      inGame,
      ...(value
        ? { value: expectedOf(value, convention) }
        : { whyNone: whyNoValue(graph, game, (v) => values[v] !== undefined, vertex) }),
      ...(solution && { solution }),
      ...normal,
    };
  },
  sentences: matrixInSentences,
  figure: {
    id: 'matrix',
    one: 'matrix',
    several: 'matrices',
    together: 1,
    none: whyNoMatrix,
    draw: (pictures, style) => pictures.map(([named]) => drawnMatrix(named, style)),
  },
};

function linesOf({ graph }: Evidence, v: number, side: 'left' | 'right'): readonly MatrixLine[] {
  const { names, numbers, [side]: moves } = jointGraph(graph).joint;
  return Array.from({ length: moves.starts[v + 1] - moves.starts[v] }, (_, i) => {
    const at = moves.starts[v] + i;
    const [solo, gain] = [moves.targets[at], moves.gains[at]];
    return {
      name: names[moves.names[at]],
      ...(solo >= 0 && { solo }),
      ...(gain >= 0 && { gain: printRational(numbers[gain]) }),
    };
  });
}

/** What a cell is worth with its gain; undefined in a hole, and where the result has no value. */
function worthIn({ game, values }: SolvedRounds, cell: number) {
  const to = game.results[cell];
  const value = to === HOLE ? undefined : values[to]?.value;
  const gain = gainAt(game, cell);
  if (!value || !gain) return value;
  if (isExactBound(value)) return exact(addRationals(value.low, gain));
  return { low: addRationals(value.low, gain), high: addRationals(value.high, gain) };
}

function cellsOf(solved: SolvedRounds, { graph }: Evidence, v: number): readonly (readonly MatrixCell[])[] {
  const { game } = solved;
  const { rows, columns, starts, results } = game;
  if (isTerminal(game, v) || hasNoRoom(game, v)) return [];
  return Array.from({ length: rows[v] }, (_, i) =>
    Array.from({ length: columns[v] }, (_, j): MatrixCell => {
      const cell = starts[v] + i * columns[v] + j;
      const to = results[cell];
      if (to === HOLE) return { candidates: candidatesFor(jointGraph(graph), v, i, j) };
      const [worth, gain] = [worthIn(solved, cell), gainAt(game, cell)];
      const follows = solved.values[to];
      const withGain = (seen: Rational): FractionText =>
        printRational(gain ? addRationals(seen, gain) : seen);
      return {
        to,
        ...(gain && { gain: printRational(gain) }),
        ...(worth && { low: printRational(worth.low), high: printRational(worth.high) }),
        ...(follows && { rightSees: withGain(follows.rightSees), leftSees: withGain(follows.leftSees) }),
      };
    }),
  );
}

const printedStrategy = (strategy: MixedStrategy): readonly FractionText[] => strategy.map(printRational);

const printedStrategies = ({ extreme, complete, shown }: OptimalStrategies): StrategiesFound => ({
  extreme: extreme.map(printedStrategy),
  complete,
  shown: printedStrategy(shown),
});

const showing = (strategies: OptimalStrategies, chosen: number | undefined): OptimalStrategies => ({
  ...strategies,
  shown: strategies.extreme[chosen ?? -1] ?? strategies.shown,
});

function* solutionOf(
  solved: SolvedRounds,
  v: number,
  inGame: MatrixAnswer['inGame'],
  chosen: NonNullable<MatrixAsked['strategies']>,
): Generator<number, MatrixSolution | undefined, void> {
  const { game } = solved;
  if (isTerminal(game, v) || hasNoRoom(game, v)) return undefined;
  if (inGame.rows.length === 0 || inGame.columns.length === 0) return undefined;
  const worths = inGame.rows.map((i) =>
    inGame.columns.map((j) => worthIn(solved, game.starts[v] + i * game.columns[v] + j)),
  );
  const payoffs: Rational[][] = [];
  for (const row of worths) {
    const exactRow = row.flatMap((worth) => (worth && isExactBound(worth) ? [worth.low] : []));
    if (exactRow.length < row.length) return undefined;
    payoffs.push(exactRow);
  }
  const whole = matrixGame(payoffs);
  const { value, ...found } = yield* solveMatrix(whole);
  const left = showing(found.left, chosen.left);
  const right = showing(found.right, chosen.right);
  const rows = yield* dominatedRows(whole);
  const columns = yield* dominatedColumns(whole);
  const { againstColumns, againstRows } = certificateOf(payoffs, value, left.shown, right.shown);
  const printed = (lines: typeof rows): readonly DominatedFound[] =>
    lines.map(({ line, strictly, mixture }) => ({ line, strictly, mixture: printedStrategy(mixture) }));
  return {
    value: printRational(value),
    left: printedStrategies(left),
    right: printedStrategies(right),
    dominatedRows: printed(rows),
    dominatedColumns: printed(columns),
    againstColumns: againstColumns.map(printRational),
    againstRows: againstRows.map(printRational),
  };
}
