/**
 * The number of colours, and how the graph grows and shrinks: boards by rows and columns, paths at both ends,
 * cycles and complete graphs by their last node, and any other graph by a last node that no edge joins. It
 * also says how a person draws edges. Linear in the graph.
 */
import type { BoardSide, Growth, ResizedBoard } from '../board.ts';
import { type NodeGraph, withLineToggled } from '../graphs/graph.ts';
import { sayResized } from '../recipes/resizing.ts';
import { graphCalled, mostColouredNodes, nameOfGraph, tidyGraph } from './named-graphs.ts';
import {
  type ColouringPosition,
  copies,
  mostColours,
  nameOfCell,
  nodeInCopy,
  signsInCopy,
  UNCOLOURED,
} from './position.ts';

/** A graph with what each of its nodes was before; −1 for a new one. */
type Resized = { readonly graph: NodeGraph; readonly from: readonly number[]; readonly what: string };

const numbers = (count: number, first = 0): readonly number[] =>
  Array.from({ length: count }, (_, i) => i + first);

const named = (name: string): NodeGraph | undefined => {
  const graph = graphCalled(name);
  return graph && 'order' in graph ? graph : undefined;
};

function boardWith(rows: number, columns: number, side: BoardSide, by: 1 | -1): Resized | undefined {
  const isUpright = side === 'left' || side === 'right';
  const [r, c] = isUpright ? [rows, columns + by] : [rows + by, columns];
  const graph = r < 2 || c < 2 ? undefined : named(`${r}x${c}`);
  const [down, across] = [side === 'top' ? by : 0, side === 'left' ? by : 0];
  const from = numbers(r * c).map((node) => {
    const [row, column] = [Math.floor(node / c) - down, (node % c) - across];
    return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
  });
  return graph && { graph, from, what: isUpright ? 'column' : 'row' };
}

/** With what their names begin. */
const lettersOfKinds = { path: 'P', complete: 'K', cycle: 'C' } as const;

/** Nodes are added and taken away as the last ones, of a path as the first ones too. */
function rowWith({ order, edges }: NodeGraph, side: BoardSide, by: 1 | -1): Resized | undefined {
  if (side !== 'left' && side !== 'right') return undefined;
  const shape = nameOfGraph({ order, edges });
  const kind = shape?.kind === 'board' ? undefined : shape?.kind;
  const isFirst = side === 'left';
  const now = order + by;
  // Smaller ones are another kind of graph.
  const least = kind === 'cycle' ? 4 : kind === 'complete' ? 3 : 1;
  if ((isFirst && kind !== 'path') || now < least || now > mostColouredNodes) return undefined;
  const graph = kind
    ? named(`${lettersOfKinds[kind]}${now}`)
    : { order: now, edges: edges.filter((edge) => edge.every((node) => node < now)) };
  const from = numbers(now, isFirst ? -by : 0).map((node) => (node < order ? node : -1));
  return graph && { graph, from, what: 'node' };
}

export function resizedGraph(
  position: ColouringPosition,
  side: BoardSide,
  way: Growth,
): ResizedBoard<ColouringPosition> | undefined {
  const { graph, cells } = position;
  const by = way === 'grow' ? 1 : -1;
  const shape = nameOfGraph(graph);
  const found =
    shape?.kind === 'board'
      ? boardWith(graph.order / shape.columns, shape.columns, side, by)
      : rowWith(graph, side, by);
  if (!found) return undefined;
  const kept = new Set(found.from);
  const signs = copies.map((_, i) => cells.slice(i * graph.order, (i + 1) * graph.order));
  return {
    says: sayResized(way, 1, found.what, side),
    to: {
      ...position,
      graph: found.graph,
      cells: signs.flatMap((own) => found.from.map((node) => (node < 0 ? UNCOLOURED : own[node]))).join(''),
    },
    lost: copies.flatMap((copy, i) =>
      [...signs[i]].flatMap((sign, node) =>
        kept.has(node) || sign === UNCOLOURED ? [] : [`colour ${sign} at ${nodeInCopy(copy, node)}`],
      ),
    ),
  };
}

/** One colour more, or without the last one: nodes that have it lose it. */
export function recoloured(
  position: ColouringPosition,
  way: Growth,
): ResizedBoard<ColouringPosition> | undefined {
  const { cells, colours } = position;
  if (way === 'grow') {
    if (colours === mostColours) return undefined;
    return { says: `add colour ${colours + 1}`, to: { ...position, colours: colours + 1 }, lost: [] };
  }
  if (colours === 1) return undefined;
  const last = String(colours);
  return {
    says: `take colour ${last} away`,
    to: { ...position, colours: colours - 1, cells: cells.replaceAll(last, UNCOLOURED) },
    lost: [...cells].flatMap((sign, cell) =>
      sign === last ? [`colour ${last} at ${nameOfCell(cell, position)}`] : [],
    ),
  };
}

/**
 * Adds an edge to both copies, or removes it where it is there already. A new node is new in both copies.
 * Linear in the graph.
 */
export function withEdge(
  position: ColouringPosition,
  from: number,
  to: number | undefined,
): ColouringPosition | undefined {
  const { order, edges } = position.graph;
  const end = to ?? order;
  if (from === end || end >= mostColouredNodes) return undefined;
  return {
    ...position,
    graph: tidyGraph({ order: Math.max(order, end + 1), edges: withLineToggled(edges, [from, end], false) }),
    cells: copies.map((copy) => signsInCopy(position, copy) + (to === undefined ? UNCOLOURED : '')).join(''),
  };
}
