/** A component too large to compare all its pairs is left out with a reason, and is solved on request. */
import { expect, test } from 'vitest';
import type { GameGraph } from '../../../../engine/graph/game-graph.ts';
import { drain } from '../../../../engine/rounds.ts';
import { partizan } from '../../../../engine/theories/partizan/index.ts';
import { textOf } from '../../../../engine/values/words.ts';
import { partizan as graphOf } from '../../../fixtures/partizan.ts';

/**
 * A ring of Left’s moves with one exit of Right’s: the last of Left’s moves reverses out, which makes 0, and
 * so on back; with a vertex that leads into it, and a vertex beside it. Right may also move one step along
 * the ring, since if only one player moved inside, no pairs would be compared.
 */
function ring(size: number): GameGraph {
  const round = Array.from({ length: size }, (_, v) => [v, (v + 1) % size] as const);
  return graphOf(
    size + 3,
    [...round, [size, 0], [size + 1, size + 2]],
    [
      [0, size + 2],
      [1, 2],
    ],
  );
}

const texts = (graph: GameGraph, thorough: boolean) => {
  const { table, codes, leftOut } = drain(partizan.solve(graph, { thorough }));
  if (leftOut) expect(leftOut.canBeTried).toBe(!thorough);
  return { texts: Array.from(codes, (code) => (code < 0 ? '' : textOf(table[code]))), leftOut };
};

test('if only one player moves inside, no component is too large', () => {
  const size = 3_001;
  const round = Array.from({ length: size }, (_, v) => [v, (v + 1) % size] as const);
  const found = texts(graphOf(size + 1, round, [[0, size]]), false);
  expect(found.leftOut).toBeUndefined();
  expect(found.texts.slice(0, 2)).toEqual(['{2999|0}', '2999']);
});

test('small components are never left out', () => {
  const { texts: found, leftOut } = texts(ring(50), false);
  expect(leftOut).toBeUndefined();
  expect(found.slice(0, 2)).toEqual(['{47*|0}', '47*']);
});

test('a large component is left out with what leads into it, and the rest has values', () => {
  const size = 3_465;
  const graph = ring(size);
  const usual = texts(graph, false);
  expect(usual.leftOut?.says).toMatch(
    /^3,466 nodes have no value: .*too large .* has 12,.* take some 61 MB, and no more than 12,000,000 are compared$/,
  );
  expect(usual.texts.slice(size)).toEqual(['', '1', '0']);
  expect(usual.texts[0]).toBe('');
  const thorough = texts(graph, true);
  expect(thorough.leftOut).toBeUndefined();
  expect(thorough.texts.slice(0, 2)).toEqual(['{3462*|0}', '3462*']);
});
