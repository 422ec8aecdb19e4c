/** Finds a node of a drawing by the name that somebody gives. */
import type { GraphRead } from '../document/read.ts';
import { accepted, type Result, refused } from '../result.ts';
import { nearestWord } from './nearest-word.ts';

/** The vertex with this id, or else with a name that only one node has. Nothing is no name, though nodes may have none. */
export function vertexOf(
  { index, ids, names }: Pick<GraphRead, 'index' | 'ids' | 'names'>,
  name: string,
): Result<number> {
  const vertex = index.get(name);
  if (vertex !== undefined) return accepted(vertex);
  const bearers = name === '' ? [] : names.flatMap((each, v) => (each === name ? [v] : []));
  if (bearers.length === 1) return accepted(bearers[0]);
  if (bearers.length > 1) {
    const which = bearers.map((v) => `"${ids[v]}"`).join(', ');
    return refused([{ place: name, says: `is the name of several nodes; give the id of one: ${which}` }]);
  }
  const near = ids.length <= mostSearched ? nearestWord(name, [...ids, ...names.filter(Boolean)]) : undefined;
  const says = `there is no node "${name}"; ${near ? `did you mean "${near}"?` : listedNodes(ids)}`;
  return refused([{ place: name, says }]);
}

/** What is said where no node has a similar name: some of those that there are. */
export const listedNodes = (ids: readonly string[]): string => {
  const more = ids.length > mostListed ? `, and ${(ids.length - mostListed).toLocaleString('en')} more` : '';
  return `the nodes are ${ids.slice(0, mostListed).join(', ')}${more}`;
};

/** The most nodes that are listed. */
const mostListed = 12;

/** Whether some node, or several, have this id or this name. */
export const isCalled = ({ index, names }: Pick<GraphRead, 'index' | 'names'>, name: string): boolean =>
  index.has(name) || (name !== '' && names.includes(name));

/** The most nodes among which a similar name is searched. */
const mostSearched = 10_000;
