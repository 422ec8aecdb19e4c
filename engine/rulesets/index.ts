/**
 * The door of the rulesets: boards, drawn and edited, and the catalogue. Generating is behind
 * `engine/run.ts`.
 */

export { idOfRules, longestRules, textOfRulesId } from '../document/rules-id.ts';
export type { Answering } from './answering.ts';
export {
  type Board,
  type BoardEdit,
  type BoardMove,
  type BoardPhase,
  type BoardPiece,
  type BoardPlace,
  type BoardSide,
  boardSides,
  type Growth,
  type ResizedBoard,
} from './board.ts';
export { type CarriedBoard, readBoard, writeBoard } from './carried-board.ts';
export type { Draft } from './draft.ts';
export { endingSaid } from './ending-said.ts';
export { swatchOf } from './furniture/shapes.ts';
export { mostGenerated } from './generate.ts';
export { drawingOfGraph } from './graph-document.ts';
export { type MoveOfLine, movesOfLine, placesInBrief } from './line-of-play.ts';
export type { RoundsOnBoard } from './rounds.ts';
export {
  mostDrawnPositions,
  type RulesetFamily,
  rulesOfBoard,
  rulesOfRuleset,
  whyNoMisere,
  withinBounds,
} from './ruleset.ts';
export { type RulesetEntry, rulesetCatalogue as rulesets } from './ruleset-catalogue.ts';
export { type Classic, classics } from './written/classics.ts';
export { exampleOnDrawing } from './written/drawing-example.ts';
export { isSignOn, withSigns } from './written/drawing-rules.ts';
export { firstTexts } from './written/first-texts.ts';
export { preparedHeapRule } from './written/heap-options.ts';
export type { HeapRule, RulesOnHeaps } from './written/heap-rules.ts';
export { draftOfRuleset, type RulesetDraft } from './written/index.ts';
export { type ArrowToTry, type AskedMoves, type MovesToTry, openMovesToTry } from './written/moves-to-try.ts';
export { withBoardNamed } from './written/on-other-board.ts';
export { isForEver, piecesOfRules } from './written/piece-owners.ts';
export { positionOfDrawing } from './written/position-of-drawing.ts';
export { printHeapCondition, printHeapRule, printHeapSum } from './written/print-heap-rules.ts';
export { printRules } from './written/print-rules.ts';
export { readPiece, readRules, readRulesOnCells } from './written/read-rules.ts';
export type { RulesDraft } from './written/rules-draft.ts';
export { splitLines } from './written/split-lines.ts';
export { textOfChange } from './written/text-of-change.ts';
export {
  type Fragment,
  type FragmentCell,
  isRun,
  type Laying,
  layingsOfLine,
  layingsOfRows,
  type MirrorRule,
  type MoveRule,
  mostSigns,
  type RuleCondition,
  type RuleOwner,
  type RuleStep,
  type RulesOnCells,
  type RulesPiece,
  type RulesProblem,
  signsNamed,
  signsOfRules,
} from './written/written-rules.ts';
