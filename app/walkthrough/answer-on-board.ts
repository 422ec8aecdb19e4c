/** The answer by a symmetry of the open board to the move that was made last, where its ruleset knows one. */
import { editor } from '../store/editor.ts';
import { positionOn } from '../store/position-of.ts';
import type { PieceMove } from '../store/state/play.ts';
import { piecesAfter } from './game.ts';
import type { ShownGame } from './shown-game.ts';

export function answerOnBoard({ game, at }: ShownGame): PieceMove | undefined {
  const [from] = piecesAfter(game, at);
  const read = positionOn(editor().document, from);
  const answer = read?.answering()?.answer;
  return read && answer && { piece: 0, from, to: read.ruleset.print(answer.to) };
}
