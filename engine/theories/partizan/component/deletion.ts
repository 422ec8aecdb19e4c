/**
 * Where rewriting ends with alternating cycles left over: arcs on them are taken away one by one, each for good if play of
 * the whole component shows that no vertex changes its value by it. Every trial compares the component with itself less one
 * arc, so this is for small components and within a budget.
 */
import { pairsOf } from '../order/board.ts';
import { compareAll } from '../order/pairs.ts';
import type { Store } from '../store/store.ts';
import { alternation, leftArcCyclic, rightArcCyclic } from './alternating.ts';
import type { Local } from './local.ts';

/** Pairs that all trials of a component may compare together. */
const MOST_PAIRS = 4_000_000;

/** An arc of the core that was taken away. */
export type SparedArc = { readonly side: 'left' | 'right'; readonly from: number; readonly to: number };

/** Takes away the first such arc that can be spared. Undefined when there is none, or the budget is at its end. */
export function deleteSparedArc(store: Store, local: Local, spent: { pairs: number }): SparedArc | undefined {
  const alternating = alternation(local);
  for (let v = 0; v < local.core; v++) {
    for (const [side, cyclic] of [
      ['left', leftArcCyclic],
      ['right', rightArcCyclic],
    ] as const) {
      for (const option of local[side][v]) {
        if (!cyclic(alternating, local.core, v, option)) continue;
        const trial = withoutArc(local, side, v, option);
        spent.pairs += pairsOf(sideBySide(local, trial));
        if (spent.pairs > MOST_PAIRS) return undefined;
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

function sameValues(store: Store, local: Local, trial: Local): boolean {
  const { core } = local;
  const order = compareAll(store, sideBySide(local, trial), true);
  for (let v = 0; v < core; v++) if (!order(v, core + v) || !order(core + v, v)) return false;
  return true;
}

/** The cores of both, then the values that they share. */
function sideBySide(local: Local, trial: Local): Local {
  const { core, order, ids } = local;
  const shift = (options: readonly number[][], ofTrial: boolean) =>
    options.map((list) => list.map((w) => (w >= core || ofTrial ? w + core : w)));
  const both = (side: 'left' | 'right') => [
    ...shift(local[side].slice(0, core), false),
    ...shift(trial[side].slice(0, core), true),
    ...shift(local[side].slice(core), false),
  ];
  return { core: 2 * core, order: order + core, left: both('left'), right: both('right'), ids };
}
