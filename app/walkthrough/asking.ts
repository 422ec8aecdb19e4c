/** The job that asks the engine's judge what every move of a position of a game brings. */
import type { AskJob } from '../../workers/protocol.ts';
import { editor } from '../store/editor.ts';
import { compiledOf, gameOf } from '../store/game-of.ts';
import { positionsUntil } from './game.ts';
import type { ShownGame } from './shown-game.ts';

/** Of the position after so many plies, and what is moved of the turn at hand. O(plies · pieces). */
export function askedOf({ game, at, made }: ShownGame): AskJob<'play'> {
  const { document, playBudget } = editor();
  const { index } = compiledOf(document);
  const before = positionsUntil(document, game, at);
  const { pieces: standing, mover } = before[at];
  const begun = made.map(({ piece, from, to }) => ({
    piece,
    from: index.get(from) ?? 0,
    to: index.get(to) ?? 0,
  }));
  const about = {
    pieces: Uint32Array.from(standing),
    mover,
    sum: game.sum,
    made: begun,
    before,
    positions: playBudget,
  };
  return { kind: 'ask', question: 'play', about, game: gameOf(document).game };
}
