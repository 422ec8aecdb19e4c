/** Corners to begin with, and values of the smallest: computed by play on 3×3 and, the same, on 4×4 squares. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

/** The lone king in the corner, the king in the opposite one, and the rook below him. */
const corner = (width: number, height: number): string =>
  `${width}x${height} k=0,0 K=${width - 1},${height - 1} R=${width - 1},0`;

export const starts = [
  { name: 'The smallest board', position: corner(3, 3) },
  { name: 'A larger board', position: corner(4, 4) },
  { name: 'The lone king is shut in', position: '3x3 k=1,0 K=2,2 R=2,1' },
] as const;

const parameters = [
  { name: 'w', least: 3, first: 3 },
  { name: 'h', least: 2, first: 3 },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'corner',
    says: 'w columns and h rows, the lone king in the corner, the king in the opposite one, and the rook below him',
    parameters,
    position: ([width, height]) => corner(width, height),
  },
  {
    id: 'rook-taken',
    says: 'w columns and h rows, the kings in opposite corners, and no rook',
    parameters,
    position: ([width, height]) => `${width}x${height} k=0,0 K=${width - 1},${height - 1} R=-`,
  },
];

const source = cite('coping', 'Section 5, Entrepreneurial Chess; values of small boards found by play');

export const facts: readonly RulesetFact[] = [
  { position: '3x3 k=0,0 K=1,2 R=2,0', value: 'over', source },
  { position: '3x3 k=1,0 K=2,2 R=2,1', value: '1over', source },
  { position: '3x3 k=0,0 K=2,2 R=2,1', value: '{1over|over}', source },
  { position: '3x3 k=0,0 K=2,2 R=-', value: 'on & 2over', source },
  { position: '3x3 k=2,0 K=0,0 R=-', value: 'on & 4over', source },
  { position: '3x3 cash=3', value: '3', source },
];
