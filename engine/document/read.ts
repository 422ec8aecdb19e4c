/**
 * Reads `*.grundy.json`, in its long and its compact form. A file that breaks a rule is refused whole, with
 * every problem named by its place; a file that is not Grundy's, or of a newer version, gets that one answer.
 * `readDocument` gives what the editor opens. `readGraph` gives the graph alone and makes no records for a
 * compact file, so that a million nodes and four million arcs take little longer than parsing their JSON.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { accepted, type Result, refused } from '../result.ts';
import { board as boardForm } from './board-form.ts';
import { beginChecks, type Checks, type Fields, isFields } from './checks.ts';
import { type CompiledGame, compile } from './compile.ts';
import {
  type BoardOrigin,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type GameNode,
  isJoint,
  type NodeId,
  originOf,
  type Player,
  type View,
  type WrittenBoard,
} from './document.ts';
import { drawingFile, drawingFormat, type FileVersion } from './drawing-form.ts';
import { fileOfFormat } from './file-form.ts';
import { compactMisereProblems, playProblems } from './misere-rules.ts';
import { type Compact, graphOfCompact, listsOfPairs, numberLists, readCompact } from './reading/compact.ts';
import { countJointArcs, jointArcsOf } from './reading/joint-rounds.ts';
import { parseJson, parseJsonInPieces, parseJsonOfLists } from './reading/json.ts';
import { readEdges, readNodes, readPieces } from './reading/nodes-and-edges.ts';
import type { Units } from './reading/number-lists.ts';
import type { Pieces } from './reading/pair-rows.ts';
import { checkedViewFields, readView } from './reading/view.ts';
import { anyRoom, beyondRoom, type Room } from './room.ts';
import { type UnusedScore, unusedScores } from './stuck.ts';

/** A document, and whether every node has a place; if not, the caller computes a layout. */
export type DocumentRead = { readonly document: GameDocument; readonly placed: boolean };

export type GraphRead = CompiledGame & {
  readonly title: string;
  /** Per vertex; empty for the compact form, in which nodes have no names. */
  readonly names: readonly string[];
  readonly pieces: readonly NodeId[];
  readonly view: View;
  /** Scores of sides that have moves. */
  readonly unusedScores: readonly UnusedScore[];
  readonly arcs: ArcsDrawn;
};

/** How many arcs are drawn, and how many of them are joint. */
export type ArcsDrawn = { readonly count: number; readonly joint: number };

/** O(arcs). */
export const arcsDrawn = (edges: readonly GameEdge[]): ArcsDrawn => ({
  count: edges.length,
  joint: edges.filter(isJoint).length,
});

/**
 * Reads a file for the editor; refused with every problem by its place, and where there are more nodes or
 * arcs than there is room for, before anything is made of them. Never throws.
 */
export function readDocument(text: string, room = anyRoom): Result<DocumentRead> {
  return readParts(parsed(text), room, (parts) => {
    if (parts.kind === 'long') return { document: parts.document, placed: parts.placed };
    const { compact, title, pieces } = parts;
    const document = { title, pieces, nodes: nodesOf(compact), edges: edgesOf(compact) };
    const ids = new Set(document.nodes.map((node) => node.id));
    const view = readView(parts.view, document.edges, ids, parts.version);
    return { document: { ...document, view }, placed: compact.count === 0 };
  });
}

/** A text that comes in pieces, or whole where it must. */
export type PiecesOrWhole = Pieces & { readonly whole: () => string | Units };

/**
 * `given` is the file's text; for a compact file its bytes do as well, and need not become a text first. In
 * pieces a large compact file is read quickest; if that finds anything wrong, the file is read again whole,
 * so that every problem is named.
 */
export function readGraph(given: string | Units | PiecesOrWhole): Result<GraphRead> {
  if (typeof given === 'string' || 'units' in given)
    return readParts(parsed(given), anyRoom, graphOfParts, false);
  const json = parseJsonInPieces(given, listsOfPairs);
  const read = json === undefined ? undefined : readParts(accepted(json), anyRoom, graphOfParts, false);
  return read?.ok ? read : readGraph(given.whole());
}

function graphOfParts(parts: Parts): GraphRead {
  if (parts.kind === 'long') {
    const { title, nodes, pieces, view } = parts.document;
    return {
      ...compile(parts.document),
      title,
      names: nodes.map((node) => node.name),
      pieces,
      view,
      unusedScores: unusedScores(parts.document),
      arcs: arcsDrawn(parts.document.edges),
    };
  }
  const { compact, title, pieces } = parts;
  const view = readView(parts.view, [], new Set(), parts.version);
  const graph = graphOfCompact(compact, view.rules.play);
  return numbered(graph, { title, names: [], pieces, view, unusedScores: [], arcs: arcsOfCompact(compact) });
}

function arcsOfCompact({ rows, jointRounds }: Compact): ArcsDrawn {
  const joint = jointArcsOf(jointRounds).length;
  const solo = [rows.either, rows.left, rows.right].reduce((sum, { targets }) => sum + targets.length, 0);
  return { count: solo + joint, joint };
}

type Parts =
  | { readonly kind: 'long'; readonly document: GameDocument; readonly placed: boolean }
  | {
      readonly kind: 'compact';
      readonly compact: Compact;
      readonly title: string;
      readonly pieces: readonly NodeId[];
      readonly view: Fields;
      readonly version: FileVersion;
    };

function parsed(given: string | Units): Result<unknown> {
  const mayBeLong = typeof given === 'string' && !given.includes('"compact"');
  return mayBeLong ? parseJson(given) : parseJsonOfLists(given, numberLists);
}

function readParts<T>(
  json: Result<unknown>,
  room: Room,
  make: (parts: Parts) => T,
  takesBoards = true,
): Result<T> {
  if (!json.ok) return json;
  const checks = beginChecks();
  const file = fileOfFormat(checks, json.value, drawingFormat);
  const read = file && drawingFile(file.version).read(checks, '', file.fields);
  const fits = file && hasRoom(checks, file.fields, room);
  const parts = fits ? partsOf(checks, file.fields, file.version, read?.title) : undefined;
  if (!takesBoards && parts?.kind === 'long' && parts.document.board) {
    checks.add('board', saysNoDrawing(parts.document.board));
  }
  const problems = checks.problems();
  return problems.length > 0 || !parts ? refused(problems) : accepted(make(parts));
}

/** Whether the size that a file claims fits; a value that is not a list is reported by its reader. */
function hasRoom(checks: Checks, { nodes, edges, compact }: Fields, room: Room): boolean {
  const listOf = (list: unknown): ArrayLike<unknown> =>
    Array.isArray(list) || isNumberList(list) ? list : [];
  const lengthOf = (list: unknown): number => listOf(list).length;
  const inCompact = isFields(compact);
  const lists = inCompact ? [compact.either, compact.left, compact.right] : [];
  const jointRounds = inCompact && Number.isFinite(room.arcs) ? listOf(compact.both) : [];
  const sizes = [
    {
      what: 'nodes',
      place: inCompact ? 'compact.count' : 'nodes',
      count: inCompact ? Number(compact.count) : lengthOf(nodes),
    },
    {
      what: 'arcs',
      place: inCompact ? 'compact' : 'edges',
      count: inCompact
        ? lists.reduce<number>((sum, list) => sum + lengthOf(list) / 2, countJointArcs(jointRounds))
        : lengthOf(edges),
    },
  ] as const;
  let fits = true;
  for (const { what, place, count } of sizes) {
    const says = beyondRoom(what, count, room);
    if (says === undefined) continue;
    checks.add(place, says);
    fits = false;
  }
  return fits;
}

const isNumberList = (list: unknown): list is Int32Array => list instanceof Int32Array;

function partsOf(checks: Checks, fields: Fields, version: FileVersion, title = ''): Parts | undefined {
  const view = checkedViewFields(checks, 'view', fields.view);
  if (fields.board !== undefined && fields.nodes === undefined) {
    for (const member of ['edges', 'pieces', 'compact']) {
      if (fields[member] !== undefined)
        checks.add(member, 'is of a drawing; a file with "board" and without "nodes" is a board');
    }
    const board = boardForm(version).read(checks, 'board', fields.board);
    if (!board) return undefined;
    const shown = readView(view, [], board, version);
    return { kind: 'long', document: { ...emptyDocument, title, view: shown, board }, placed: true };
  }
  if (fields.compact !== undefined) {
    for (const member of ['nodes', 'edges']) {
      if (fields[member] !== undefined) checks.add(member, 'a compact file has these in "compact" only');
    }
    const compact = readCompact(checks, fields.compact, version);
    if (!compact) return undefined;
    const isNode = (id: NodeId): boolean => String(Number(id)) === id && Number(id) in compact.gray;
    const pieces = readPieces(checks, fields.pieces ?? [], isNode, true);
    const { rules } = readView(view, [], new Set(), version);
    const simultaneous = rules.play === 'simultaneous' || compact.jointRounds.length > 0;
    if (simultaneous && compact.gray.includes(1)) {
      checks.add('compact.gray', 'names nodes; a drawing of a simultaneous game has no entailing nodes');
    }
    if (rules.play === 'misere')
      for (const { place, says } of compactMisereProblems(rules, compact)) checks.add(place, says);
    return { kind: 'compact', compact, title, pieces, view, version };
  }
  const { nodes, ids, placed } = readNodes(checks, fields.nodes);
  const edges = readEdges(checks, fields.edges ?? [], ids, version);
  const pieces = readPieces(checks, fields.pieces ?? [], (id) => ids.has(id), false);
  const origin = fields.board === undefined ? undefined : readOrigin(checks, fields.board, version);
  const shown = readView(view, edges, ids, version);
  const document = { title, nodes, edges, pieces, view: shown, ...(origin && { origin }) };
  // Problems so far mean that records are missing, whose places would be counted wrong.
  if (checks.problems().length === 0) {
    for (const { place, says } of playProblems(document)) checks.add(place, says);
  }
  return { kind: 'long', document, placed };
}

/** What the drawing was made from. It has no game of its own. */
function readOrigin(checks: Checks, value: unknown, version: FileVersion): BoardOrigin | undefined {
  const board = boardForm(version).read(checks, 'board', value);
  if (isFields(value) && value.line !== undefined)
    checks.add(
      'board.line',
      'is of a game on a board; beside nodes "board" says what the drawing was made from',
    );
  return board && originOf(board);
}

/** The message about a board where only a drawing will do. */
function saysNoDrawing({ ruleset, position }: WrittenBoard): string {
  const asked = `${ruleset} ${JSON.stringify(position)}`;
  return `is a position of ${ruleset}, and not a drawing; grundy solve --ruleset ${asked} solves it, and grundy graph ${asked} writes its graph as a drawing`;
}

const nodesOf = ({ gray }: Compact): readonly GameNode[] =>
  Array.from(gray, (g, v) => ({ id: String(v), x: 0, y: 0, gray: g === 1, name: '' }));

function edgesOf({ pairs, jointRounds }: Compact): readonly GameEdge[] {
  const edges: GameEdge[] = [];
  for (const player of ['either', 'left', 'right'] satisfies Player[]) {
    const list = pairs[player]();
    for (let i = 0; i < list.length; i += 2) {
      edges.push({ from: String(list[i]), to: String(list[i + 1]), player });
    }
  }
  for (const arc of jointArcsOf(jointRounds)) edges.push(arc);
  return edges;
}

/**
 * A graph whose ids are made when they are first asked for: counting the values of a million nodes needs no
 * ids.
 */
function numbered(graph: GameGraph, rest: Omit<GraphRead, keyof CompiledGame>): GraphRead {
  let ids: readonly NodeId[] | undefined;
  let index: ReadonlyMap<NodeId, number> | undefined;
  const idsOnce = (): readonly NodeId[] => {
    ids ??= Array.from({ length: graph.order }, (_, v) => String(v));
    return ids;
  };
  return {
    ...rest,
    graph,
    get ids() {
      return idsOnce();
    },
    get index() {
      index ??= new Map(idsOnce().map((id, v) => [id, v]));
      return index;
    },
  };
}
