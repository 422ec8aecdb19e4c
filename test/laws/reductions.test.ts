/**
 * Laws of reductions: each preserves the value of every remaining vertex, by slow play of all pairs, which
 * shares no code with the engine; and the result is the canonical form that solving finds, vertex by vertex
 * and arc by arc.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { reductionsOf } from '../../engine/theories/partizan/questions/simplify.ts';
import { sidesOf } from '../../engine/theories/partizan/solve.ts';
import { formOfOptions, graphOfForm } from '../../engine/theories/partizan/store/form.ts';
import type { Invariant, NormalPlayReduction, SimplifiedGame } from '../../engine/theories/reduction.ts';
import { type Lives, livesAt, livesOf } from '../../engine/theories/reduction-lives.ts';
import { graphOf } from '../../engine/values/form.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { beside, pairsOf, partizan } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { tryLaw } from './seeds.ts';

function simplified(
  graph: GameGraph,
  starts: readonly number[],
  side: 'onside' | 'offside',
): SimplifiedGame<NormalPlayReduction> {
  const found = drain(reductionsOf(graph, starts, { side }));
  if (found.kind !== 'simplified') throw new Error('Such small graphs are simplified.');
  return found;
}

/** The graph after k reductions with all its vertices; the removed ones have no arcs. */
function stateAt({ order }: GameGraph, { arcs }: Lives, k: number): GameGraph {
  const of = (wanted: 'left' | 'right') =>
    arcs
      .filter((arc) => arc.player === wanted && livesAt(arc, k))
      .map(({ from, to }): [number, number] => [from, to]);
  return partizan(order, of('left'), of('right'));
}

const ordersFor: Readonly<Record<Invariant, readonly (typeof plusOrder)[]>> = {
  value: [plusOrder, minusOrder],
  onside: [plusOrder],
  offside: [minusOrder],
};

/** The form of every vertex's side as text; undefined if none was found. */
function textsOf(graph: GameGraph, kept: Invariant): readonly (string | undefined)[] {
  const { store, onsides, offsides } = drain(sidesOf(graph));
  return Array.from(kept === 'offside' ? offsides : onsides, (id) =>
    id < 0 ? undefined : JSON.stringify(formOfOptions(store, id)),
  );
}

/**
 * Vertices are identified by their values, since canonical forms have no two equal ones. Sorted lines "value:
 * left | right".
 */
function shape(graph: GameGraph, vertices: readonly number[]): readonly string[] {
  const texts = textsOf(graph, 'value');
  const named = (pairs: readonly (readonly [number, number])[], v: number) =>
    pairs
      .flatMap(([from, to]) => (from === v ? [texts[to]] : []))
      .sort()
      .join();
  const [left, right] = [pairsOf(graph.left), pairsOf(graph.right)];
  return vertices.map((v) => `${texts[v]}: ${named(left, v)} | ${named(right, v)}`).sort();
}

/** Expects the result to be the canonical form of the start's side. */
function expectCanonical(graph: GameGraph, start: number, found: SimplifiedGame<NormalPlayReduction>): void {
  const about = `${writtenPartizan(graph)}\nfrom ${start}: ${JSON.stringify(found.reductions)}`;
  const { arcs, vertices } = livesOf(graph, found);
  const end = found.reductions.length;
  const alive = vertices.flatMap((life) => (life.dies > end ? [life.vertex] : []));
  const { store, onsides, offsides } = drain(sidesOf(graph));
  const id = found.kept === 'offside' ? offsides[start] : onsides[start];
  expect(id, about).toBeGreaterThanOrEqual(0);
  const canonical = graphOfForm(graphOf(formOfOptions(store, id)));
  const left = stateAt(graph, { arcs, vertices }, end);
  expect(shape(left, alive), about).toEqual(
    shape(
      canonical,
      Array.from({ length: canonical.order }, (_, v) => v),
    ),
  );
}

describe('reductions', () => {
  test('reductions preserve the value of every remaining vertex', () => {
    const met = { value: 0, onside: 0, offside: 0, reversible: 0, dominated: 0, fused: 0 };
    const instances = fc.tuple(arbitraryWhite(6, 9), fc.constantFrom('onside' as const, 'offside' as const));
    tryLaw(instances, 300, ([graph, side]) => {
      const found = simplified(graph, [], side);
      const lives = livesOf(graph, found);
      for (const [i, { kind }] of found.reductions.entries()) {
        if (kind !== 'unreachable' && kind !== 'spared') met[kind]++;
        met[found.kept]++;
        const state = stateAt(graph, lives, i + 1);
        for (const orderOf of ordersFor[found.kept]) {
          const order = orderOf(beside(graph, state));
          for (const { vertex: v, dies } of lives.vertices) {
            if (dies <= i + 1) continue;
            const twin = v + graph.order;
            const about = `${writtenPartizan(graph)}\nvertex ${v} after ${JSON.stringify(found.reductions.slice(0, i + 1))}`;
            expect(order[v][twin] && order[twin][v], about).toBe(true);
          }
        }
      }
    });
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(oftenEnough(100));
  });

  test('reductions lead stoppers to the canonical form that solving finds', () => {
    let tried = 0;
    tryLaw(arbitraryWhite(10, 16), 400, (graph) => {
      for (let start = 0; start < graph.order; start += 3) {
        const found = simplified(graph, [start], 'onside');
        if (found.kept !== 'value') continue;
        tried++;
        expect(found.stopper).toBe(true);
        expectCanonical(graph, start, found);
      }
    });
    expect(tried).toBeGreaterThan(oftenEnough(400));
  });

  test('reductions lead to onside and offside where those are reached', () => {
    let [tried, missed] = [0, 0];
    const instances = fc.tuple(arbitraryWhite(8, 14), fc.constantFrom('onside' as const, 'offside' as const));
    tryLaw(instances, 300, ([graph, side]) => {
      const found = simplified(graph, [graph.order - 1], side);
      if (found.kept === 'value') return;
      tried++;
      if (found.stopper) expectCanonical(graph, graph.order - 1, found);
      else if (textsOf(graph, found.kept)[graph.order - 1] !== undefined) missed++;
    });
    expect(tried).toBeGreaterThan(oftenEnough(50));
    expect(missed).toBeLessThanOrEqual(tried / 50);
  });

  test('reductions are listed for graphs that a person can follow', () => {
    const order = 301;
    const path = partizan(
      order,
      Array.from({ length: order - 1 }, (_, v) => [v + 1, v]),
      [],
    );
    expect(drain(reductionsOf(path))).toEqual({ kind: 'too-large', vertices: 301, most: 300 });
    expect(drain(reductionsOf(path, [200]))).toMatchObject({ kind: 'simplified', reductions: [] });
  });
});
