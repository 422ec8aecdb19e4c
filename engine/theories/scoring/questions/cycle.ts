/** Why a vertex of a drawing with scores has no value: a cycle that play from it can come to. */
import { unionOfArcs } from '../../../graph/build.ts';
import type { GameGraph } from '../../../graph/game-graph.ts';
import { known } from '../../../result.ts';
import type { About, Question } from '../../question.ts';

/** The vertices of a cycle, in the order of play. */
export type CycleFound = { readonly kind: 'cycle'; readonly cycle: readonly number[] };

export const cycleAhead: Question<'cycle', 'vertex', About['vertex'], CycleFound> = {
  id: 'cycle',
  needs: 'vertex',
  title: 'No value',
  says: 'the cycle that keeps a node of a drawing with scores from having a value',
  readsValues: false,
  space: 'scored',
  applies: ({ graph }, { vertex }) =>
    cycleFrom(graph, vertex)
      ? { applies: true, reason: 'play can come back to a node' }
      : { applies: false, reason: 'all play from it ends' },
  // biome-ignore lint/correctness/useYield: one search is soon done
  *ask({ graph }, { vertex }) {
    const cycle = cycleFrom(graph, vertex);
    known(cycle !== undefined, 'a question is asked only where it applies');
    return { kind: 'cycle', cycle };
  },
  sentences: ({ cycle }, called) => [
    `Play can go round: ${[...cycle, cycle[0]].map(called).join(' → ')}.`,
    'The theory of scoring games is for play that ends, so nothing is said of nodes that lead there.',
  ],
};

/** The first cycle that a search from the vertex meets, depth first. O(followers and their arcs). */
function cycleFrom({ left, right }: GameGraph, vertex: number): readonly number[] | undefined {
  const { starts, targets } = unionOfArcs(left, right);
  const path = [vertex];
  const places = new Map([[vertex, 0]]);
  const done = new Set<number>();
  const next = new Map<number, number>();
  while (path.length > 0) {
    const at = path[path.length - 1];
    const arc = next.get(at) ?? starts[at];
    if (arc === starts[at + 1]) {
      done.add(at);
      places.delete(at);
      path.pop();
      continue;
    }
    next.set(at, arc + 1);
    const option = targets[arc];
    const place = places.get(option);
    if (place !== undefined) return path.slice(place);
    if (done.has(option)) continue;
    places.set(option, path.push(option) - 1);
  }
  return undefined;
}
