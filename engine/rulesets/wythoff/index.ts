/** Wythoff's game: take from one of two heaps, or equally from both. */
import { cite } from '../../bibliography.ts';
import { type HeapMoveTold, type HeapSizes, heapsRuleset } from '../recipes/heaps-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { printTwoHeaps, readTwoHeaps, type TwoHeaps } from './position.ts';

/**
 * A move in one heap is clicked at the lowest counter that it takes; one in both at the number below the first heap and the lowest
 * counter that it takes of the second, or the other way round.
 */
function tellMovesOfWythoff(heaps: HeapSizes, told: HeapMoveTold): void {
  for (const [heap, count] of heaps.entries())
    for (let left = 0; left < count; left++) told(heaps.with(heap, left), [[heap, left + 1]]);
  if (heaps.length < 2) return;
  const [first, second] = heaps;
  for (let taken = 1; taken <= Math.min(first, second); taken++) {
    const after = [first - taken, second - taken];
    told(after, [
      [0, 0],
      [1, after[1] + 1],
    ]);
    told(after, [
      [1, 0],
      [0, after[0] + 1],
    ]);
  }
}

/** From the first heap, from the second, or equally from both. */
const steps = [
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export const wythoff: Ruleset<TwoHeaps> = heapsRuleset({
  id: 'wythoff',
  name: 'Wythoff’s game',
  infinitePlay: 'draw',
  source: cite('wythoff', 'Section 1'),
  notation: 'The numbers of counters in the two heaps, in brackets.',
  rules:
    'A move takes one counter or more from one of the two heaps, or equally many from both. To take from both, click the number below one heap and a counter of the other. A player who cannot move loses.',
  clicks: [
    'Click a counter: it goes with all above it. To take from both heaps, click the number below one.',
    'Click a counter of the other heap: it goes with all above it, and as many from the first.',
  ],
  starts,
  facts,
  families,
  read: readTwoHeaps,
  print: printTwoHeaps,
  heapCount: 2,
  movesFor: () => tellMovesOfWythoff,
  apart: { kind: 'steps', steps },
});
