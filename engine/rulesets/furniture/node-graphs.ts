/** Graphs on whose nodes something stands, by numbers from 0: their edges, and the usual ones. */

/** The two nodes that an edge joins. */
export type NodeEdge = readonly [number, number];

/** Edges have no direction, and each is there once. */
export type NodeGraph = { readonly order: number; readonly edges: readonly NodeEdge[] };

/** Nodes in a row, each joined to the next one. */
export const pathGraph = (order: number): NodeGraph => ({
  order,
  edges: Array.from({ length: Math.max(0, order - 1) }, (_, node): NodeEdge => [node, node + 1]),
});

/** Nodes in a ring; of fewer than three it is a path. */
export const cycleGraph = (order: number): NodeGraph =>
  order < 3 ? pathGraph(order) : { order, edges: [...pathGraph(order).edges, [0, order - 1]] };

/** Nodes in rows and columns, row by row, each joined to those beside, above and below it. */
export function gridGraph(rows: number, columns: number): NodeGraph {
  const order = rows * columns;
  const edges = Array.from({ length: order }, (_, node): readonly NodeEdge[] => [
    ...((node + 1) % columns === 0 ? [] : [[node, node + 1] as const]),
    ...(node + columns < order ? [[node, node + columns] as const] : []),
  ]);
  return { order, edges: edges.flat() };
}

/** Whether both are the same edge. */
export const isSameEdge = ([a, b]: NodeEdge, [c, d]: NodeEdge): boolean =>
  (a === c && b === d) || (a === d && b === c);

/** The neighbours that were asked for; whoever reads, draws and plays one graph asks again and again. */
const neighboursFound = new WeakMap<NodeGraph, readonly (readonly number[])[]>();

/** The nodes to which an edge leads from each, ascending. Linear, but for their order, and found once for a graph. */
export function neighboursIn(graph: NodeGraph): readonly (readonly number[])[] {
  const found = neighboursFound.get(graph) ?? neighboursOf(graph);
  neighboursFound.set(graph, found);
  return found;
}

function neighboursOf({ order, edges }: NodeGraph): readonly (readonly number[])[] {
  const neighbours = Array.from({ length: order }, () => new Set<number>());
  for (const [a, b] of edges) {
    neighbours[a].add(b);
    neighbours[b].add(a);
  }
  return neighbours.map((each) => [...each].toSorted((a, b) => a - b));
}

/** The nodes of each part that no edge joins to another one, ascending, by their first nodes. Linear, but for their order. */
export function partsOfNodes(graph: NodeGraph): readonly (readonly number[])[] {
  const neighbours = neighboursIn(graph);
  const found = new Set<number>();
  return neighbours.flatMap((_, first) => {
    if (found.has(first)) return [];
    const part = new Set([first]);
    // A Set's iteration also visits members added meanwhile.
    for (const node of part) for (const next of neighbours[node]) part.add(next);
    for (const node of part) found.add(node);
    return [[...part].toSorted((a, b) => a - b)];
  });
}
