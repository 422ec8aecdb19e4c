/** Ids for new nodes: a, b, …, z, aa, ab, … as people call nodes on paper. */
import type { GameDocument, NodeId } from '../document.ts';

/** 0 is a, 25 is z, 26 is aa: counting in which no digit is a zero. */
function letters(place: number): string {
  let text = '';
  for (let left = place + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text;
  }
  return text;
}

/**
 * Gives ids that no node has, nor is called by: an edge list must not be able to mean two nodes by one word.
 * Cost: O(nodes) once, then O(1) for each id, spread over all of them.
 */
export function freshIds({ nodes }: Pick<GameDocument, 'nodes'>): () => NodeId {
  const taken = new Set<string>();
  for (const { id, name } of nodes) taken.add(id).add(name);
  let place = 0;
  return () => {
    while (taken.has(letters(place))) place++;
    const id = letters(place);
    taken.add(id);
    return id;
  };
}
