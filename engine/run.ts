/** The door for workers and the command line: everything that takes time. */

export { askedByName } from './answers/asked-by-name.ts';
export { type ComparisonFound, comparedByName } from './answers/comparison.ts';
export { documentWithPlaces } from './answers/drawn-labels.ts';
export { componentsOnBoard } from './answers/games-together.ts';
export { scoresAtFault } from './answers/scores-at-fault.ts';
export { solveWhole } from './answers/whole-solution.ts';
export { drawAnswers, type FigureSubject } from './conduct/answer-figure.ts';
export { ask } from './conduct/ask.ts';
export { askBoard, isBoardQuestion, whyUnguaranteed } from './conduct/ask-board.ts';
export { type BoardAdvance, solveAndKeep, solveBoard } from './conduct/board.ts';
export { generateBoard } from './conduct/board-game.ts';
export { countValues } from './conduct/board-values.ts';
export { drawnWithin, generateDrawn } from './conduct/drawn-board.ts';
export { measureList } from './conduct/measured-list.ts';
export { type Memory, openMemory, type SolvedBoard } from './conduct/memory.ts';
export { openPartsMemory, type PartsMemory } from './conduct/options-by-parts.ts';
export type { WorthByParts } from './conduct/part-solver.ts';
export { openProgramSolver, programGame } from './conduct/program-game.ts';
export { type Advance, type ConductOptions, type SolvedGraph, solveGraph } from './conduct/solve.ts';
export { mostArcsForValue, solveByParts } from './conduct/worth-by-parts.ts';
export { type WorthOfPosition, worthOfPositions } from './conduct/worth-of-positions.ts';
export { graphFacts } from './graph/facts.ts';
export { arrange, arrangesByGraphviz } from './layout/arrange.ts';
export type { Graphviz } from './layout/graphviz.ts';
export { ringsAbout } from './layout/rings-about.ts';
export type { WhoWinsCount } from './outcome/who-wins.ts';
export { mostAnswersDrawn } from './pictures/answer-figure.ts';
export { type FittedFigure, fittedFigure, fittedWhole } from './pictures/fitted.ts';
export { gameAbout } from './questions/game-about.ts';
export { questionFor, questions } from './questions/register.ts';
export { drain } from './rounds.ts';
export { type NamedGraph, textOfGraph } from './rulesets/graph-document.ts';
export { rulesets } from './rulesets/register.ts';
export type { Ruleset } from './rulesets/ruleset.ts';
export { rulesetOfId } from './rulesets/ruleset-of-id.ts';
export { openSearch } from './sweeps/asked-search.ts';
export { closeTable } from './sweeps/close-table.ts';
export { openHeapSummary } from './sweeps/heap-summary.ts';
export {
  type JoinedTable,
  joinTables,
  missingRows,
  textOfJoined,
} from './sweeps/join-tables.ts';
export { withConditionsRead } from './sweeps/kept-members.ts';
export { periodsOf } from './sweeps/periods.ts';
export { linesOfText, readTable } from './sweeps/read-table.ts';
export { siftRows } from './sweeps/sift-rows.ts';
export { openSweep, type Sweep, type SweepOptions } from './sweeps/sweep.ts';
export { type ChosenTheory, chooseTheory } from './theories/choose.ts';
export { measureCatalogue, openMeasuring } from './theories/measuring.ts';
export type { Evidence, Question } from './theories/question.ts';
export { theories } from './theories/register.ts';
export { named } from './values/words.ts';
