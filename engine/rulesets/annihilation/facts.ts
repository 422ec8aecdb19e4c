/** Digraphs to begin with, and values of pieces on a cycle. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'A cycle with a way out', position: '1>2 2>1 2>3 @ 1,2' },
  { name: 'Three on a cycle', position: '1>2 2>3 3>1 @ 1,2,3' },
  { name: 'Four nodes and a loop', position: '1>2 2>3 3>4 4>1 1>3 4>4 @ 1,3' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'cycle',
    says: 'k pieces on a cycle of n nodes with an arc that leads out; what has no room there stands beside it',
    parameters: [
      { name: 'n', least: 2, first: 4 },
      { name: 'k', least: 0, first: 2 },
    ],
    position: ([length, pieces]) => {
      const nodes = Array.from({ length }, (_, i) => i + 1);
      const arcs = [...nodes.map((node) => `${node}>${(node % length) + 1}`), `${length}>${length + 1}`];
      // More pieces than nodes begin new nodes, from which nothing leads on.
      const stand = Array.from({ length: pieces }, (_, i) => i + 1);
      return `${arcs.join(' ')} @${stand.length > 0 ? ` ${stand.join(',')}` : ''}`;
    },
  },
];

const paper = cite('fraenkel-yesha', 'Section 2');

export const facts: readonly RulesetFact[] = [
  { position: '1>2 2>3 3>1 @ 1', value: '∞', source: paper },
  { position: '1>2 2>3 3>1 @ 1,2', value: '∞_0', source: paper },
  { position: '1>2 2>3 3>1 @ 1,2,3', value: '∞', source: paper },
  { position: '1>2 2>1 2>3 @', value: '0', source: paper },
];
