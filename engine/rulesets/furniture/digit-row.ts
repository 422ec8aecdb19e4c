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
import type { PointsRules } from './points-coder.ts';

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

/** A cell holds one more than its digit, or 0 where it is a gap. */
const SIGNS = `${GAP}0123456789`;
const EMPTY = SIGNS.indexOf(GAP);

/** `takes` says whether a piece may capture another, by their numbers. */
export function rulesOfDigits(takes: (moving: number, taken: number) => boolean): PointsRules {
  return {
    signs: SIGNS,
    moves(cells, told) {
      for (let cell = 1; cell < cells.length; cell++) {
        const first = cells[cell - 1];
        const second = cells[cell];
        if (first === EMPTY || second === EMPTY) continue;
        if (takes(first, second)) told.take('left', second - 1, cell - 1, cell);
        if (takes(second, first)) told.take('right', first - 1, cell, cell - 1);
      }
    },
    // The opponent captures a run of pieces from one end to the other, so every piece but the last mover.
    penalty(cells, player) {
      let sum = 0;
      for (let cell = 1; cell < cells.length; cell++) {
        const first = cells[cell - 1];
        const second = cells[cell];
        if (first !== EMPTY && second !== EMPTY) sum += (player === 'left' ? first : second) - 1;
      }
      return sum;
    },
    mostPoints: (cells) => cells.reduce((sum, sign) => (sign === EMPTY ? sum : sum + sign - 1), 0),
  };
}
