/**
 * From which lines of their text moves come: each rule is played by itself, and a move comes from those that
 * make it alone.
 */
import type { BoardMove } from '../board.ts';
import { type CellsPosition, cellsOfText, type MoveRecorder } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import { movesOfRules } from './moves-of-rules.ts';
import { playedRules } from './played-rules.ts';
import type { RulesOnCells } from './written-rules.ts';

/**
 * The lines of each move, in their order; those of a mirror image are its own line. Precondition: the moves
 * are those of the position. O(rules · what playing them once costs); the rules are compiled again only for a
 * board of another shape.
 */
export function linesByRule(rules: RulesOnCells) {
  const played = playedRules(rules);
  let last: { readonly of: string; readonly compiled: readonly CompiledRules[] } | undefined;
  const compiledFor = (width: number, height: number): readonly CompiledRules[] => {
    const of = `${width} ${height}`;
    if (last?.of === of) return last.compiled;
    const compiled = rules.rules.map((_, number) => {
      const alone = played.filter((rule) => rule.number === number + 1);
      return compileRules(rules, { width, height }, { played: alone });
    });
    last = { of, compiled };
    return compiled;
  };
  return ({ width, cells }: GridPosition, moves: readonly BoardMove[]): readonly (readonly number[])[] =>
    linesOfMoves(rules, compiledFor(width, cells.length / width), cells, moves);
}

function linesOfMoves(
  rules: RulesOnCells,
  compiled: readonly CompiledRules[],
  cells: string,
  moves: readonly BoardMove[],
): readonly (readonly number[])[] {
  const lines = new Map<string, number[]>();
  for (const [number, { at }] of rules.rules.entries()) {
    const { signs } = compiled[number];
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
    movesOfRules(compiled[number])(before, { put, move, slide: move });
  }
  return moves.map(({ player, to }) => lines.get(keyOf(player, (to as CellsPosition).cells)) ?? []);
}

const keyOf = (player: BoardMove['player'], cells: string): string => `${player} ${cells}`;
