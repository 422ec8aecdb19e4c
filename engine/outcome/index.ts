/** The door of the outcomes: who wins, under which rules, and in which letters. */

export { type OutcomeClass, outcomeClasses, outcomeInWords } from './classes.ts';
export {
  type Ending,
  endings,
  endingWhen,
  type InfinitePlay,
  type Outcome,
  partizanOutcomes,
  type SimultaneousOutcome,
  tellsStartsApart,
} from './outcome.ts';
export {
  type Convention,
  conventions,
  type Rules,
  ruledBy,
  rulesSaid,
  type SumKind,
  sameRules,
  sumKinds,
  unusualRules,
  usualRules,
  type WayOfPlay,
  waysOfPlay,
} from './rules.ts';
export type { WhoWins } from './who-wins.ts';
