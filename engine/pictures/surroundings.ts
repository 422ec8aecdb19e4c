/**
 * Finds what lies near each node of a drawing, as besideNode asks for it: arcs as straight pieces, and other
 * nodes. Drawing units. Cost: linear in the arcs' pieces to build; a query costs what lies near the node.
 */
import type { Surroundings } from '../figure/costs-of-places.ts';
import { type Box, type Curve, nodeRadius, piecesWithin, type Spot, sampled } from '../figure/curves.ts';
import { createGrid, numberOfCell } from '../figure/spatial-grid.ts';
import { boxRound, surroundings } from '../figure/surroundings.ts';

// Finds straight pieces of lines near a place. Each is in the square cells that it passes through, so that a
// long slanting piece is found near itself and not all over the box round it. The cells are so large that a
// piece passes through a few on average. Cost: linear in the pieces to build; a query costs what passes
// through its cells.

/** x, y, x, y of the two ends. */
export type Piece = readonly number[];

const leastCell = 64;
/** The number of cells that a piece passes through on average is at most about this. */
const cellsOfPiece = 32;

/** The pieces that may pass through a box, each once. */
export function pieceFinder(pieces: readonly Piece[]): (box: Box) => readonly Piece[] {
  let length = 0;
  for (const [x1, y1, x2, y2] of pieces) length += Math.abs(x2 - x1) + Math.abs(y2 - y1);
  const size = Math.max(leastCell, length / (cellsOfPiece * pieces.length));
  const cells = new Map<number, number[]>();
  for (let i = 0; i < pieces.length; i++) {
    forCellsOf(pieces[i], size, (cell) => {
      const there = cells.get(cell);
      if (there) there.push(i);
      else cells.set(cell, [i]);
    });
  }
  const lastFound = new Uint32Array(pieces.length);
  let questions = 0;
  return ({ x1, y1, x2, y2 }) => {
    questions++;
    const found: Piece[] = [];
    for (let column = Math.floor(x1 / size); column <= Math.floor(x2 / size); column++) {
      for (let row = Math.floor(y1 / size); row <= Math.floor(y2 / size); row++) {
        for (const i of cells.get(numberOfCell(column, row)) ?? []) {
          if (lastFound[i] === questions) continue;
          lastFound[i] = questions;
          found.push(pieces[i]);
        }
      }
    }
    return found;
  };
}

/** Visits the cells that a piece passes through, column by column from left to right. */
function forCellsOf(piece: Piece, size: number, visit: (cell: number) => void): void {
  const [x1, y1, x2, y2] = piece[0] <= piece[2] ? piece : [piece[2], piece[3], piece[0], piece[1]];
  const last = Math.floor(x2 / size);
  const heightAt = (x: number): number =>
    x <= x1 ? y1 : x >= x2 ? y2 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  for (let column = Math.floor(x1 / size); column <= last; column++) {
    const [a, b] = [heightAt(column * size), heightAt((column + 1) * size)];
    const bottom = Math.floor(Math.max(a, b) / size);
    for (let row = Math.floor(Math.min(a, b) / size); row <= bottom; row++) visit(numberOfCell(column, row));
  }
}

/**
 * In units: arcs are known as exactly as this, half as much as the air that boxes of words have (see
 * costs-of-places.ts).
 */
const mostOff = 0.1;

/**
 * Per node number, a function that gives what lies within `reach` of its centre. `heads` are triangles: the
 * tip, then the back corners. `scores` are per node the offsets of its scores: like nodes, these leave no
 * place for words of another node.
 */
export function surroundingsOf(
  spots: readonly Spot[],
  curves: readonly Curve[],
  heads: readonly (readonly number[])[],
  scores: readonly (readonly Spot[])[],
): (node: number, reach: number) => Surroundings {
  const lines: Piece[] = [];
  for (const curve of curves) {
    const points = sampled(curve, piecesWithin(curve, mostOff));
    for (let i = 0; i + 3 < points.length; i += 2) lines.push(points.slice(i, i + 4));
  }
  // The back of a head is wider than the arc; its sides lie between that and the tip.
  for (const head of heads) lines.push(head.slice(2));
  const linesNear = pieceFinder(lines);
  const places = createGrid<Spot & { readonly of: number }>(128);
  for (const [of, spot] of spots.entries()) {
    for (const { x, y } of [{ x: 0, y: 0 }, ...(scores[of] ?? [])]) {
      const place = { x: spot.x + x, y: spot.y + y, of };
      places.put(place, { x1: place.x, y1: place.y, x2: place.x, y2: place.y });
    }
  }
  return (node, reach) => {
    const middle = spots[node];
    // A node may reach into the box from beside it.
    const others = places.near(boxRound(middle, reach + nodeRadius)).filter(({ of }) => of !== node);
    return surroundings(middle, reach, linesNear(boxRound(middle, reach)), others);
  };
}
