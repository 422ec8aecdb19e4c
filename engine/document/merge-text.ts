/**
 * Merges a text of any form into a drawing, as an edge list is merged: what the drawing and the text have in
 * common stays as it is. Cost: linear in the text and the drawing.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { formOf, readAnyText, type TextForm } from './any-text.ts';
import { type GameDocument, isSimultaneous } from './document.ts';
import { mergedByRules, mergeEdgeList } from './edge-list/merge.ts';
import { parseEdgeList } from './edge-list/parse.ts';
import { printEdgeList } from './edge-list/print.ts';
import { setRules } from './edits/view.ts';
import { lineAndColumn } from './reading/line-and-column.ts';
import { editorRoom } from './room.ts';
import { usualText } from './usual-text.ts';

const graphs: readonly TextForm[] = ['python', 'columns', 'mermaid', 'dot', 'gml', 'graphml', 'game', 'nfg'];

/**
 * The drawing with the text's nodes and arcs, or everything that is wrong with the text, by place. Never
 * throws.
 */
export function mergeText(document: GameDocument, text: string): Result<GameDocument> {
  if (!graphs.includes(formOf(text))) return mergedList(document, text);
  const read = readAnyText(text, editorRoom);
  if (!read.ok) return refused(read.problems.map((problem) => byLine(problem, text)));
  if (read.value.kind !== 'drawing') return mergedList(document, text);
  const list = parseEdgeList(printEdgeList(read.value.document));
  const merged = list.ok ? mergedByRules(document, list.value) : list;
  // The numbers of a matrix are payoffs only where scores decide.
  const { rules } = read.value.document.view;
  const isMatrix = isSimultaneous(read.value.document);
  return merged.ok && isMatrix ? accepted(setRules(merged.value, rules)) : merged;
}

/** Sentences that say how a text is read, where that is not as it is written, or could be otherwise. */
export function notesOnText(text: string): readonly string[] {
  if (!graphs.includes(formOf(text))) return usualText(text).notes;
  const read = readAnyText(text, editorRoom);
  return read.ok && read.value.kind === 'drawing' ? read.value.notes : [];
}

function mergedList(document: GameDocument, written: string): Result<GameDocument> {
  const { text, asWritten } = usualText(written);
  const merged = mergeEdgeList(document, text);
  return merged.ok ? merged : refused(merged.problems.map(asWritten));
}

/** Places in a typed game are character counts; in a text of lines they are rewritten as lines. */
function byLine(problem: Problem, text: string): Problem {
  const [, character] = /^character (\d+)$/.exec(problem.place) ?? [];
  if (character === undefined) return problem;
  return { place: lineAndColumn(text)(Number(character) - 1), says: problem.says };
}
