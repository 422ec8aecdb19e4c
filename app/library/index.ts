/**
 * The library: what `import … from 'grundy'` gives. For everything that the command line prints as JSON there
 * is a function here that returns it; where the command line refuses, the function throws, with the same
 * problems by their places. Only `read` gives problems as data. Names and types here are promised: they stay
 * until a major version.
 */

export { type SumOptions, type SumsFound, sum, sums } from './adding.ts';
export { type AskOptions, ask, compare, type MatrixOptions, matrix } from './asking.ts';
export {
  type MeasureEntry,
  measures,
  type QuestionEntry,
  questions,
  type RulesetEntry,
  rulesets,
  type TheoryEntry,
  theories,
  version,
} from './catalogue.ts';
export { type FigureOptions, type TikzFigureOptions, toDot, toSvg, toTikz } from './figures.ts';
export { find } from './finding.ts';
export { type GenerateOptions, generate } from './generating.ts';
export { heaps } from './heaps.ts';
export { ruleset } from './own-rulesets.ts';
export { board, read, write } from './reading.ts';
export { type OperatorEntry, operators, type ReckonAnswer, reckon } from './reckoning.ts';
export type {
  FindOptions,
  FindSummary,
  FoundGame,
  FoundPair,
  FoundUnicycle,
  FoundWay,
  LikeSearched,
  MembersSearched,
  PairsSearched,
  SearchOptions,
  SearchSummary,
  UnicyclesSearched,
} from './search-types.ts';
export { inSlices } from './slices.ts';
export { type SolveOptions, solve } from './solving.ts';
export { type SweepOptions, sweep } from './sweeping.ts';
export type {
  Answer,
  AnyRuleset,
  Board,
  BoardOptions,
  BoardSolution,
  Comparison,
  Drawing,
  DrawingSolution,
  FamilyOptions,
  Figure,
  Game,
  Given,
  GoodMoves,
  HeapsSummed,
  Matrix,
  MatrixLine,
  NodeWorth,
  Outcome,
  OwnRuleset,
  PlayOptions,
  PositionAnswer,
  Problem,
  Progress,
  Ranges,
  Reading,
  Refusal,
  SliceOptions,
  Solution,
  SumFound,
  SumKind,
  SumMove,
  SweepSummary,
  SweptRow,
  TheoryOptions,
  Value,
  Worth,
} from './types.ts';
