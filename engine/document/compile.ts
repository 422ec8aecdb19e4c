/**
 * Turns a drawing into a game graph: node number i of the document becomes vertex i. Parallel arcs of
 * different players stay parallel. In a drawing in which every arc is Either's, both players share one and
 * the same rows, which is how the engine knows that the graph is impartial. Where a node has a score, the
 * graph has scores: a side without a move and without a score counts as 0, and the score of a side that has a
 * move is ignored. A drawing in which both players move at once has joint moves, and the scores are among
 * them. One in misère play says so. Cost: O(nodes + arcs + moves); with the drawing before an edit, little
 * more than one comparison of each record.
 */
import { buildArcs } from '../graph/build.ts';
import type { Arcs, GameGraph } from '../graph/game-graph.ts';
import { beginJoiningMoves } from '../graph/joining-moves.ts';
import type { JointMoves } from '../graph/joint-moves.ts';
import type { Scores } from '../graph/scores.ts';
import { printRational, type Rational } from '../numbers/rationals.ts';
import {
  type GameDocument,
  type GameEdge,
  type GameNode,
  isJoint,
  isSimultaneous,
  type JointPair,
  type NamedMove,
  type NodeId,
  type Score,
  soloMoves,
  type Whose,
  type WrittenNumber,
} from './document.ts';
import { rationalOf } from './written-numbers.ts';

export type CompiledGame = {
  readonly graph: GameGraph;
  /** The id of the node of each vertex. */
  readonly ids: readonly NodeId[];
  /** The vertex of each node. */
  readonly index: ReadonlyMap<NodeId, number>;
};

type NumberedNodes = {
  readonly nodes: readonly GameNode[];
  readonly edges: readonly GameEdge[];
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
  /** By arc: the numbers of its ends, and whose it is. */
  readonly sources: Uint32Array;
  readonly targets: Uint32Array;
  readonly whose: Uint8Array;
};

/** What was made of a drawing, with what its next version can take over. */
export type Compilation = CompiledGame & { readonly numbered: NumberedNodes };

/**
 * The game graph of a drawing, with the maps between vertices and nodes. `before`: what was made of an
 * earlier version of it.
 */
export function compile(document: GameDocument, before?: Compilation): Compilation {
  const { nodes, edges, view } = document;
  const numbered = numberEnds(nodes, edges, before?.numbered);
  const { ids, index } = numbered;
  // The colour, name or place of a node changes no row.
  const rows = before && numbered.sources === before.numbered.sources ? before.graph : rowsOfBoth(numbered);
  const { left, right } = rows;
  const joint = isSimultaneous({ edges, view }) ? jointMovesIn(nodes, edges, index) : undefined;
  const scores = joint ? undefined : scoresOf(nodes, left, right);
  const misere = view.rules.play === 'misere' && !joint && !scores;
  const gray = new Uint8Array(nodes.length);
  for (let v = 0; v < nodes.length; v++) if (nodes[v].gray) gray[v] = 1;
  const more = { ...(scores && { scores }), ...(joint && { joint }), ...(misere && ({ misere } as const)) };
  const graph: GameGraph = { order: ids.length, gray, left, right, ...more };
  return { graph, ids, index, numbered };
}

/** Whose an arc is, as a number. */
const whoseCode: Readonly<Record<Whose, number>> = { either: 0, left: 1, right: 2, both: 3 };

/**
 * The ends of a drawing's arcs as numbers of its nodes. Finding numbers by ids is most of what compiling
 * costs, and an edit leaves nearly all records as they are: the numbers of those are taken over from the
 * version before. O(nodes + arcs).
 */
function numberEnds(
  nodes: readonly GameNode[],
  edges: readonly GameEdge[],
  before: NumberedNodes | undefined,
): NumberedNodes {
  const same = before !== undefined && haveSameIds(before.nodes, nodes);
  const { ids, index } = same ? before : idsOf(nodes);
  if (same && before.edges === edges) return { ...before, nodes };
  const count = edges.length;
  const ends = {
    sources: new Uint32Array(count),
    targets: new Uint32Array(count),
    whose: new Uint8Array(count),
  };
  const [from, last] = same ? takenOver(before, edges, ends) : [0, count];
  for (let e = from; e < last; e++) {
    const edge = edges[e];
    ends.sources[e] = index.get(edge.from)!;
    ends.targets[e] = index.get(edge.to)!;
    ends.whose[e] = whoseCode[edge.player];
  }
  return { nodes, edges, ids, index, ...ends };
}

function haveSameIds(before: readonly GameNode[], after: readonly GameNode[]): boolean {
  if (before.length !== after.length) return false;
  for (let v = 0; v < after.length; v++)
    if (before[v] !== after[v] && before[v].id !== after[v].id) return false;
  return true;
}

function idsOf(nodes: readonly GameNode[]): Pick<NumberedNodes, 'ids' | 'index'> {
  const ids = nodes.map((node) => node.id);
  const index = new Map<NodeId, number>();
  for (let v = 0; v < ids.length; v++) index.set(ids[v], v);
  return { ids, index };
}

type Ends = Pick<NumberedNodes, 'sources' | 'targets' | 'whose'>;

/**
 * Fills in the arcs before the first that changed and those after the last; returns the range between, as
 * [from, last).
 */
function takenOver(before: NumberedNodes, edges: readonly GameEdge[], ends: Ends): readonly [number, number] {
  const [then, now] = [before.edges.length, edges.length];
  const least = Math.min(then, now);
  let first = 0;
  while (first < least && before.edges[first] === edges[first]) first++;
  let behind = 0;
  while (behind < least - first && before.edges[then - 1 - behind] === edges[now - 1 - behind]) behind++;
  for (const member of ['sources', 'targets', 'whose'] as const) {
    ends[member].set(before[member].subarray(0, first));
    ends[member].set(before[member].subarray(then - behind), now - behind);
  }
  return [first, now - behind];
}

function rowsOfBoth(numbered: NumberedNodes): Pick<GameGraph, 'left' | 'right'> {
  const { either, left, right, both } = whoseCode;
  const ofLeft = rowsOf(numbered, left);
  const impartial = numbered.whose.every((code) => code === either || code === both);
  return { left: ofLeft, right: impartial ? ofLeft : rowsOf(numbered, right) };
}

/** The rows of one player's arcs and Either's. */
function rowsOf({ ids, sources, targets, whose }: NumberedNodes, player: number): Arcs {
  const isTheirs = (code: number): boolean => code === whoseCode.either || code === player;
  if (whose.every(isTheirs)) return buildArcs(ids.length, sources, targets);
  const among = (_end: number, e: number): boolean => isTheirs(whose[e]);
  return buildArcs(ids.length, sources.filter(among), targets.filter(among));
}

function jointMovesIn(
  nodes: readonly GameNode[],
  edges: readonly GameEdge[],
  index: ReadonlyMap<NodeId, number>,
): JointMoves {
  const joining = beginJoiningMoves(nodes.length);
  const gainOf = ({ gain }: NamedMove | JointPair) => (gain === undefined ? undefined : rationalOf(gain));
  for (const edge of edges) {
    const [from, to] = [index.get(edge.from)!, index.get(edge.to)!];
    if (isJoint(edge)) {
      for (const pair of edge.pairs) joining.pair(from, pair.left, pair.right, to, gainOf(pair));
      continue;
    }
    for (const player of ['left', 'right'] as const) {
      if (edge.player !== player && edge.player !== 'either') continue;
      for (const move of soloMoves(edge)) joining.move(player, from, move.name, to, gainOf(move));
    }
  }
  const scores = new Map<number, Rational>();
  for (const [v, { score }] of nodes.entries()) {
    const written = score?.left ?? score?.right;
    if (written !== undefined) scores.set(v, rationalOf(written));
  }
  return joining.finish(scores);
}

/** Undefined where no node has a score; then the drawing is not a scoring game. */
function scoresOf(nodes: readonly GameNode[], left: Arcs, right: Arcs): Scores | undefined {
  if (!nodes.some(({ score }) => score !== undefined)) return undefined;
  const table: Rational[] = [];
  const places = new Map<string, number>();
  const place = (written: WrittenNumber): number => {
    const score = rationalOf(written);
    const key = printRational(score);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, table.push(score) - 1);
    return table.length - 1;
  };
  const side = ({ starts }: Arcs, player: 'left' | 'right'): Int32Array =>
    Int32Array.from(nodes, ({ score }, v) => (starts[v] < starts[v + 1] ? -1 : place(score?.[player] ?? 0)));
  return { left: side(left, 'left'), right: side(right, 'right'), table };
}

/**
 * The way back: the score that a document writes at the node of a vertex; undefined where both players can
 * move. O(1).
 */
export function scoreAt({ table, left, right }: Scores, vertex: number): Score | undefined {
  const [atLeft, atRight] = [left[vertex], right[vertex]];
  if (atLeft < 0 && atRight < 0) return undefined;
  return {
    ...(atLeft >= 0 && { left: written(table[atLeft]) }),
    ...(atRight >= 0 && { right: written(table[atRight]) }),
  };
}

/** A number of JSON where that is exact. */
function written(score: Rational): WrittenNumber {
  const asNumber = Number(score.numerator);
  const isExact = score.denominator === 1n && Number.isSafeInteger(asNumber);
  return isExact ? asNumber : printRational(score);
}
