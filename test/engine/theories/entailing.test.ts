/** The entailing theory: steps, exact covered sets of wide choices, long chains, and sums with ☾. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { drain } from '../../../engine/rounds.ts';
import { entailing } from '../../../engine/theories/entailing/index.ts';
import { textOf } from '../../../engine/values/words.ts';
import { arbitraryDigraph, printed } from '../../arbitrary/digraphs.ts';
import { digraph } from '../../fixtures/digraphs.ts';

function solved(graph: GameGraph) {
  const { table, codes, steps } = drain(entailing.solve(graph));
  return { texts: Array.from(codes, (code) => textOf(table[code])), steps: [...steps] };
}

test('a vertex is assigned in the first round in which all its options are', () => {
  void fc.assert(
    fc.property(arbitraryDigraph('entailing acyclic', 9), (graph) => {
      const { starts, targets } = graph.left;
      const longest: number[] = [];
      // Options have smaller numbers in these digraphs.
      for (let v = 0; v < graph.order; v++) {
        longest[v] =
          Math.max(-1, ...[...targets.subarray(starts[v], starts[v + 1])].map((y) => longest[y])) + 1;
      }
      expect(solved(graph).steps, printed(graph)).toEqual(longest);
    }),
  );
});

/**
 * A nim-heap *0 … *(size − 1), followed by a gray vertex for each list of options, and a white one that moves
 * there.
 */
function besideHeap(size: number, rows: readonly (readonly number[])[]): GameGraph {
  const arcs: (readonly [number, number])[] = [];
  const gray = new Set<number>();
  for (let n = 0; n < size; n++) for (let k = 0; k < n; k++) arcs.push([n, k]);
  for (const [i, row] of rows.entries()) {
    const g = size + 2 * i;
    gray.add(g);
    for (const to of row) arcs.push([g, to]);
    arcs.push([g + 1, g]);
  }
  return digraph(size + 2 * rows.length, arcs, gray);
}

describe('covered sets are exact however wide', () => {
  test('covered sets are exact for all of a heap, for every second vertex of it, and for what gray options leave', () => {
    const size = 60;
    const heap = Array.from({ length: size }, (_, n) => n);
    const even = heap.filter((n) => n % 2 === 0);
    const { texts } = solved(besideHeap(size, [heap, even, [size], [size, size + 2], [size + 2, 1]]));
    expect(texts.slice(size)).toEqual([
      `ℕ∖{${heap.join()}}`,
      '0',
      `ℕ∖{${even.join()}}`,
      '0',
      `{${heap.join()}}`,
      `*${size}`,
      `{${even.join()}}`,
      '*1',
      `{${even.join()}}`,
      '*1',
    ]);
  });
});

test('chains of 100,000 gray vertices are solved, loony ones too', () => {
  const long = 100_000;
  const chain = digraph(
    long,
    Array.from({ length: long - 1 }, (_, v) => [v, v + 1] as const),
    new Set(Array.from({ length: long - 1 }, (_, v) => v)),
  );
  const { texts, steps } = solved(chain);
  expect(texts.slice(-3)).toEqual(['{0}', 'ℕ∖{0}', '0']);
  expect([texts[0], steps[0]]).toEqual(['ℕ∖{0}', long - 1]);
});

test('☾ plus any value is ☾, and the value of a gray node cannot be added', () => {
  const star = (n: number) => ({ kind: 'nimber', n }) as const;
  const loony = { kind: 'loony' } as const;
  expect(entailing.sums?.add(star(1), star(3))).toEqual(star(2));
  expect(entailing.sums?.add(star(1), loony)).toEqual(loony);
  expect(entailing.sums?.add(loony, loony)).toEqual(loony);
  expect(entailing.sums?.add(loony, { kind: 'covered', finite: [] })).toBeUndefined();
  expect(entailing.outcome?.({ kind: 'covered', finite: [] })).toBeUndefined();
});
