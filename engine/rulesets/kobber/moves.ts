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
    moves: (cells, player) => stepsOf(cells, lines, player).concat(jumpsOf(cells, lines, player, 0)),
    penalty: () => 0,
    mostPoints: stonesOn,
    mostMoves: (cells) => (stonesOn(cells) + 1) * (2 * lines.longest + 4),
  };
}

function stepsOf(cells: string, { from }: Lines, player: 'left' | 'right'): PointsMove[] {
  const { own, enemy } = stonesOf[player];
  const found: PointsMove[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== own) continue;
    for (const line of from[start]) {
      if (line.length === 0 || cells[line[0]] !== enemy) continue;
      const beside = line[0];
      const after = withSign(withSign(cells, start, EMPTY_CELL), beside, own);
      found.push({ cells: after, points: 1, by: [start, beside] });
    }
  }
  return found;
}
