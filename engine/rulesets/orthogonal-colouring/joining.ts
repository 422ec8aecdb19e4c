/** Edges of the graph are drawn from node to node of either copy, and stand in both. */
import type { BoardJoin } from '../board.ts';
import { isSameEdge, type NodeEdge } from '../furniture/node-graphs.ts';
import { edgePiece } from '../furniture/nodes.ts';
import { mostColouredNodes, tidyGraph } from './named-graphs.ts';
import { type ColouringPosition, copies, nodeInCopy, signsInCopy, UNCOLOURED } from './position.ts';

/** An edge that is there is taken away. A node that is drawn is new in both copies. Linear in the graph. */
export function joinOfGraph(position: ColouringPosition): BoardJoin<ColouringPosition> {
  const { order, edges } = position.graph;
  const names = copies.flatMap((copy) => Array.from({ length: order }, (_, node) => nodeInCopy(copy, node)));
  return {
    kinds: [edgePiece],
    ends: names,
    draw(from, to) {
      const [first, last] = [names.indexOf(from), to === undefined ? -1 : names.indexOf(to)];
      if (first < 0 || (to !== undefined && last < 0)) return undefined;
      const isNew = to === undefined;
      // Copies are drawn side by side, and no edge leads from one to the other.
      const isInCopy = isNew || Math.floor(first / order) === Math.floor(last / order);
      const [a, b] = [first % order, isNew ? order : last % order];
      if (!isInCopy || a === b || b >= mostColouredNodes) return undefined;
      const edge: NodeEdge = [a, b];
      const others = edges.filter((each) => !isSameEdge(each, edge));
      const isThere = others.length < edges.length;
      return {
        ...position,
        graph: tidyGraph({ order: order + (isNew ? 1 : 0), edges: isThere ? others : [...edges, edge] }),
        cells: copies.map((copy) => signsInCopy(position, copy) + (isNew ? UNCOLOURED : '')).join(''),
      };
    },
  };
}
