/**
 * What several positions of one ruleset are worth, for a figure or a table of them. Where they follow one
 * another, as in a line of play, one solving says it of all; a position that does not follow is solved for
 * itself.
 */
import type { OverBudget } from '../result.ts';
import { askBoard } from './ask-board.ts';
import { type BoardAdvance, solveBoard } from './board.ts';
import type { BoardGame, PositionAsked } from './board-game.ts';
import { type Memory, openMemory, type SolvedBoard } from './memory.ts';

/**
 * What is known of one position, by the name that the engine calls it: for mirror images that are one game,
 * the one that was met first.
 */
export type WorthOfPosition = Pick<PositionAsked, 'position' | 'value' | 'outcome'>;

/**
 * In the order of the positions, which are in the ruleset's notation. The game says the ruleset, the rules
 * and the bound; it is solved first if the memory has it not, and stays there. Refused with a sentence that
 * names the position whose game is too large. Cost: a solving for each position that follows neither the game
 * nor the position that was solved last.
 */
export function* worthOfPositions(
  game: BoardGame,
  positions: readonly string[],
  memory: Memory,
): Generator<BoardAdvance | number, readonly WorthOfPosition[] | OverBudget, void> {
  const found: WorthOfPosition[] = [];
  let solved: readonly SolvedBoard[] = [];
  const others = openMemory();
  for (const position of [game.position, ...positions]) {
    let board = solved.find((each) => each.vertexOf(position) !== undefined);
    if (!board) {
      const own = { ...game, position };
      const next = yield* solveBoard(own, solved.length === 0 ? memory : others);
      if ('kind' in next) return { ...next, says: `The game from ${position} ${next.says}` };
      board = next;
      // The game itself and the one that was solved last: more would fill the memory.
      solved = [solved[0] ?? board, board];
    }
    const answer = yield* askBoard('position', { position }, board);
    if (answer.kind === 'over-budget') return answer;
    found.push({ position: answer.position, value: answer.value, outcome: answer.outcome });
  }
  return found.slice(1);
}
