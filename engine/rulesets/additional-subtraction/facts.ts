/** Sets to begin with, and the values of their heaps. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Four fewer or two more', position: '{4,-2} 6' },
  { name: 'One or two fewer, or one more', position: '{1,2,-1} 5' },
  { name: 'Three or four fewer, or one more', position: '{3,4,-1} 9' },
  { name: 'Two or five fewer, or one more', position: '{2,5,-1} 12' },
  { name: 'As many more as fewer', position: '{1,2,-3} 10' },
  { name: 'A heap that only shrinks', position: '{1,3,4} 12' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'take-or-add',
    says: 'take s counters from a heap of n, or add a',
    parameters: [
      { name: 's', least: 1, first: 4 },
      { name: 'a', least: 1, first: 2 },
      { name: 'n', least: 0, first: 6 },
    ],
    position: ([taken, added, heap]) => `{${taken},${-added}} ${heap}`,
  },
];

const survey = cite('coping', 'Section 6, additional subtraction games');

/** The values of heaps of 0, 1, 2, … counters. The survey asks for more of them; two independent programs agree on these. */
const values: Readonly<Record<string, readonly string[]>> = {
  '{1,2,-1}': ['0', '∞_0', '∞_0', '∞', '∞'],
  '{3,4,-1}': ['0', '*1', '0', '*1', '∞_{0,1}', '∞_{0,1}', '∞_{0,1}', '∞_1', '∞'],
  '{1,4,-2}': ['0', '∞_0', '0', '∞_0', '∞_0', '∞', '∞_0', '∞'],
  '{2,4,-1}': ['0', '0', '∞_0', '∞_0', '∞_0', '∞_0', '∞'],
  '{4,-2}': ['0', '∞', '0', '∞', '∞_0', '∞', '∞_0', '∞'],
  '{5,-2}': ['0', '*1', '0', '0', '*1', '*2', '0', '*1', '*2', '0', '*1', '*2'],
  '{1,5,-3}': ['0', '*1', '0', '*1', '0', '*1', '0', '*1'],
  '{1,2,-3}': ['0', '∞_0', '∞_0', '∞', '∞'],
};

export const facts: readonly RulesetFact[] = Object.entries(values).flatMap(([set, ofHeaps]) =>
  ofHeaps.map((value, heap) => ({ position: `${set} ${heap}`, value, source: survey })),
);
