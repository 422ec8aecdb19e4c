/**
 * The door for the app: documents, values and their words, figures, and the registers without `solve`, room by room. Nothing in it
 * takes longer than a slice; what does is in run.ts. Long because it is the one door for all that the page says and draws.
 */

// What a position can be worth: values by their kinds, and the words, signs and notation of each.

export { type CanonicalForm, compactForm, graphOf, isDyadic } from './values/form.ts';
export type { Face, Mark, Run, Script } from './values/mark.ts';
export type { TypedValue } from './values/notation/parse.ts';
export { formData, type ScoreKind, type Scoring, scoreData, scoreNear } from './values/scoring.ts';
export type { ScoringForm } from './values/scoring-form.ts';
export { meansScoring } from './values/scoring-parse.ts';
export { randomScoringForm } from './values/scoring-random.ts';
export { type ScoringNotation, saidScore, scoreOnPaper, scoringNotation } from './values/scoring-words.ts';
export type { Stopper } from './values/stopper.ts';
export { readGame, readScoringGame } from './values/typed-values.ts';
export type * from './values/value.ts';
export {
  compareValues,
  countedAs,
  hasInfiniteRank,
  labelValue,
  latexOf,
  legendOf,
  markOf,
  parseValue,
  rankOf,
  saidOf,
  sameValue,
  spokenOf,
  textOf,
  type ValueData,
  valueData,
  valueKey,
} from './values/words.ts';

// Games as the engine solves them: graphs in rows, with what is there for moves, scores and rounds.

export { alternatingCycles, reachedFrom } from './graph/alternating.ts';
export { copyGraph } from './graph/copy-graph.ts';
export type { GraphFacts } from './graph/facts.ts';
export type { Mover } from './graph/game-graph.ts';
export { type GameGraph, isImpartial } from './graph/game-graph.ts';

// Who wins, under which rules, and in which letters.

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
} from './outcome/outcome.ts';
export { type Rules, ruledBy, sameRules, unusualRules, usualRules } from './outcome/rules.ts';
export type { WhoWins } from './outcome/who-wins.ts';

// What a person drew: the document, its edits, its files and every text that is read as one.

export { formOf, readAnyText, type TextForm } from './document/any-text.ts';
export { hasArrow } from './document/arrow-signs.ts';
export { changedMeaning, type MeaningChange } from './document/changed-meaning.ts';
export { type Compilation, type CompiledGame, compile } from './document/compile.ts';
export type * from './document/document.ts';
export {
  calledNode,
  edgeKey,
  edgeWith,
  emptyDocument,
  isJoint,
  isSimultaneous,
  isSolo,
  soloMoves,
} from './document/document.ts';
export { mergeEdgeList } from './document/edge-list/merge.ts';
export { printEdgeList } from './document/edge-list/print.ts';
export { addEdge, negate, reconnect, reverseEdges, setBend, setPlayer } from './document/edits/arcs.ts';
export { clearPlaces, clearShift } from './document/edits/clear-places.ts';
export { fragment, paste } from './document/edits/copies.ts';
export { drawnDifference } from './document/edits/drawn-difference.ts';
export { drawnSum, type SumDrawn } from './document/edits/drawn-sum.ts';
export { hiddenIn } from './document/edits/hidden-copies.ts';
export { freshIds } from './document/edits/ids.ts';
export { drawArc, makeJoint, makeSolo, setMoves, setPairs } from './document/edits/joint-arcs.ts';
export { lettersSeen, namesSeen } from './document/edits/names-seen.ts';
export { addNode, moveNodes, type Place, removeItems, setGray, setName } from './document/edits/nodes.ts';
export { addPiece, takePiece } from './document/edits/pieces.ts';
export { withNodeIds } from './document/edits/renamed-nodes.ts';
export { ofSameKind } from './document/edits/same-kind.ts';
export {
  negateScores,
  removeScores,
  scoreNormalPlay,
  setScores,
  shiftScores,
} from './document/edits/scores.ts';
export { unionOf } from './document/edits/union.ts';
export { setPinned, setRules, setTitle, setView } from './document/edits/view.ts';
export { formDrawing, gameDrawing } from './document/game-drawing.ts';
export { readDrawn, type TypedDrawn } from './document/game-text.ts';
export {
  type FoundLink,
  type LinkParts,
  linkAlone,
  linkWith,
  mostInLink,
  packedIn,
  partsOfLink,
  readUnpacked,
  type UnpackedLink,
} from './document/link.ts';
export { mergeText } from './document/merge-text.ts';
export { parseNamedMoves, parsePairs, printMoves } from './document/move-text.ts';
export { type PackedDocument, packDocument, unpackDocument } from './document/packed.ts';
export {
  arcsDrawn,
  type DocumentRead,
  type GraphRead,
  type PiecesOrWhole,
  readDocument,
  readGraph,
} from './document/read.ts';
export { unescapeXml } from './document/reading/entities.ts';
export type { Units } from './document/reading/number-lists.ts';
export { rulesIn } from './document/reading/view.ts';
export { commandRoom, editorRoom, type Room, withoutRoom } from './document/room.ts';
export { parseScore, printScore, scoreForms } from './document/score-text.ts';
export { scoringDrawing } from './document/scoring-drawing.ts';
export { simultaneousProblems, withoutPlace } from './document/simultaneous-rules.ts';
export {
  bothStuck,
  isScored,
  type Stuck,
  stuckAtNode,
  stuckIn,
  type UnusedScore,
  unusedScores,
} from './document/stuck.ts';
export { writeTerse } from './document/terse/write.ts';
export { gameIn } from './document/value-text.ts';
export { writeDocument } from './document/write.ts';
export { sameNumber, writtenNumber } from './document/written-numbers.ts';

// Lessons: views of drawings in their order, as files.

export { type Lesson, type LessonView, type LessonWithDrawings, plainView } from './lesson/lesson.ts';
export { type LessonRead, meansLesson, readLesson } from './lesson/read.ts';
export { writeLesson } from './lesson/write.ts';

// What a drawing looks like: the courses of arcs, the sizes of words, the formats, and measures that canvas and pictures share.

export { curvesOf } from './figure/all-curves.ts';
export { boxOfForm } from './figure/bounds.ts';
export type { Surroundings } from './figure/costs-of-places.ts';
export { arcCourse, type Fan } from './figure/course.ts';
export { type Box, type Curve, loopCurve, nodeRadius, type Spot, sampled } from './figure/curves.ts';
export type * from './figure/figure.ts';
export { type FigureFormatId, type FormatOption, figureFormatIds, figureFormats } from './figure/formats.ts';
export { widestGap } from './figure/gaps.ts';
export {
  type Glyphs,
  type Outline,
  type PathStep,
  type SetSign,
  setWords,
  signsIn,
  signsWithoutFace,
} from './figure/glyphs.ts';
export { shrinkInside } from './figure/inside.ts';
export {
  boxOfLine,
  type LoopedNode,
  loopCourse,
  loopedNodes,
  loopSight,
  piecesOfLoop,
} from './figure/loops.ts';
export { nodeName } from './figure/node-name.ts';
export { dotPen } from './figure/pens/dot.ts';
export { arcInks, formInks, type Ink, joiningInk, nodeInk, pieceInk, shapeInk } from './figure/pens/inks.ts';
export { noFaceHas, type PenOutput } from './figure/pens/penned.ts';
export { type SvgFaces, type SvgOutlines, svgPen } from './figure/pens/svg.ts';
export { inkOfWords } from './figure/pens/svg-words.ts';
export { type TikzOptions, tikzPen } from './figure/pens/tikz.ts';
export { type FigureRange, figureRanges, mostFigureNodes } from './figure/ranges.ts';
export { type Around, type AroundPlaces, type Extent, placesRoundNode } from './figure/round-node.ts';
export { slicedFigure } from './figure/sliced.ts';
export { smallestText } from './figure/smallest-text.ts';
export { createGrid, type SpatialGrid } from './figure/spatial-grid.ts';
export {
  grounds,
  type Measures,
  measuresOf,
  placesOfLegend,
  placesOfValues,
  type StrokeName,
  type Style,
  type StyleKind,
  shownParts,
  styleKinds,
  styles,
} from './figure/style.ts';
export { boxRound, surroundings } from './figure/surroundings.ts';
export { textWidth } from './figure/text-widths.ts';
export {
  type RunExtent,
  type Shape,
  shortened,
  type Typeset,
  textOfMark,
  typeset,
} from './figure/typeset.ts';

// Drawings, boards and sheets as figures.

export { boardFigure } from './pictures/board.ts';
export type { NodeLabel, NodeLabels } from './pictures/digraph.ts';
export { withNamesSeen } from './pictures/names-seen.ts';
export { overlapsSaid } from './pictures/overlaps-said.ts';
export { saidOfVertex } from './pictures/said.ts';
export { saysTheSame } from './pictures/says-the-same.ts';
export {
  type ScorePlace,
  type ScoreSign,
  type ScoreSigns,
  scorePlaces,
  scoreSigns,
  scoreSpoken,
  scoreSpots,
} from './pictures/score-signs.ts';
export { columnsFor, contactSheet, type SheetFrame } from './pictures/sheet.ts';

// Which theory gives the values, and what else it can be asked.

export { offerOf } from './theories/choose.ts';
export {
  type GuessSentence,
  type ReadGuess,
  reasonsSaid,
  textOfGuess,
  verdictSaid,
} from './theories/guess.ts';
export type { Labelling } from './theories/labelling.ts';
export type { AboutSide, AboutValue, FactFound, Zugzwang } from './theories/partizan/about.ts';
export type { Claim } from './theories/partizan/comparing/proofs.ts';
export type { Step, Strategy } from './theories/partizan/comparing/strategy.ts';
export { type Relation, relationUnder } from './theories/partizan/relations.ts';
export type { About, GameToSolve, Needs } from './theories/question.ts';
export type { AddedVertex, Invariant, Reduction, SimplifiedGame } from './theories/reduction.ts';
export { type ArcLife, type Lives, livesAt } from './theories/reduction-lives.ts';
export { addedBy, sentenceOf, spokenOfBy } from './theories/reduction-sentences.ts';
export type { AboutScoring } from './theories/scoring/about.ts';
export type { ScoringComparison } from './theories/scoring/questions/compare.ts';
export { saysCycle } from './theories/scoring/questions/cycle.ts';
export { saysUnguaranteed } from './theories/scoring/questions/guarantee.ts';
export { theoryCatalogue as theories } from './theories/theory-catalogue.ts';

// Why a node has its value: reasons as data, and as sentences.

export { citedBy, playLineOf } from './explain/cited.ts';
export type { Explanation, LineMove, PlayLine, Reason } from './explain/explanation.ts';
export type { Saying } from './explain/saying-parts.ts';
export { sayingOf } from './explain/sayings.ts';
export { latexOfSaying, textOfSaying } from './explain/written.ts';

// Several pieces at once: moves, turns and what they lead to.

export { addRationals, printedRational, printRational } from './numbers/rationals.ts';
export { endScore } from './sums/end-score.ts';
export { obligedPieces, opponentOf, repeatedFrom, type SumMove, type SumPosition } from './sums/position.ts';
export type { PlayResult } from './sums/product.ts';
export { afterTurn, mayEnd, nextMoves, type SumKind } from './sums/turns.ts';

// The register of questions, and their answers as sentences.

export { gameAbout } from './questions/game-about.ts';
export type { AnswerTo, AskedAbout, QuestionId } from './questions/index.ts';
export { ofGraphAlone } from './questions/of-graph-alone.ts';
export {
  entriesAbout,
  type QuestionEntry,
  questionCatalogue as questions,
} from './questions/question-catalogue.ts';

// Boards that become games.

export type {
  AnswerOnBoard,
  BoardAbout,
  BoardQuestionId,
} from './conduct/ask-board.ts';
export type { BoardGame } from './conduct/board-game.ts';
export type { Board, BoardMove, BoardPlace } from './rulesets/board.ts';
export { type CarriedBoard, readBoard, writeBoard } from './rulesets/carried-board.ts';
export type { Draft } from './rulesets/draft.ts';
export { drawingOfGraph } from './rulesets/graph-document.ts';
export type { RulesetFamily } from './rulesets/ruleset.ts';
export { mostDrawnPositions } from './rulesets/ruleset.ts';
export { type RulesetEntry, rulesetCatalogue as rulesets } from './rulesets/ruleset-catalogue.ts';

// What is wrong with an input, by its place.

export type { OverBudget, Problem, Result } from './result.ts';
export { accepted, known, refused } from './result.ts';
