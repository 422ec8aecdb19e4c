/**
 * The ends of a drawing's arcs as numbers of its nodes. Finding numbers by ids is most of what compiling costs, and an edit leaves
 * nearly all records as they are: the numbers of those are taken over from the version before. O(nodes + arcs).
 */
import type { GameEdge, GameNode, NodeId, Whose } from './document.ts';

export type NumberedNodes = {
  readonly nodes: readonly GameNode[];
  readonly edges: readonly GameEdge[];
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
  /** By arc: the numbers of its ends, and whose it is. */
  readonly sources: Uint32Array;
  readonly targets: Uint32Array;
  readonly whose: Uint8Array;
};

/** Whose an arc is, as a number. */
export const whoseCode: Readonly<Record<Whose, number>> = { either: 0, left: 1, right: 2, both: 3 };

export function numberEnds(
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

/** Fills in the arcs before the first that changed and those after the last; returns the range between, as [from, last). */
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
