/** Outcomes by backward induction, against their definition applied until nothing changes. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Arcs } from '../../../engine/graph/game-graph.ts';
import { DRAW, NEXT, PREVIOUS, retrograde, retrogradeSlices } from '../../../engine/graph/retrograde.ts';
import { impartialOutcomes } from '../../../engine/outcome/outcome.ts';
import { outcomes } from '../../../engine/outcome/who-wins.ts';
import { randomDigraph } from '../../bench/digraph.ts';
import { arbitraryPairs, optionsOf, rowsOf, whiteGraph } from './rows.ts';

/** The definition, applied to the whole graph until nothing changes. */
function byTheDefinition(arcs: Arcs): number[] {
  const order = arcs.starts.length - 1;
  const outcome = new Array<number>(order).fill(DRAW);
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < order; v++) {
      if (outcome[v] !== DRAW) continue;
      const options = optionsOf(arcs, v).map((w) => outcome[w]);
      if (options.includes(PREVIOUS)) outcome[v] = NEXT;
      else if (options.every((o) => o === NEXT)) outcome[v] = PREVIOUS;
      changed ||= outcome[v] !== DRAW;
    }
  }
  return outcome;
}

test('the codes are indices into impartialOutcomes', () => {
  expect([DRAW, PREVIOUS, NEXT].map((code) => impartialOutcomes[code])).toEqual(['D', 'P', 'N']);
});

test('outcomes agree with the definition on random rows', () => {
  void fc.assert(
    fc.property(arbitraryPairs(14, 2), (drawn) => {
      const arcs = rowsOf(drawn);
      expect([...outcomes(whiteGraph(arcs))]).toEqual(byTheDefinition(arcs));
    }),
    { numRuns: 500 },
  );
});

test.each([1, 2, 4])('outcomes agree with the definition on 5,000 vertices of mean outdegree %i', (mean) => {
  const graph = randomDigraph(5_000, mean);
  expect([...outcomes(graph)]).toEqual(byTheDefinition(graph.left));
});

test.each([
  ['up', (v: number) => v],
  ['down', (v: number) => 299_999 - v],
])('a path of 300,000 vertices numbered %s alternates from its end', (_name, number) => {
  const order = 300_000;
  const pairs = Array.from({ length: order - 1 }, (_, v) => [number(v), number(v + 1)] as const);
  const outcome = retrograde(rowsOf({ order, pairs }));
  const wrong = Array.from({ length: order }, (_, v) => v).filter(
    (v) => outcome[number(v)] !== ((order - 1 - v) % 2 === 0 ? PREVIOUS : NEXT),
  );
  expect(wrong).toEqual([]);
});

test('in slices the answer is the same, and there are yields on the way', () => {
  const order = 400_000;
  const pairs = Array.from({ length: order }, (_, v) => [v, (v + 1) % order] as const);
  const slices = retrogradeSlices(rowsOf({ order, pairs }));
  let breaths = 0;
  for (;;) {
    const slice = slices.next();
    if (slice.done) {
      expect(slice.value.every((o) => o === DRAW)).toBe(true);
      break;
    }
    breaths++;
  }
  expect(breaths).toBeGreaterThan(2);
  expect(retrograde(rowsOf({ order: 0, pairs: [] })).length).toBe(0);
});
