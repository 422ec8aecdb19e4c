/**
 * Heaps that a move may let grow, beside nim-heaps. Positions up to a bound are played, and larger ones may
 * have any outcome: a position that is won among the smaller ones is won, and one that is not won even if
 * every larger position may be both won and lost is a draw. The bound is doubled until that settles the
 * question. Where a player can always add as much as can be taken, no player is ever forced to lose, and no
 * search is needed.
 */
import type { HeapOutcome } from './beside-heaps.ts';

/** What may be taken from a heap that is not empty, and what may be added to it, each above 0. */
export type GrowingHeap = {
  readonly heap: number;
  readonly taken: readonly number[];
  readonly added: readonly number[];
};

const [firstBound, lastBound] = [32, 1024];

/** Who wins beside *0 … *largest, undefined where that is not settled. O(bound² · heaps · moves) at worst. */
export function outcomesOfGrowing(
  growing: GrowingHeap,
  largest: number,
): readonly (HeapOutcome | undefined)[] {
  const { heap, taken, added } = growing;
  const heaps = Array.from({ length: largest + 1 }, (_, m) => m);
  if (Math.max(...added) >= Math.max(0, ...taken))
    return heaps.map((m) => (m === 0 && taken.includes(heap) ? 'N' : 'D'));
  let found: readonly (HeapOutcome | undefined)[] = [];
  for (let bound = Math.max(firstBound, 2 * heap); bound <= lastBound; bound *= 2) {
    const sure = wonWithin(growing, largest, bound, false);
    const perhaps = wonWithin(growing, largest, bound, true);
    found = heaps.map((m) => {
      const at = heap * (largest + 1) + m;
      if (sure[at] !== 0) return sure[at] === won ? 'N' : 'P';
      return perhaps[at] === 0 ? 'D' : undefined;
    });
    if (!found.includes(undefined)) return found;
  }
  return found;
}

/** Bits: the player to move wins, and loses. */
const [won, lost] = [1, 2];

/** What is won and lost among the heaps up to a bound; larger ones are both or neither. */
function wonWithin(
  { taken, added }: GrowingHeap,
  largest: number,
  bound: number,
  isBeyondBoth: boolean,
): Uint8Array {
  const width = largest + 1;
  const bits = new Uint8Array((bound + 1) * width);
  const beyond = isBeyondBoth ? won | lost : 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let n = 0; n <= bound; n++)
      for (let m = 0; m <= largest; m++) {
        const at = n * width + m;
        let [some, all] = [0, lost];
        const meet = (option: number): void => {
          if (option & lost) some = won;
          if (!(option & won)) all = 0;
        };
        if (n > 0) {
          for (const size of taken) if (size <= n) meet(bits[at - size * width]);
          for (const size of added) meet(n + size <= bound ? bits[at + size * width] : beyond);
        }
        for (let less = 0; less < m; less++) meet(bits[at - m + less]);
        if ((bits[at] | some | all) === bits[at]) continue;
        bits[at] |= some | all;
        changed = true;
      }
  }
  return bits;
}
