/** A node of a file as it is named on the command line. */
import { accepted, type GraphRead, type Result, refused } from '../../engine/index.ts';
import { nearestWord } from './arguments.ts';

/** Its vertex: by id, else by a name that only one node has. */
export function vertexOf(
  { index, ids, names }: Pick<GraphRead, 'index' | 'ids' | 'names'>,
  name: string,
): Result<number> {
  const vertex = index.get(name);
  if (vertex !== undefined) return accepted(vertex);
  const bearers = names.flatMap((each, v) => (each === name ? [v] : []));
  if (bearers.length === 1) return accepted(bearers[0]);
  if (bearers.length > 1) {
    const which = bearers.map((v) => `"${ids[v]}"`).join(', ');
    return refused([{ place: name, says: `is the name of several nodes; give the id of one: ${which}` }]);
  }
  const near = ids.length <= mostSearched ? nearestWord(name, [...ids, ...names.filter(Boolean)]) : undefined;
  return refused([{ place: name, says: `no node "${name}"${near ? `; did you mean "${near}"?` : ''}` }]);
}

/** Nodes among which a name near to what was written is looked for. */
const mostSearched = 10_000;
