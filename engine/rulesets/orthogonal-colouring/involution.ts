/**
 * Strictly matched involutions (Huggan, chapter 5): automorphisms of order at most two that send every node to a neighbour, or keep it,
 * where the nodes that are kept are pairwise adjacent. Whoever moves second and answers a colour s at a node v of one copy by s at σ(v) in
 * the other can always do so: what stood in one copy at v stands in the other at σ(v) again. To find one is NP-complete; nodes are
 * matched one by one, and given up where no automorphism can come of it.
 */
import { type NodeGraph, neighboursIn } from '../graphs/graph.ts';
import { nameOfGraph } from './named-graphs.ts';

/** Steps that searches may still take; those that share it are given up together. */
export type StepsLeft = { steps: number };

/** Of searches from here on: some milliseconds. */
export const stepsOfSearch = (): StepsLeft => ({ steps: 200_000 });

/** On a board the mirror image in the middle column is tried first, as a person sees it at once. */
function mirrorOf(graph: NodeGraph): (node: number) => readonly number[] {
  const named = nameOfGraph(graph);
  if (named?.kind !== 'board') return () => [];
  const { columns } = named;
  return (node) => [node - (node % columns) + columns - 1 - (node % columns)];
}

/**
 * Per node the one that it is sent to; undefined where there is none, or none was found within the steps that are left. With `fits` only
 * nodes are matched that it allows, asked once for both. Without recursion, O(nodes) a step.
 */
export function matchedInvolution(
  graph: NodeGraph,
  fits: (node: number, other: number) => boolean = () => true,
  left: StepsLeft = stepsOfSearch(),
): readonly number[] | undefined {
  const mirrored = mirrorOf(graph);
  const { order } = graph;
  const neighbours = neighboursIn(graph);
  const joined = neighbours.map((each) => new Set(each));
  const image = new Array<number>(order).fill(-1);
  /** What a node may be sent to, in the order in which it is tried: neighbours first, itself last. */
  const choices = neighbours.map((near, node) => [...new Set([...mirrored(node), ...near, node])]);
  /** A node and its image keep all edges to those that are matched already. */
  const keepsEdges = (node: number, to: number): boolean => {
    if (neighbours[node].length !== neighbours[to].length) return false;
    for (let other = 0; other < order; other++) {
      const there = image[other];
      if (there < 0 || other === node || other === to) continue;
      if (joined[node].has(other) !== joined[to].has(there)) return false;
      if (joined[to].has(other) !== joined[node].has(there)) return false;
      // Nodes that are kept are adjacent.
      if (node === to && there === other && !joined[node].has(other)) return false;
    }
    return true;
  };
  /** The nodes that were matched, in turn, each with the choice that was taken there. */
  const stack: { readonly node: number; choice: number }[] = [];
  const undo = (node: number): void => {
    if (image[node] < 0) return;
    image[image[node]] = -1;
    image[node] = -1;
  };
  let node = 0;
  let choice = -1;
  for (;;) {
    while (node < order && image[node] >= 0) node++;
    if (node === order) return image;
    let isMatched = false;
    while (!isMatched && ++choice < choices[node].length) {
      if (--left.steps < 0) return undefined;
      const to = choices[node][choice];
      if (image[to] >= 0 || !fits(node, to) || !keepsEdges(node, to)) continue;
      image[node] = to;
      image[to] = node;
      isMatched = true;
    }
    if (isMatched) {
      stack.push({ node, choice });
      choice = -1;
      continue;
    }
    const last = stack.pop();
    if (!last) return undefined;
    undo(last.node);
    ({ node, choice } = last);
  }
}
