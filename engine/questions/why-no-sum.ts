/** Why pieces have no sum of a kind, as an answer. */
import type { GameGraph } from '../graph/game-graph.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import { sumCalled } from '../sums/kinds.ts';

/** Undefined where they have one. */
export function whyNoSum(graph: GameGraph, pieces: ArrayLike<number>, kind: SumKind): OverBudget | undefined {
  const { name, whyNot } = sumCalled(kind);
  const reason = whyNot(graph, pieces);
  if (reason === undefined) return undefined;
  return { kind: 'over-budget', says: `These pieces have no ${name} sum: ${reason}.` };
}
