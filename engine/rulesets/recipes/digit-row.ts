/**
 * Rulesets on one row of digits and gaps, TakeSmall and TakeTall: both players may move every piece. Left moves it
 * one cell to the right, Right one cell to the left, and always onto another piece, which is captured and scores its
 * number. A player who cannot move pays what the opponent could still capture. The two rulesets differ in what a
 * piece may capture.
 */
import { cellName, digitsBoard, GAP } from '../furniture/digits.ts';
import { readRows, wrongInRows } from '../furniture/rows.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFamily } from '../ruleset.ts';
import type { CellsShape } from './cells-ruleset.ts';
import { cellsOfRow, type GridPosition } from './grid-shape.ts';
import type { PointsRules } from './points-coder.ts';
import { resizedList } from './resizing.ts';

/** A cell holds one more than its digit, or 0 where it is a gap. */
const SIGNS = `${GAP}0123456789`;
const NO_PIECE = SIGNS.indexOf(GAP);

export const familiesOfDigits: readonly RulesetFamily[] = [
  {
    id: 'digits',
    says: 'the row of n digits that says w, with zeros in front',
    parameters: wordParameters('0123456789', [3, 12]),
    position: ([n, w]) => wordOf('0123456789', n, w),
  },
];

export const digitRow: CellsShape<GridPosition> = {
  read(text) {
    const row = readRows(text, [...SIGNS]).flat();
    const cells = cellsOfRow(row) || GAP;
    const position = { width: cells.length, cells };
    if (text.trim() === '') {
      const says = 'is empty; write a row of digits, with . for a gap, like 31.42';
      return { position, problems: [{ place: 'position', says }] };
    }
    const problems = wrongInRows([row], {
      signs: [...SIGNS],
      remedy: 'write a digit from 0 to 9, or . for a gap',
      widthOf: () => row.length,
      nameOfRow: () => 'position',
      nameOf: (_, cell) => cellName(cell),
      many: 'cells',
    });
    return { position, problems };
  },
  print: ({ cells }) => cells,
  nameOf: cellName,
  cellsIn: ({ cells }, start) => (cells.length === start.cells.length ? cells : undefined),
  resize: ({ cells }, side, way) =>
    resizedList([...cells], {
      side,
      way,
      one: 'cell',
      fresh: GAP,
      lost: (digit, cell) => (digit === GAP ? [] : [`the digit ${digit} on ${cellName(cell)}`]),
      to: (signs) => ({ width: signs.length, cells: signs.join('') }),
    }),
  board: (position) =>
    digitsBoard({
      signs: [...position.cells],
      read: (signs) => ({ ...position, cells: signs.join('') }),
    }),
};

/** `takes` says whether a piece may capture another, by their numbers. */
export function rulesOfDigits(takes: (moving: number, taken: number) => boolean): PointsRules {
  return {
    signs: SIGNS,
    moves(cells, record) {
      for (let cell = 1; cell < cells.length; cell++) {
        const first = cells[cell - 1];
        const second = cells[cell];
        if (first === NO_PIECE || second === NO_PIECE) continue;
        if (takes(first, second)) record.slide('left', cell - 1, cell, second - 1);
        if (takes(second, first)) record.slide('right', cell, cell - 1, first - 1);
      }
    },
    // The opponent captures a run of pieces from one end to the other, so every piece but the last mover.
    penalty(cells, player) {
      let sum = 0;
      for (let cell = 1; cell < cells.length; cell++) {
        const first = cells[cell - 1];
        const second = cells[cell];
        if (first !== NO_PIECE && second !== NO_PIECE) sum += (player === 'left' ? first : second) - 1;
      }
      return sum;
    },
    mostPoints: (cells) => cells.reduce((sum, sign) => (sign === NO_PIECE ? sum : sum + sign - 1), 0),
  };
}
