/**
 * Positions of Dots and Boxes, and their notation: rows of edges with `/` between them, x for a drawn edge and `.` for an open one.
 * Rows alternate: the edges along the top of the boxes, their sides, the edges below, and so on. For a picture in a file, rows of
 * lying edges may begin with a blank.
 */
import { accepted, type Result, refused } from '../../result.ts';
import { edgeName } from '../furniture/boxes.ts';
import { type PointsPosition, readScore } from '../furniture/points.ts';
import { rowsIn, wrongInRows } from '../furniture/rows.ts';

export const OPEN = '.';
export const DRAWN = 'x';

/** How many edges a row has, of boards `width` boxes wide; numbered from 0. */
const lengthOf = (row: number, width: number): number => width + (row % 2);

/** How many edges stand before a row. */
const edgesBefore = (row: number, width: number): number => row * width + Math.floor(row / 2);

export function parseBoxes(text: string): Result<PointsPosition> {
  const { score, rest, problems } = readScore(text);
  if (rest === '') {
    const says =
      'is empty; write rows of edges with / between them, like ../.../.. for two boxes side by side';
    return refused([{ place: 'position', says }]);
  }
  const rows = rowsIn(rest);
  const width = [...rows[0]].length;
  const wrong = [
    ...problems,
    ...wrongInRows(rows, {
      signs: [OPEN, DRAWN],
      remedy: 'write x for a drawn edge, . for an open one',
      widthOf: (row) => lengthOf(row, width),
      nameOf: edgeName,
      many: 'edges',
    }),
  ];
  if (rows.length < 3 || rows.length % 2 === 0) {
    const says = `has ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}; rows of lying and of standing edges take turns, and the first and the last lie: give 3, 5, 7, …`;
    wrong.push({ place: 'position', says });
  }
  if (wrong.length > 0) return refused(wrong);
  return accepted({ score, width, cells: rows.join('') });
}

/** The edges row by row. */
export function rowsOfEdges(cells: string, width: number): readonly string[] {
  const rows: string[] = [];
  for (let row = 0; edgesBefore(row, width) < cells.length; row++) {
    const first = edgesBefore(row, width);
    rows.push(cells.slice(first, first + lengthOf(row, width)));
  }
  return rows;
}

export const printBoxes = (cells: string, width: number): string => rowsOfEdges(cells, width).join('/');

/** The number of an edge among all of them, in reading order. */
export const edgeAt = (row: number, edge: number, width: number): number => edgesBefore(row, width) + edge;

/** As the board calls an edge by that number. */
export function nameOfEdge(number: number, width: number): string {
  // Two rows together have 2 · width + 1 edges, of which the first `width` lie.
  const pair = Math.floor(number / (2 * width + 1));
  const within = number - pair * (2 * width + 1);
  return within < width ? edgeName(2 * pair, within) : edgeName(2 * pair + 1, within - width);
}
