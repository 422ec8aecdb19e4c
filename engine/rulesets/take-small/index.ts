/** TakeSmall: a piece takes a neighbour whose number is no larger than its own. */
import { cite } from '../../bibliography.ts';
import { digitRow, familiesOfDigits, rulesOfDigits } from '../recipes/digit-row.ts';
import type { PointsPosition } from '../recipes/points.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import type { Ruleset, RulesetFact } from '../ruleset.ts';

const rulesOfRow = rulesOfDigits((moving, taken) => taken <= moving);

const starts = [
  { name: 'Three pieces', position: '012' },
  { name: 'The first digits of π', position: '31415' },
  { name: 'Two rows, and a lead for Left', position: '2 21.120' },
] as const;

const source = cite('scoring-calculator', 'TakeSmall');

const facts: readonly RulesetFact[] = [
  { position: '5', value: '0', source },
  { position: '00', value: '<0|0>', source },
  { position: '000', value: '<0,<0|0>|0,<0|0>>', source },
];

export const takeSmall: Ruleset<PointsPosition> = pointsRuleset({
  ...digitRow,
  id: 'take-small',
  name: 'TakeSmall',
  source,
  notation:
    'A digit for each piece, from left to right, and a dot for a gap. A number before it is the score so far; without one the score is 0.',
  rules:
    'Left moves a piece onto its neighbour on the right, and Right moves a piece onto its neighbour on the left, if the number of the neighbour is at most the number of the piece. The neighbour is taken, and makes as many points as its number says. A player who cannot move pays what the other could still take; then the game ends, and the higher score wins.',
  starts,
  facts,
  families: familiesOfDigits,
  rulesFor: () => rulesOfRow,
});
