/**
 * Deletes arcs where rewriting leaves alternating cycles: arcs on them are tried one by one, and each is
 * deleted for good if comparing the whole component shows that no vertex changes its value. Every trial
 * compares the component with itself less one arc, so this is for small components and within a budget.
 */

import type { Local } from '../local.ts';
import { haveSameValues } from '../order/pairs.ts';
import type { Store } from '../store/store.ts';
import { alternation, type CoreArc, cyclicArcs } from './alternating.ts';
import { affordable, type PairsSpent } from './trial.ts';

/** Deletes the first such arc that is not needed. Undefined if there is none, or if the budget is used up. */
export function deleteSparedArc(store: Store, local: Local, spent: PairsSpent): CoreArc | undefined {
  for (const arc of cyclicArcs(local, alternation(local))) {
    const { side, from } = arc;
    const trial = withoutArc(local, arc);
    if (!affordable(local, trial, spent)) return undefined;
    if (!haveSameValues(store, local, trial)) continue;
    local[side][from] = trial[side][from];
    return arc;
  }
  return undefined;
}

function withoutArc(local: Local, { side, from, to }: CoreArc): Local {
  const options = [...local[side]];
  options[from] = options[from].filter((other) => other !== to);
  return { ...local, [side]: options };
}
