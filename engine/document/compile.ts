/**
 * Turns a drawing into a game graph: node number i of the document becomes vertex i. Parallel arcs of different
 * players stay parallel. In a drawing in which every arc is Either's, both players share one and the same rows,
 * which is how the engine knows that the graph is impartial. Where a node has a score, the graph has scores: a
 * side without a move and without a score counts as 0, and the score of a side that has a move is ignored.
 * Cost: O(nodes + arcs).
 */
import { buildArcs } from '../graph/build.ts';
import type { Arcs, GameGraph } from '../graph/game-graph.ts';
import type { Scores } from '../graph/scores.ts';
import { parseRational, printRational, type Rational, rational } from '../numbers/rationals.ts';
import type { GameDocument, GameEdge, GameNode, NodeId, WrittenNumber } from './document.ts';

export type Compiled = {
  readonly graph: GameGraph;
  /** The id of the node of each vertex. */
  readonly ids: readonly NodeId[];
  /** The vertex of each node. */
  readonly index: ReadonlyMap<NodeId, number>;
};

export function compile({ nodes, edges }: GameDocument): Compiled {
  const ids = nodes.map((node) => node.id);
  const index = new Map<NodeId, number>();
  for (let v = 0; v < ids.length; v++) index.set(ids[v], v);
  const arcsOf = (some: readonly GameEdge[]) =>
    buildArcs(
      ids.length,
      Uint32Array.from(some, (edge) => index.get(edge.from)!),
      Uint32Array.from(some, (edge) => index.get(edge.to)!),
    );
  const impartial = edges.every((edge) => edge.player === 'either');
  const left = arcsOf(impartial ? edges : edges.filter((edge) => edge.player !== 'right'));
  const right = impartial ? left : arcsOf(edges.filter((edge) => edge.player !== 'left'));
  const scores = scoresOf(nodes, left, right);
  const gray = Uint8Array.from(nodes, (n) => (n.gray ? 1 : 0));
  return {
    graph: { order: ids.length, gray, left, right, ...(scores && { scores }) },
    ids,
    index,
  };
}

/** Undefined where no node has a score; then the drawing is not a scoring game. */
function scoresOf(nodes: readonly GameNode[], left: Arcs, right: Arcs): Scores | undefined {
  if (!nodes.some(({ score }) => score !== undefined)) return undefined;
  const table: Rational[] = [];
  const places = new Map<string, number>();
  const place = (written: WrittenNumber): number => {
    const score = parseRational(String(written)) ?? rational(0n);
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
