/**
 * Sprague–Grundy and Smith–Fraenkel–Perl: values and rounds against the papers’ algorithms, and values
 * against play of sums.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { Arcs, GameGraph } from '../../../engine/graph/game-graph.ts';
import { drain } from '../../../engine/rounds.ts';
import { smithFraenkelPerl, spragueGrundy } from '../../../engine/theories/grundy/index.ts';
import type { Labelling, Round, Theory } from '../../../engine/theories/theory.ts';
import type { Value } from '../../../engine/values/value.ts';
import { randomDigraph } from '../../bench/digraph.ts';
import { nimHeap } from '../../fixtures/digraphs.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { arbitraryAcyclicPairs, arbitraryPairs, optionsOf, rowsOf, whiteGraph } from '../graph/rows.ts';

type Solved = { readonly labelling: Labelling; readonly rounds: readonly Round[] };

function solved(theory: Theory, graph: GameGraph): Solved {
  const rounds: Round[] = [];
  const solving = theory.solve(graph);
  for (;;) {
    const next = solving.next();
    if (next.done) return { labelling: next.value, rounds };
    rounds.push({ ...next.value, vertices: next.value.vertices.slice() });
  }
}

const valuesOf = ({ labelling: { table, codes } }: Pick<Solved, 'labelling'>): Value[] =>
  [...codes].map((code) => table[code]);

const mex = (values: readonly number[]): number => {
  let m = 0;
  while (values.includes(m)) m++;
  return m;
};

type Named = { readonly values: Value[]; readonly steps: number[] };

/** Algorithm 2 taken literally: every round examines every vertex, and the options of its options. */
function literally(arcs: Arcs): Named {
  const order = arcs.starts.length - 1;
  const options = Array.from({ length: order }, (_, v) => optionsOf(arcs, v));
  let state = options.map((row) => (row.length === 0 ? 0 : Infinity));
  const steps = state.map((value): number => (value === 0 ? 0 : -1));
  for (let step = 1; ; step++) {
    const before = state;
    state = before.map((value, x) => {
      if (value !== Infinity) return value;
      const m = mex(options[x].map((y) => before[y]));
      const revert = options[x].every((y) => !(before[y] > m) || options[y].some((z) => before[z] === m));
      return revert ? m : Infinity;
    });
    const assigned = state.map((value, x) => (value === before[x] ? -1 : x)).filter((x) => x >= 0);
    if (assigned.length === 0) break;
    for (const x of assigned) steps[x] = step;
  }
  const exits = (x: number) => [...new Set(options[x].map((y) => state[y]).filter((n) => n !== Infinity))];
  const values = state.map(
    (n, x): Value =>
      n === Infinity ? { kind: 'cyclic', exits: exits(x).sort((a, b) => a - b) } : { kind: 'nimber', n },
  );
  return { values, steps };
}

function agreesLiterally(arcs: Arcs): void {
  const ours = solved(smithFraenkelPerl, whiteGraph(arcs));
  const theirs = literally(arcs);
  expect(valuesOf(ours)).toEqual(theirs.values);
  expect([...ours.labelling.steps]).toEqual(theirs.steps);
  const withoutSteps = drain(smithFraenkelPerl.solve(whiteGraph(arcs), { withoutSteps: true }));
  expect(valuesOf({ labelling: withoutSteps })).toEqual(theirs.values);
}

test('Smith–Fraenkel–Perl assigns what Algorithm 2 assigns, in the same rounds', () => {
  void fc.assert(
    fc.property(arbitraryPairs(14, 3), (drawn) => agreesLiterally(rowsOf(drawn))),
    { numRuns: 1500 },
  );
});

/** Heaps 0 … size − 1 of nim, and other vertices mixed with them: values above 31 and rows of many words. */
const besideHeaps = (size: number, others: number): fc.Arbitrary<Arcs> =>
  fc
    .array(fc.tuple(fc.integer({ min: size, max: size + others - 1 }), fc.nat(size + others - 1)), {
      maxLength: others * 4,
    })
    .chain((free) =>
      fc.array(fc.tuple(fc.nat(others - 1), fc.nat(size - 1)), { maxLength: others * 2 }).map((tops) => {
        const pairs: (readonly [number, number])[] = [...free];
        for (let heap = 0; heap < size; heap++)
          for (let less = 0; less < heap; less++) pairs.push([heap, less]);
        // A row with all heaps below one has a large mex.
        for (const [other, top] of tops)
          for (let heap = 0; heap < top; heap++) pairs.push([size + other, heap]);
        return rowsOf({ order: size + others, pairs });
      }),
    );

test('values above 31 and wide rows agree too', () => {
  void fc.assert(fc.property(besideHeaps(70, 8), agreesLiterally), { numRuns: 60 });
});

test('values without steps are the same, also where outdegrees need states of two bytes', () => {
  const largest = 140;
  const { table, codes } = drain(smithFraenkelPerl.solve(nimHeap(largest), { withoutSteps: true }));
  expect(Array.from(codes, (code) => table[code])).toEqual(
    Array.from({ length: largest + 1 }, (_, n) => ({ kind: 'nimber', n })),
  );
});

test.each([
  [3_000, 1],
  [3_000, 2],
  [3_000, 4],
  [3_000, 9],
  [36_000, 2],
])('%i vertices of mean outdegree %i agree, where lists are long and slices many', (order, mean) => {
  agreesLiterally(randomDigraph(order, mean).left);
});

/** P, N or D of x + *m for all x, computed on the product until nothing changes. */
function besideNim(arcs: Arcs, m: number): string[] {
  const order = arcs.starts.length - 1;
  const outcome = Array.from({ length: m + 1 }, () => new Array<string>(order).fill('D'));
  for (let changed = true; changed; ) {
    changed = false;
    for (let heap = 0; heap <= m; heap++)
      for (let x = 0; x < order; x++) {
        if (outcome[heap][x] !== 'D') continue;
        const next = optionsOf(arcs, x).map((y) => outcome[heap][y]);
        for (let less = 0; less < heap; less++) next.push(outcome[less][x]);
        if (next.includes('P')) outcome[heap][x] = 'N';
        else if (next.every((o) => o === 'N')) outcome[heap][x] = 'P';
        else continue;
        changed = true;
      }
  }
  return outcome[m];
}

test('G = *n exactly if G + *n is 𝒫, and the value determines the outcome', () => {
  void fc.assert(
    fc.property(arbitraryPairs(8, 2), fc.nat(4), (drawn, n) => {
      const arcs = rowsOf(drawn);
      const values = valuesOf(solved(smithFraenkelPerl, whiteGraph(arcs)));
      const play = besideNim(arcs, n);
      values.forEach((value, x) => {
        expect(value.kind === 'nimber' && value.n === n).toBe(play[x] === 'P');
        const sum = smithFraenkelPerl.sums?.add(value, { kind: 'nimber', n });
        expect(sum && smithFraenkelPerl.outcome?.(sum)).toBe(play[x]);
      });
    }),
    { numRuns: 300 },
  );
});

test('Sprague–Grundy gives the mex of the options, in the round after the last of them', () => {
  void fc.assert(
    fc.property(arbitraryAcyclicPairs(16), (drawn) => {
      const arcs = rowsOf(drawn);
      const ours = solved(spragueGrundy, whiteGraph(arcs));
      const values: number[] = [];
      const steps: number[] = [];
      for (let v = 0; v < drawn.order; v++) {
        const options = optionsOf(arcs, v);
        values.push(mex(options.map((w) => values[w])));
        steps.push(Math.max(-1, ...options.map((w) => steps[w])) + 1);
      }
      expect(valuesOf(ours)).toEqual(values.map((n) => ({ kind: 'nimber', n })));
      expect([...ours.labelling.steps]).toEqual(steps);
      expect(literally(arcs).values).toEqual(valuesOf(ours));
    }),
  );
});

test('every vertex is reported once, at its step, and in ascending rounds', () => {
  void fc.assert(
    fc.property(arbitraryPairs(12, 3), (drawn) => {
      const { rounds, labelling } = solved(smithFraenkelPerl, whiteGraph(rowsOf(drawn)));
      const announced = rounds.flatMap((round) => [...round.vertices]);
      expect(announced.sort((a, b) => a - b)).toEqual([...Array(drawn.order).keys()]);
      rounds.forEach((round, i) => {
        if (i > 0) expect(round.step).toBeGreaterThanOrEqual(rounds[i - 1].step);
        for (const v of round.vertices) expect([round.step, -1]).toContain(labelling.steps[v]);
      });
    }),
  );
});

test('a theory says whether it applies, and why', () => {
  const path = whiteGraph(rowsOf({ order: 2, pairs: [[0, 1]] }));
  const loop = whiteGraph(rowsOf({ order: 1, pairs: [[0, 0]] }));
  expect(spragueGrundy.applies(path)).toEqual({ applies: true, reason: 'all nodes white, no cycle' });
  expect(spragueGrundy.applies(loop)).toEqual({ applies: false, reason: 'there is a cycle' });
  expect(smithFraenkelPerl.applies(loop).applies).toBe(true);
  for (const theory of [spragueGrundy, smithFraenkelPerl]) {
    expect(theory.applies({ ...path, gray: Uint8Array.of(0, 1) })).toEqual({
      applies: false,
      reason: 'some nodes are gray',
    });
    const right = rowsOf({ order: 2, pairs: [] });
    expect(theory.applies({ ...path, right }).applies).toBe(false);
  }
});

test('on a path and a cycle of 100,000 vertices the many rounds cost little each', () => {
  const order = 100_000;
  const path = Array.from({ length: order - 1 }, (_, v) => [v, v + 1] as const);
  const onPath = solved(smithFraenkelPerl, whiteGraph(rowsOf({ order, pairs: path })));
  expect(onPath.labelling.steps[0]).toBe(order / 2);
  const acyclic = solved(spragueGrundy, whiteGraph(rowsOf({ order, pairs: path })));
  expect(acyclic.labelling.steps[0]).toBe(order - 1);
  const onCycle = solved(smithFraenkelPerl, whiteGraph(rowsOf({ order, pairs: [...path, [order - 1, 0]] })));
  expect(onCycle.labelling.table).toEqual([{ kind: 'cyclic', exits: [] }]);
});

test('a hub with 100,000 options and 100,000 predecessors is solved', () => {
  const half = 50_000;
  // A path 0 ← 1 ← 2 …; all of it are options of the hub, and everything beyond the hub waits for it.
  const hub = half;
  const pairs: (readonly [number, number])[] = [];
  for (let v = 1; v < half; v++) pairs.push([v, v - 1]);
  for (let v = 0; v < half; v++) pairs.push([hub, v]);
  for (let v = hub + 1; v <= hub + half; v++) pairs.push([v, hub], [v, v - hub - 1]);
  const solution = solved(smithFraenkelPerl, whiteGraph(rowsOf({ order: hub + half + 1, pairs })));
  expect(valuesOf(solution)[hub]).toEqual({ kind: 'nimber', n: 2 });
});
