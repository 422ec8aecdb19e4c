/** Values of Nim from Bouton's paper, and starting positions. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'One heap', position: '5' },
  { name: 'Two heaps', position: '3+5' },
  { name: 'Three heaps', position: '3+4+5' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'heap',
    says: 'one heap of n counters',
    parameters: [{ name: 'n', least: 0, first: 5 }],
    position: ([counters]) => String(counters),
  },
  {
    id: 'two-heaps',
    says: 'a heap of m counters, and one of d more',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'd', least: 0, first: 2 },
    ],
    position: ([less, more]) => `${less}+${less + more}`,
  },
];

const safe = cite('bouton', 'Section 2, safe combinations');

export const facts: readonly RulesetFact[] = [
  { position: '3+4+5', value: '*2', source: safe },
  { position: '1+2+3', value: '0', source: safe },
  { position: '2+4+6', value: '0', source: safe },
  { position: '7+7', value: '0', source: safe },
  { position: '5', value: '*5', source: safe },
];
