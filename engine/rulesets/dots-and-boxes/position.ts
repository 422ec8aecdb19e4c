/**
 * Positions of Dots and Boxes, and their notation: rows of edges with `/` between them, x for a drawn edge and `.` for an open one.
 * Rows alternate: the edges along the top of the boxes, their sides, the edges below, and so on. For a picture in a file, rows of
 * lying edges may begin with a blank.
 */
import type { Draft } from '../draft.ts';
import { edgeName } from '../furniture/boxes.ts';
import { manyOf, readRows, wrongInRows } from '../furniture/rows.ts';
import { cellsOfRow, type GridPosition } from '../recipes/grid-shape.ts';

export const OPEN = '.';
export const DRAWN = 'x';

/** How many edges a row has, of boards `width` boxes wide; numbered from 0. */
const lengthOf = (row: number, width: number): number => width + (row % 2);

/** How many edges stand before a row. */
const edgesBefore = (row: number, width: number): number => row * width + Math.floor(row / 2);

export function readBoxes(text: string): Draft<GridPosition> {
  const rows = readRows(text, [OPEN, DRAWN]);
  const width = rows[0].length;
  // Whatever was typed, a draft has whole boxes.
  const across = Math.max(1, width);
  const down = Math.max(3, rows.length + 1 - (rows.length % 2));
  const cells = Array.from({ length: down }, (_, row) => {
    const length = lengthOf(row, across);
    return cellsOfRow(rows[row] ?? [])
      .slice(0, length)
      .padEnd(length, OPEN);
  }).join('');
  const position = { width: across, cells };
  if (text.trim() === '') {
    const says =
      'is empty; write rows of edges with / between them, like ../.../.. for two boxes side by side';
    return { position, problems: [{ place: 'position', says }] };
  }
  const problems = [
    ...wrongInRows(rows, {
      signs: [OPEN, DRAWN],
      remedy: 'write x for a drawn edge, . for an open one',
      widthOf: (row) => lengthOf(row, width),
      nameOfRow: (row) => `row ${row + 1}`,
      nameOf: edgeName,
      many: 'edges',
    }),
  ];
  if (rows.length < 3 || rows.length % 2 === 0) {
    const says = `has ${manyOf(rows.length, 'row')}; rows of horizontal and of vertical edges alternate, and the first and the last are horizontal: write 3, 5, 7, … rows`;
    problems.push({ place: 'position', says });
  }
  return { position, problems };
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

export const printBoxes = ({ cells, width }: GridPosition): string => rowsOfEdges(cells, width).join('/');

/** The number of an edge among all of them, in reading order. */
export const edgeAt = (row: number, edge: number, width: number): number => edgesBefore(row, width) + edge;

/** As the board calls an edge by that number. */
export function nameOfEdge(number: number, { width }: GridPosition): string {
  // Two rows together have 2 · width + 1 edges, of which the first `width` lie.
  const pair = Math.floor(number / (2 * width + 1));
  const within = number - pair * (2 * width + 1);
  return within < width ? edgeName(2 * pair, within) : edgeName(2 * pair + 1, within - width);
}
