/**
 * Moves of Kobber: a stone steps onto an enemy beside it and takes its place, which makes a point, or it jumps over enemies in a
 * straight line, which takes them and makes none. Where one player can move so can the other, since two enemies side by side can
 * both step; so nobody ever pays.
 */
import type { PointsPosition } from '../furniture/points.ts';
import type { PointsMove, PointsRules } from '../furniture/points-coder.ts';
import {
  EMPTY_CELL,
  jumpsOf,
  type Lines,
  linesOn,
  stonesOf,
  stonesOn,
  withSign,
} from '../furniture/stones.ts';

export function rulesOfKobber(position: PointsPosition): PointsRules {
  const lines = linesOn(position);
  return {
    *moves(cells, player) {
      let canStep = false;
      for (const step of stepsOf(cells, lines, player)) {
        canStep = true;
        yield step;
      }
      // Where nobody can step no enemies stand side by side, and nobody can jump.
      if (canStep) yield* jumpsOf(cells, lines, player, 0);
    },
    penalty: () => 0,
    mostPoints: stonesOn,
    mostMoves: (cells) => (stonesOn(cells) + 1) * (2 * lines.longest + 4),
  };
}

function* stepsOf(
  cells: string,
  { beside }: Lines,
  player: 'left' | 'right',
): Generator<PointsMove, void, void> {
  const { own, enemy } = stonesOf[player];
  for (let start = cells.indexOf(own); start >= 0; start = cells.indexOf(own, start + 1)) {
    const near = beside[start];
    for (let way = 0; way < near.length; way++) {
      const to = near[way];
      if (cells[to] !== enemy) continue;
      yield { cells: withSign(withSign(cells, start, EMPTY_CELL), to, own), points: 1, by: [start, to] };
    }
  }
}
