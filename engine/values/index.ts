/** The door of the values: what a position can be worth, and the words, signs and notation of each. */

export { decimalBeside, type ExpectedValue, shortFraction } from './expected.ts';
export { type CanonicalForm, graphOf, isDyadic, negateForm } from './form.ts';
export type { Face, Mark, Run, Script } from './mark.ts';
export { appliesOperators } from './operator-words.ts';
export { type ScoreKind, type Scoring, scoreNear } from './scoring.ts';
export type { ScoringForm } from './scoring-form.ts';
export { randomScoringForm } from './scoring-random.ts';
export { type ScoringNotation, saidScore, scoreOnPaper, scoringNotation } from './scoring-words.ts';
export type { Stopper } from './stopper.ts';
export { type StopperKind, stopperKindOf } from './stopper-kinds.ts';
export { readGame, readScoringGame, typedOfValue } from './typed-values.ts';
export type { Kind, Value } from './value.ts';
export {
  countedAs,
  gameKey,
  hasInfiniteRank,
  labelValue,
  latexOf,
  legendOf,
  markAmongOthers,
  markOf,
  parseValue,
  rankOf,
  saidOf,
  sameValue,
  sortedValues,
  spokenOf,
  textOf,
  textsApart,
  valueKey,
} from './words.ts';
