/** Outcomes by play, in slices: the same answer as at once, with counts of the progress. */
import { expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/index.ts';
import { partizanOutcomes } from '../../../engine/outcome/index.ts';
import { impartialOutcomes } from '../../../engine/outcome/outcome.ts';
import { outcomesOfPartizan } from '../../../engine/outcome/partizan.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { outcomes, whoWinsByPlay } from '../../../engine/outcome/who-wins.ts';
import { pathDigraph } from '../../bench/digraph.ts';
import { partizan } from '../../fixtures/partizan.ts';

const order = 100_000;
const path = pathDigraph(order, false);
const alternating = partizan(
  order,
  Array.from({ length: order - 1 }, (_, v) => [v, v + 1] as const),
  Array.from({ length: order - 1 }, (_, v) => [v + 1, v] as const),
);

test.each([
  ['an impartial path', path, outcomes(path), impartialOutcomes, order],
  [
    'a partizan path',
    alternating,
    outcomesOfPartizan(alternating, 'left'),
    partizanOutcomes,
    // Each vertex with either player to move.
    2 * order,
  ],
] as const)('%s', (_, graph: GameGraph, expected, classes, states) => {
  const slices = whoWinsByPlay(graph, ruledBy({ infinitePlay: 'left' }));
  const counts: number[] = [];
  const totals = new Set<number>();
  for (;;) {
    const slice = slices.next();
    if (slice.done) {
      expect(slice.value).toMatchObject({ classes });
      // The test runner's own comparison of arrays this long takes seconds.
      expect('outcomes' in slice.value && Buffer.compare(slice.value.outcomes, expected)).toBe(0);
      break;
    }
    totals.add(slice.value.total);
    counts.push(slice.value.done);
  }
  expect([...totals]).toEqual([states]);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(states);
});
