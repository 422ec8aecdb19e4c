/**
 * Finds straight pieces of lines near a place. Each is in the square cells that it passes through, so that a long slanting piece is
 * found near itself and not all over the box round it. The cells are so large that a piece passes through a few on average.
 * Cost: linear in the pieces to build; a query costs what passes through its cells.
 */
import type { Box } from './curves.ts';
import { numberOfCell } from './spatial-grid.ts';

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
