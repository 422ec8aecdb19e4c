/** The door of the outcomes: who wins, under which rules, and in which letters. */

export {
  type Ending,
  endings,
  endingWhen,
  type InfinitePlay,
  type Outcome,
  outcomeLatex,
  outcomeLetters,
  outcomesSpoken,
  partizanOutcomes,
  tellsStartsApart,
} from './outcome.ts';
export { type Rules, ruledBy, sameRules, unusualRules, usualRules } from './rules.ts';
export type { WhoWins } from './who-wins.ts';
