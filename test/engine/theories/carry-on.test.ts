/**
 * The carry-on theory round by round against Algorithm 8 taken literally; long chains and cycles; wide
 * values.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { carryOn } from '../../../engine/theories/carry-on/index.ts';
import type { Round } from '../../../engine/theories/theory.ts';
import { textOf } from '../../../engine/values/words.ts';
import { arbitraryDigraph, printed } from '../../arbitrary/digraphs.ts';
import { digraph } from '../../fixtures/digraphs.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { literally } from '../../oracle/algorithm-8.ts';

function solved(graph: GameGraph, asPublished = false) {
  const rounds: Round[] = [];
  const solving = carryOn.solve(graph, { rules: ruledBy({ asPublished }) });
  for (;;) {
    const next = solving.next();
    if (!next.done) {
      rounds.push({ ...next.value, vertices: next.value.vertices.slice() });
      continue;
    }
    const { table, codes, steps } = next.value;
    return { texts: [...codes].map((code) => textOf(table[code])), steps: [...steps], table, rounds };
  }
}

function agreesLiterally(graph: GameGraph, asPublished: boolean): void {
  const ours = solved(graph, asPublished);
  const theirs = literally(graph, asPublished);
  expect(ours.texts, printed(graph)).toEqual(theirs.values.map(textOf));
  expect(ours.steps, printed(graph)).toEqual(theirs.steps);
}

describe.each([
  ['corrected', false],
  ['as published', true],
] as const)('%s', (_, asPublished) => {
  test.each(['carry-on', 'carry-on acyclic', 'white'] as const)(
    'values and steps are those of Algorithm 8 taken literally: %s',
    (kind) => {
      void fc.assert(
        fc.property(arbitraryDigraph(kind, 9), (graph) => agreesLiterally(graph, asPublished)),
        { numRuns: Number(process.env.LAW_RUNS ?? 700) },
      );
    },
  );
});

test('the rounds say which vertices they assigned, each once, and the end names the rest', () => {
  void fc.assert(
    fc.property(arbitraryDigraph('carry-on', 9), (graph) => {
      const { rounds, steps } = solved(graph);
      const assigned = rounds.flatMap(({ step, vertices }) => [...vertices].map((v) => [v, step] as const));
      const during = assigned.filter(([v, step]) => steps[v] === step);
      expect(during.map(([v]) => v).sort()).toEqual(
        steps.flatMap((step, v) => (step >= 0 ? [v] : [])).sort(),
      );
      const last = Math.max(-1, ...steps);
      for (const [v, step] of assigned) if (steps[v] !== step) expect(step).toBe(last + 1);
    }),
    { numRuns: 200 },
  );
});

const path = (order: number, gray: (v: number) => boolean, closed = false): GameGraph =>
  digraph(
    order,
    Array.from({ length: closed ? order : order - 1 }, (_, v) => [v, (v + 1) % order] as const),
    new Set(Array.from({ length: order }, (_, v) => v).filter(gray)),
  );

describe('100,000 vertices', () => {
  const long = 100_000;

  test('a gray chain to a terminal white vertex is solved', () => {
    const { texts, steps } = solved(path(long, (v) => v < long - 1));
    expect(texts.slice(-4)).toEqual(['ℕ∖{0}', '{0}', 'ℕ∖{0}', '0']);
    expect(texts[0]).toBe('ℕ∖{0}');
    expect(steps[0]).toBe(long - 1);
  });

  test('a gray chain to a gray terminal gives moons turn by turn', () => {
    const { texts, steps } = solved(path(long, () => true));
    expect(texts.slice(-3)).toEqual(['●', '○', '●']);
    expect([texts[0], steps[0]]).toEqual(['○', long - 1]);
  });

  test('a gray cycle is never assigned', () => {
    const { texts, steps } = solved(path(long, () => true, true));
    expect(new Set(texts)).toEqual(new Set(['?']));
    expect(new Set(steps)).toEqual(new Set([-1]));
  });

  test('a path of alternating white and gray vertices is solved', () => {
    const { texts } = solved(path(long, (v) => v % 2 === 0));
    expect(texts.slice(-4)).toEqual(['ℕ∖{0}', '0', 'ℕ∖{0}', '0']);
    expect(texts.slice(0, 2)).toEqual(['ℕ∖{0}', '0']);
  });

  test('a cycle of alternating white and gray vertices is solved', () => {
    expect(new Set(solved(path(long, (v) => v % 2 === 0, true)).texts)).toEqual(new Set(['?', '∞']));
  });
});

test('a nim-heap, carry-ons to each of its positions, and a pass give values above 32', () => {
  const size = 70;
  const arcs: (readonly [number, number])[] = [];
  const gray = new Set<number>();
  for (let n = 0; n < size; n++) for (let k = 0; k < n; k++) arcs.push([n, k]);
  for (let n = 0; n < size; n++) {
    const [forcing, passing, tempting] = [size + 3 * n, size + 3 * n + 1, size + 3 * n + 2];
    gray.add(forcing);
    arcs.push([forcing, n], [passing, passing], [passing, forcing], [tempting, forcing], [tempting, n]);
  }
  const { texts } = solved(digraph(4 * size, arcs, gray));
  for (let n = 0; n < size; n++) {
    const nimber = n === 0 ? '0' : `*${n}`;
    expect(texts.slice(size + 3 * n, size + 3 * n + 3)).toEqual([`ℕ∖{${n}}`, `∞_{*${n}}`, `☾_${n}`]);
    expect(texts[n]).toBe(nimber);
  }
});
