/**
 * Rulesets on one row of digits and gaps, TakeSmall and TakeTall: both players may move every piece. Left
 * moves it one cell to the right, Right one cell to the left, and always onto another piece, which is
 * captured and scores its number. A player who cannot move pays what the opponent could still capture. The
 * two rulesets differ in what a piece may capture.
 */

import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardPlace, BoardText } from '../board.ts';
import { readRows, wrongInRows } from '../furniture/rows.ts';
import { box, side } from '../furniture/shapes.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFamily } from '../ruleset.ts';
import type { CellsShape } from './cells-ruleset.ts';
import { cellsOfRow, type GridPosition } from './grid-shape.ts';
import type { PointsRules } from './points-coder.ts';
import { resizedList } from './resizing.ts';

// A row of digits with gaps, on squares side by side, called cell 1, cell 2, … from the left. A click
// increases a digit, from 9 to a gap and from a gap to 0; typing a digit sets it. Linear in the cells.

type DigitsBoard<Position> = {
  /** One character per cell: 0 to 9, or `.` for a gap. */
  readonly signs: readonly string[];
  /** The position with these characters; undefined if the ruleset does not allow it. */
  read(signs: readonly string[]): Position | undefined;
};

/** The name of a cell in problems of the notation; its argument counts from 0. */
const cellName = (cell: number): string => `cell ${cell + 1}`;

const GAP = '.';
const signs = [GAP, ...'0123456789'];
const digitSize = 24;

/** A board with a row of digits. */
export function digitsBoard<Position>(row: DigitsBoard<Position>): Board<Position> {
  const shapes: FigureShape[] = [];
  const texts: BoardText[] = [];
  const places: BoardPlace<Position>[] = [];
  for (const [cell, sign] of row.signs.entries()) {
    const area = box(cell * side, 0, side, side);
    shapes.push({ look: sign === GAP ? 'dark' : 'light', form: area });
    if (sign !== GAP) {
      texts.push({ text: sign, at: { x: (cell + 0.5) * side, y: side / 2 }, size: digitSize, ink: 'ink' });
    }
    places.push({
      name: cellName(cell),
      area,
      holds: sign === GAP ? 'a gap' : `the digit ${sign}`,
      edits: editsAt(row, cell, sign),
    });
  }
  return {
    says: row.signs.length === 1 ? 'a row of 1 cell' : `a row of ${row.signs.length} cells`,
    shapes,
    texts,
    places,
    pieces: [],
  };
}

function editsAt<Position>(
  row: DigitsBoard<Position>,
  cell: number,
  sign: string,
): readonly BoardEdit<Position>[] {
  const at = signs.indexOf(sign);
  return [...signs.slice(at + 1), ...signs.slice(0, at)].flatMap((next) => {
    const to = row.read(row.signs.with(cell, next));
    if (to === undefined) return [];
    return [{ sign: next, says: next === GAP ? 'leave a gap' : `put ${next}`, to }];
  });
}

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
