/** Games whose values the paper gives, and those that show what its calculator takes for another value. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

export const scoringFacts: readonly Fact[] = [
  {
    name: 'A switch, a number, and the canonical form of an example',
    graph: [
      'switch ->L one\nswitch ->R zero',
      'h ->L minus\nh ->L reversible\nreversible ->R back\nback ->R wide\nh ->R two ->L deep\ntwo ->R deep',
    ].join('\n'),
    scores: {
      one: { left: '1', right: '1' },
      zero: { left: '0', right: '0' },
      minus: { left: '-1', right: '-1' },
      reversible: { left: '1' },
      back: { left: '1' },
      wide: { left: '1', right: '2' },
      deep: { left: '2', right: '2' },
    },
    values: { switch: '<1|0>', one: '1', wide: '<^1|^2>' },
    source: cite('guaranteed', 'Section 2.1'),
  },
];
