/**
 * Turns a drawing into a game graph: node number i of the document becomes vertex i. Parallel arcs of different
 * players stay parallel. In a drawing in which every arc is Either's, both players share one and the same rows,
 * which is how the engine knows that the graph is impartial. Where a node has a score, the graph has scores: a
 * side without a move and without a score counts as 0, and the score of a side that has a move is ignored.
 * A drawing in which both players move at once has joint moves, and the scores are among them.
 * Cost: O(nodes + arcs + moves); with the drawing before an edit, little more than one comparison of each record.
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
  soloMoves,
  type WrittenNumber,
} from './document.ts';
import { type NumberedNodes, numberEnds, whoseCode } from './numbered.ts';
import { rationalOf } from './written-numbers.ts';

export type CompiledGame = {
  readonly graph: GameGraph;
  /** The id of the node of each vertex. */
  readonly ids: readonly NodeId[];
  /** The vertex of each node. */
  readonly index: ReadonlyMap<NodeId, number>;
};

/** What was made of a drawing, with what its next version can take over. */
export type Compilation = CompiledGame & { readonly numbered: NumberedNodes };

/** The game graph of a drawing, with the maps between vertices and nodes. `before`: what was made of an earlier version of it. */
export function compile(document: GameDocument, before?: Compilation): Compilation {
  const { nodes, edges, view } = document;
  const numbered = numberEnds(nodes, edges, before?.numbered);
  const { ids, index } = numbered;
  // The colour, name or place of a node changes no row.
  const rows = before && numbered.sources === before.numbered.sources ? before.graph : rowsOfBoth(numbered);
  const { left, right } = rows;
  const joint = isSimultaneous({ edges, view }) ? jointMovesIn(nodes, edges, index) : undefined;
  const scores = joint ? undefined : scoresOf(nodes, left, right);
  const gray = new Uint8Array(nodes.length);
  for (let v = 0; v < nodes.length; v++) if (nodes[v].gray) gray[v] = 1;
  const graph = { order: ids.length, gray, left, right, ...(scores && { scores }), ...(joint && { joint }) };
  return { graph, ids, index, numbered };
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
