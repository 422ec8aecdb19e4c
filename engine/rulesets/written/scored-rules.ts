/** Written rules by which moves make points, as the recipe for such rulesets asks for them. */
import type { Cells, CellsRules, MoveRecorder } from '../recipes/cells-rules.ts';
import type { PointsRuleset } from '../recipes/points-ruleset.ts';
import type { PlayedRule } from './played-rules.ts';

/**
 * A game with this many moves, each of which makes the most points that a rule gives, is longer than any that
 * is generated.
 */
const mostMoves = 1 << 20;

/**
 * Each move as one player's, since points are made by a player; a move of either is one of both. A player who
 * cannot move pays nothing.
 */
export function eachPlayersMoves<Asked extends Omit<PointsRuleset, 'rulesFor'>>(
  asked: Asked & { rulesFor(position: Parameters<PointsRuleset['rulesFor']>[0]): CellsRules },
  played: readonly PlayedRule[],
): PointsRuleset {
  const most = Math.max(...played.map(({ points }) => points));
  return {
    ...asked,
    rulesFor(position) {
      const { signs, inAnyOrder, moves } = asked.rulesFor(position);
      return {
        signs,
        ...(inAnyOrder && { inAnyOrder }),
        moves: (cells, record) => moves(cells, bothPlayers(cells, record)),
        penalty: () => 0,
        mostPoints: () => most * mostMoves,
      };
    },
  };
}

/** Records a move of either player twice. */
function bothPlayers(board: Cells, record: MoveRecorder): MoveRecorder {
  let cells: number[] = [];
  let signs: number[] = [];
  const put: MoveRecorder['put'] = (cell, sign) => {
    cells.push(cell);
    signs.push(sign);
  };
  const move: MoveRecorder['move'] = (player, by, points) => {
    for (const one of player === 'either' ? (['left', 'right'] as const) : [player]) {
      for (let i = 0; i < cells.length; i++) record.put(cells[i], signs[i]);
      record.move(one, by, points);
    }
    cells = [];
    signs = [];
  };
  return {
    put,
    move,
    slide(player, from, to, points) {
      put(from, 0);
      put(to, board[from]);
      move(player, [from, to], points);
    },
  };
}
