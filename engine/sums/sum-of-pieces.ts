/**
 * The game the pieces make together: its value and outcome, every winning and every drawing move; in a
 * partizan graph those of either player. By the theory's values where there is a theory and its table knows
 * the sum, else by play. Where there is no answer, the result says why: too many positions, or two pieces on
 * gray, which no play leads to.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { endings, type ImpartialOutcome, type InfinitePlay, partizanOutcomes } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import { known, type OverBudget } from '../result.ts';
import type { Evidence } from '../theories/question.ts';
import { judgeByValues, type SumJudgement } from './by-values.ts';
import { judgePartizanByValues } from './partizan-by-values.ts';
import { judgedBy, type PartizanJudged } from './partizan-judged.ts';
import { afterMove, movesOf, obligedPieces, opponentOf } from './position.ts';
import { exploreProduct, lastsAt, type Product, resultOf } from './product.ts';

// The sum of the pieces by play, when no table knows it: every position that can be reached is decided, and
// so is each move by what it leaves. Cost: the positions in reach and their moves; past the budget the answer
// says so.

const outcomeBy = { wins: 'N', draws: 'D', loses: 'P' } as const satisfies Record<string, ImpartialOutcome>;

/** Solves the sum; yields how many positions have been met. */
function* judgeByPlay(
  graph: GameGraph,
  pieces: Uint32Array,
  budget: number,
): Generator<number, SumJudgement | OverBudget, void> {
  const product = yield* exploreProduct(graph, pieces, ['left'], budget);
  if ('kind' in product) return product;
  const position = { pieces, mover: 'left' as const };
  const moves = movesOf(graph, pieces).map((move) => ({
    move: { ...move, value: undefined },
    leaves: resultOf(lastsAt(product, afterMove(position, move)), product),
  }));
  return {
    value: undefined,
    outcome: outcomeBy[resultOf(lastsAt(product, position), product)],
    winning: moves.flatMap(({ move, leaves }) => (leaves === 'loses' ? [move] : [])),
    drawing: moves.flatMap(({ move, leaves }) => (leaves === 'draws' ? [move] : [])),
  };
}

/** The same where some arcs are one player's: the rules say who wins a play that never ends. */
function* judgePartizanByPlay(
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
  const result = resultOf(lastsAt(product, { pieces, mover }), product);
  return endings.indexOf({ wins: mover, draws: infinitePlay, loses: opponentOf[mover] }[result]);
}

type By = { readonly by: 'values' | 'play' };

export type ImpartialSum = SumJudgement & By & { readonly kind: 'sum' };
export type PartizanSum = PartizanJudged & By & { readonly kind: 'partizan-sum' };
export type SumOfPieces = ImpartialSum | PartizanSum | OverBudget;

export type SumOptions = {
  /** The most positions to be solved, where play is needed. */
  readonly positions?: number;
};

export const mostPlayedOut = 400_000;

/** Yields from time to time how many positions have been handled. */
export function* sumOfPieces(
  { graph, theory, rules, labelling: find }: Omit<Evidence, 'known' | 'whoWins'>,
  pieces: Uint32Array,
  { positions = Math.max(mostPlayedOut, graph.order) }: SumOptions = {},
): Generator<number, SumOfPieces, void> {
  if (obligedPieces(graph, pieces).length > 1) return { kind: 'over-budget', says: twoOnGray };
  const labelling = theory?.sums && (yield* find());
  if (isImpartial(graph)) {
    const byValues = labelling && (yield* judgeByValues(graph, theory, labelling, pieces));
    if (byValues) return { kind: 'sum', ...byValues, by: 'values' };
    const found = yield* judgeByPlay(graph, pieces, positions);
    return 'kind' in found ? found : { kind: 'sum', ...found, by: 'play' };
  }
  const byValues = labelling && (yield* judgePartizanByValues(graph, theory, labelling, pieces, rules));
  if (byValues) return { kind: 'partizan-sum', ...byValues, by: 'values' };
  const found = yield* judgePartizanByPlay(graph, pieces, positions, rules);
  return 'kind' in found ? found : { kind: 'partizan-sum', ...found, by: 'play' };
}

export const twoOnGray =
  'Two pieces are on gray nodes. No play leads there, because a piece that is moved to a gray node must be moved on immediately.';
