/** The record of a game as a text that a person reads: a line a turn, with what it gave away, and how the game ended. */
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import type { EditorState } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { type Game, nothingMade } from '../store/state/play.ts';
import { words } from '../words.ts';
import { sayMove } from './board-rules.ts';
import { haveMet } from './game.ts';
import { seatName } from './game-frames.ts';
import { mistakesOf } from './review.ts';
import { framesOf } from './walking.ts';

export function gameText(
  shown: Parameters<typeof framesOf>[1] & Pick<EditorState, 'document' | 'review'>,
  game: Game,
): string {
  const document = seenDocument(shown);
  const name = (id: NodeId): string => {
    const node = document.nodes.find((each) => each.id === id);
    return node ? calledNode(node) : id;
  };
  const frames = framesOf({ of: 'game' }, { ...shown, game, made: nothingMade, hinted: false });
  const end = frames
    .sentence(game.plies.length)
    .map((part) => (typeof part === 'string' ? part : 'node' in part ? calledNode(part.node) : ''));
  const mistakes = mistakesOf(shown, game);
  const sum = sumCalled(game.sum);
  return [
    ...(document.title ? [document.title] : []),
    `${game.pieces.map(name).join(` ${sum.sign} `)}${sum.letter === '' ? '' : ` (${sum.name})`}`,
    ...game.plies.map(({ by, moves }, i) => {
      const moved = document.board
        ? sayMove(document.board.ruleset, moves[0], by)
        : moves.map(({ from, to }) => `${name(from)} → ${name(to)}`).join(', ');
      const mistake = mistakes[i];
      const gave = mistake === undefined ? '' : ` ${words.play.mistake(mistake)}`;
      const met = haveMet(game, i + 1) ? ` (${words.play.met})` : '';
      return `${i + 1}. ${seatName(document, game, by)}: ${moved}${met}${gave}`;
    }),
    end.join(''),
  ].join('\n');
}
