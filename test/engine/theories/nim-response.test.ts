/**
 * The table of outcomes beside *0, *1, *2, …: against play on the product, and the proof that it becomes
 * constant.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { type NimResponseTable, tabulateNimResponse } from '../../../engine/theories/open/nim-response.ts';
import { arbitraryPairs, optionsOf, rowsOf, whiteGraph } from '../graph/rows.ts';

function table(graph: GameGraph, vertex: number, limit: number): NimResponseTable {
  const entries = tabulateNimResponse(graph, vertex, limit);
  const yielded: string[] = [];
  for (;;) {
    const next = entries.next();
    if (next.done) {
      expect(next.value.outcomes).toEqual(yielded);
      return next.value;
    }
    yielded.push(next.value);
  }
}

/** The outcomes of (x, m) for all x, computed on the cartproduct with the heap *m until nothing changes. */
function byPlay({ left, gray, order }: GameGraph, m: number): string[] {
  const outcome = Array.from({ length: m + 1 }, () => new Array<string>(order).fill('D'));
  for (let changed = true; changed; ) {
    changed = false;
    for (let heap = 0; heap <= m; heap++)
      for (let x = 0; x < order; x++) {
        if (outcome[heap][x] !== 'D') continue;
        const next = optionsOf(left, x).map((y) => outcome[heap][y]);
        if (gray[x] === 0) for (let less = 0; less < heap; less++) next.push(outcome[less][x]);
        if (next.includes('P')) outcome[heap][x] = 'N';
        else if (next.every((o) => o === 'N')) outcome[heap][x] = 'P';
        else continue;
        changed = true;
      }
  }
  return outcome[m];
}

const arbitraryGraph: fc.Arbitrary<GameGraph> = arbitraryPairs(7, 2).chain((drawn) =>
  fc
    .array(fc.boolean(), { minLength: drawn.order, maxLength: drawn.order })
    .map((gray) => ({ ...whiteGraph(rowsOf(drawn)), gray: Uint8Array.from(gray, Number) })),
);

test('every entry agrees with play on the cartproduct, for gray nodes of any outdegree', () => {
  void fc.assert(
    fc.property(arbitraryGraph, fc.nat(6), (graph, m) => {
      const played = byPlay(graph, m);
      for (let v = 0; v < graph.order; v++) {
        const { outcomes } = table(graph, v, m + 1);
        expect(outcomes[Math.min(m, outcomes.length - 1)]).toBe(played[v]);
      }
    }),
    { numRuns: 400 },
  );
});

test('a proof of constancy comes within the bound, and holds beyond it', () => {
  void fc.assert(
    fc.property(arbitraryGraph, (graph) => {
      const { outcomes, constantFrom, proved, bound } = table(graph, 0, 1_000);
      expect(proved).toBe(true);
      expect(constantFrom).toBeLessThanOrEqual(bound);
      expect(outcomes.length - 1).toBeLessThanOrEqual(bound);
      const later = outcomes.length + 3;
      expect(byPlay(graph, later)[0]).toBe(outcomes[outcomes.length - 1]);
    }),
    { numRuns: 150 },
  );
});

test('the nim-heap *3 is 𝒫 beside *3 alone, and two entries prove nothing', () => {
  const pairs = [
    [3, 2],
    [3, 1],
    [3, 0],
    [2, 1],
    [2, 0],
    [1, 0],
  ] as const;
  const heap = whiteGraph(rowsOf({ order: 4, pairs }));
  const whole = table(heap, 3, 100);
  expect(whole.outcomes.join('')).toMatch(/^NNNPN+$/);
  expect(whole).toMatchObject({ constantFrom: 4, proved: true, bound: 8 });
  expect(table(heap, 3, 2)).toEqual({ outcomes: ['N', 'N'], constantFrom: 0, proved: false, bound: 8 });
});

test('at a gray node of two options the forced mover chooses', () => {
  // 0 gray → 1 (a terminal, *0) and → 2 (*1): beside *m the forced mover wins by 1 next to *0, and by 2 next
  // to *1.
  const graph = whiteGraph(
    rowsOf({
      order: 3,
      pairs: [
        [0, 1],
        [0, 2],
        [2, 1],
      ],
    }),
  );
  const response = table({ ...graph, gray: Uint8Array.of(1, 0, 0) }, 0, 100);
  expect(response.outcomes.join('')).toMatch(/^NNP+$/);
  expect(response.proved).toBe(true);
});
