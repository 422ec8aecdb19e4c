/** Why a vertex of a drawing with scores has no value: a cycle that play from it can reach. */
import { known } from '../../../result.ts';
import type { About, Question } from '../../question.ts';
import { cycleFrom } from '../cycles.ts';
import { saysCycle } from '../sayings.ts';

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
  sentences: ({ cycle }, called) => saysCycle(cycle, called),
};
