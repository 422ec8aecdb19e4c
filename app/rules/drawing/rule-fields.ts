/** What the fields of a rule on a drawing are given. */

import type { RulesHand } from '../cards/hand.ts';
import type { DrawingRules } from '../cards/whole-edits.ts';
import type { DrawingMove } from './drawing-edits.ts';

export type RuleFieldsProps = {
  readonly hand: RulesHand<DrawingRules>;
  /** The number of the rule, from 0. */
  readonly number: number;
  readonly rule: DrawingMove;
};
