/**
 * The sum of the pieces by play, when no table knows it: every position that can be reached is decided, and so is each move by
 * what it leaves. Cost: the positions in reach and their moves; past the budget the answer says so.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import { endings, type ImpartialOutcome, type InfinitePlay, partizanOutcomes } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import { known, type OverBudget } from '../result.ts';
import type { SumJudgement } from './by-values.ts';
import { judgedBy, type PartizanJudged } from './partizan-judged.ts';
import { afterMove, movesOf, opponentOf } from './position.ts';
import { exploreProduct, lastsAt, type Product, resultOf } from './product.ts';

const outcomeBy = { wins: 'N', draws: 'D', loses: 'P' } as const satisfies Record<string, ImpartialOutcome>;

/** Solves the sum; yields how many positions have been met. */
export function* judgeByPlay(
  graph: GameGraph,
  pieces: Uint32Array,
  budget: number,
): Generator<number, SumJudgement | OverBudget, void> {
  const product = yield* exploreProduct(graph, pieces, ['left'], budget);
  if ('kind' in product) return product;
  const position = { pieces, mover: 'left' as const };
  const moves = movesOf(graph, pieces).map((move) => ({
    move: { ...move, value: undefined },
    leaves: resultOf(lastsAt(product, afterMove(position, move))),
  }));
  return {
    value: undefined,
    outcome: outcomeBy[resultOf(lastsAt(product, position))],
    winning: moves.flatMap(({ move, leaves }) => (leaves === 'loses' ? [move] : [])),
    drawing: moves.flatMap(({ move, leaves }) => (leaves === 'draws' ? [move] : [])),
  };
}

/** The same where some arcs are one player's: the rules say who wins a play that never ends. */
export function* judgePartizanByPlay(
  graph: GameGraph,
  pieces: Uint32Array,
  budget: number,
  { infinitePlay }: Rules,
): Generator<number, PartizanJudged | OverBudget, void> {
  const product = yield* exploreProduct(graph, pieces, ['left', 'right'], budget);
  if ('kind' in product) return product;
  const judged = judgedBy(
    graph,
    pieces,
    undefined,
    partizanOutcomes[
      3 * codeOf(product, pieces, 'right', infinitePlay) + codeOf(product, pieces, 'left', infinitePlay)
    ],
    (mover, move) => {
      const after = afterMove({ pieces, mover }, move);
      return { ending: endings[codeOf(product, after.pieces, after.mover, infinitePlay)], value: undefined };
    },
  );
  known(judged !== undefined, 'every position in reach was played out');
  return judged;
}

/** What comes of that player starting, as a place among `endings`. */
function codeOf(
  product: Product,
  pieces: ArrayLike<number>,
  mover: Mover,
  infinitePlay: InfinitePlay,
): number {
  const result = resultOf(lastsAt(product, { pieces, mover }));
  return endings.indexOf({ wins: mover, draws: infinitePlay, loses: opponentOf[mover] }[result]);
}
