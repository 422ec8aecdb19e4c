/** Who wins by play, as the jobs tell it: the engine's answer, and beats that say how far it has come. */
import { expect, test } from 'vitest';
import { type GameGraph, impartialOutcomes, partizanOutcomes } from '../../engine/index.ts';
import { outcomes, outcomesOfPartizan } from '../../engine/run.ts';
import { outcomesByPlay } from '../../workers/jobs/by-play.ts';
import { pathDigraph } from '../bench/digraph.ts';
import { partizan } from '../fixtures/partizan.ts';

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
  const slices = outcomesByPlay(graph, 'left');
  const counts: number[] = [];
  for (;;) {
    const slice = slices.next();
    if (slice.done) {
      expect(slice.value).toEqual({ outcomes: expected, classes });
      break;
    }
    const beat = slice.value();
    if (beat?.kind !== 'progress') throw new Error('no count');
    expect(beat.total).toBe(states);
    counts.push(beat.done);
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(states);
});
