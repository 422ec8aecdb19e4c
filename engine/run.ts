/** The door for workers and the command line: everything that takes time. */

export { ask } from './conduct/ask.ts';
export { NO_PART } from './conduct/by-parts.ts';
export { type Memory, openMemory } from './conduct/memory.ts';
export { type Advance, type ConductOptions, type SolvedGraph, solveGraph } from './conduct/solve.ts';
export { buildArcs, reverseArcs } from './graph/build.ts';
export { type Components, stronglyConnectedComponents } from './graph/components.ts';
export { type GraphFacts, graphFacts } from './graph/facts.ts';
export { arrange, arrangesByGraphviz } from './layout/arrange.ts';
export type { Graphviz } from './layout/graphviz.ts';
export { outcomes, outcomesInSlices } from './outcome/impartial.ts';
export { outcomesOfPartizan, partizanOutcomesInSlices } from './outcome/partizan.ts';
export { type WhoWins, type WhoWinsCount, whoWinsByPlay } from './outcome/who-wins.ts';
export { type FittedFigure, fittedFigure, fittedWhole } from './pictures/fitted.ts';
export { evidenceOf } from './questions/evidence.ts';
export { gameAbout, verticesAsked } from './questions/game-about.ts';
export {
  type AnswerTo,
  type AskedAbout,
  type QuestionId,
  questionFor,
  questions,
} from './questions/index.ts';
export { outcomeInWords } from './questions/outcome-in-words.ts';
export { drain } from './rounds.ts';
export { type GeneratedGame, type GenerateOptions, generate } from './rulesets/generate.ts';
export { rulesets } from './rulesets/index.ts';
export type { Coder, Ruleset } from './rulesets/ruleset.ts';
export type { SumMove } from './sums/position.ts';
export {
  type ImpartialSum,
  type PartizanSum,
  type SumOfPieces,
  type SumOptions,
  sumOfPieces,
} from './sums/sum-of-pieces.ts';
export { type ChosenTheory, chooseTheory } from './theories/choose.ts';
export { theories } from './theories/index.ts';
export { unlabelled } from './theories/labelling.ts';
export { type NimResponseTable, tabulateNimResponse } from './theories/open/nim-response.ts';
export { describeValue } from './theories/partizan/about.ts';
export {
  compareVertices,
  type PairComparison,
  type Relation,
  type Relations,
} from './theories/partizan/comparing/compare.ts';
export { type Claim, proofsOf } from './theories/partizan/comparing/proofs.ts';
export type { Reply, Step, Strategy, StrategyPosition } from './theories/partizan/comparing/strategy.ts';
export { reductionsOf } from './theories/partizan/reductions/simplify.ts';
export type { Evidence, Question } from './theories/question.ts';
export { remoteness } from './theories/remoteness/remoteness.ts';
export type { Fact, Labelling, Round, SolveOptions, Solving, Theory, Verdict } from './theories/theory.ts';
export { named } from './values/words.ts';
