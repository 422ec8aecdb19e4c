/** Ids for new nodes: a, b, …, z, aa, ab, …, as people name nodes on paper. */
import { type GameEdge, type GameNode, isJoint, type NodeId } from '../document.ts';

/** The id number `place`: 0 is a, 25 is z, 26 is aa. Each letter counts from 1 to 26, so no digit is zero. */
function letters(place: number): string {
  let text = '';
  for (let left = place + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text;
  }
  return text;
}

/**
 * Gives ids that are neither the id nor the name of any node, so that no word of an edge list can mean two
 * nodes; nor the name of a move, since a move is called by the id that it leads to where it has no other
 * name. Cost: O(nodes + moves + pairs) once, then amortised O(1) for each id.
 */
export function freshIds({
  nodes,
  edges = [],
}: {
  readonly nodes: readonly Pick<GameNode, 'id' | 'name'>[];
  readonly edges?: readonly GameEdge[];
}): () => NodeId {
  const taken = new Set<string>();
  for (const { id, name } of nodes) taken.add(id).add(name);
  for (const edge of edges) {
    if (isJoint(edge)) for (const { left, right } of edge.pairs) taken.add(left).add(right);
    else for (const { name } of edge.moves ?? []) taken.add(name);
  }
  let place = 0;
  return () => {
    while (taken.has(letters(place))) place++;
    const id = letters(place);
    taken.add(id);
    return id;
  };
}
