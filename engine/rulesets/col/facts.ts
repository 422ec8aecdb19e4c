/** Boards to begin with, and values of rows and of small boards. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'A row of five', position: '.....' },
  { name: 'Two rows of three', position: '.../...' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'rectangle',
    says: 'r rows of c squares',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 3 },
    ],
    position: ([rows, columns]) => new Array<string>(rows).fill('.'.repeat(columns)).join('/'),
  },
  {
    id: 'beside-blue',
    says: 'a blue square and n free ones in a row',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `L${'.'.repeat(free)}`,
  },
  {
    id: 'between-blue',
    says: 'n free squares in a row between two blue ones',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `L${'.'.repeat(free)}L`,
  },
  {
    id: 'blue-to-red',
    says: 'n free squares in a row between a blue one and a red one',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `L${'.'.repeat(free)}R`,
  },
];

const chapter = cite('winning-ways', 'Chapter 5, Col and Snort');

const valued = (values: Readonly<Record<string, string>>): readonly RulesetFact[] =>
  Object.entries(values).map(([position, value]) => ({ position, value, source: chapter }));

export const factsOfCol: readonly RulesetFact[] = valued({
  '.': '*',
  '..': '0',
  '...': '0',
  '.......': '0',
  'L.': '-1',
  'L..': '-1/2',
  'L......': '-1/2',
  'L.L': '-1',
  'L..L': '-1',
  'L.R': '0',
  'L...R': '0',
  '../..': '0',
  '.../...': '0',
  '..../....': '0',
  '.../.../...': '0',
});

export const factsOfSnort: readonly RulesetFact[] = valued({
  '.': '*',
  '..': '±1',
  '...': '±2',
  '....': '±{2|1}',
  '.....': '{1,{3|0}|-1,{0|-3}}',
  '......': '*',
  'L.': '1',
  'L..': '{1|0}',
  'L...': '{2|-1}',
  'L....': '{3|-1*}',
  'L.R': '0',
  'L..R': '*',
  'L...R': '±1',
  'L....R': '±2',
  'L.....R': '±(2*)',
  '../..': '0',
  '.../...': '±{4‖1|0}',
  '..../....': '0',
  '.../.../...': '±{3|2}',
});
