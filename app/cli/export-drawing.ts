/**
 * `grundy export` of a drawing. A figure has the values that `grundy solve` finds at its nodes, except those
 * that the drawing hides. Other formats describe the drawing itself.
 */
import { labelsFound } from '../../engine/answers/index.ts';
import { handedOn, hiddenIn } from '../../engine/document/edits/index.ts';
import { compile, type GameDocument } from '../../engine/document/index.ts';
import type { ExportFormat, FileWritten } from '../../engine/formats/index.ts';
import { followersOf } from '../../engine/graph/index.ts';
import type { NodeLabels } from '../../engine/pictures/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import { solvingGraph } from '../library/work-on-games.ts';
import type { CliArguments } from './arguments.ts';
import { bodyOf } from './export-written.ts';
import { called } from './files-in-messages.ts';
import { rulesAsked } from './options.ts';
import { tell, tellLeftOut } from './output.ts';
import { siteOfBuild } from './release.ts';
import { commandLine, workThrough } from './work.ts';

/**
 * A person who makes a figure of a drawing with a question in it should know that the answer is not in the
 * figure.
 */
export function tellHidden(file: string, document: GameDocument): void {
  const isHidden = hiddenIn(document);
  const count = document.nodes.filter(({ id }) => isHidden(id)).length;
  if (count === 0) return;
  const what = count === 1 ? 'the value of 1 node is hidden' : `the values of ${count} nodes are hidden`;
  const names = handedOn(document).ids.size;
  const letters =
    names === 0 ? '' : names === 1 ? ', a letter stands for a name' : `, letters stand for ${names} names`;
  tell(`${called(file)}: ${what}${letters}; --reveal shows ${count + names === 1 ? 'it' : 'them'}`);
}

/**
 * Whether a value of these vertices, or of what follows them, is hidden: an answer about them could tell it.
 * O(nodes + arcs).
 */
export function tellsHiddenValue(document: GameDocument, vertices: readonly number[]): boolean {
  const isHidden = hiddenIn(document);
  if (!document.nodes.some(({ id }) => isHidden(id))) return false;
  const { graph, ids } = compile(document);
  const follows = followersOf(graph, vertices);
  return ids.some((id, v) => follows[v] === 1 && isHidden(id));
}

/** A label for each node; for a node with a hidden value, the fact that it is hidden. */
export function labelsOf(
  document: GameDocument,
  file: string,
  theory: string,
  asked: CliArguments,
): Result<NodeLabels> {
  const { graph, ids } = compile(document);
  const game = { graph, rules: rulesAsked(document.view.rules, theory, asked) };
  const solved = workThrough(solvingGraph(game, {}, commandLine), graph.order);
  if (!solved.ok) return solved;
  const found = solved.value;
  const { codes } = found.labelling;
  const isHidden = hiddenIn(document);
  if (ids.some((id, v) => codes[v] < 0 && !isHidden(id))) tellLeftOut(called(file), found);
  return accepted(labelsFound(document, found));
}

/** The drawing itself as others get it, with the labels of its nodes if the format honours them. */
export async function drawingWrittenAs(
  document: GameDocument,
  file: string,
  theory: string,
  format: Extract<ExportFormat, { readonly describes: 'drawing' }>,
  asked: CliArguments,
): Promise<Result<FileWritten['body']>> {
  const labels = format.honours.has('labels')
    ? labelsOf(document, file, theory, asked)
    : accepted<NodeLabels>(new Map());
  if (!labels.ok) return labels;
  const drawing = { ...handedOn(document), labels: labels.value, schemas: siteOfBuild };
  return bodyOf(called(file), await format.write(drawing));
}
