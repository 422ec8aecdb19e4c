/**
 * The drawing in a text of any form (a document, DOT, an edge list, or a TikZ figure that contains its
 * drawing), and its graph, played as the drawing says or as is asked.
 */
import { formOf, readAnyText, readUnpackedText } from '../document/any-text.ts';
import { compile } from '../document/compile.ts';
import { type GameDocument, isJoint } from '../document/document.ts';
import { meansExpression } from '../document/game-text.ts';
import { readPacked, type UnpackedLink } from '../document/links/link.ts';
import { playProblems } from '../document/misere-rules.ts';
import { problemsOfOpenArcs } from '../document/open-arcs.ts';
import {
  arcsDrawn,
  type DocumentRead,
  type GraphRead,
  type PiecesOrWhole,
  readDocument,
  readGraph,
} from '../document/read.ts';
import { commandRoom } from '../document/room.ts';
import { unusedScores } from '../document/stuck.ts';
import { usualText } from '../document/usual-text.ts';
import { writeDocument } from '../document/write.ts';
import { type Rules, ruledBy } from '../outcome/rules.ts';
import { accepted, type Result, refused } from '../result.ts';
import { drawnExpression } from './drawn-expression.ts';

/** The way of play that is asked for, in place of the drawing's own. */
export type WayAsked = Partial<Pick<Rules, 'play' | 'convention'>>;

/**
 * What a reader of texts needs besides: the means to unpack links, and the name that problems with the way of
 * play have.
 */
export type ReadingMeans = {
  unpack(packed: string): UnpackedLink;
  readonly playPlace: string;
};

/** `notes` are sentences about what else is in the text. */
export type DrawingInText = DocumentRead & { readonly notes: readonly string[] };
export type GraphInText = GraphRead & { readonly notes: readonly string[] };

/**
 * Reads the drawing; refused where the text has none, or is a board. A text that no form has may be games in
 * which operators are applied. Cost: that of the reader, linear in the length, or of the operators.
 */
export function drawingInText(text: string, { unpack }: ReadingMeans): Result<DrawingInText> {
  const read = readAnyText(text, commandRoom);
  if ((!read.ok || read.value.kind === 'none') && meansExpression(text)) {
    const document = drawnExpression(usualText(text).text);
    return document.ok ? accepted({ document: document.value, placed: false, notes: [] }) : document;
  }
  if (!read.ok) return read;
  if (read.value.kind === 'none')
    return refused([{ place: 'file', says: `this text is not a drawing: ${read.value.says}` }]);
  if (read.value.kind === 'packed') {
    const { page } = read.value;
    return readUnpackedText(unpack(page.packed), page);
  }
  const { notes } = read.value;
  if (read.value.kind === 'drawing') return withoutBoard({ ...read.value, notes });
  const { link } = read.value;
  const document = readPacked(link, unpack);
  return document.ok ? withoutBoard({ document: document.value, placed: true, notes }) : document;
}

/** A board is refused here as it is where a graph alone is read. */
function withoutBoard(read: DrawingInText): Result<DrawingInText> {
  const graph = read.document.board ? readGraph(writeDocument(read.document)) : undefined;
  return graph?.ok === false ? graph : accepted(read);
}

/** Whether a text is a document that is a board. */
export function isBoardText(text: string | PiecesOrWhole): boolean {
  const read =
    typeof text === 'string' && formOf(text) === 'grundy' ? readDocument(usualText(text).text) : undefined;
  return read?.ok === true && read.value.document.board !== undefined;
}

const playedAtOnce = ({ playPlace }: ReadingMeans): Result<never> =>
  refused([
    {
      place: playPlace,
      says: 'the drawing has joint arcs, which are moves of both players at once; it is not played by turns',
    },
  ]);

/**
 * The graph alone, played as is asked: no records are made of a compact file, unless it is played otherwise
 * than it says.
 */
export function graphInText(
  given: string | PiecesOrWhole,
  means: ReadingMeans,
  asked: WayAsked = {},
): Result<GraphInText> {
  if (typeof given !== 'string' || formOf(given) === 'grundy') {
    const read = readGraph(typeof given === 'string' ? usualText(given).text : given);
    if (!read.ok) {
      const open = typeof given === 'string' ? problemsOfOpenArcs(given) : [];
      return open.length > 0 ? refused(open) : read;
    }
    const { view } = read.value;
    const rules = ruledBy(asked, view.rules);
    if (asked.play === 'turns' && read.value.graph.joint && read.value.arcs.joint > 0)
      return playedAtOnce(means);
    if (rules.play === view.rules.play) return accepted(underRules(read.value, rules));
    if (typeof given !== 'string')
      return refused([
        { place: means.playPlace, says: 'this file is too large to be played otherwise than it says' },
      ]);
  }
  const read = drawingInText(given, means);
  const played = read.ok ? documentPlayedAs(read.value.document, asked, means) : read;
  return played.ok && read.ok
    ? accepted({ ...graphRead(played.value), notes: read.value.notes })
    : (played as Extract<typeof played, { readonly ok: false }>);
}

/**
 * The same graph under these rules. A copy of all members would make the ids of a million nodes, for which no
 * caller has asked.
 */
function underRules(read: GraphRead, rules: Rules): GraphInText {
  const { graph, title, names, pieces, view, unusedScores: unused, arcs } = read;
  return {
    graph,
    title,
    names,
    pieces,
    view: { ...view, rules },
    unusedScores: unused,
    arcs,
    notes: [],
    get ids() {
      return read.ids;
    },
    get index() {
      return read.index;
    },
  };
}

/**
 * The drawing played as is asked. Refused where it cannot be played so: a simultaneous game has no gray
 * nodes.
 */
export function documentPlayedAs(
  document: GameDocument,
  asked: WayAsked,
  means: ReadingMeans,
): Result<GameDocument> {
  const { edges, view } = document;
  if (asked.play === 'turns' && edges.some(isJoint)) return playedAtOnce(means);
  const played = { ...document, view: { ...view, rules: ruledBy(asked, view.rules) } };
  const problems = playProblems(played);
  return problems.length > 0 ? refused(problems) : accepted(played);
}

/** The graph of a drawing that was read. O(nodes + arcs). */
export function graphRead(document: GameDocument): GraphRead {
  const { title, nodes, pieces, view } = document;
  return {
    ...compile(document),
    title,
    names: nodes.map(({ name }) => name),
    pieces,
    view,
    unusedScores: unusedScores(document),
    arcs: arcsDrawn(document.edges),
  };
}
