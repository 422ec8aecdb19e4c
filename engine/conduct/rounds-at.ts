/** The question about a position of a board on which both players move at once. */
import type { AnswerTo } from '../questions/register.ts';
import type { OverBudget } from '../result.ts';
import { ask } from './ask.ts';
import { type PositionAsked, positionRead } from './board-game.ts';
import type { SolvedBoard } from './memory.ts';

/**
 * What both players can choose at a position of a game on a board in which they move at once: its matrix, the
 * places that are clicked for each move, and the positions that the cells lead to. Answered from what solving
 * has found.
 */
export type RoundsOfPosition = {
  readonly at: PositionAsked;
  readonly matrix: AnswerTo<'matrix'>;
  /** By the places of rows and of columns: what is clicked for the move. */
  readonly by: {
    readonly left: readonly (readonly string[])[];
    readonly right: readonly (readonly string[])[];
  };
  /** By the vertices that the answer names: their positions, in the ruleset's notation. */
  readonly positions: Readonly<Record<number, string>>;
};

/** Refused in words of a game that is played by turns. */
export function* roundsAt(
  board: SolvedBoard,
  at: PositionAsked,
): Generator<number, RoundsOfPosition | OverBudget, void> {
  const { ruleset, rules, memory, nameOf } = board;
  const { rounds } = ruleset;
  if (!rounds) return { kind: 'over-budget', says: `${ruleset.name} is played by turns.` };
  const matrix = yield* ask('matrix', { vertex: at.vertex }, board, memory);
  if (matrix.kind === 'over-budget') return matrix;
  const { left, right } = rounds.at(positionRead(ruleset, at.position), rules.sum);
  const positions: Record<number, string> = {};
  const name = (vertex: number): void => {
    positions[vertex] ??= nameOf(vertex);
  };
  for (const { to } of matrix.cells.flat()) if (to !== undefined) name(to);
  for (const vertex of whereNone(matrix)) name(vertex);
  return {
    at,
    matrix,
    by: { left: left.map(({ by }) => by), right: right.map(({ by }) => by) },
    positions,
  };
}

/** The vertices that say why there is no value. */
function whereNone({ whyNone }: AnswerTo<'matrix'>): readonly number[] {
  if (!whyNone) return [];
  return whyNone.why === 'cycle' ? whyNone.cycle : [whyNone.at];
}
