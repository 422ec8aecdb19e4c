/**
 * Reads the long form of a file, which has a record for each node and each arc: each node has an id of its
 * own, arcs and pieces name nodes that are there, and no arc occurs twice.
 */

import { type Checks, listAt } from '../checks.ts';
import { edgeKey, type GameEdge, type GameNode, type NodeId } from '../document.ts';
import { arc, type FileVersion, node } from '../drawing-form.ts';
import { text } from '../shapes.ts';

export type NodesRead = {
  readonly nodes: readonly GameNode[];
  readonly ids: ReadonlySet<NodeId>;
  /** Whether every node has a place. */
  readonly placed: boolean;
};

/** Reads the member `nodes` of a file. */
export function readNodes(checks: Checks, value: unknown): NodesRead {
  const nodes: GameNode[] = [];
  const first = new Map<NodeId, number>();
  let placed = true;
  for (const [i, each] of listAt(checks, 'nodes', value).entries()) {
    const read = node.read(checks, `nodes[${i}]`, each);
    if (!read) continue;
    const { id, x, y, gray = false, name = '', score } = read;
    const before = first.get(id);
    if (before !== undefined) {
      checks.add(`nodes[${i}].id`, `"${id}" is the id of nodes[${before}] already; give each node its own`);
      continue;
    }
    first.set(id, i);
    if (x === undefined || y === undefined) placed = false;
    nodes.push({ id, x: x ?? 0, y: y ?? 0, gray, name, ...(score && { score }) });
  }
  return { nodes, ids: new Set(first.keys()), placed };
}

/** Reads the member `edges` of a file, between nodes with the given ids. */
export function readEdges(
  checks: Checks,
  value: unknown,
  ids: ReadonlySet<NodeId>,
  version: FileVersion = 1,
): readonly GameEdge[] {
  const edges: GameEdge[] = [];
  const first = new Map<string, number>();
  const { read } = arc(version, ids);
  for (const [i, each] of listAt(checks, 'edges', value).entries()) {
    const place = `edges[${i}]`;
    const edge = read(checks, place, each);
    if (!edge) continue;
    const before = first.get(edgeKey(edge));
    if (before !== undefined) {
      checks.add(
        place,
        `is the same arc as edges[${before}]; a second arc between the same nodes must be another player’s`,
      );
      continue;
    }
    first.set(edgeKey(edge), i);
    edges.push(edge);
  }
  return edges;
}

/** Reads the nodes that carry pieces: ids, or numbers where nodes are numbers. */
export function readPieces(
  checks: Checks,
  value: unknown,
  isNode: (id: NodeId) => boolean,
  numbered: boolean,
): readonly NodeId[] {
  const pieces: NodeId[] = [];
  for (const [i, each] of listAt(checks, 'pieces', value).entries()) {
    const place = `pieces[${i}]`;
    const id = numbered && typeof each === 'number' ? String(each) : text().read(checks, place, each);
    if (id === undefined) continue;
    if (isNode(id)) pieces.push(id);
    else checks.add(place, `no node "${id}"`);
  }
  return pieces;
}
