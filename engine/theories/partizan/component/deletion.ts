/**
 * Where rewriting ends with alternating cycles left over: arcs on them are taken away one by one, each for good if play of
 * the whole component shows that no vertex changes its value by it. Every trial compares the component with itself less one
 * arc, so this is for small components and within a budget.
 */
import type { Store } from '../store/store.ts';
import { alternation, leftArcCyclic, rightArcCyclic } from './alternating.ts';
import type { Local } from './local.ts';
import { affordable, type Spent, sameValues } from './trial.ts';

/** An arc of the core that was taken away. */
export type SparedArc = { readonly side: 'left' | 'right'; readonly from: number; readonly to: number };

/** Takes away the first such arc that can be spared. Undefined when there is none, or the budget is at its end. */
export function deleteSparedArc(store: Store, local: Local, spent: Spent): SparedArc | undefined {
  const alternating = alternation(local);
  for (let v = 0; v < local.core; v++) {
    for (const [side, cyclic] of [
      ['left', leftArcCyclic],
      ['right', rightArcCyclic],
    ] as const) {
      for (const option of local[side][v]) {
        if (!cyclic(alternating, local.core, v, option)) continue;
        const trial = withoutArc(local, side, v, option);
        if (!affordable(local, trial, spent)) return undefined;
        if (!sameValues(store, local, trial)) continue;
        local[side][v] = trial[side][v];
        return { side, from: v, to: option };
      }
    }
  }
  return undefined;
}

function withoutArc(local: Local, side: 'left' | 'right', v: number, option: number): Local {
  const options = [...local[side]];
  options[v] = options[v].filter((other) => other !== option);
  return { ...local, [side]: options };
}
