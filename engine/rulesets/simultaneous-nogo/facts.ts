/** Boards to begin with, and their expected values: the star is Huggan's, the others are found by play by hand. */
import { cite } from '../../bibliography.ts';
import { emptyRectangles } from '../recipes/domino-squares.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

const star = '__B__/__.__/B...B/__.__/__B__';

export const starts = [
  { name: 'Two rows of four, with two stones', position: '..../.B.B' },
  { name: 'A star', position: star },
  { name: 'Three free squares beside four', position: '... + ../..' },
] as const;

export const families: readonly RulesetFamily[] = [
  { ...emptyRectangles, parameters: emptyRectangles.parameters.map((each) => ({ ...each, first: 2 })) },
  {
    id: 'beside-blue',
    says: 'n free squares in a row behind a blue stone',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `B${'.'.repeat(free)}`,
  },
];

const byHand = cite('huggan', 'Chapter 6, and the values by play by hand');
const example = cite('huggan', 'Example 6.0.3, and the value by play by hand');

export const facts: readonly RulesetFact[] = [
  { position: '.', value: '0', source: byHand },
  { position: 'B....', value: '1/2', source: byHand },
  { position: '..../.B.B', value: '1/3', source: byHand },
  { position: '..../.B.B', value: '1/3', under: { convention: 'scoring' }, source: byHand },
  { position: star, value: '1', source: example },
  { position: star, value: '4', under: { convention: 'scoring' }, source: example },
];
