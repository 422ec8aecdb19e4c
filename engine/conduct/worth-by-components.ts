/**
 * What positions of several components are worth in which both players move at once, where the values of the components add up: in continued sums by scores
 * and by majority (Huggan, section 6.4). Each component is solved for itself, and their product, which may be far too large, is not made.
 */
import { disjointUnion } from '../graph/disjoint-union.ts';
import type { Rules } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { addsValues, isRoundSum } from '../simultaneous/sums.ts';
import { chooseTheory } from '../theories/choose.ts';
import { ask } from './ask.ts';
import { componentsOfBoard } from './board-components.ts';
import type { PartSolver, WorthByParts } from './part-solver.ts';

/** Undefined where the values do not add up. `most` bounds the positions of each component. */
export function openComponentSolver(ruleset: Ruleset, rules: Rules, most: number): PartSolver | undefined {
  if (!isRoundSum(rules.sum) || !addsValues(rules.sum, rules.convention)) return undefined;
  return {
    *worthOf(position) {
      const components = ruleset.rounds?.components(position) ?? [];
      if (components.length < 2) return undefined;
      return yield* addedUp({
        ruleset: ruleset.id,
        position: ruleset.print(position),
        rules,
        positions: most,
      });
    },
  };
}

function* addedUp(
  game: Parameters<typeof componentsOfBoard>[0] & { readonly rules: Rules },
): Generator<number, WorthByParts | OverBudget | undefined, void> {
  const components = yield* componentsOfBoard(game);
  if ('kind' in components) return components;
  const graphs = components.map(({ graph }) => graph);
  const starts = graphs.map((_, i) => graphs.slice(0, i).reduce((before, { order }) => before + order, 0));
  const whole = { graph: disjointUnion(graphs), rules: game.rules };
  const sum = yield* ask('sum', { pieces: Uint32Array.from(starts) }, whole);
  const { theory } = chooseTheory(whole);
  // Where a component has no value, whole solving says why.
  if (sum.kind !== 'rounds-sum' || !theory) return undefined;
  return { theory, value: sum.value, outcome: sum.outcome, met: components.length };
}
