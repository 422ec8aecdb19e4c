/** The rules that a text may be, on each kind of board, and what is read of a text. */
import type { RulesOnDrawing } from './drawing-rules.ts';
import type { RulesOnHeaps } from './heap-rules.ts';
import type { RulesOnCells, RulesProblem } from './written-rules.ts';

export type WrittenRules = RulesOnCells | RulesOnHeaps | RulesOnDrawing;

/** What could be read of a text, and all that is wrong with it, in reading order. */
export type RulesDraft<Rules extends WrittenRules = WrittenRules> = {
  readonly rules: Rules;
  readonly problems: readonly RulesProblem[];
};
