/** Graphs to begin with, and results of the thesis, which were found again by play. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'The 2×2 board', position: '2x2 m=2' },
  { name: 'A cycle of four', position: 'C4 m=2' },
  { name: 'Two nodes apart', position: '2: m=1' },
  { name: 'The 3×3 board', position: '3x3 m=2' },
] as const;

const colours = { name: 'm', least: 1, first: 2 } as const;

export const familiesOfGraphs: readonly RulesetFamily[] = [
  {
    id: 'board',
    says: 'a board of r rows and c columns, with m colours',
    parameters: [{ name: 'r', least: 2, first: 2 }, { name: 'c', least: 2, first: 2 }, colours],
    position: ([r, c, m]) => `${r}x${c} m=${m}`,
  },
  {
    id: 'path',
    says: 'a path of n nodes, with m colours',
    parameters: [{ name: 'n', least: 1, first: 3 }, colours],
    position: ([n, m]) => `P${n} m=${m}`,
  },
  {
    id: 'cycle',
    says: 'a cycle of n nodes, with m colours',
    parameters: [{ name: 'n', least: 4, first: 4 }, colours],
    position: ([n, m]) => `C${n} m=${m}`,
  },
  {
    id: 'complete',
    says: 'a complete graph of n nodes, with m colours',
    parameters: [{ name: 'n', least: 3, first: 3 }, colours],
    position: ([n, m]) => `K${n} m=${m}`,
  },
];

const thesis = cite('huggan', 'Section 5.2');

export const facts: readonly RulesetFact[] = [
  { position: '2: m=1', value: '<1|-1>', source: thesis },
  { position: '2x2 m=2', value: '<^-2|^2>', source: thesis },
  { position: '3x3 m=1', value: '0', source: thesis },
  { position: '3x3 m=2', value: '0', source: thesis },
];

export const normalFacts: readonly RulesetFact[] = [{ position: '2: m=1', value: '*1', source: thesis }];
