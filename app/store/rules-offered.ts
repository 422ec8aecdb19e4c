/** Which rules of play are offered for a drawing, in the inspector and in the palette. */
import { type GameDocument, isScored, isSimultaneous } from '../../engine/document/index.ts';
import { type InfinitePlay, type Rules, waysOfPlay } from '../../engine/outcome/index.ts';
import { allEither } from './selectors.ts';

/** To move at once is offered where some arc belongs to one player or to both. O(arcs). */
export const waysOffered = (document: GameDocument): readonly Rules['play'][] =>
  isSimultaneous(document) || !allEither(document) ? waysOfPlay : byTurns;

const byTurns = waysOfPlay.filter((play) => play !== 'simultaneous');

const nobodyChooses: readonly InfinitePlay[] = [];
const allChoices: readonly InfinitePlay[] = ['draw', 'left', 'right'];

/**
 * Who may be said to win a play that never ends: offered if some arc belongs to one player, since otherwise
 * such a play is a draw. A scoring game must end, and so must one in which both players move at once; in
 * misère play infinite play is a draw. O(arcs).
 */
export function infinitePlayOffered(document: GameDocument): readonly InfinitePlay[] {
  const isDraw = isScored(document) || isSimultaneous(document) || document.view.rules.play === 'misere';
  return isDraw || allEither(document) ? nobodyChooses : allChoices;
}
