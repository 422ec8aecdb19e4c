/**
 * Rulesets on one row of digits and gaps, TakeSmall and TakeTall: both players may move every piece. Left moves it
 * one cell to the right, Right one cell to the left, and always onto another piece, which is captured and scores its
 * number. A player who cannot move pays what the opponent could still capture. The two rulesets differ in what a
 * piece may capture.
 */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import type { Board } from '../board.ts';
import { cellName, digitsBoard, GAP } from './digits.ts';
import { type PointsPosition, readScore } from './points.ts';
import type { PointsMove, PointsRules } from './points-coder.ts';

export const printDigitRow = (cells: string): string => cells;

export const digitCellName = cellName;

export function parseDigitRow(text: string): Result<PointsPosition> {
  const { score, rest: cells, problems: wrongScore } = readScore(text);
  if (cells === '') {
    const says = 'is empty; write a row of digits, with . for a gap, like 31.42';
    return refused([{ place: 'position', says }]);
  }
  const problems = [...cells].flatMap((sign, cell): readonly Problem[] =>
    /^[\d.]$/.test(sign)
      ? []
      : [{ place: cellName(cell), says: `is "${sign}"; write a digit from 0 to 9, or . for a gap` }],
  );
  if (wrongScore.length + problems.length > 0) return refused([...wrongScore, ...problems]);
  return accepted({ score, width: cells.length, cells });
}

export const boardOfDigits = (position: PointsPosition): Board<PointsPosition> =>
  digitsBoard({
    signs: [...position.cells],
    read: (signs) => ({ ...position, cells: signs.join('') }),
  });

/** The direction in which each player moves a piece. */
const ways = { left: 1, right: -1 } as const;

/** The character code of 0. */
const DIGIT = 48;

/** `takes` says whether a piece may capture another, by their numbers. */
export function rulesOfDigits(takes: (moving: number, taken: number) => boolean): PointsRules {
  function* moves(cells: string, player: 'left' | 'right'): Generator<PointsMove, void, void> {
    const way = ways[player];
    for (let from = 0; from < cells.length; from++) {
      const to = from + way;
      // The gap's code is less than those of digits, and what is beyond the row has none.
      const points = cells.charCodeAt(to) - DIGIT;
      const moving = cells.charCodeAt(from) - DIGIT;
      if (moving < 0 || !(points >= 0) || !takes(moving, points)) continue;
      const first = way > 0 ? from : to;
      const pair = way > 0 ? GAP + cells[from] : cells[from] + GAP;
      yield { cells: cells.slice(0, first) + pair + cells.slice(first + 2), points, by: [from, to] };
    }
  }
  return {
    moves,
    // The opponent captures a run of pieces from one end to the other, so every piece but the last mover.
    penalty(cells, player) {
      let sum = 0;
      for (let cell = 0; cell < cells.length; cell++) {
        const next = cells[player === 'left' ? cell + 1 : cell - 1];
        if (cells[cell] !== GAP && next !== undefined && next !== GAP) sum += Number(cells[cell]);
      }
      return sum;
    },
    mostPoints: total,
    mostMoves: (cells) => cells.length,
  };
}

function total(cells: string): number {
  let sum = 0;
  for (const sign of cells) if (sign !== GAP) sum += Number(sign);
  return sum;
}
