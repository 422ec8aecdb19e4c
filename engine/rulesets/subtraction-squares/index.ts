/** A strip of squares, from either end of which both players take squares at once. */
import { cite } from '../../bibliography.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';
import { boardOfSquares, resizedStrip } from './board.ts';
import { roundsOnSquares } from './moves.ts';
import { printSquares, readSquares, type SquaresPosition } from './position.ts';

const starts = [
  { name: 'One or two squares', position: '{1}|{2} 8' },
  { name: 'Two numbers each', position: '{1,3}|{2,5} 15' },
  { name: 'Left may not move at two', position: '{1}|{2} 5 -L2 + {1}|{2} 6 -L2' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'one-number-each',
    says: 'a strip of n squares, of which Left takes a and Right b',
    parameters: [
      { name: 'a', least: 1, first: 1 },
      { name: 'b', least: 1, first: 2 },
      { name: 'n', least: 0, first: 8 },
    ],
    position: ([a, b, n]) => `{${a}}|{${b}} ${n}`,
  },
  {
    id: 'not-at-two',
    says: 'a strip of n squares, of which Left takes 1 and Right 2, and Left may not move at 2',
    parameters: [{ name: 'n', least: 2, first: 5 }],
    position: ([n]) => `{1}|{2} ${n} -L2`,
  },
];

const source = cite('huggan', 'section 7.3');

/** Where the thesis errs, these are the corrected values. */
const facts: readonly RulesetFact[] = [
  ...['0', '1', '0', '1/2', '1/2', '1/4', '1/2', '3/8', '3/8', '7/16', '3/8', '13/32'].map((value, n) => ({
    position: `{1}|{2} ${n}`,
    value,
    source,
  })),
  ...['1/2', '0', '-1/4', '1/4', '-1/8'].map((value, i) => ({
    position: `{1}|{2} ${i + 3} -L2`,
    value,
    source,
  })),
  { position: '{1}|{2} 2 -L2', value: '-1', source },
  { position: '{1,3}|{2,5} 15', value: '5/16', source },
  { position: '{2}|{5} 8', value: '1/2', source },
  { position: '{1}|{2} 1 + {1}|{2} 2', value: '1', under: { sum: 'conjunctive' }, source },
  { position: '{1}|{2} 1 + {1}|{2} 2', value: '0', under: { sum: 'continued' }, source },
  { position: '{1}|{2} 4 + {1}|{2} 3', value: '3/4', source },
  { position: '{1}|{2} 4 + {1}|{2} 3', value: '1/2', under: { sum: 'conjunctive' }, source },
  { position: '{1}|{2} 4 + {1}|{2} 3', value: '1/4', under: { sum: 'continued' }, source },
  ...Object.entries({ '2 3': '-1', '2 4': '-1', '3 3': '1/4', '3 4': '1/4' }).map(([lengths, value]) => ({
    position: lengths.replace(/\d/g, '{1}|{2} $& -L2').replace(' {', ' + {'),
    value,
    under: { sum: 'conjunctive' } as const,
    source,
  })),
  { position: '{1}|{2} 5 -L2 + {1}|{2} 6 -L2', value: '-79/256', source },
  { position: '{1}|{2} 5 -L2 + {1}|{2} 6 -L2', value: '-3/8', under: { sum: 'conjunctive' }, source },
];

export const subtractionSquares = simultaneousForm<SquaresPosition>({
  id: 'subtraction-squares',
  name: 'Subtraction squares',
  source: cite('huggan', 'section 7.3'),
  notation:
    'First stand Left’s numbers in braces, a bar, and Right’s numbers in braces; then the number of squares. -L2 behind it says that Left may not move where two squares are left. A + stands between strips.',
  rules:
    'Left and Right choose at once, each one of the own numbers and an end of the strip, and so many squares are taken from that end; if both choose the same end, the larger number is taken. If -L2 is written after the strip, Left may not move when two squares are left. A player who has a move when the other has none wins; if nobody has a move, it is a draw.',
  clicks: ['Click the end from which squares are taken.', 'Click the last square that is taken.'],
  starts,
  facts,
  families,
  one: { read: readSquares, print: printSquares, board: boardOfSquares, resize: resizedStrip },
  rounds: roundsOnSquares,
});
