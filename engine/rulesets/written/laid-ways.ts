/**
 * The directions in which a picture may be laid, as matrices that take rows and columns of the picture to
 * those of the board.
 */
import { textOfCell } from './read-fragment.ts';
import type { Fragment, FragmentCell, Laying } from './written-rules.ts';

/** Down and across on the board, by a row of the picture and by a column of it. */
export type Direction = {
  readonly downByRow: number;
  readonly acrossByRow: number;
  readonly downByColumn: number;
  readonly acrossByColumn: number;
};

/** A line, from its first cell on, with its direction. */
const along = (down: number, across: number): Direction => ({
  downByRow: across,
  acrossByRow: -down,
  downByColumn: down,
  acrossByColumn: across,
});

const [right, downwards, left, upwards] = [along(0, 1), along(1, 0), along(0, -1), along(-1, 0)];
const [upLeft, upRight, downLeft, downRight] = [along(-1, -1), along(-1, 1), along(1, -1), along(1, 1)];
/** A picture that is seen in a mirror, left and right exchanged. */
const mirrored = (way: Direction): Direction => ({
  ...way,
  downByColumn: -way.downByColumn,
  acrossByColumn: -way.acrossByColumn,
});
const turned = [right, downwards, left, upwards];

const directions: Readonly<Record<Laying, readonly Direction[]>> = {
  'as written': [right],
  'either way': [right, left],
  upright: [downwards],
  'up and down': [downwards, upwards],
  across: [right, left, downwards, upwards],
  diagonally: [downLeft, downRight, upLeft, upRight],
  'any direction': [upLeft, upwards, upRight, left, right, downLeft, downwards, downRight],
  mirrored: [right, mirrored(right)],
  turned,
  'turned and mirrored': [...turned, ...turned.map(mirrored)],
};

/** The directions of a laying; turned round if everything goes the other way. */
export const directionsOf = (laid: Laying, otherWay: boolean): readonly Direction[] =>
  otherWay ? directions[laid].map(turnedRound) : directions[laid];

const turnedRound = (way: Direction): Direction => ({
  downByRow: -way.downByRow || 0,
  acrossByRow: -way.acrossByRow || 0,
  downByColumn: -way.downByColumn || 0,
  acrossByColumn: -way.acrossByColumn || 0,
});

/**
 * The directions without those in which these pictures, which have one shape, say nothing new, as a domino
 * has two and not four. O(cells of the pictures · directions).
 */
export function differentDirections(
  fragments: readonly Pick<Fragment, 'rows'>[],
  ways: readonly Direction[],
): readonly Direction[] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const written = fragments.map(({ rows }) => laidText(rows, way)).join(' ');
    if (seen.has(written)) return false;
    seen.add(written);
    return true;
  });
}

/** A picture as it is laid, row after row from the top. */
export function laidText(rows: readonly (readonly FragmentCell[])[], way: Direction): string {
  if (rows.length === 1) return lineText(rows[0], way);
  const laid = rows.flatMap((cells, row) =>
    cells.map((cell, column) => ({
      down: way.downByRow * row + way.downByColumn * column,
      across: way.acrossByRow * row + way.acrossByColumn * column,
      cell: textOfCell(cell),
    })),
  );
  const top = Math.min(...laid.map(({ down }) => down));
  const first = Math.min(...laid.map(({ across: column }) => column));
  return laid
    .map(({ down, across: column, cell }) => `${down - top},${column - first}${cell}`)
    .sort()
    .join(' ');
}

/** A line as it is laid, from its upper end, or from the left. */
function lineText(cells: readonly FragmentCell[], { downByColumn, acrossByColumn }: Direction): string {
  const texts = cells.map(textOfCell);
  if (texts.length === 1) return texts[0];
  const isForward = downByColumn > 0 || (downByColumn === 0 && acrossByColumn > 0);
  const sign = isForward ? 1 : -1;
  return `${sign * downByColumn},${sign * acrossByColumn}:${(isForward ? texts : texts.toReversed()).join('')}`;
}
