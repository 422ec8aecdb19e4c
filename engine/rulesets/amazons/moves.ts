/**
 * Moves of Amazons: to a square that a queen of chess reaches over empty squares, and an arrow from there to another such square,
 * the one that the amazon has left among them. A move is clicked by amazon, square and arrow.
 */
import type { Cells, CellsRules } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { LEFT_STONE, NO_STONE, RIGHT_STONE, STONE_WALL, signsWithWalls } from '../recipes/stones.ts';

const ways = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across) => (down === 0 && across === 0 ? [] : [[down, across] as const])),
);

export function rulesOfAmazons({ cells: all, width }: GridPosition): CellsRules {
  /** Found when they are first needed, since all of a long row are many. */
  const rays: (readonly (readonly number[])[])[] = [];
  const raysOf = (cell: number): readonly (readonly number[])[] => {
    rays[cell] ??= raysFrom(cell, width, all.length / width);
    return rays[cell];
  };
  /** Calls `reach` with each cell that a queen reaches from a cell. `left` is the cell that the amazon has left, which is empty now. */
  const fromCell = (cells: Cells, cell: number, left: number, reach: (to: number) => void): void => {
    for (const ray of raysOf(cell)) {
      for (const to of ray) {
        if (cells[to] !== NO_STONE && to !== left) break;
        reach(to);
      }
    }
  };
  return {
    signs: signsWithWalls,
    moves(cells, told) {
      for (let from = 0; from < cells.length; from++) {
        const amazon = cells[from];
        if (amazon !== LEFT_STONE && amazon !== RIGHT_STONE) continue;
        const player = amazon === LEFT_STONE ? 'left' : 'right';
        fromCell(cells, from, from, (to) =>
          fromCell(cells, to, from, (arrow) => {
            told.put(to, amazon);
            if (arrow !== from) told.put(from, NO_STONE);
            told.put(arrow, STONE_WALL);
            told.move(player, [from, to, arrow]);
          }),
        );
      }
    },
  };
}

/** In each of the eight directions the cells from one to the board's edge, nearest first. */
function raysFrom(cell: number, width: number, height: number): readonly (readonly number[])[] {
  return ways.map(([down, across]) => {
    const ray: number[] = [];
    let [row, column] = [Math.floor(cell / width) + down, (cell % width) + across];
    while (row >= 0 && row < height && column >= 0 && column < width) {
      ray.push(row * width + column);
      row += down;
      column += across;
    }
    return ray;
  });
}
