/**
 * The door of the answers: what the command line prints as JSON and the library gives, and whom names mean.
 * Finding them takes time and is behind `engine/run.ts`.
 */

export { rulesetInWords } from '../document/rules-id.ts';
export { grouped } from '../grouped.ts';
export { nearestWord } from '../nearest-word.ts';
export { answerData } from './answer-data.ts';
export {
  type AnswerByName,
  answerByNameData,
  type BesideAnswer,
  boardAsSubject,
  drawingAsSubject,
  programAsSubject,
  type SubjectByName,
} from './asked-by-name.ts';
export { boardData, boardHead, partsData } from './board-data.ts';
export {
  type BoardChecked,
  type BoardFile,
  boardIn,
  checkedBoard,
  originProblems,
} from './board-in-text.ts';
export { comparisonData, looksTyped } from './comparison.ts';
export {
  type DrawingInText,
  documentPlayedAs,
  drawingInText,
  type GraphInText,
  graphInText,
  isBoardText,
  type ReadingMeans,
  type WayAsked,
} from './drawing-in-text.ts';
export { labelsFound } from './drawn-labels.ts';
export { type GameOfName, nodesAsGames, noNames, positionsAsGames } from './game-of-name.ts';
export { type GamesTogether, type GameWithPieces, gamesTogether, ownPieces } from './games-together.ts';
export { linesLeftOut, matrixData } from './matrix-data.ts';
export { isCalled, vertexOf, verticesIn, wordsOfNodes } from './named-node.ts';
export { heapsOfGame, quotientOfHeaps } from './quotient-of-heaps.ts';
export { rulesetById } from './ruleset-by-id.ts';
export { nodeMembers, solutionData, solutionHead, valueMembers } from './solution-data.ts';
export { type SummedPieces, sumData, sumsData } from './sum-data.ts';
export { outcomeOfVertex, type WholeSolution } from './whole-solution.ts';
