/**
 * Tests a change: it compares all pairs of the changed and the original component, which shows whether any vertex
 * changed its value. This is expensive, hence the budget.
 */

import type { Local } from '../local.ts';
import { pairsOf } from '../order/comparison-board.ts';
import { compareAll } from '../order/pairs.ts';
import type { Store } from '../store/store.ts';

/** The most pairs that all trials of a component may compare together. */
const MOST_PAIRS = 4_000_000;

/** Pairs compared so far. */
export type PairsSpent = { pairs: number };

/** Charges a trial to the budget. False if the budget does not allow it. */
export function affordable(local: Local, trial: Local, spent: PairsSpent): boolean {
  spent.pairs += pairsOf(sizeOf(local, trial));
  return spent.pairs <= MOST_PAIRS;
}

/**
 * Whether the first vertices of the trial, as many as the local graph's core has, have the same values in γ⁺ as
 * there.
 */
export function sameValues(store: Store, local: Local, trial: Local): boolean {
  const { core } = local;
  const order = compareAll(store, sideBySide(local, trial), true);
  for (let v = 0; v < core; v++) if (!order(v, core + v) || !order(core + v, v)) return false;
  return true;
}

/** The size of both side by side. */
function sizeOf(local: Local, trial: Local): Pick<Local, 'core' | 'order'> {
  const core = local.core + trial.core;
  return { core, order: core + local.ids.length };
}

/** The core of the first, the core of the second, then the values that they share. */
function sideBySide(local: Local, trial: Local): Local {
  const size = sizeOf(local, trial);
  const moved = ({ core }: Local, list: readonly number[], by: number) =>
    list.map((w) => (w >= core ? w - core + size.core : w + by));
  const rows = (side: 'left' | 'right') => [
    ...local[side].slice(0, local.core).map((list) => moved(local, list, 0)),
    ...trial[side].slice(0, trial.core).map((list) => moved(trial, list, local.core)),
    ...local[side].slice(local.core).map((list) => moved(local, list, 0)),
  ];
  return { ...size, left: rows('left'), right: rows('right'), ids: local.ids };
}
