/**
 * The game the pieces make together: its value and outcome, every winning and every drawing move; in a partizan graph those
 * of either player. By the theory's values where there is a theory and its table knows the sum, else by play. What
 * cannot be answered is said: too many positions, or two pieces on gray, which no play leads to.
 */
import { isImpartial } from '../graph/game-graph.ts';
import type { OverBudget } from '../result.ts';
import type { Evidence } from '../theories/question.ts';
import { judgeByPlay, judgePartizanByPlay } from './by-play.ts';
import { judgeByValues, type SumJudgement } from './by-values.ts';
import { judgePartizanByValues } from './partizan-by-values.ts';
import type { PartizanJudged } from './partizan-judged.ts';
import { obligedPieces } from './position.ts';

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
