/**
 * The drawing in a file that a command is given, in whatever form it is: a document, DOT, an edge list, or a TikZ figure
 * that has its drawing with it.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  arcsDrawn,
  commandRoom,
  compile,
  type DocumentRead,
  formOf,
  type GameDocument,
  type GraphRead,
  isJoint,
  type PiecesOrWhole,
  readAnyText,
  readDocument,
  readGraph,
  simultaneousProblems,
  unusedScores,
  writeDocument,
} from '../../engine/document/index.ts';
import {
  type FoundLink,
  linkWith,
  mostInLink,
  packedIn,
  readUnpacked,
  type UnpackedLink,
  writeTerse,
} from '../../engine/document/links/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { called, readGraphFile } from './input.ts';
import { tell } from './output.ts';
import type { WayAsked } from './play-options.ts';

/** The drawing in a text; what else is in it is told on standard error. */
export function drawingIn(text: string, file: string): Result<DocumentRead> {
  const read = readAnyText(text, commandRoom);
  if (!read.ok) return read;
  if (read.value.kind === 'none') {
    return refused([{ place: 'file', says: `this text is not a drawing: ${read.value.says}` }]);
  }
  for (const note of read.value.notes) tell(`${called(file)}: ${note}`);
  if (read.value.kind === 'drawing') return withoutBoard(read.value);
  const unpacked = readFound(read.value.link);
  return unpacked.ok ? withoutBoard({ document: unpacked.value, placed: true }) : unpacked;
}

/** A board is refused here as it is where a graph alone is read. */
function withoutBoard(read: DocumentRead): Result<DocumentRead> {
  const graph = read.document.board ? readGraph(writeDocument(read.document)) : undefined;
  return graph?.ok === false ? graph : accepted(read);
}

/** The graph in a file of that name, or why it cannot be read; of a board it is said what to do instead. */
export async function graphOfFile(
  file: string,
  withBoard: string,
  play: WayAsked = {},
): Promise<Result<GraphRead>> {
  const text = await readGraphFile(file);
  if (!text.ok) return text;
  const graph = graphIn(text.value, file, play);
  return graph.ok || !isBoard(text.value)
    ? graph
    : refused([{ place: 'board', says: `is a position, and no drawing; ${withBoard}` }]);
}

function isBoard(text: string | PiecesOrWhole): boolean {
  const read = typeof text === 'string' && formOf(text) === 'grundy' ? readDocument(text) : undefined;
  return read?.ok === true && read.value.document.board !== undefined;
}

const atOnce: Problem = {
  place: '--play',
  says: 'the drawing has joint arcs, which are moves of both players at once; it is not played by turns',
};

/** The graph alone, played as is asked: of a compact file no records are made, unless it is played otherwise than it says. */
export function graphIn(
  given: string | PiecesOrWhole,
  file: string,
  asked: WayAsked = {},
): Result<GraphRead> {
  if (typeof given !== 'string' || formOf(given) === 'grundy') {
    const read = readGraph(given);
    if (!read.ok) return read;
    const { view } = read.value;
    const rules = ruledBy(asked, view.rules);
    if (asked.play === 'turns' && read.value.graph.joint && read.value.arcs.joint > 0)
      return refused([atOnce]);
    if (rules.play === view.rules.play) return accepted({ ...read.value, view: { ...view, rules } });
    if (typeof given !== 'string')
      return refused([
        { place: '--play', says: 'this file is too large to be played otherwise than it says' },
      ]);
  }
  const read = drawingIn(given, file);
  const played = read.ok ? playedAs(read.value.document, asked) : read;
  return played.ok ? accepted(graphOf(played.value)) : played;
}

/** The drawing played as is asked. Refused where it cannot be played so: a simultaneous game has no gray nodes. */
export function playedAs(document: GameDocument, asked: WayAsked): Result<GameDocument> {
  const { edges, view } = document;
  if (asked.play === 'turns' && edges.some(isJoint)) return refused([atOnce]);
  const played = { ...document, view: { ...view, rules: ruledBy(asked, view.rules) } };
  const problems = simultaneousProblems(played);
  return problems.length > 0 ? refused(problems) : accepted(played);
}

function graphOf(document: GameDocument): GraphRead {
  const { title, nodes, pieces, view } = document;
  const names = nodes.map(({ name }) => name);
  const arcs = arcsDrawn(document.edges);
  return {
    ...compile(document),
    title,
    names,
    pieces,
    view,
    unusedScores: unusedScores(document),
    arcs,
  };
}

function readFound(link: FoundLink): Result<GameDocument> {
  const packed = packedIn(link);
  return packed.ok ? readUnpacked(unpacked(packed.value), link) : packed;
}

function unpacked(packed: string): UnpackedLink {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: mostInLink });
    return { text: bytes.toString('utf8') };
  } catch (error) {
    return isTooMuch(error) ? 'too large' : 'damaged';
  }
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The drawing as an address of the editor has it after its own part: `#g1=…`. */
export const linkTo = (document: GameDocument): string =>
  linkWith(deflateRawSync(writeTerse(document), { level: 9 }).toString('base64url'));
