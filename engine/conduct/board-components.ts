/** The components of a position in which both players move at once, each generated as a game of its own. */
import { withoutEnds } from '../graph/game-graph.ts';
import type { OverBudget } from '../result.ts';
import {
  type BoardGame,
  type GeneratedBoard,
  generateBoard,
  positionRead,
  rulesetOfGame,
} from './board-game.ts';

/**
 * A position that is played by turns is one component. Where both players move at once, each component comes
 * with its solo moves, which sums may need, and without worths of its own ends: its ends are those of the
 * sum. Yields now and then how many positions were met. The same precondition as of `generateBoard`.
 */
export function* componentsOfBoard(
  game: BoardGame,
): Generator<number, readonly GeneratedBoard[] | OverBudget, void> {
  const ruleset = rulesetOfGame(game);
  const { rounds } = ruleset;
  const positions = rounds
    ? rounds.components(positionRead(ruleset, game.position)).map(ruleset.print)
    : [game.position];
  const components: GeneratedBoard[] = [];
  for (const position of positions) {
    const board = yield* generateBoard({ ...game, position, ...(rounds && { solo: true }) });
    if ('kind' in board) return board;
    components.push({ ...board, graph: withoutEnds(board.graph) });
  }
  return components;
}
