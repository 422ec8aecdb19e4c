/** What the fields of a rule on a drawing are given. */
import type { MoveFieldsProps } from '../cards/card-of-rule.tsx';
import type { DrawingRules } from '../cards/whole-edits.ts';

export type DrawingFieldsProps = MoveFieldsProps<DrawingRules>;
