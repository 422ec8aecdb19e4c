/**
 * Moves of Diskonnect: a stone jumps over one enemy onto the empty cell right behind it, and may jump on in the same direction;
 * each stone that is jumped over is taken and makes a point. A player without a jump pays for each stone of her own that the other
 * could take by moving alone.
 */
import type { Mover } from '../../graph/game-graph.ts';
import { boardsInOrder } from '../recipes/cells-boards.ts';
import type { Cells, MovesTold } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { PointsRules } from '../recipes/points-coder.ts';
import {
  LEFT_STONE,
  type Lines,
  linesOn,
  RIGHT_STONE,
  signsOfStones,
  stonesOn,
  tellJumps,
} from '../recipes/stones.ts';

export function rulesOfDiskonnect(position: GridPosition): PointsRules {
  const lines = linesOn(position);
  const signs = signsOfStones(position);
  return {
    signs,
    moves(cells, told) {
      for (let start = 0; start < cells.length; start++)
        if (cells[start] === LEFT_STONE || cells[start] === RIGHT_STONE)
          tellJumps(cells, lines, start, 1, told);
    },
    penalty: (cells, player) => countDead(cells, player, lines, signs),
    mostPoints: stonesOn,
  };
}

/**
 * The stones of a stuck player that are taken in some play of the other alone. Every board that such play comes to is looked at
 * once, until all stones are known to be dead.
 */
function countDead(cells: Cells, stuck: Mover, lines: Lines, signs: string): number {
  const own = stuck === 'left' ? LEFT_STONE : RIGHT_STONE;
  const other = LEFT_STONE + RIGHT_STONE - own;
  const alive = new Set<number>();
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === own) alive.add(cell);
  const all = alive.size;
  const boards = boardsInOrder(cells, { signs });
  let met = 1;
  const meet = (board: number): void => {
    met = Math.max(met, board + 1);
  };
  const told: MovesTold = {
    put: boards.put,
    move: () => meet(boards.next()),
    slide: (_, from, to) => meet(boards.slid(from, to)),
  };
  for (let board = 0; board < met && alive.size > 0; board++) {
    const here = boards.read(board);
    // The stuck player's stones never move, so that one is where it was or it was taken.
    for (const cell of alive) if (here[cell] !== own) alive.delete(cell);
    for (let start = 0; start < here.length; start++)
      if (here[start] === other) tellJumps(here, lines, start, 1, told);
  }
  return all - alive.size;
}
