/**
 * Moves of rulesets whose own moves are compiled from a text, written by hand as programs: what the benchmark
 * compares compiled moves with. Each is what the ruleset had before it became a text.
 */
import type { Cells, CellsRules } from '../../engine/rulesets/recipes/cells-rules.ts';
import { dominoSquareSigns } from '../../engine/rulesets/recipes/domino-squares.ts';
import type { GridPosition } from '../../engine/rulesets/recipes/grid-shape.ts';
import {
  LEFT_STONE,
  linesOn,
  NO_STONE,
  RIGHT_STONE,
  recordJumps,
  STONE_WALL,
  signsOfSquares,
  signsWithWalls,
} from '../../engine/rulesets/recipes/stones.ts';

const [FREE, COVERED] = [0, 1];

const dominoes = ({ width }: GridPosition): CellsRules => ({
  signs: dominoSquareSigns,
  moves(cells, record) {
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== FREE) continue;
      const cover = (player: 'left' | 'right', other: number): void => {
        if (cells[other] !== FREE) return;
        record.put(cell, COVERED);
        record.put(other, COVERED);
        record.move(player, [cell, other]);
      };
      cover('left', cell + width);
      if ((cell + 1) % width > 0) cover('right', cell + 1);
    }
  },
});

function clobbering(position: GridPosition): CellsRules {
  const { beside } = linesOn(position);
  return {
    signs: signsOfSquares(position),
    moves(cells, record) {
      for (let from = 0; from < cells.length; from++) {
        const stone = cells[from];
        if (stone !== LEFT_STONE && stone !== RIGHT_STONE) continue;
        for (const to of beside[from])
          if (cells[to] === LEFT_STONE + RIGHT_STONE - stone)
            record.slide(stone === LEFT_STONE ? 'left' : 'right', from, to);
      }
    },
  };
}

function jumping(position: GridPosition): CellsRules {
  const lines = linesOn(position);
  return {
    signs: signsOfSquares(position),
    moves(cells, record) {
      for (let from = 0; from < cells.length; from++)
        if (cells[from] !== NO_STONE && cells[from] !== STONE_WALL)
          recordJumps(cells, lines, from, undefined, record);
    },
  };
}

const queenWays = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across) => (down === 0 && across === 0 ? [] : [[down, across] as const])),
);

function shooting({ cells: all, width }: GridPosition): CellsRules {
  const height = all.length / width;
  /** For each cell and direction, the cells from there to the board's edge, nearest first. */
  const rays = Array.from({ length: all.length }, (_, cell) =>
    queenWays.map(([down, across]) => {
      const ray: number[] = [];
      let [row, column] = [Math.floor(cell / width) + down, (cell % width) + across];
      while (row >= 0 && row < height && column >= 0 && column < width) {
        ray.push(row * width + column);
        row += down;
        column += across;
      }
      return ray;
    }),
  );
  const fromCell = (cells: Cells, cell: number, left: number, reach: (to: number) => void): void => {
    for (const ray of rays[cell]) {
      for (const to of ray) {
        if (cells[to] !== NO_STONE && to !== left) break;
        reach(to);
      }
    }
  };
  return {
    signs: signsWithWalls,
    moves(cells, record) {
      for (let from = 0; from < cells.length; from++) {
        const amazon = cells[from];
        if (amazon !== LEFT_STONE && amazon !== RIGHT_STONE) continue;
        const player = amazon === LEFT_STONE ? 'left' : 'right';
        fromCell(cells, from, from, (to) =>
          fromCell(cells, to, from, (arrow) => {
            record.put(to, amazon);
            if (arrow !== from) record.put(from, NO_STONE);
            record.put(arrow, STONE_WALL);
            record.move(player, [from, to, arrow]);
          }),
        );
      }
    },
  };
}

const [NOBODY, TOAD, FROG] = [0, 1, 2];

const hopping = (): CellsRules => ({
  signs: '.TF',
  moves(cells, record) {
    for (let from = 0; from < cells.length; from++) {
      const animal = cells[from];
      if (animal === NOBODY) continue;
      const ahead = animal === TOAD ? 1 : -1;
      const player = animal === TOAD ? 'left' : 'right';
      if (cells[from + ahead] === NOBODY) record.slide(player, from, from + ahead);
      if (cells[from + ahead] === TOAD + FROG - animal && cells[from + 2 * ahead] === NOBODY)
        record.slide(player, from, from + 2 * ahead);
    }
  },
});

/** By the ids of the rulesets. */
export const rulesByHand: Readonly<Record<string, (position: GridPosition) => CellsRules>> = {
  domineering: dominoes,
  clobber: clobbering,
  konane: jumping,
  amazons: shooting,
  'toads-and-frogs': hopping,
};
