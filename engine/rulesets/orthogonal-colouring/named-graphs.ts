/**
 * The graphs that are written by a short name: boards of r rows and c columns, whose cells are adjacent in
 * one row or column, and paths, cycles and complete graphs.
 */
import { cycleGraph, type LineEnds, type NodeGraph, pathGraph } from '../graphs/graph.ts';

/** The name of a graph. For a board `columns` says how many nodes a row has. */
export type NamedShape = { readonly name: string } & (
  | { readonly kind: 'path' | 'complete' | 'cycle' }
  | { readonly kind: 'board'; readonly columns: number }
);

/** The board of a graph with more nodes cannot be read, and its winner cannot be computed. */
export const mostColouredNodes = 49;

const joinedWhere = (order: number, isEdge: (a: number, b: number) => boolean): NodeGraph => {
  const edges: LineEnds[] = [];
  for (let a = 0; a < order; a++) for (let b = a + 1; b < order; b++) if (isEdge(a, b)) edges.push([a, b]);
  return { order, edges };
};

/** Cells row by row; two are adjacent that share a row or a column. */
const boardGraph = (rows: number, columns: number): NodeGraph =>
  joinedWhere(
    rows * columns,
    (a, b) => Math.floor(a / columns) === Math.floor(b / columns) || a % columns === b % columns,
  );

const completeGraph = (order: number): NodeGraph => joinedWhere(order, () => true);

const inOrder = ({ order, edges }: NodeGraph): NodeGraph => ({
  order,
  edges: edges
    .map(([a, b]): LineEnds => (a < b ? [a, b] : [b, a]))
    .toSorted(([a, b], [c, d]) => a - c || b - d),
});

/** The edges as they are written, each once, from its lesser end, in ascending order. */
export const writtenEdges = (edges: readonly LineEnds[]): string =>
  edges.map((edge) => edge.join('-')).join();

/** With each edge once, from its lesser end, in ascending order, so that equal graphs are written alike. */
export function tidyGraph({ order, edges }: NodeGraph): NodeGraph {
  const tidy = inOrder({ order, edges });
  return {
    order,
    edges: tidy.edges.filter(([a, b], i) => a !== tidy.edges[i - 1]?.[0] || b !== tidy.edges[i - 1]?.[1]),
  };
}

/** What a name says: the graph, why there is none, or undefined where it is not a name. */
export function graphCalled(text: string): NodeGraph | { readonly wrong: string } | undefined {
  const board = /^(\d{1,3})[x×*](\d{1,3})$/i.exec(text);
  const [rows, columns] = board ? board.slice(1).map(Number) : [1, 1];
  const named = /^([pck])_?(\d{1,3})$/i.exec(text);
  if (!board && !named) return undefined;
  const order = board ? rows * columns : Number(named?.[2]);
  if (order === 0) return { wrong: 'has no nodes; write one or more' };
  if (order > mostColouredNodes) return { wrong: `has ${order} nodes; write ${mostColouredNodes} at most` };
  if (board) return boardGraph(rows, columns);
  const kind = named?.[1].toLowerCase();
  if (kind === 'c' && order < 3)
    return { wrong: `is a cycle of ${order}; write a cycle of three nodes or more` };
  return inOrder(kind === 'p' ? pathGraph(order) : kind === 'c' ? cycleGraph(order) : completeGraph(order));
}

/** The names of graphs that were asked for; a board asks for the same one again and again. */
const namesFound = new WeakMap<NodeGraph, NamedShape | 'none'>();

/**
 * The short name of a graph; undefined where it has none. The first of several names counts: path, complete
 * graph, cycle, board.
 */
export function nameOfGraph(graph: NodeGraph): NamedShape | undefined {
  const found = namesFound.get(graph) ?? nameFor(graph) ?? 'none';
  namesFound.set(graph, found);
  return found === 'none' ? undefined : found;
}

function nameFor({ order, edges }: NodeGraph): NamedShape | undefined {
  const written = writtenEdges(edges);
  const isIt = (count: number, graph: () => NodeGraph): boolean =>
    edges.length === count && writtenEdges(inOrder(graph()).edges) === written;
  if (isIt(order - 1, () => pathGraph(order))) return { name: `P${order}`, kind: 'path' };
  if (isIt((order * (order - 1)) / 2, () => completeGraph(order)))
    return { name: `K${order}`, kind: 'complete' };
  if (isIt(order, () => cycleGraph(order))) return { name: `C${order}`, kind: 'cycle' };
  for (let rows = 2; 2 * rows <= order; rows++) {
    const columns = order / rows;
    const count = (order * (rows + columns - 2)) / 2;
    if (Number.isInteger(columns) && isIt(count, () => boardGraph(rows, columns)))
      return { name: `${rows}x${columns}`, kind: 'board', columns };
  }
  return undefined;
}
