/**
 * The nim-response table of a vertex: who wins G + *m for m = 0, 1, … until the remaining entries are proved
 * to be equal.
 */
import { isImpartial } from '../graph/game-graph.ts';
import { tabulateNimResponse as entriesOf, type NimResponseTable } from '../theories/open/nim-response.ts';
import type { About, Question } from '../theories/question.ts';

/** The most entries that are computed if no proof comes earlier. */
const mostEntries = 256;

export type NimResponse = NimResponseTable & { readonly kind: 'nim-response' };

export const nimResponse: Question<'nim-response', 'vertex', About['vertex'], NimResponse> = {
  id: 'nim-response',
  needs: 'vertex',
  title: 'Beside nim-heaps',
  says: 'who wins the sum of a node and a nim-heap of each size',
  readsValues: false,
  applies: ({ graph }) =>
    isImpartial(graph)
      ? { applies: true, reason: 'every arc is either player’s' }
      : { applies: false, reason: 'some arcs are one player’s' },
  *ask({ graph }, { vertex }) {
    const entries = entriesOf(graph, vertex, mostEntries);
    for (let done = 1; ; done++) {
      const entry = entries.next();
      if (entry.done) return { kind: 'nim-response', ...entry.value };
      yield done;
    }
  },
  sentences: ({ outcomes, constantFrom, proved, bound }) => [
    `Beside 0, *1, *2, …: ${outcomes.join(' ')}${proved ? ' …' : ''}`,
    proved
      ? `Constant from *${constantFrom} on; heaps up to *${bound} prove it.`
      : `Constant from *${constantFrom} to *${outcomes.length - 1}, the last heap that was tried; a proof needs heaps up to *${bound}.`,
  ],
};
