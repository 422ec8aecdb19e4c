/**
 * A row of digits with gaps, on squares side by side, called cell 1, cell 2, … from the left. A click increases a
 * digit, from 9 to a gap and from a gap to 0; typing a digit sets it. Linear in the cells.
 */
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardPlace, BoardText } from '../board.ts';
import { box, side } from './shapes.ts';

export type DigitsBoard<Position> = {
  /** One character per cell: 0 to 9, or `.` for a gap. */
  readonly signs: readonly string[];
  /** The position with these characters; undefined if the ruleset does not allow it. */
  read(signs: readonly string[]): Position | undefined;
};

/** The name of a cell in problems of the notation; its argument counts from 0. */
export const cellName = (cell: number): string => `cell ${cell + 1}`;

export const GAP = '.';
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
