/**
 * Tests a change: whether any vertex changed its value is shown by comparing the changed component with the
 * original one. This is expensive, hence the budget, which counts the pairs of both side by side.
 */

import type { Local } from '../local.ts';
import { pairsOf } from '../order/comparison-board.ts';

/**
 * The most pairs of all trials for one side of a component together, also where it is looked for once more.
 */
const MOST_PAIRS = 4_000_000;

/** Pairs so far. */
export type PairsSpent = { pairs: number };

/** Charges a trial to the budget. False if the budget does not allow it. */
export function affordable(local: Local, trial: Local, spent: PairsSpent): boolean {
  spent.pairs += pairsOf(sizeOf(local, trial));
  return spent.pairs <= MOST_PAIRS;
}

/** The size of both side by side. */
function sizeOf(local: Local, trial: Local): Pick<Local, 'core' | 'order'> {
  const core = local.core + trial.core;
  return { core, order: core + local.ids.length };
}
