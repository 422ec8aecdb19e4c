/**
 * Says how long play lasts from a vertex when the winner hurries and the loser lingers. It is defined for
 * all-white impartial digraphs. O(order + arcs).
 */
import { isImpartial } from '../graph/game-graph.ts';
import { remotenessInSlices } from '../graph/remoteness.ts';
import type { About, Question } from '../theories/question.ts';

type RemotenessFound = {
  readonly kind: 'remoteness';
  /** Undefined if neither player can force an end. */
  readonly moves: number | undefined;
  /** In misère play, where the player who makes the last move has lost. */
  readonly misere?: true;
};

export const remotenessOf: Question<'remoteness', 'vertex', About['vertex'], RemotenessFound> = {
  id: 'remoteness',
  needs: 'vertex',
  title: 'Remoteness',
  says: 'how many moves play lasts from a node if the winner hurries and the loser delays the end',
  readsValues: false,
  alsoMisere: true,
  applies({ graph }) {
    if (!isImpartial(graph)) return { applies: false, reason: 'some arcs are one player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'every arc is either player’s, and every node white' };
  },
  *ask({ graph }, { vertex }) {
    const moves = (yield* remotenessInSlices(graph.left, undefined, graph.misere))[vertex];
    const { misere } = graph;
    return { kind: 'remoteness', moves: moves < 0 ? undefined : moves, ...(misere && { misere }) };
  },
  sentences: ({ moves, misere }) => [
    moves === undefined
      ? 'Play need not end: neither player can force a win.'
      : `Play lasts ${moves} ${moves === 1 ? 'move' : 'moves'}: the player to move ${moves % 2 === (misere ? 1 : 0) ? 'loses' : 'wins'}.`,
  ],
};
