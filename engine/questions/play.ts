/**
 * The best move in a sum of pieces, and the result of every other move, for a person who plays the sum out.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { MoveJudged, SumPlayed } from '../sums/judged-moves.ts';
import { kindPlayed } from '../sums/kinds.ts';
import { meansOf } from '../sums/means.ts';
import type { SumMove, SumPosition } from '../sums/position.ts';
import type { TurnPlayed } from '../sums/turn-played.ts';
import type { About, Question, VertexNaming } from '../theories/question.ts';
import { whyNoSum } from './sum.ts';
import { toldTurn } from './turn.ts';

type PlayAsked = About['pieces'] & {
  /** Whose turn it is, where some arcs are one player's; by default Left's. */
  readonly mover?: Mover;
  /** Positions to be played out at most. */
  readonly positions?: number;
  /** How the pieces are played together; by default as the rules say, if the pieces have such a sum. */
  readonly sum?: SumKind;
  /** The moves of the turn that were made already, where a turn has several. */
  readonly made?: readonly SumMove[];
  /**
   * The positions of the game so far, to which a player by values does not go back where another move is as
   * good.
   */
  readonly before?: readonly SumPosition[];
};

export const play: Question<'play', 'pieces', PlayAsked, SumPlayed | TurnPlayed> = {
  id: 'play',
  needs: 'pieces',
  title: 'The best move',
  says: 'the best move in the sum of the pieces, and what every other move brings',
  readsValues: true,
  alsoMisere: true,
  applies: () => ({ applies: true, reason: 'pieces on any digraph can be moved' }),
  *ask(evidence, { pieces, mover = 'left', sum: asked, ...soFar }) {
    const { graph, rules } = evidence;
    const chosen = asked ?? kindPlayed(rules.sum, graph, pieces).id;
    const none = whyNoSum(graph, pieces, chosen);
    return none ?? (yield* meansOf(chosen).play(evidence, { pieces, mover }, soFar));
  },
  sentences: (found, called) => (found.kind === 'turn' ? toldTurn(found, called) : toldPlay(found, called)),
};

function toldPlay({ moves, best, ends, result }: SumPlayed, called: VertexNaming): readonly string[] {
  if (best === undefined)
    return [`There is no move: the player to move ${result === 'wins' ? 'has won' : 'has lost'}.`];
  const others = moves.filter((_, place) => place !== best);
  return [
    `The best move: ${told(moves[best], called, ', which')}.`,
    ...others.map((move) => `${told(move, called)}.`),
    ...(ends || result !== 'wins' ? [] : [wonSomehow]),
  ];
}

/**
 * Said of a won sum that is too large to be played out, with cycles, in which the players have moves of their
 * own.
 */
const wonSomehow = 'It is not known how soon this move wins: the sum is too large to be played out.';

const told = ({ from, to, result, lasts }: MoveJudged, called: VertexNaming, joined = ''): string =>
  `${called(from)} → ${called(to)}${joined} ${result}${lasts === undefined ? '' : ` in ${lasts} ${lasts === 1 ? 'move' : 'moves'}`}`;
