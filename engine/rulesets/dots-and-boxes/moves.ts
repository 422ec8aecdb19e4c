/**
 * Turns of Dots and Boxes: who draws an edge that completes a box makes a point for each box and must draw again, unless no edge is
 * open. An option is a whole turn. The edges that completed boxes could be drawn in several orders with the same end, so a turn is
 * the set of its edges.
 */
import type { Cells, MoveRecorder } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { PointsRules } from '../recipes/points-coder.ts';
import { DRAWN, edgeAt, OPEN } from './position.ts';

/** The four edges of a box. */
type Box = readonly [top: number, left: number, right: number, bottom: number];

/** Places among the signs. */
const [IS_OPEN, IS_DRAWN] = [0, 1];

export function rulesOfBoxes({ cells: { length }, width }: GridPosition): PointsRules {
  const boxes: Box[] = [];
  const boxesBeside: Box[][] = Array.from({ length }, () => []);
  const height = (length - width) / (2 * width + 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (row: number, edge: number): number => edgeAt(row, edge, width);
      const box: Box = [at(2 * y, x), at(2 * y + 1, x), at(2 * y + 1, x + 1), at(2 * y + 2, x)];
      boxes.push(box);
      for (const edge of box) boxesBeside[edge].push(box);
    }
  }
  const openBoxes = (cells: Cells): number =>
    boxes.filter((box) => box.some((edge) => cells[edge] === IS_OPEN)).length;
  const isFull = (cells: string, box: Box): boolean => box.every((edge) => cells[edge] === DRAWN);
  return {
    signs: `${OPEN}${DRAWN}`,
    moves: (cells, record) =>
      recordTurns(
        Array.from(cells, (sign) => (sign === IS_DRAWN ? DRAWN : OPEN)).join(''),
        (after, edge) => boxesBeside[edge].filter((box) => isFull(after, box)).length,
        record,
      ),
    inAnyOrder: true,
    penalty: () => 0,
    mostPoints: openBoxes,
  };
}

/** Where a turn has come to. */
type Turn = { readonly points: number; readonly by: readonly number[] };

/** Both players have the same turns. `completedBy` says how many boxes an edge has just completed. */
function recordTurns(
  cells: string,
  completedBy: (cells: string, edge: number) => number,
  record: MoveRecorder,
): void {
  const ends = new Map<string, Turn>();
  // Boards at which the same player draws on. The map grows while it is gone through.
  const within = new Map<string, Turn>([[cells, { points: 0, by: [] }]]);
  for (const [board, turn] of within) {
    for (let edge = board.indexOf(OPEN); edge >= 0; edge = board.indexOf(OPEN, edge + 1)) {
      const after = board.slice(0, edge) + DRAWN + board.slice(edge + 1);
      const completed = completedBy(after, edge);
      const goesOn = completed > 0 && after.includes(OPEN);
      const among = goesOn ? within : ends;
      if (!among.has(after)) among.set(after, { points: turn.points + completed, by: [...turn.by, edge] });
    }
  }
  for (const { points, by } of ends.values()) {
    for (const player of ['left', 'right'] as const) {
      for (const edge of by) record.put(edge, IS_DRAWN);
      record.move(player, by, points);
    }
  }
}
