/** Boards to begin with, and values of small ones. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'One against one', position: 'L.../...R' },
  { name: 'Two in a row', position: 'L...R' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'corners',
    says: 'one against one, in the corners of r rows of c squares',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 2, first: 3 },
    ],
    position: ([rows, columns]) => {
      const free = '.'.repeat(columns - 1);
      if (rows === 1) return `L${free.slice(1)}R`;
      return [`L${free}`, ...new Array<string>(rows - 2).fill(`.${free}`), `${free}R`].join('/');
    },
  },
  {
    id: 'row',
    says: 'one against one in a row, with n squares between them',
    parameters: [{ name: 'n', least: 0, first: 3 }],
    position: ([free]) => `L${'.'.repeat(free)}R`,
  },
  {
    id: 'alone',
    says: 'one of Left’s in a row, with n squares to herself',
    parameters: [{ name: 'n', least: 0, first: 3 }],
    position: ([free]) => `L${'.'.repeat(free)}`,
  },
];

const small = cite('amazons', 'Section 2');

export const facts: readonly RulesetFact[] = [
  { position: 'L.', value: '1', source: small },
  { position: 'L..', value: '2', source: small },
  { position: 'L....', value: '4', source: small },
  { position: 'L.R', value: '*', source: small },
  { position: 'L..R', value: '±1', source: small },
  { position: 'L...R', value: '±2', source: small },
  { position: 'L../...', value: '5', source: small },
];
