/**
 * The value of a vertex depends on its followers alone: a theory is chosen for each closed part, a vertex has
 * one exactly if some theory applies to its followers, and its value in the part is its value in the whole.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { closedPart, followersOf } from '../../engine/graph/closed-part.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { misereTheory } from '../../engine/theories/misere/index.ts';
import { theories } from '../../engine/theories/register.ts';
import type { Theory } from '../../engine/theories/theory.ts';
import type { Value } from '../../engine/values/value.ts';
import { valueKey } from '../../engine/values/words.ts';
import { arbitraryDigraph } from '../arbitrary/digraphs.ts';
import { arbitraryPartizan, arbitraryWhite } from '../arbitrary/partizan.ts';
import { arbitraryRounds } from '../arbitrary/rounds.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { beside } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

const anyGraph: fc.Arbitrary<GameGraph> = fc.oneof(
  arbitraryDigraph('any', 9),
  arbitraryDigraph('entailing acyclic', 9),
  arbitraryPartizan(7),
  fc.tuple(arbitraryDigraph('any', 5), arbitraryPartizan(4)).map(([a, b]) => beside(a, b)),
);

const isPartizan = ({ left, right }: GameGraph): boolean => left !== right;

/** All followers of a vertex, found by examining every arc until nothing new is met. */
function followersByHand({ order, left, right }: GameGraph, start: number): ReadonlySet<number> {
  const met = new Set([start]);
  for (let before = 0; before < met.size; ) {
    before = met.size;
    for (const { starts, targets } of [left, right]) {
      for (let v = 0; v < order; v++) {
        if (met.has(v)) for (const w of targets.slice(starts[v], starts[v + 1])) met.add(w);
      }
    }
  }
  return met;
}

test('a vertex has a theory exactly if some theory applies to its followers', () => {
  let [several, none] = [0, 0];
  tryLaw(anyGraph, 1600, (graph) => {
    const { theory, parts, uncovered } = chooseTheory(ruledGame(graph));
    const covered = new Set(parts.flatMap(({ part }) => [...part.vertices]));
    const alone = (v: number): boolean => {
      const inside = Uint8Array.from({ length: graph.order }, () => 0);
      for (const w of followersByHand(graph, v)) inside[w] = 1;
      return theories.some(
        (each) => !each.onRequest && each.applies(closedPart(graph, inside).graph).applies,
      );
    };
    if (theory) expect([parts, uncovered]).toEqual([[], 0]);
    else {
      for (let v = 0; v < graph.order; v++) expect(covered.has(v), `vertex ${v}`).toBe(alone(v));
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(covered.size);
      expect(uncovered).toBe(graph.order - covered.size);
    }
    if (parts.length > 1) several++;
    if (!theory && parts.length === 0) none++;
    for (const { theory: its, part } of parts) {
      expect(its.applies(part.graph).applies).toBe(true);
      const inside = new Set(part.vertices);
      for (const v of part.vertices) {
        for (const w of followersByHand(graph, v)) expect(inside.has(w)).toBe(true);
      }
    }
  });
  expect(several, 'graphs with several theories').toBeGreaterThan(oftenEnough(2));
  expect(none, 'graphs with none at all').toBeGreaterThan(oftenEnough(2));
});

const valuesOf = (theory: Theory, graph: GameGraph): readonly (Value | undefined)[] => {
  const { table, codes } = drain(theory.solve(graph));
  return Array.from(codes, (code) => table[code]);
};

test.each(theories.map((theory) => [theory.name, theory] as const))(
  'in %s a vertex has the same value in a closed part as in the whole',
  (_, theory) => {
    let compared = 0;
    const law = (drawn: GameGraph, at: number): void => {
      const graph: GameGraph = theory === misereTheory ? { ...drawn, misere: true } : drawn;
      if (!theory.applies(graph).applies) return;
      const { graph: part, vertices } = closedPart(graph, followersOf(graph, [at]));
      if (!theory.applies(part).applies) return;
      const [whole, alone] = [valuesOf(theory, graph), valuesOf(theory, part)];
      for (const [place, v] of vertices.entries()) {
        const [a, b] = [whole[v], alone[place]];
        // Nothing is claimed of a vertex that was not shown to have sides.
        if (a?.kind === 'unsided' || b?.kind === 'unsided') continue;
        compared++;
        expect(b && valueKey(b), `vertex ${v}`).toBe(a && valueKey(a));
      }
    };
    const graphs = fc.oneof(
      anyGraph,
      arbitraryDigraph('carry-on', 9),
      arbitraryDigraph('white acyclic', 9),
      arbitraryWhite(6, 9),
      arbitraryRounds(7),
    );
    tryLaw(fc.tuple(graphs, fc.nat(8)), 200, ([graph, place]) => law(graph, place % graph.order));
    // Few random graphs are of the theories for few; a theory applies to the digraphs of its own facts.
    for (const fact of theory.facts) {
      const { graph } = namedDigraph(fact.graph);
      for (let v = 0; v < graph.order && graph.order < 9; v++) law(graph, v);
    }
    expect(compared).toBeGreaterThan(oftenEnough(40));
  },
);

test('a part in which every arc is either player’s is impartial', () => {
  let met = 0;
  tryLaw(arbitraryPartizan(7), 200, (graph) => {
    for (let v = 0; v < graph.order; v++) {
      const { graph: part } = closedPart(graph, followersOf(graph, [v]));
      const rows = ({ starts, targets }: GameGraph['left']): string[] =>
        Array.from({ length: part.order }, (_, at) =>
          [...new Set(targets.slice(starts[at], starts[at + 1]))].toSorted((a, b) => a - b).join(),
        );
      expect(isPartizan(part)).toBe(rows(part.left).join(';') !== rows(part.right).join(';'));
      if (isPartizan(graph) && !isPartizan(part)) met++;
    }
  });
  expect(met).toBeGreaterThan(oftenEnough(20));
});
