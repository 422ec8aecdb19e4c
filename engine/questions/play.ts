/** The best move in a sum of pieces, and what every other one brings: for who plays it out. */
import type { Mover } from '../graph/game-graph.ts';
import { type MoveJudged, playPerfectly, type SumPlayed } from '../sums/perfect-play.ts';
import type { About, Called, Question } from '../theories/question.ts';

export type PlayAsked = About['pieces'] & {
  /** Whose turn it is, where some arcs are one player's; Left's where nothing is said. */
  readonly mover?: Mover;
  /** Positions to be played out at most. */
  readonly positions?: number;
};

export const play: Question<'play', 'pieces', PlayAsked, SumPlayed> = {
  id: 'play',
  needs: 'pieces',
  title: 'The best move',
  says: 'the best move in the sum of the pieces, and what every other move brings',
  readsValues: true,
  applies: () => ({ applies: true, reason: 'pieces on any digraph can be moved' }),
  ask: (evidence, { pieces, mover = 'left', positions }) =>
    playPerfectly(evidence, { pieces, mover }, positions),
  sentences({ moves, best }, called) {
    if (best === undefined) return ['There is no move: the player to move has lost.'];
    const others = moves.filter((_, place) => place !== best);
    return [
      `The best move: ${told(moves[best], called)}.`,
      ...others.map((move) => `${told(move, called)}.`),
    ];
  },
};

const told = ({ from, to, result, lasts }: MoveJudged, called: Called): string =>
  `${called(from)} → ${called(to)} ${result}${lasts === undefined ? '' : ` in ${lasts} ${lasts === 1 ? 'move' : 'moves'}`}`;
