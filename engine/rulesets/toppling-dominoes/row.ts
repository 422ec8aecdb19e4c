/**
 * The row of dominoes, its notation and its picture: a letter for each domino that stands, `.` alone where none does. Beyond each end
 * is a place, towards which they fall.
 */
import type { Problem } from '../../result.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { resizedList } from '../recipes/resizing.ts';
import { boardWithEnds, nameWithEnds } from '../recipes/row-ends.ts';

export const dominoSigns = `${EMPTY_CELL}brg`;

const pieces = [
  { sign: 'b', name: 'blue domino', player: 'left' },
  { sign: 'r', name: 'red domino', player: 'right' },
  { sign: 'g', name: 'green domino', player: 'neutral' },
] as const;

const row = gridShape({
  pieces,
  cell: 'domino',
  example: 'brbbr',
  wrong: wrongGaps,
});

/** What has fallen stands at one end: nothing falls over a gap. */
function wrongGaps(position: GridPosition): readonly Problem[] {
  const { cells } = position;
  const last = standing(cells).length;
  return [...cells].flatMap((sign, cell) =>
    sign === EMPTY_CELL && cell < last - 1
      ? [
          {
            place: row.nameOf(cell, position),
            says: 'is a gap; remove it, since the dominoes stand side by side',
          },
        ]
      : [],
  );
}

/** Without what has fallen at the right. */
const standing = (cells: string): string => cells.replace(/\.+$/, '') || EMPTY_CELL;

/** A domino that is taken away leaves no gap. */
function closedUp({ cells }: GridPosition): GridPosition {
  const left = cells.replaceAll(EMPTY_CELL, '') || EMPTY_CELL;
  return { width: left.length, cells: left };
}

export const dominoRow: CellsShape<GridPosition> = {
  ...row,
  // Two texts that differ in what has fallen alone are one position.
  read(text) {
    const { position, problems } = row.read(text);
    const cells = standing(position.cells);
    return { position: { width: cells.length, cells }, problems };
  },
  print: ({ cells }) => standing(cells),
  nameOf: (cell, position) => nameWithEnds(row, cell, position),
  resize({ cells }, side, way) {
    const dominoes = [...cells.replaceAll(EMPTY_CELL, '')];
    return resizedList(dominoes, {
      side,
      way,
      one: 'domino',
      fresh: pieces[0].sign,
      lost: (sign, at) => {
        const piece = pieces.find((each) => each.sign === sign);
        return piece ? [`a ${piece.name} on domino ${at + 1}`] : [];
      },
      to: (left) => ({ width: left.length, cells: left.join('') }),
    });
  },
  cellsIn: ({ cells }, start) => {
    const left = standing(cells);
    return left.length > start.cells.length ? undefined : left.padEnd(start.cells.length, EMPTY_CELL);
  },
  board(position) {
    const cells = standing(position.cells);
    const board = boardWithEnds(row, { width: cells.length, cells });
    const places = board.places.map((place) => ({
      ...place,
      // Clicks go round the colours; they take no domino away beside others, since the next would stand in its place.
      edits: place.edits
        .map((edit) => ({ ...edit, to: closedUp(edit.to) }))
        .toSorted((a, b) =>
          cells.length > 1 ? Number(a.sign === EMPTY_CELL) - Number(b.sign === EMPTY_CELL) : 0,
        ),
    }));
    return { ...board, places };
  },
};
