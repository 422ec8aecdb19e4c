/**
 * Merges an edge list into a drawing. Nodes and arcs that the text still names keep their places, pieces and
 * curves; those it no longer names are removed; new nodes are placed near their neighbours. If exactly one
 * word disappeared and one appeared, the node is renamed. A text that cannot be read changes nothing. Merging
 * what a drawing prints gives the same drawing.
 */
import { accepted, type Result, refused } from '../../result.ts';
import { oneSpelling } from '../../spelling.ts';
import {
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  type GameNode,
  isJoint,
  type NodeId,
  soloMoves,
} from '../document.ts';
import { freshIds } from '../edits/ids.ts';
import { atEnds } from '../edits/move-names.ts';
import { removeItems, setGray, setName } from '../edits/nodes.ts';
import { withClearIds, withIdsAt } from '../edits/renamed-nodes.ts';
import { setScores } from '../edits/scores.ts';
import { playProblems } from '../misere-rules.ts';
import { printMoves } from '../move-text.ts';
import { withoutPlace } from '../simultaneous-rules.ts';
import { wordsFor } from './node-words.ts';
import { type EdgeListGraph, type EdgeListNode, parseEdgeList } from './parse.ts';

/** Merges an edge list into a drawing; refused with every problem by its line. */
export function mergeEdgeList(document: GameDocument, text: string): Result<GameDocument> {
  const read = parseEdgeList(text);
  return read.ok ? mergedByRules(document, read.value) : read;
}

/**
 * Merges a graph, unless the rules of simultaneous games forbid the result: then each breach is named by its
 * line.
 */
export function mergedByRules(before: GameDocument, list: EdgeListGraph): Result<GameDocument> {
  const document = mergeGraph(before, list);
  const problems = playProblems(document);
  if (problems.length === 0) return accepted(document);
  const words = wordsFor(document.nodes, document.edges);
  const wordOf = new Map(document.nodes.map(({ id }, i) => [id, words[i]]));
  const lines = new Map(list.arcs.map((arc) => [edgeKey(arc), arc.line ?? 1]));
  const lineOf = (place: string): number => {
    const [, i] = /^edges\[(\d+)\]/.exec(place) ?? [];
    const edge = i === undefined ? undefined : document.edges[Number(i)];
    if (!edge) return 1;
    const [from, to] = [wordOf.get(edge.from)!, wordOf.get(edge.to)!];
    return lines.get(edgeKey({ from, to, player: edge.player })) ?? 1;
  };
  return refused(
    problems.map(({ place, says }) => ({
      place: `line ${lineOf(place)}, column 1`,
      says: withoutPlace(says),
    })),
  );
}

/** Merges a graph that any reader has made. New words become names. */
function mergeGraph(before: GameDocument, list: EdgeListGraph): GameDocument {
  const start = calledByWords(before);
  const next = mergeInto(renamed(start, list), list);
  return next === start ? before : withClearIds(next);
}

/** A node that the text calls by a letter of its own has that letter for its id from now on. */
function calledByWords(document: GameDocument): GameDocument {
  const words = wordsFor(document.nodes, document.edges);
  const lettered = document.nodes.flatMap(({ id, name }, i): readonly (readonly [NodeId, NodeId])[] =>
    words[i] === id || words[i] === oneSpelling(name) ? [] : [[id, words[i]]],
  );
  return withIdsAt(document, new Map(lettered));
}

function mergeInto(document: GameDocument, list: EdgeListGraph): GameDocument {
  const words = wordsFor(document.nodes, document.edges);
  const known = new Set(words);
  const come = list.nodes.filter(({ word }) => !known.has(word));
  const freed = withIdsFree(document, come);
  const idOf = new Map<string, NodeId>();
  for (const [i, word] of words.entries()) idOf.set(word, freed.nodes[i].id);
  const fresh = newNodes(freed, come);
  for (const { id, word } of fresh) idOf.set(word, id);

  const edges = list.arcs.map((arc) => atEnds(arc, idOf.get(arc.from)!, idOf.get(arc.to)!));
  return withScores(withColours(withItems(freed, list, idOf, fresh, edges), list, idOf), list, idOf);
}

/** If one word disappeared and one appeared, the node keeps its place and gets the new name. */
function renamed(document: GameDocument, { nodes }: EdgeListGraph): GameDocument {
  const words = wordsFor(document.nodes, document.edges);
  const written = new Set(nodes.map(({ word }) => word));
  const known = new Set(words);
  const gone = words.flatMap((word, i) => (written.has(word) ? [] : [i]));
  const come = nodes.filter(({ word }) => !known.has(word));
  if (gone.length !== 1 || come.length !== 1) return document;
  const { id } = document.nodes[gone[0]];
  const { word } = come[0];
  return setName(document, id, come[0].name ?? word);
}

type Fresh = { readonly word: string; readonly id: NodeId; readonly name: string };

/** A node that is called otherwise leaves its id to a new one that the text calls so. */
function withIdsFree(document: GameDocument, come: readonly EdgeListNode[]): GameDocument {
  const wanted = new Set(come.map(({ word }) => word));
  const held = document.nodes.filter(({ id }) => wanted.has(id));
  if (held.length === 0) return document;
  const next = idsBeside(document, come);
  return withIdsAt(document, new Map(held.map(({ id }) => [id, next()])));
}

const idsBeside = ({ nodes, edges }: GameDocument, come: readonly EdgeListNode[]): (() => NodeId) =>
  freshIds({ nodes: [...nodes, ...come.map(({ word, name = '' }) => ({ id: word, name }))], edges });

/** The nodes that are new. A new node's word is its name, and also its id where an id may be so. */
function newNodes(document: GameDocument, come: readonly EdgeListNode[]): readonly Fresh[] {
  if (come.length === 0) return [];
  const next = idsBeside(document, come);
  return come.map(({ word, name = word }) => ({ word, name, id: isId(word) ? word : next() }));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ids cannot contain control characters
const isId = (word: string): boolean => !/[\u0000-\u001f\u007f]/.test(word);

function withItems(
  document: GameDocument,
  { nodes }: EdgeListGraph,
  idOf: ReadonlyMap<string, NodeId>,
  fresh: readonly Fresh[],
  edges: readonly GameEdge[],
): GameDocument {
  const wantedNodes = new Set(nodes.map(({ word }) => idOf.get(word)));
  const wantedArcs = new Set<EdgeKey>(edges.map(edgeKey));
  const kept = removeItems(
    document,
    document.nodes.filter((node) => !wantedNodes.has(node.id)).map((node) => node.id),
    document.edges.map(edgeKey).filter((key) => !wantedArcs.has(key)),
  );
  const there = new Set<EdgeKey>(kept.edges.map(edgeKey));
  const newArcs = edges.filter((edge) => !there.has(edgeKey(edge)));
  const oldArcs = withMovesOf(kept.edges, edges);
  if (fresh.length === 0 && newArcs.length === 0 && oldArcs === kept.edges) return kept;
  const places = placesBeside(
    kept.nodes,
    fresh.map(({ id }) => id),
    edges,
  );
  const made = fresh.map(({ id, name }, i): GameNode => ({ id, ...places[i], gray: false, name }));
  return { ...kept, nodes: [...kept.nodes, ...made], edges: [...oldArcs, ...newArcs] };
}

/** Whether two arcs with the same ends mean the same moves; a written name counts like an implied one. */
const sameMoves = (a: GameEdge, b: GameEdge): boolean => movesWritten(a) === movesWritten(b);
const movesWritten = (edge: GameEdge): string | undefined =>
  printMoves(isJoint(edge) ? edge : { ...edge, moves: soloMoves(edge) });

/**
 * What the text says of moves is all there is: an arc whose moves it says otherwise is as the text has it.
 */
function withMovesOf(arcs: readonly GameEdge[], wanted: readonly GameEdge[]): readonly GameEdge[] {
  if (
    !arcs.some((edge) => isJoint(edge) || edge.moves) &&
    !wanted.some((edge) => isJoint(edge) || edge.moves)
  )
    return arcs;
  const byKey = new Map(wanted.map((edge) => [edgeKey(edge), edge]));
  let same = true;
  const next = arcs.map((edge) => {
    const now = byKey.get(edgeKey(edge)) ?? edge;
    if (sameMoves(now, edge)) return edge;
    same = false;
    return now;
  });
  return same ? arcs : next;
}

function withColours(
  document: GameDocument,
  { nodes }: EdgeListGraph,
  idOf: ReadonlyMap<string, NodeId>,
): GameDocument {
  const of = (gray: boolean): NodeId[] =>
    nodes.filter((node) => node.gray === gray).map(({ word }) => idOf.get(word)!);
  return setGray(setGray(document, of(true), true), of(false), false);
}

/** The text has all scores: a node that it does not mention has none. */
function withScores(
  document: GameDocument,
  { nodes }: EdgeListGraph,
  idOf: ReadonlyMap<string, NodeId>,
): GameDocument {
  const known = document.nodes.some(({ score }) => score !== undefined);
  if (!known && !nodes.some(({ score }) => score !== undefined)) return document;
  return setScores(document, new Map(nodes.map(({ word, score }) => [idOf.get(word)!, score])));
}

type Point = { readonly x: number; readonly y: number };

/** Two nodes' widths, and a little more: room for an arc with its head, and for a value beside a node. */
const apart = 80;

/** Directions from a neighbour, in the order in which people use them: down, then to the sides, then up. */
const ways: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
];

/**
 * Places for the nodes that have none, near their neighbours and clear of every other node: below a node that
 * leads to them if that place is free, else on wider and wider rings around it. No other node moves. Cost:
 * O(nodes + arcs), and the rings that are searched.
 */
export function placesBeside(
  nodes: readonly GameNode[],
  fresh: readonly NodeId[],
  edges: readonly GameEdge[],
): readonly Point[] {
  const places = new Map<NodeId, Point>(nodes.map((node) => [node.id, node]));
  const ground = occupied(nodes);
  const neighbours = neighboursOf(new Set(fresh), edges);
  const waiting = new Set(fresh);
  // Nodes beside a node that has a place come first, in the order of the text; a node without neighbours
  // begins a new part.
  const ready = new Set(fresh.filter((id) => neighbours.get(id)?.some((other) => places.has(other))));
  for (const id of fresh) {
    ready.add(id);
    // The loop also visits nodes that are added to the set meanwhile. The set has each node once, even if
    // several arcs lead there.
    for (const next of ready) {
      ready.delete(next);
      if (!waiting.delete(next)) continue;
      const beside = neighbours.get(next)?.find((other) => places.has(other));
      const place = beside === undefined ? ground.aside() : ground.near(places.get(beside)!);
      places.set(next, place);
      ground.take(place);
      for (const other of neighbours.get(next) ?? []) if (waiting.has(other)) ready.add(other);
    }
  }
  return fresh.map((id) => {
    const { x, y } = places.get(id)!;
    return { x, y };
  });
}

/**
 * The neighbours of each node, sources before targets, since the best place for a node is below one that
 * leads to it.
 */
function neighboursOf(
  fresh: ReadonlySet<NodeId>,
  edges: readonly GameEdge[],
): ReadonlyMap<NodeId, readonly NodeId[]> {
  const before = new Map<NodeId, NodeId[]>();
  const after = new Map<NodeId, NodeId[]>();
  const note = (lists: Map<NodeId, NodeId[]>, id: NodeId, other: NodeId): void => {
    if (!fresh.has(id) || id === other) return;
    const list = lists.get(id);
    if (list) list.push(other);
    else lists.set(id, [other]);
  };
  for (const { from, to } of edges) {
    note(before, to, from);
    note(after, from, to);
  }
  return new Map([...fresh].map((id) => [id, [...(before.get(id) ?? []), ...(after.get(id) ?? [])]]));
}

function occupied(nodes: readonly Point[]) {
  const cells = new Map<string, Point[]>();
  const cell = (length: number): number => Math.floor(length / apart);
  let bottom = Number.NEGATIVE_INFINITY;
  let left = 0;
  const take = (place: Point): void => {
    const key = `${cell(place.x)} ${cell(place.y)}`;
    const there = cells.get(key);
    if (there) there.push(place);
    else cells.set(key, [place]);
    left = bottom === Number.NEGATIVE_INFINITY ? place.x : Math.min(left, place.x);
    bottom = Math.max(bottom, place.y);
  };
  for (const place of nodes) take(place);
  const isFree = ({ x, y }: Point): boolean => {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const there = cells.get(`${cell(x) + dx} ${cell(y) + dy}`) ?? [];
        if (there.some((place) => Math.hypot(place.x - x, place.y - y) < 0.75 * apart)) return false;
      }
    }
    return true;
  };
  /**
   * Rings that were found full are not searched again, so that a node with ten thousand options does not
   * search its rings for each.
   */
  const fullRings = new Map<string, number>();
  const near = ({ x, y }: Point): Point => {
    const origin = `${x} ${y}`;
    for (let ring = fullRings.get(origin) ?? 1; ; ring++) {
      fullRings.set(origin, ring);
      for (const way of ways) {
        const place = { x: x + way.x * ring * apart, y: y + way.y * ring * apart };
        if (isFree(place)) return place;
      }
    }
  };
  /** Where a new part of the drawing begins: below everything else, at the left. */
  const aside = (): Point =>
    bottom === Number.NEGATIVE_INFINITY ? { x: 0, y: 0 } : { x: left, y: bottom + apart };
  return { take, near, aside };
}
