/** The door of the documents: what a person drew, its file, and every text that is read as a drawing. */

export { formOf, readAnyText, readUnpackedText, type TextForm } from './any-text.ts';
export { hasArrow } from './arrow-signs.ts';
export { type AskedReading, lineAskingFor } from './asked-reading.ts';
export { changedMeaning, type MeaningChange } from './changed-meaning.ts';
export { type Compilation, type CompiledGame, compile } from './compile.ts';
export {
  type ArcName,
  type Bend,
  calledNode,
  type EdgeKey,
  edgeKey,
  edgeWith,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type GameNode,
  isJoint,
  isSimultaneous,
  isSolo,
  type NodeId,
  type Player,
  type Score,
  type SoloArc,
  soloMoves,
  type Variation,
  type View,
  type Whose,
  type WrittenHidden,
  type WrittenNumber,
  type WrittenSweep,
} from './document.ts';
export { mergeEdgeList } from './edge-list/merge.ts';
export { printEdgeList } from './edge-list/print.ts';
export { formDrawing, gameDrawing } from './game-drawing.ts';
export { meansExpression, readDrawn, type TypedDrawn } from './game-text.ts';
export { mergeText, notesOnText } from './merge-text.ts';
export { playProblems } from './misere-rules.ts';
export { parseNamedMoves, parsePairs, printMoves } from './move-text.ts';
export { type PackedDocument, packDocument, unpackDocument } from './packed.ts';
export { type DocumentRead, type GraphRead, type PiecesOrWhole, readDocument } from './read.ts';
export { unescapeXml } from './reading/entities.ts';
export type { Units } from './reading/number-lists.ts';
export { editorRoom, type Room, withoutRoom } from './room.ts';
export { isLocalHost } from './schema-address.ts';
export { parseScore, printScore, scoreForms } from './score-text.ts';
export { scoringDrawing } from './scoring-drawing.ts';
export { withoutPlace } from './simultaneous-rules.ts';
export { bothStuck, isScored, type Stuck, stuckAtNode, stuckIn } from './stuck.ts';
export { type DecodeUnicode, textOfBytes } from './text-of-bytes.ts';
export { usualText } from './usual-text.ts';
export { gameIn } from './value-text.ts';
export { rulesIn } from './view-form.ts';
export { writeDocument } from './write.ts';
export { sameNumber, writtenNumber } from './written-numbers.ts';
