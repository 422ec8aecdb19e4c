/** Values of Fox and Geese from the survey, which computed them with care, and starting positions. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

const emptyRanks = (count: number): readonly string[] => new Array<string>(count).fill('........');

const usualStart = ['.G.G.G.G', ...emptyRanks(6), '....F...'].join('/');

/** The critical position on a board of n ranks of eight squares, n ≥ 8. */
const criticalOn = (n: number): string =>
  ['...G....', '..G.G.G.', '...F....', ...emptyRanks(n - 3)].join('/');

export const starts = [
  { name: 'The usual start', position: usualStart },
  { name: 'The critical position', position: criticalOn(8) },
  { name: 'A small board', position: '.G.G/..../..../F...' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'top-rank',
    says: 'h ranks of w squares, geese on the whole top rank, the fox in the corner',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
    ],
    position([height, width]) {
      const top = Array.from({ length: width }, (_, column) => '.G'[column % 2]).join('');
      // The first dark square of the bottom rank.
      const fox = height % 2;
      const bottom = `${'.'.repeat(fox)}F`.padEnd(width, '.');
      return [top, ...new Array<string>(height - 2).fill('.'.repeat(width)), bottom].join('/');
    },
  },
];

export const facts: readonly RulesetFact[] = [
  { position: usualStart, value: '2over', source: cite('coping', 'Section 5, Fox and Geese') },
  { position: criticalOn(8), value: '2', source: cite('coping', 'Figure 15, n = 8') },
  { position: criticalOn(9), value: '3/2', source: cite('coping', 'Figure 15, n = 9') },
  { position: criticalOn(10), value: '5/4', source: cite('coping', 'Figure 15, n = 10') },
];
