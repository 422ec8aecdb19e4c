/** Written rules on boards of any shape, compiled for a shape when a board has it first. */
import { accepted, beyondBudget, isBeyondBudget, type Result, refused } from '../../result.ts';
import { type CellsRules, cellsOfText } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { compileRules } from './compile-rules.ts';
import { movesOfRules } from './moves-of-rules.ts';
import { playedRules } from './played-rules.ts';
import type { BoardShape } from './step-to-lay.ts';
import { tooLarge } from './too-large-boards.ts';
import { mostWays, type RulesOnCells, signsOfRules } from './written-rules.ts';

export type CompiledBoard = {
  readonly rules: CellsRules;
  /** The same rules, whose moves have no clicks. */
  readonly codedRules: CellsRules;
  /** In how many ways the rules can be laid on it at most; infinite where this is not counted. */
  readonly mostWays: number;
  /** In how many ways they were laid by now. */
  readonly ways: readonly unknown[];
};

/**
 * The number of boards that are kept compiled, if their ways are no more than those of the largest board
 * together.
 */
const mostCompiled = 16;

/**
 * Compiles rules for the shape of a position, once for each shape. A sign that the position does not have,
 * and that no rule puts anywhere, is left out, so that positions have shorter codes; with `allSigns` none is.
 * Boards on which rules can be laid in too many ways are refused, unless they may be of any size.
 */
export function boardsOfRules(
  rules: RulesOnCells,
  sizes: 'within bounds' | 'of any size' = 'within bounds',
): (position: GridPosition, allSigns?: true) => Result<CompiledBoard> {
  const boards = new Map<string, CompiledBoard>();
  /** Why boards of a shape are refused, for each shape that was asked for. */
  const refusals = new Map<string, string | undefined>();
  const refusalOf = (board: BoardShape): string | undefined => {
    const key = `${board.width} ${board.height}`;
    if (!refusals.has(key)) refusals.set(key, tooLarge(rules, board));
    return refusals.get(key);
  };
  const all = signsOfRules(rules);
  const isEntailing = rules.rules.some((rule) => rule.kind === 'move' && rule.entailing);
  const put = signsPut(rules);
  // What says that a position is entailing is one of all signs.
  const spared = isEntailing ? [] : [...all].slice(1).filter((sign) => !put.has(sign));
  return ({ width, cells }, allSigns) => {
    const absent = allSigns ? [] : spared.filter((sign) => !cells.includes(sign));
    const key = `${width} ${cells.length} ${absent.join('')}`;
    const before = boards.get(key);
    if (before) return accepted(before);
    const shape = { width, height: cells.length / width };
    const says = sizes === 'of any size' ? undefined : refusalOf(shape);
    if (says !== undefined) return refused([{ place: 'position', says }]);
    const signs = [...all].filter((sign) => !absent.includes(sign)).join('');
    const compiled = compileRules(rules, shape, { signs, sizes });
    const made: CompiledBoard = {
      rules: { signs, ...(compiled.inAnyOrder && { inAnyOrder: true }), moves: movesOfRules(compiled) },
      codedRules: { signs, moves: movesOfRules(compiled, false) },
      mostWays: compiled.mostWays,
      ways: compiled.ways,
    };
    let ways = 0;
    for (const board of boards.values()) ways += board.ways.length;
    for (const [oldest, board] of boards) {
      if (boards.size < mostCompiled && ways <= mostWays) break;
      boards.delete(oldest);
      ways -= board.ways.length;
    }
    boards.set(key, made);
    return accepted(made);
  };
}

/** The signs that rules put onto cells. */
const signsPut = (rules: RulesOnCells): ReadonlySet<string> =>
  new Set(
    playedRules(rules).flatMap(({ steps }) =>
      steps.flatMap(({ after: { rows } }) =>
        rows.flat().flatMap((cell) => (cell.kind === 'sign' ? [cell.sign] : [])),
      ),
    ),
  );

/**
 * All moves of a position together have no more squares than these, since each move is kept with its board.
 */
export const mostListedSquares = 40_000_000;

/** Why the moves of a position are too many to be listed; undefined where they are not. */
export function tooManyMoves({ signs, moves }: CellsRules, cells: string): string | undefined {
  const most = Math.floor(mostListedSquares / cells.length);
  let count = 0;
  const move = (): void => {
    if (++count > most)
      throw beyondBudget(
        `has more than ${most.toLocaleString('en')} moves, too many to list on ${cells.length.toLocaleString('en')} squares; take a smaller board`,
      );
  };
  try {
    moves(cellsOfText(signs, cells), { put: () => undefined, move, slide: move });
    return undefined;
  } catch (error) {
    if (isBeyondBudget(error)) return error.message;
    throw error;
  }
}
