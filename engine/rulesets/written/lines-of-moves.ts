/** From which lines of their text moves come: each rule is played by itself, and a move comes from those that make it alone. */
import { known } from '../../result.ts';
import type { BoardMove } from '../board.ts';
import { type CellsPosition, cellsOfText, type MoveRecorder } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { compileRules } from './compile-rules.ts';
import { movesOfRules } from './moves-of-rules.ts';
import { playedRules } from './played-rules.ts';
import type { RulesOnCells } from './written-rules.ts';

/**
 * The lines of each move, in their order; those of a mirror image are its own line. Precondition: the moves are those of the position.
 * O(rules · what compiling and playing them once costs).
 */
export function linesOfMoves(
  rules: RulesOnCells,
  { width, cells }: GridPosition,
  moves: readonly BoardMove[],
): readonly (readonly number[])[] {
  const played = playedRules(rules);
  const shape = { width, height: cells.length / width };
  const lines = new Map<string, number[]>();
  for (const [number, { at }] of rules.rules.entries()) {
    const alone = played.filter((rule) => rule.number === number + 1);
    const compiled = compileRules(rules, shape, alone);
    known(compiled.ok, 'the position was read, so that its rules are not too many');
    const { signs } = compiled.value;
    const before = cellsOfText(signs, cells);
    let after = before.slice();
    const move = (player: BoardMove['player']): void => {
      const key = keyOf(player, Array.from(after, (sign) => signs[sign]).join(''));
      const found = lines.get(key);
      if (!found) lines.set(key, [at.line]);
      else if (!found.includes(at.line)) found.push(at.line);
      after = before.slice();
    };
    // What says that a position is entailing is after the last cell, and no part of the board.
    const put: MoveRecorder['put'] = (cell, sign) => {
      if (cell < after.length) after[cell] = sign;
    };
    movesOfRules(compiled.value)(before, { put, move, slide: move });
  }
  return moves.map(({ player, to }) => lines.get(keyOf(player, (to as CellsPosition).cells)) ?? []);
}

const keyOf = (player: BoardMove['player'], cells: string): string => `${player} ${cells}`;
