/**
 * A board of boxes of any width and height: dots and the edges between them, which may be drawn or open. Rows
 * alternate: the edges along the top of the boxes, their sides, the edges below, and so on. A box with all
 * its edges drawn is shaded. Linear in the edges.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardPlace } from '../board.ts';
import { along, box, disc, side, straight } from './shapes.ts';

export type BoxesBoard<Position> = {
  /**
   * Whether each edge is drawn, by rows from the top: w horizontal edges, then w + 1 vertical ones, …, the
   * last row horizontal.
   */
  readonly rows: readonly (readonly boolean[])[];
  /** The position with one edge changed; undefined if the ruleset does not allow it. */
  change(row: number, edge: number): Position | undefined;
};

/** The name of an edge in problems of the notation; its arguments count from 0. */
export const edgeName = (row: number, edge: number): string => `row ${row + 1}, edge ${edge + 1}`;

const OPEN = '.';
const DRAWN = 'x';
const dotRadius = 3.5;
const hitWidth = 10;

/** A board of boxes. */
export function boxesBoard<Position>({ rows, change }: BoxesBoard<Position>): Board<Position> {
  const width = rows[0].length;
  const height = (rows.length - 1) / 2;
  const lines: FigureShape[] = [];
  const places: BoardPlace<Position>[] = [];
  for (const [row, edges] of rows.entries()) {
    for (const [edge, isDrawn] of edges.entries()) {
      const [from, to] = endsOf(row, edge);
      lines.push({ look: isDrawn ? 'drawn edge' : 'open edge', form: straight(from, to) });
      const changed = change(row, edge);
      places.push({
        name: edgeName(row, edge),
        area: along(from, to, hitWidth, -hitWidth),
        holds: isDrawn ? 'drawn' : 'open',
        edits:
          changed === undefined
            ? []
            : [{ sign: isDrawn ? OPEN : DRAWN, says: isDrawn ? 'open it' : 'draw it', to: changed }],
      });
    }
  }
  const full: FigureShape[] = [];
  const dots: FigureShape[] = [];
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      dots.push({ look: 'dot', form: disc({ x: x * side, y: y * side }, dotRadius) });
      if (x < width && y < height && isFull(rows, x, y)) {
        full.push({ look: 'full box', form: box(x * side, y * side, side, side) });
      }
    }
  }
  const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
  return {
    says: `${many(height, 'row', 'rows')} of ${many(width, 'box', 'boxes')}`,
    shapes: [...full, ...lines, ...dots],
    texts: [],
    places,
    pieces: [],
  };
}

function endsOf(row: number, edge: number): readonly [Spot, Spot] {
  const from = { x: edge * side, y: Math.floor(row / 2) * side };
  const isLying = row % 2 === 0;
  return [from, isLying ? { x: from.x + side, y: from.y } : { x: from.x, y: from.y + side }];
}

const isFull = (rows: readonly (readonly boolean[])[], x: number, y: number): boolean =>
  rows[2 * y][x] && rows[2 * y + 2][x] && rows[2 * y + 1][x] && rows[2 * y + 1][x + 1];
