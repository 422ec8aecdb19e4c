/** TakeTall: a piece takes a neighbour whose number is no smaller than its own. */
import { cite } from '../../bibliography.ts';
import { digitRow, familiesOfDigits, rulesOfDigits } from '../recipes/digit-row.ts';
import type { PointsPosition } from '../recipes/points.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import type { Ruleset, RulesetFact } from '../ruleset.ts';

const rulesOfRow = rulesOfDigits((moving, taken) => taken >= moving);

const starts = [
  { name: 'Four pieces', position: '1021' },
  { name: 'The first digits of π', position: '31415' },
  { name: 'Two rows, and a lead for Right', position: '-1 123.321' },
] as const;

const source = cite('scoring-calculator', 'TakeTall');

const facts: readonly RulesetFact[] = [
  { position: '..', value: '0', source },
  { position: '01', value: '<1|^1>', source },
  { position: '1021', value: '<<3|^3>|<^-3|-3>>', source },
];

export const takeTall: Ruleset<PointsPosition> = pointsRuleset({
  ...digitRow,
  id: 'take-tall',
  name: 'TakeTall',
  source,
  notation:
    'A digit for each piece, from left to right, and a dot for a gap. A number before it is the score so far; without one the score is 0.',
  rules:
    'Left moves a piece onto its neighbour on the right, and Right moves a piece onto its neighbour on the left, if the number of the neighbour is at least the number of the piece. The neighbour is taken, and makes as many points as its number says. A player who cannot move pays what the other could still take; then the game ends, and the higher score wins.',
  starts,
  facts,
  families: familiesOfDigits,
  rulesFor: () => rulesOfRow,
});
