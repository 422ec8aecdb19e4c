/** Rows to begin with, and values of short ones. */
import { cite } from '../../bibliography.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Five dominoes', position: 'brbbr' },
  { name: 'With a green one', position: 'bbgrbr' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'blue-then-red',
    says: 'm blue dominoes, then n red ones',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'n', least: 1, first: 1 },
    ],
    position: ([blue, red]) => 'b'.repeat(blue) + 'r'.repeat(red),
  },
  {
    id: 'in-turn',
    says: 'n pairs, blue and red in turn',
    parameters: [{ name: 'n', least: 1, first: 2 }],
    position: ([pairs]) => 'br'.repeat(pairs),
  },
  {
    id: 'words',
    says: 'the row of n dominoes that is the word w, counted from 0 as in a dictionary where b comes before r and r before g',
    parameters: wordParameters('brg', [4, 12]),
    position: ([n, w]) => wordOf('brg', n, w),
  },
];

const rows = cite('toppling', 'Section 3');

export const facts: readonly RulesetFact[] = [
  { position: 'bbb', value: '3', source: rows },
  { position: 'ggg', value: '*3', source: rows },
  { position: 'br', value: '*', source: rows },
  { position: 'bbr', value: '{1|0}', source: rows },
  { position: 'bbbr', value: '{2|0}', source: rows },
  { position: 'bbrr', value: '±1', source: rows },
  { position: 'brb', value: '1/2', source: rows },
  { position: 'brbr', value: '*2', source: rows },
  { position: 'brrb', value: '↑', source: rows },
  { position: 'bgr', value: '±1', source: rows },
  { position: 'bg', value: '{1|0}', source: rows },
  { position: 'bgb', value: '1*', source: rows },
  { position: 'grb', value: '*2', source: rows },
  { position: 'brbbr', value: '{1/2|0}', source: rows },
];
