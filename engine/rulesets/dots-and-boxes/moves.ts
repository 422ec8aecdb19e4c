/**
 * Turns of Dots and Boxes: who draws an edge that completes a box makes a point for each box and must draw again, unless no edge is
 * open. An option is a whole turn. The edges that completed boxes could be drawn in several orders with the same end, so a turn is
 * the set of its edges.
 */
import type { PointsPosition } from '../furniture/points.ts';
import type { PointsMove, PointsRules } from '../furniture/points-coder.ts';
import { DRAWN, edgeAt, OPEN } from './position.ts';

/** The four edges of a box. */
type Box = readonly [top: number, left: number, right: number, bottom: number];

export function rulesOfBoxes({ cells: { length }, width }: PointsPosition): PointsRules {
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
  const isFull = (cells: string, box: Box): boolean => box.every((edge) => cells[edge] === DRAWN);
  const openBoxes = (cells: string): number => boxes.filter((box) => !isFull(cells, box)).length;
  return {
    moves: (cells) =>
      turnsOn(cells, (after, edge) => boxesBeside[edge].filter((box) => isFull(after, box)).length),
    penalty: () => 0,
    mostPoints: openBoxes,
    // Boxes completed in a turn are some of the open ones, and one edge more is drawn.
    mostMoves: (cells) => (length + 1) * 2 ** Math.min(openBoxes(cells), mostTogether),
  };
}

/** Room for turns is made for so many boxes at once; a board with more to complete is given more when it comes. */
const mostTogether = 10;

/** `completedBy` says how many boxes an edge has just completed. */
function turnsOn(cells: string, completedBy: (cells: string, edge: number) => number): readonly PointsMove[] {
  const ends = new Map<string, PointsMove>();
  // Boards at which the same player draws on. The map grows while it is gone through.
  const within = new Map<string, PointsMove>([[cells, { cells, points: 0, by: [], inAnyOrder: true }]]);
  for (const [board, so] of within) {
    for (let edge = board.indexOf(OPEN); edge >= 0; edge = board.indexOf(OPEN, edge + 1)) {
      const after = board.slice(0, edge) + DRAWN + board.slice(edge + 1);
      const completed = completedBy(after, edge);
      const drawn: PointsMove = { ...so, cells: after, points: so.points + completed, by: [...so.by, edge] };
      const goesOn = completed > 0 && after.includes(OPEN);
      const among = goesOn ? within : ends;
      if (!among.has(after)) among.set(after, drawn);
    }
  }
  return [...ends.values()];
}
