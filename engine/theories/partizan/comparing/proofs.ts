/**
 * Proofs that a ≥ b holds or fails, and b ≥ a: for each a strategy in a − b. If no position lies on an
 * alternating cycle, one question decides both signed orders (Siegel, New results in loopy games, section 2).
 * Otherwise each signed order has its own proof: a claim that holds is proved in both orders, a claim that
 * fails in those in which it fails.
 */
import type { GameGraph } from '../../../graph/game-graph.ts';
import type { InfinitePlay } from '../../../outcome/outcome.ts';
import { type Rules, usualRules } from '../../../outcome/rules.ts';
import type { OverBudget } from '../../../result.ts';
import type { Relation, Relations } from '../relations.ts';
import { grayInside, survivalQuestions } from './compare.ts';
import { type Difference, differenceOf } from './difference.ts';
import { alternates, comparedPart } from './part.ts';
import { type Strategy, strategyIn } from './strategy.ts';
import { survivalIn } from './survival.ts';

export type OrderSign = 'plus' | 'minus';

export type Claim = {
  /** The claim a ≥ b concerns Left in a − b; the claim b ≥ a concerns Right. */
  readonly about: 'at least' | 'at most';
  readonly holds: boolean;
  /** The signed order of the claim; "both" if the orders agree. */
  readonly sign: OrderSign | 'both';
  /** Undefined if the strategy is too large to be written out. */
  readonly strategy: Strategy | undefined;
};

export type ProofOptions = {
  /** If a player wins a play that never ends, only that signed order matters. */
  readonly rules?: Rules;
  /** The most positions of a − b that are played out. */
  readonly played?: number;
  /** The most positions of a strategy. */
  readonly written?: number;
};

const MOST_PLAYED = 400_000;
const MOST_WRITTEN = 20_000;

/**
 * First the claims about a ≥ b, then those about b ≥ a. Precondition: the relations are those of these
 * vertices.
 */
export function* proofsOf(
  graph: GameGraph,
  a: number,
  b: number,
  relations: Relations,
  { rules = usualRules, played = MOST_PLAYED, written = MOST_WRITTEN }: ProofOptions = {},
): Generator<number, readonly Claim[] | OverBudget, void> {
  const part = comparedPart(graph, a, b);
  if (part.graph.gray.includes(1)) return grayInside;
  const difference = yield* differenceOf(part.graph, part.a, part.b, 2 * played);
  if (!difference) return tooLarge(played);
  const signed = alternates(part.graph);
  const claims: Claim[] = [];
  for (const about of ['at least', 'at most'] as const) {
    for (const { sign, holds } of asked(relations, about, signed, rules.infinitePlay)) {
      const strategy = yield* proof(difference, about, sign, part.members, written);
      claims.push({ about, holds, sign, strategy });
    }
  }
  return claims;
}

const tooLarge = (positions: number): OverBudget => ({
  kind: 'over-budget',
  says: `Playing the difference out takes more than ${positions.toLocaleString('en')} positions, so no strategy is written out.`,
});

const says = (relation: Relation, about: Claim['about']): boolean =>
  relation === '=' || relation === (about === 'at least' ? '>' : '<');

function asked(
  { plus, minus }: Relations,
  about: Claim['about'],
  signed: boolean,
  infinitePlay: InfinitePlay,
): readonly Pick<Claim, 'sign' | 'holds'>[] {
  if (!signed) return [{ sign: 'both', holds: says(plus, about) }];
  const each = [
    { sign: 'plus', holds: says(plus, about) },
    { sign: 'minus', holds: says(minus, about) },
  ] as const;
  if (infinitePlay !== 'draw') return [each[infinitePlay === 'left' ? 0 : 1]];
  return each.every(({ holds }) => holds) ? each : each.filter(({ holds }) => !holds);
}

function* proof(
  difference: Difference,
  about: Claim['about'],
  sign: Claim['sign'],
  members: readonly number[],
  most: number,
): Generator<number, Strategy | undefined, void> {
  const signed = survivalQuestions[sign === 'minus' ? 'minus' : 'plus'];
  const question = signed[about === 'at least' ? 'atLeast' : 'atMost'];
  const survival = yield* survivalIn(difference, question);
  return strategyIn(difference, question, survival, members, most);
}
