/** Wythoff's game: take from one of two heaps, or equally from both. */
import { cite } from '../../bibliography.ts';
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { countsIn, heapName, wrongCount } from '../furniture/heaps.ts';
import {
  type HeapMoveRecorder,
  type HeapSizes,
  type HeapsPosition,
  heapsRuleset,
} from '../recipes/heaps-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

/** A move may leave only one of the two. */
type TwoHeaps = HeapsPosition;

/** Nobody could see the counters of a larger heap. */
const largest = 999;

const printTwoHeaps = ({ heaps }: TwoHeaps): string =>
  `(${(heaps.length < 2 ? [0, ...heaps] : heaps).join(',')})`;

/** Reads a position, with or without brackets; every problem names its heap. */
function readTwoHeaps(text: string): Draft<TwoHeaps> {
  const counts = countsIn(text.replace(/[()]/g, ''), /[,+;]/);
  const problems = counts.flatMap((count, heap): readonly Problem[] =>
    /^\d+$/.test(count) && Number(count) <= largest
      ? []
      : [
          {
            place: heapName(heap),
            says: `${wrongCount(count)}, like 4, at most ${largest}`,
          },
        ],
  );
  const heaps = counts.map((count) => (/^\d{1,3}$/.test(count) ? Number(count) : 0));
  if (counts.length === 2) return { position: { heaps }, problems };
  const says = `has ${counts.length === 1 ? 'one heap' : `${counts.length} heaps`}; write two heaps, like (4,7)`;
  return { position: { heaps }, problems: [{ place: 'position', says }, ...problems] };
}

/**
 * A move in one heap is clicked at the lowest counter that it takes; one in both at the number below the
 * first heap and the lowest counter that it takes of the second, or the other way round.
 */
function recordMovesOfWythoff(heaps: HeapSizes, record: HeapMoveRecorder): void {
  for (const [heap, count] of heaps.entries())
    for (let left = 0; left < count; left++) record(heaps.with(heap, left), [[heap, left + 1]]);
  if (heaps.length < 2) return;
  const [first, second] = heaps;
  for (let taken = 1; taken <= Math.min(first, second); taken++) {
    const after = [first - taken, second - taken];
    record(after, [
      [0, 0],
      [1, after[1] + 1],
    ]);
    record(after, [
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

const starts = [
  { name: 'Two and three', position: '(2,3)' },
  { name: 'Four and seven', position: '(4,7)' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'two-heaps',
    says: 'a heap of m counters, and one of d more',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'd', least: 0, first: 2 },
    ],
    position: ([less, more]) => `(${less},${less + more})`,
  },
];

const cold = cite('wythoff', 'Section 2');

/** The nim values of heaps of 0, 1, 2, … counters beside a heap of one counter. */
const besideOne = [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11];

/** The previous player wins at the pairs given by the golden section. */
const facts: readonly RulesetFact[] = [
  ...['(0,0)', '(1,2)', '(3,5)', '(4,7)', '(6,10)'].map((position) => ({
    position,
    value: '0',
    source: cold,
  })),
  ...besideOne.map((value, n) => ({
    position: `(${Math.min(1, n)},${Math.max(1, n)})`,
    value: value === 0 ? '0' : `*${value}`,
    source: cold,
  })),
];

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
  movesFor: () => recordMovesOfWythoff,
  apart: { kind: 'steps', steps },
});
