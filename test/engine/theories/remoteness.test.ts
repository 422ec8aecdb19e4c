/** Remoteness: agreement with its definition, its parity, and graphs that are refused. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Arcs } from '../../../engine/graph/game-graph.ts';
import { remotenessInSlices } from '../../../engine/graph/remoteness.ts';
import { impartialOutcomes } from '../../../engine/outcome/outcome.ts';
import { outcomes } from '../../../engine/outcome/who-wins.ts';
import { drain } from '../../../engine/rounds.ts';
import {
  conjunctiveSum,
  outcomeOfRemoteness,
  remoteness,
  selectiveSum,
} from '../../../engine/theories/remoteness/remoteness.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { arbitraryPairs, optionsOf, rowsOf, whiteGraph } from '../graph/rows.ts';

/** Remoteness of any finite play from its options, by the definition. */
function byTheDefinition(options: readonly (readonly number[])[]): number[] {
  const found = options.map(() => -1);
  for (let n = 0; n <= options.length; n++) {
    const before = [...found];
    options.forEach((row, v) => {
      if (before[v] >= 0) return;
      const rs = row.map((w) => before[w]);
      const even = rs.filter((r) => r >= 0 && r % 2 === 0);
      if (row.length === 0) found[v] = 0;
      else if (even.length > 0) found[v] = 1 + Math.min(...even);
      else if (rs.every((r) => r >= 0)) found[v] = 1 + Math.max(...rs);
    });
  }
  return found;
}

const rows = (arcs: Arcs): number[][] =>
  Array.from({ length: arcs.starts.length - 1 }, (_, v) => optionsOf(arcs, v));

test('remoteness agrees with its definition, and its parity is the outcome', () => {
  void fc.assert(
    fc.property(arbitraryPairs(12, 2), (drawn) => {
      const graph = whiteGraph(rowsOf(drawn));
      const remote = remoteness(graph);
      expect([...remote]).toEqual(byTheDefinition(rows(graph.left)));
      const outcome = outcomes(graph);
      remote.forEach((r, v) => {
        expect(outcomeOfRemoteness(r)).toBe(impartialOutcomes[outcome[v]]);
      });
    }),
    { numRuns: 300 },
  );
});

test('play that continues from an end is a path of that many moves there, or a loop', () => {
  let various = 0;
  void fc.assert(
    fc.property(
      arbitraryPairs(9, 1),
      fc.array(fc.integer({ min: -1, max: 5 }), { minLength: 9, maxLength: 9 }),
      (drawn, lasts) => {
        const { left } = whiteGraph(rowsOf(drawn));
        const options = rows(left);
        const ends = [...options.keys()].filter((v) => options[v].length === 0);
        if (new Set(ends.map((v) => lasts[v])).size > 1) various++;
        const whole = options.map((row) => [...row]);
        for (const end of ends) {
          if (lasts[end] < 0) whole[end].push(end);
          for (let at = end, more = lasts[end]; more > 0; more--) {
            whole[at].push(whole.length);
            at = whole.push([]) - 1;
          }
        }
        const found = drain(remotenessInSlices(left, (v) => lasts[v]));
        expect([...found]).toEqual(byTheDefinition(whole).slice(0, options.length));
      },
    ),
    { numRuns: 200 },
  );
  expect(various).toBeGreaterThan(oftenEnough(20));
});

/**
 * The options of all sums of three vertices; `chosen` says in which sets of components a move may be made.
 */
function triples(
  row: readonly (readonly number[])[],
  moves: (place: readonly number[]) => readonly (readonly number[])[],
): number[][] {
  const n = row.length;
  const options: number[][] = [];
  for (let i = 0; i < n ** 3; i++) {
    const place = [i % n, Math.floor(i / n) % n, Math.floor(i / (n * n))];
    const reached: number[] = [];
    for (const set of moves(place)) {
      let tops: number[][] = [[]];
      place.forEach((v, k) => {
        const choices = set.includes(k) ? row[v] : [v];
        tops = tops.flatMap((top) => choices.map((w) => [...top, w]));
      });
      for (const [a, b, c] of tops) reached.push(a + n * b + n * n * c);
    }
    options.push(reached);
  }
  return options;
}

const SETS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

test.each([
  ['conjunctive', conjunctiveSum, () => [[0, 1, 2]]],
  ['selective', selectiveSum, () => SETS],
])('%s sums of three agree with play', (_name, sum, moves) => {
  void fc.assert(
    fc.property(arbitraryPairs(5, 2), (drawn) => {
      const arcs = rowsOf(drawn);
      const remote = remoteness(whiteGraph(arcs));
      const n = drawn.order;
      const played = byTheDefinition(triples(rows(arcs), moves));
      played.forEach((r, i) => {
        const parts = [i % n, Math.floor(i / n) % n, Math.floor(i / (n * n))].map((v) => remote[v]);
        expect(outcomeOfRemoteness(sum(parts))).toBe(outcomeOfRemoteness(r));
        expect(sum(parts)).toBe(r);
      });
    }),
    { numRuns: 60 },
  );
});

test('remoteness on a path of 200,000 vertices does not overflow', () => {
  const order = 200_000;
  const pairs = Array.from({ length: order - 1 }, (_, v) => [v, v + 1] as const);
  expect(remoteness(whiteGraph(rowsOf({ order, pairs })))[0]).toBe(order - 1);
});

test('gray nodes are refused', () => {
  const graph = whiteGraph(rowsOf({ order: 1, pairs: [] }));
  expect(() => remoteness({ ...graph, gray: Uint8Array.of(1) })).toThrow('gray');
});
