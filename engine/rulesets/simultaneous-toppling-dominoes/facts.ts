/** Rows to begin with, and their expected values: the sum of BWB and its negative is Huggan's, the others are found by play by hand. */
import { cite } from '../../bibliography.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Three dominoes', position: 'BWB' },
  { name: 'With a gray one in the middle', position: 'BWGBW' },
  { name: 'A row and its negative', position: 'BWB + WBW' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'in-turn',
    says: 'n dominoes, black and white in turn, the first one black',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([dominoes]) => 'BW'.repeat(dominoes).slice(0, dominoes),
  },
  {
    id: 'black-then-white',
    says: 'm black dominoes, then n white ones',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'n', least: 1, first: 2 },
    ],
    position: ([black, white]) => 'B'.repeat(black) + 'W'.repeat(white),
  },
  {
    id: 'words',
    says: 'the row of n dominoes that is the word w, counted from 0 as in a dictionary where B comes before W and W before G',
    parameters: wordParameters('BWG', [4, 12]),
    position: ([n, w]) => wordOf('BWG', n, w),
  },
];

const robot = cite('huggan', 'Section 8.2, and the values by play by hand');

export const facts: readonly RulesetFact[] = [
  { position: 'BW', value: '0', source: robot },
  { position: 'B.W', value: '0', source: robot },
  { position: 'BG', value: '1', source: robot },
  { position: 'BWB', value: '1/2', source: robot },
  { position: 'BWWB', value: '0', source: robot },
  { position: 'BGB', value: '3/2', under: { convention: 'scoring' }, source: robot },
  { position: 'BWB + WBW', value: '0', source: robot },
];
