/**
 * Turns the graph of a ruleset's position into a document: a drawing, or the text of a `*.grundy.json` file
 * in pieces. Nodes have their positions as ids and no places yet, and the document says from which board it
 * was made; the editor lays it out when it is opened. The text of a large graph has the compact form, in
 * which vertex 0 is the position itself, as it holds millions; graphs with scores always use the long form,
 * since the compact one has no scores. Cost: O(positions + moves).
 */

import { scoreAt } from '../document/compile.ts';
import {
  type BoardOrigin,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type GameNode,
  type JointPair,
  type NamedMove,
  type SoloArc,
} from '../document/document.ts';
import { schemaMember } from '../document/schema-address.ts';
import { boardFields, misereVersion, movesField, versionOfBoard } from '../document/write.ts';
import { type Arcs, type GameGraph, isImpartial } from '../graph/game-graph.ts';
import type { JointMoves } from '../graph/joint-moves.ts';
import { printRational, type Rational } from '../numbers/rationals.ts';
import { type Rules, unusualRules, usualRules } from '../outcome/rules.ts';
import { mostDrawnPositions, type Ruleset, rulesOfRuleset } from './ruleset.ts';

// The arcs of a drawing of a game in which both players move at once: of each player's solo moves to one
// position an arc with their names, and of the joint rounds to one position an arc with their pairs. Linear
// in the moves and pairs.

type Gain = { readonly gain?: string };

/**
 * The arcs from a vertex, by the ids of vertices. A move whose solo result is not in the graph is named in
 * pairs alone.
 */
function* arcsAtOnce(
  { names, numbers, left, right, pairs }: JointMoves,
  v: number,
  ids: readonly string[],
): Generator<GameEdge, void, void> {
  const gained = (place: number): Gain => (place < 0 ? {} : { gain: writtenGain(numbers[place]) });
  for (const [player, moves] of [
    ['left', left],
    ['right', right],
  ] as const) {
    const byTarget = new Map<string, NamedMove[]>();
    for (let e = moves.starts[v]; e < moves.starts[v + 1]; e++) {
      if (moves.targets[e] < 0) continue;
      listAt(byTarget, ids[moves.targets[e]]).push({
        name: names[moves.names[e]],
        ...gained(moves.gains[e]),
      });
    }
    for (const [to, own] of byTarget) yield { from: ids[v], to, player, moves: own };
  }
  const byResult = new Map<string, JointPair[]>();
  for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++)
    listAt(byResult, ids[pairs.targets[pair]]).push({
      left: names[left.names[pairs.left[pair]]],
      right: names[right.names[pairs.right[pair]]],
      ...gained(pairs.gains[pair]),
    });
  for (const [to, own] of byResult) yield { from: ids[v], to, player: 'both', pairs: own };
}

const writtenGain = (gain: Rational): string => printRational(gain);

function listAt<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: Item[] = [];
  lists.set(key, fresh);
  return fresh;
}

/** A generated graph with what its document says of it. Vertex 0 is the start. */
export type NamedGraph = {
  /** Undefined where a program made it, and no ruleset knows its positions. */
  readonly ruleset: Pick<Ruleset, 'id' | 'name' | 'infinitePlay' | 'rounds'> | undefined;
  readonly graph: GameGraph;
  /** The position of a vertex, in the ruleset's notation. Vertices with one position are one node. */
  nameOf(vertex: number): string;
  /**
   * Where several components are drawn side by side: the whole position, and the vertex with which each of
   * them begins.
   */
  readonly components?: { readonly position: string; readonly starts: readonly number[] };
  /** The ruleset's own if undefined, and the usual ones where there is none. */
  readonly rules?: Rules;
};

/**
 * The longest position, in characters, that is used as a name; longer names would overlap, and then the id
 * alone tells the position.
 */
const longestName = 12;

/** The name of the position that a graph begins with, where its own is too long. */
export const startName = 'start';

const shownName = (position: string, vertex: number): string => {
  if (position.length <= longestName) return position;
  return vertex === 0 ? startName : '';
};

/**
 * What a node of a drawing with an origin says that its position is, which may be none: its name, its id
 * where it has no name, or the position that the drawing was made from.
 */
export const positionNamed = (
  { id, name }: Pick<GameNode, 'id' | 'name'>,
  { position }: BoardOrigin,
): string => (name === startName ? position : name || id);

const startOf = ({ components, nameOf }: NamedGraph): string => components?.position ?? nameOf(0);

const originOf = (named: NamedGraph): BoardOrigin | undefined =>
  named.ruleset && { ruleset: named.ruleset.id, position: startOf(named) };

const titleOf = (named: NamedGraph): string =>
  named.ruleset ? `${named.ruleset.name}: ${startOf(named)}` : startOf(named);

const rulesIn = ({ rules, ruleset }: NamedGraph): Rules =>
  rules ?? (ruleset ? rulesOfRuleset(ruleset) : usualRules);

/** Where the graph has several components side by side, there is a piece on the start of each. */
const piecesOf = ({ components, nameOf }: NamedGraph): readonly string[] =>
  components?.starts.map(nameOf) ?? [];

/** The first node is the position itself. If points count, stuck sides get their scores. */
export function drawingOfGraph(named: NamedGraph): GameDocument {
  const { graph } = named;
  const ids = idsOf(named);
  const origin = originOf(named);
  return {
    ...emptyDocument,
    title: titleOf(named),
    nodes: Array.from(nodesOf(graph, ids), (node, v) => ({
      gray: false,
      ...node,
      name: shownName(node.id, v),
      x: 0,
      y: 0,
    })),
    edges: [...arcsOf(graph, ids)],
    pieces: piecesOf(named),
    view: { ...emptyDocument.view, rules: rulesIn(named) },
    ...(origin && { origin }),
  };
}

/**
 * The same as the text of a file; a graph of many positions is written in the compact form, but that of a
 * program never: nothing else says which node is which position. It names its schema where there is a site.
 */
export function* textOfGraph(named: NamedGraph, site = ''): Generator<string, void, void> {
  const { graph, ruleset } = named;
  const isNamed =
    !ruleset || graph.scores !== undefined || graph.joint !== undefined || graph.order <= mostDrawnPositions;
  const origin = isNamed ? originOf(named) : undefined;
  const oldest = origin ? versionOfBoard(origin) : 1;
  const version = rulesIn(named).play === 'misere' ? misereVersion : oldest;
  yield '{\n';
  for (const member of schemaMember(site, 'grundy', version)) yield `  ${member},\n`;
  yield `  "format": "grundy",\n  "version": ${version},\n`;
  yield `  "title": ${JSON.stringify(titleOf(named))},\n`;
  if (origin) yield `  "board": ${JSON.stringify(boardFields(origin))},\n`;
  const pieces = piecesOf(named);
  if (pieces.length > 0) yield `  "pieces": ${JSON.stringify(pieces)},\n`;
  const rules = unusualRules(rulesIn(named));
  if (Object.keys(rules).length > 0) yield `  "view": ${JSON.stringify(rules)},\n`;
  yield* isNamed ? longForm(named) : compactForm(graph);
  yield '\n}\n';
}

const idsOf = ({ graph, nameOf }: NamedGraph): readonly string[] =>
  Array.from({ length: graph.order }, (_, v) => nameOf(v));

function* nodesOf({ order, gray, scores }: GameGraph, ids: readonly string[]) {
  const isFirst = firstOfEach(ids);
  for (let v = 0; v < order; v++) {
    if (!isFirst(v)) continue;
    const score = scores && scoreAt(scores, v);
    yield { id: ids[v], ...(gray[v] === 1 && { gray: true }), ...(score && { score }) };
  }
}

/**
 * Without a board the file says itself what nodes are called; a long position is an id alone, as in the
 * editor.
 */
function* nodesWithNames(graph: GameGraph, ids: readonly string[]) {
  for (const { id, ...others } of nodesOf(graph, ids))
    yield { id, ...(id.length <= longestName && { name: id }), ...others };
}

/** Whether a vertex is the first with its id. */
function firstOfEach(ids: readonly string[]): (vertex: number) => boolean {
  const firsts = new Map<string, number>();
  for (const [v, id] of ids.entries()) if (!firsts.has(id)) firsts.set(id, v);
  return (v) => firsts.get(ids[v]) === v;
}

/** The arcs of each player; in an impartial graph all are either's. */
const arcsByPlayer = (graph: GameGraph): readonly (readonly [SoloArc['player'], Arcs])[] =>
  isImpartial(graph)
    ? [['either', graph.left]]
    : [
        ['left', graph.left],
        ['right', graph.right],
      ];

function* arcsOf(graph: GameGraph, ids: readonly string[]): Generator<GameEdge, void, void> {
  if (graph.joint) {
    const isFirst = firstOfEach(ids);
    for (let v = 0; v < graph.order; v++) if (isFirst(v)) yield* arcsAtOnce(graph.joint, v, ids);
    return;
  }
  for (const [player, { starts, targets }] of arcsByPlayer(graph)) {
    for (let v = 0; v < graph.order; v++) {
      for (const w of targets.subarray(starts[v], starts[v + 1])) yield { from: ids[v], to: ids[w], player };
    }
  }
}

function* longForm(named: NamedGraph): Generator<string, void, void> {
  const ids = idsOf(named);
  yield '  "nodes": ';
  yield* lines(named.ruleset ? nodesOf(named.graph, ids) : nodesWithNames(named.graph, ids));
  yield ',\n  "edges": ';
  yield* lines(edgesInFile(named.graph, ids));
}

/** An arc of a file is either player's unless it says whose it is. */
function* edgesInFile(graph: GameGraph, ids: readonly string[]) {
  for (const edge of arcsOf(graph, ids)) {
    const { from, to, player } = edge;
    yield { from, to, ...(player !== 'either' && { player }), ...movesField(edge) };
  }
}

/** A JSON list, an item a line, in pieces, since that of a large graph is too long for one string. */
function* lines(items: Iterable<object>): Generator<string, void, void> {
  const together = 1 << 12;
  let some: string[] = [];
  let isFirst = true;
  const piece = (): string => {
    const before = isFirst ? '[\n    ' : ',\n    ';
    isFirst = false;
    return before + some.join(',\n    ');
  };
  for (const item of items) {
    some.push(JSON.stringify(item));
    if (some.length < together) continue;
    yield piece();
    some = [];
  }
  if (some.length > 0) yield piece();
  yield isFirst ? '[]' : '\n  ]';
}

function* compactForm(graph: GameGraph): Generator<string, void, void> {
  yield `  "compact": {"count":${graph.order}`;
  const grays = Array.from(graph.gray.keys()).filter((v) => graph.gray[v] === 1);
  if (grays.length > 0) yield `,"gray":[${grays.join()}]`;
  for (const [player, arcs] of arcsByPlayer(graph)) {
    yield `,"${player}":[`;
    yield* pairsOf(arcs);
    yield ']';
  }
  yield '}';
}

/** u0,v0,u1,v1,…, one row at a time. */
function* pairsOf({ starts, targets }: Arcs): Generator<string, void, void> {
  for (let v = 0, first = true; v + 1 < starts.length; v++) {
    let row = '';
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      row += first ? `${v},${targets[e]}` : `,${v},${targets[e]}`;
      first = false;
    }
    if (row !== '') yield row;
  }
}
