/**
 * What a figure of a drawing says at its nodes: what a solution found, but for values that the drawing hides.
 */

import { compile } from '../document/compile.ts';
import type { GameDocument, NodeId } from '../document/document.ts';
import { hiddenIn } from '../document/edits/hidden-copies.ts';
import { arrange } from '../layout/arrange.ts';
import type { NodeLabel, NodeLabels } from '../pictures/digraph.ts';
import { obstacleAt } from '../simultaneous/obstacles.ts';
import { outcomeOfVertex, type WholeSolution } from './whole-solution.ts';

/** A label for each node; for a node with a hidden value, the fact that it is hidden. O(nodes). */
export function labelsFound(document: GameDocument, solved: WholeSolution): NodeLabels {
  const { table, codes, steps, leftOut } = solved.labelling;
  const obstacles = leftOut?.obstacles;
  const isHidden = hiddenIn(document);
  const labels = document.nodes.map(({ id }, v): readonly [NodeId, NodeLabel] => {
    if (isHidden(id)) return [id, { hidden: true }];
    const value = codes[v] >= 0 ? table[codes[v]] : undefined;
    const step = value && steps[v] >= 0 ? steps[v] : undefined;
    const obstacle = obstacles && obstacleAt(obstacles, v);
    return [id, { value, step, outcome: outcomeOfVertex(solved, v), ...(obstacle && { obstacle }) }];
  });
  return new Map(labels);
}

/**
 * The drawing with a place for every node, or for those of a part alone: the others stay where they are.
 * Cost: that of `arrange`.
 */
export function* documentWithPlaces(
  document: GameDocument,
  only?: readonly NodeId[],
): Generator<unknown, GameDocument, void> {
  if (only) {
    const inPart = new Set(only);
    const nodes = document.nodes.filter(({ id }) => inPart.has(id));
    const edges = document.edges.filter(({ from, to }) => inPart.has(from) && inPart.has(to));
    const part = yield* documentWithPlaces({ ...document, nodes, edges, pieces: [] });
    const places = new Map(part.nodes.map((node) => [node.id, node]));
    return { ...document, nodes: document.nodes.map((node) => places.get(node.id) ?? node) };
  }
  const { graph } = compile(document);
  const none = new Float64Array(graph.order);
  const { xs, ys } = yield* arrange(graph, none, none, new Uint8Array(graph.order));
  return { ...document, nodes: document.nodes.map((node, v) => ({ ...node, x: xs[v], y: ys[v] })) };
}
