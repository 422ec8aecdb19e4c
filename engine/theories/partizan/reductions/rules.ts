/**
 * The rules by which stoppers and onsides are simplified, applied to one option or one pair at a time. They
 * are the rules of component/; this file only asks them.
 */

import type { Mover } from '../../../graph/game-graph.ts';
import { alternationOf, leftThrough, mayFuse, rightDominator, rightThrough } from '../component/onside.ts';
import { reversedThrough, undominated } from '../component/stoppers.ts';
import type { Local } from '../local.ts';
import type { Order } from '../order/comparison-board.ts';

export type ReductionRules = {
  /** An option of v that dominates this one, or undefined. */
  dominator(player: Mover, v: number, option: number): number | undefined;
  /** The opponent's option through which this option of v is bypassed, or undefined. */
  through(player: Mover, v: number, option: number): number | undefined;
  fusible(kept: number, gone: number): boolean;
  /** Tells the rules that the local graph has changed. */
  changed(): void;
};

/** The rules for stoppers, which have no further conditions. */
export function stopperRules({ left, right }: Local, order: Order): ReductionRules {
  const atMost: Order = (a, b) => order(b, a);
  return {
    dominator(player, v, option) {
      const [own, better] = player === 'left' ? [left, order] : [right, atMost];
      return dominatorAmong(own[v], option, better);
    },
    through: (player, v, option) =>
      player === 'left' ? reversedThrough(v, option, right, order) : reversedThrough(v, option, left, atMost),
    fusible: (kept, gone) => order(kept, gone) && order(gone, kept),
    changed: () => undefined,
  };
}

/**
 * The rules of component/onside.ts for γ⁺; their conditions refer to the alternating cycles that exist now.
 */
export function onsideRules(local: Local, order: Order): ReductionRules {
  const { core, left, right } = local;
  const cycles = alternationOf(local);
  return {
    dominator: (player, v, option) =>
      player === 'left'
        ? dominatorAmong(left[v], option, order)
        : rightDominator(order, cycles, v, right[v], option),
    through: (player, v, option) =>
      player === 'left' ? leftThrough(local, order, cycles, v, option) : rightThrough(left, order, v, option),
    fusible: (kept, gone) => mayFuse(core, order, cycles, kept, gone),
    changed: cycles.changed,
  };
}

/** For an option that will be removed, one of those that stay and is at least as good. */
function dominatorAmong(options: number[], option: number, better: Order): number | undefined {
  const kept = undominated(options, better);
  return kept.includes(option) ? undefined : kept.find((other) => better(other, option));
}
