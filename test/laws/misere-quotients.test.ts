/**
 * Misère quotients: those that were checked, up to the names of their elements, and random ones against plain
 * play of sums.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { readGraph } from '../../engine/document/read.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { type MisereQuotient, misereQuotientOf } from '../../engine/theories/misere/quotient/quotient.ts';
import { arbitraryDigraph, printed } from '../arbitrary/digraphs.ts';
import { inMisere } from '../arbitrary/spaces.ts';
import { digraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { winsMisere } from '../oracle/misere.ts';
import { tryLaw } from './seeds.ts';

type Vector = {
  readonly id: string;
  readonly octal?: string;
  readonly heaps?: number;
  readonly document?: object;
  readonly nodes?: readonly number[];
  readonly order: number;
  readonly provenBy: number;
  readonly generators: readonly number[];
  readonly table: readonly (readonly number[])[];
  readonly p: readonly number[];
};
const vectors: { readonly misereQuotients: readonly Vector[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/calculator.json'), 'utf8'),
);

/**
 * The heaps 1 … n of an octal game as generators, a heap without a move being none; by heap its generator.
 */
function heapsOf(code: string, n: number) {
  const generators: number[][][] = [];
  const of: (number | undefined)[] = [];
  for (let heap = 1; heap <= n; heap++) {
    const options: number[][] = [];
    const leave = (...heaps: readonly number[]): void =>
      void options.push(heaps.flatMap((each) => of[each] ?? []).sort((a, b) => a - b));
    for (const [i, digit] of [...code.slice(2)].map(Number).entries()) {
      const rest = heap - i - 1;
      if (rest === 0 && digit % 2 === 1) leave();
      if (rest > 0 && Math.floor(digit / 2) % 2 === 1) leave(rest);
      for (let part = 1; digit >= 4 && part <= rest / 2; part++) leave(part, rest - part);
    }
    of[heap] = options.length > 0 ? generators.push(options) - 1 : undefined;
  }
  return { generators, of };
}

type Found = Pick<MisereQuotient, 'table' | 'lost' | 'isProved' | 'pairs'> & {
  /** The elements of the vector's generators. */
  readonly elements: readonly number[];
};

function foundFor({ octal, heaps = 0, document, nodes = [] }: Vector): Found {
  if (octal !== undefined) {
    const { generators, of } = heapsOf(octal, heaps);
    const quotient = drain(misereQuotientOf(generators));
    if ('kind' in quotient) throw new Error(quotient.says);
    const elements = of.slice(1).map((each) => (each === undefined ? 0 : quotient.generators[each]));
    return { ...quotient, elements };
  }
  const read = readGraph(JSON.stringify({ ...document, version: 5, view: { play: 'misere' } }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const game = { graph: read.value.graph, rules: read.value.view.rules };
  const answer = drain(ask('misere-quotient', { vertices: [...nodes] }, game));
  if (answer.kind !== 'misere-quotient') throw new Error(JSON.stringify(answer));
  return { ...answer, elements: answer.elements.map(({ element }) => element) };
}

/** Those of longer heaps take many seconds. */
const quick = vectors.misereQuotients.filter(({ heaps = 0 }) => heaps <= 20);

test.each(quick.map((each) => [each.octal ?? each.id, each.heaps, each] as const))(
  'the quotient of %s to heap %s',
  (_, __, vector) => {
    const { table, lost, isProved, elements } = foundFor(vector);
    expect(isProved).toBe(true);
    expect(table.length).toBe(vector.order);
    // Both tables are gone through from 0 on by the generators.
    const names = new Map([[0, 0]]);
    for (const [ours, theirs] of names)
      for (const [i, generator] of vector.generators.entries()) {
        const [to, name] = [table[ours][elements[i]], vector.table[theirs][generator]];
        expect(names.get(to) ?? name).toBe(name);
        names.set(to, name);
      }
    expect(names.size).toBe(vector.order);
    expect(new Set(lost.map((each) => names.get(each)))).toEqual(new Set(vector.p));
    for (const [a, row] of table.entries())
      for (const [b, sum] of row.entries())
        expect(names.get(sum)).toBe(vector.table[names.get(a) ?? 0][names.get(b) ?? 0]);
  },
);

test('Kayles to heap 12 has 24 elements and Kayles to heap 24 the same ones; 0.123 to heap 12 is proved by 306 pairs', () => {
  const of = (code: string, n: number) => drain(misereQuotientOf(heapsOf(code, n).generators));
  expect(of('0.77', 24)).toMatchObject({ isProved: true, table: { length: 24 } });
  expect(of('0.123', 12)).toMatchObject({ isProved: true, pairs: 306, table: { length: 20 } });
});

test('a quotient that is too large is refused with what is proved of fewer games', () => {
  expect(drain(misereQuotientOf(heapsOf('0.3122', 14).generators))).toEqual({
    kind: 'none',
    says: 'more than 200 elements; that of the first 6 games has 52 elements, which is proved',
  });
});

/** What is yielded while the quotient of all vertices is found, and the answer. */
function quotientInSlices(graph: GameGraph) {
  const slices: number[] = [];
  const asked = ask('misere-quotient', { vertices: [] }, ruledGame(inMisere(graph), { play: 'misere' }));
  for (;;) {
    const slice = asked.next();
    if (slice.done) return { slices, answer: slice.value };
    slices.push(slice.value);
  }
}

test('in a large drawing of few games the search yields every few thousand nodes', () => {
  const order = 1 << 16;
  const path = digraph(
    order,
    Array.from({ length: order - 1 }, (_, v) => [v + 1, v] as const),
  );
  const { slices, answer } = quotientInSlices(path);
  expect(answer).toMatchObject({ kind: 'misere-quotient', order: 2 });
  expect(slices.length).toBeGreaterThanOrEqual(16);
});

test('the search ends with the first generator too many, and does not go through the rest of the drawing', () => {
  const order = 1 << 16;
  // Each node but the first few has five options, spread over those before it by a multiplicative generator.
  let at = 1;
  const before = (v: number): number => {
    at = (at * 48271) % 2147483647;
    return at % v;
  };
  const arcs = Array.from({ length: order }, (_, v) =>
    Array.from({ length: Math.min(v, 5) }, () => [v, before(v)] as const),
  ).flat();
  const { slices, answer } = quotientInSlices(digraph(order, arcs));
  expect(answer).toMatchObject({ kind: 'over-budget', says: expect.stringContaining('more than 500') });
  // What is added goes to 20,000 at most, and the nodes are counted beside it.
  expect(Math.max(...slices)).toBeLessThanOrEqual(20_000);
});

const drawings: fc.Arbitrary<GameGraph> = arbitraryDigraph('white acyclic', 8).map(inMisere);

test('the element of a sum says who wins it by plain play', () => {
  let [met, refused] = [0, 0];
  tryLaw(fc.tuple(drawings, fc.array(fc.nat(99), { minLength: 1, maxLength: 4 })), 80, ([graph, places]) => {
    const vertices = places.map((place) => place % graph.order);
    const found = drain(ask('misere-quotient', { vertices }, ruledGame(graph, { play: 'misere' })));
    if (found.kind !== 'misere-quotient') {
      refused++;
      return;
    }
    const element = found.elements.reduce((sum, each) => found.table[sum][each.element], 0);
    expect(found.lost.includes(element), `${printed(graph)}\n${vertices}`).toBe(!winsMisere(graph)(vertices));
    met++;
  });
  expect(met).toBeGreaterThanOrEqual(oftenEnough(40));
  expect(refused, 'refused, since the quotient is too large').toBeLessThanOrEqual(met / 10);
});
