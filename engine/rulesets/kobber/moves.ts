/**
 * Moves of Kobber: a stone steps onto an enemy beside it and takes its place, which makes a point, or it jumps over enemies in a
 * straight line, which takes them and makes none. Where one player can move so can the other, since two enemies side by side can
 * both step; so nobody ever pays.
 */
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { PointsRules } from '../recipes/points-coder.ts';
import {
  LEFT_STONE,
  linesOn,
  NO_STONE,
  RIGHT_STONE,
  signsOfStones,
  stonesOn,
  tellJumps,
} from '../recipes/stones.ts';

export function rulesOfKobber(position: GridPosition): PointsRules {
  const lines = linesOn(position);
  const { beside, behind } = lines;
  return {
    signs: signsOfStones(position),
    moves(cells, told) {
      /** Stones with an enemy beside them and an empty cell behind it. */
      const jumpers: number[] = [];
      for (let start = 0; start < cells.length; start++) {
        const stone = cells[start];
        if (stone !== LEFT_STONE && stone !== RIGHT_STONE) continue;
        const near = beside[start];
        let jumps = false;
        for (let way = 0; way < near.length; way++) {
          const to = near[way];
          if (cells[to] !== LEFT_STONE + RIGHT_STONE - stone) continue;
          told.slide(stone === LEFT_STONE ? 'left' : 'right', start, to, 1);
          const beyond = behind[start][way];
          if (beyond >= 0 && cells[beyond] === NO_STONE) jumps = true;
        }
        if (jumps) jumpers.push(start);
      }
      for (let i = 0; i < jumpers.length; i++) tellJumps(cells, lines, jumpers[i], 0, told);
    },
    penalty: () => 0,
    mostPoints: stonesOn,
  };
}
