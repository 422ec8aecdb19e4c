/** TakeSmall: a piece takes a neighbour whose number is no larger than its own. */
import { cite } from '../../bibliography.ts';
import {
  boardOfDigits,
  digitCellName,
  parseDigitRow,
  printDigitRow,
  rulesOfDigits,
} from '../furniture/digit-row.ts';
import type { PointsPosition } from '../furniture/points.ts';
import { pointsRuleset } from '../furniture/points-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, starts } from './facts.ts';

const rules = rulesOfDigits((moving, taken) => taken <= moving);

export const takeSmall: Ruleset<PointsPosition> = pointsRuleset({
  id: 'take-small',
  name: 'TakeSmall',
  source: cite('scoring-calculator', 'TakeSmall'),
  starts,
  facts,
  parse: parseDigitRow,
  printCells: printDigitRow,
  rulesFor: () => rules,
  board: boardOfDigits,
  nameOf: digitCellName,
});
