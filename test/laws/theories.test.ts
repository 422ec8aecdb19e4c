/**
 * Laws of every registered theory of impartial games, against brute-force play that shares no code with the engine.
 * For all: text parses back, and the same input gives the same answer. If values determine the outcome: it is that of
 * play. If values add: a value is what play next to nim-heaps says, and a sum's value is the value of the sum. A law
 * fails if the theory never applied, since it would then pass everything.
 */
import { afterAll, describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { spaceOf } from '../../engine/graph/space.ts';
import { drain } from '../../engine/rounds.ts';
import { theories } from '../../engine/theories/index.ts';
import type { Theory } from '../../engine/theories/theory.ts';
import type { Value } from '../../engine/values/value.ts';
import {
  besideHeap,
  besideSomeHeap,
  kinds,
  parseValue,
  rankOf,
  standsOn,
  textOf,
  valueKey,
} from '../../engine/values/words.ts';
import { arbitraryDigraph, everyKind, type Kind, printed } from '../arbitrary/digraphs.ts';
import { arbitraryWhite } from '../arbitrary/partizan.ts';
import { cartproduct, namedDigraph, nimHeap } from '../fixtures/digraphs.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { impartialTheories } from '../fixtures/theories.ts';
import { type Outcome, play } from '../oracle/impartial.ts';
import { tryLaw } from './seeds.ts';

const valuesOf = (theory: Theory, graph: GameGraph): readonly Value[] => {
  const { table, codes } = drain(theory.solve(graph));
  return Array.from(codes, (code) => table[code]);
};

/** Outcomes of each vertex next to *0, …, *largest, by play. */
function besideHeaps(graph: GameGraph, largest: number): Outcome[][] {
  const heap = nimHeap(largest);
  const heaps = Array.from({ length: largest + 1 }, (_, m) => m);
  const starts = Array.from({ length: graph.order }, (_, at) =>
    heaps.map((m) => [
      { graph, at },
      { graph: heap, at: m },
    ]),
  );
  const played = play(starts.flat());
  return starts.map((_, at) => heaps.map((m) => played.outcomeAt(at, m)));
}

describe.each(impartialTheories.map((theory) => [theory.name, theory] as const))('%s', (_, theory) => {
  const applied = new Map<string, number>();
  const met = new Set<string>();

  /** Tries a law on digraphs of every kind, counting those to which the theory applies. */
  function law(name: string, largest: number, runs: number, holds: (graph: GameGraph) => void): void {
    test(name, () => {
      let count = 0;
      const one = (graph: GameGraph) => {
        if (!theory.applies(graph).applies) return;
        count++;
        holds(graph);
      };
      for (const kind of everyKind) tryLaw(arbitraryDigraph(kind, largest), runs, one);
      applied.set(name, count);
      const few = `${theory.name} applied to ${count} random digraphs: draw more of its kind in test/arbitrary/digraphs.ts`;
      expect(count, few).toBeGreaterThan(oftenEnough(runs));
    });
  }

  law('without steps the values are the same', 12, 600, (graph) => {
    const { table, codes } = drain(theory.solve(graph, { withoutSteps: true }));
    const keys = (values: readonly Value[]) => values.map((value) => (value ? valueKey(value) : 'none'));
    expect(keys(Array.from(codes, (code) => table[code])), printed(graph)).toEqual(
      keys(valuesOf(theory, graph)),
    );
  });

  law('text parses back, and different values have different keys', 9, 200, (graph) => {
    const { table } = drain(theory.solve(graph));
    for (const { kind } of table) met.add(kind);
    for (const value of table) expect(parseValue(textOf(value), [value.kind])).toEqual(value);
    expect(new Set(table.map(valueKey)).size).toBe(table.length);
  });

  law('the same digraph gives the same labelling', 9, 200, (graph) => {
    expect(drain(theory.solve(graph))).toEqual(drain(theory.solve(graph)));
  });

  law('every vertex is labelled; steps leave no round out; infinite rank has none', 9, 200, (graph) => {
    const { table, codes, steps } = drain(theory.solve(graph));
    const rounds = new Set([...steps].filter((step) => step >= 0));
    expect([...rounds].sort((a, b) => a - b)).toEqual([...rounds].map((_, i) => i));
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(graph.order);
    for (const [v, code] of codes.entries()) {
      expect(code).toBeGreaterThanOrEqual(0);
      const about = () =>
        `${printed(graph)}\n${v} is ${textOf(table[code])}, of ${rankOf(table[code])} rank by its kind`;
      expect(steps[v] >= 0, about).toBe(rankOf(table[code]) === 'finite');
    }
  });

  afterAll(() => {
    const counts = [...applied].map(([name, count]) => `  ${count} digraphs: ${name}`);
    console.info([`${theory.name} met ${[...met].join(', ')}`, ...counts].join('\n'));
  });

  const { outcome: outcomeOf, sums } = theory;

  if (outcomeOf) {
    law('where a value says who wins, play says so too', 9, 300, (graph) => {
      const values = valuesOf(theory, graph);
      const played = besideHeaps(graph, 0);
      const said = values.map(outcomeOf);
      for (const [v, outcome] of said.entries())
        if (outcome) expect(outcome, () => `${printed(graph)}\n${v}`).toBe(played[v][0]);
      // A theory that says nothing of white vertices would pass; it should not declare the capability.
      const white = said.filter((_, v) => graph.gray[v] === 0);
      expect(white.every(Boolean), `${theory.name} says who wins of every white vertex`).toBe(true);
    });
  }

  if (!sums || !outcomeOf) return;

  law('a value is what play says next to every small nim-heap', 9, 600, (graph) => {
    const values = valuesOf(theory, graph);
    const largest = 6;
    const outcomes = besideHeaps(graph, largest);
    for (const [v, value] of values.entries()) {
      const about = () => `${printed(graph)}\nvertex ${v} is ${textOf(value)}`;
      const some = besideSomeHeap(value);
      if (some) expect(outcomes[v], about).toContain(some);
      else {
        const claimed = outcomes[v].map((_, m) => besideHeap(value, m));
        const unread = () =>
          `${about()}: engine/values says in no besideHeap what play next to *m makes of the kind ${value.kind}`;
        expect(claimed, unread).not.toContain(undefined);
        expect(outcomes[v], about).toEqual(claimed);
      }
      const colour = graph.gray[v] === 0 ? 'white' : 'gray';
      expect(
        standsOn(value, colour),
        () => `${about()}, a ${colour} one: its kind says which nodes have it`,
      ).toBe(true);
      if (!standsOn(value, 'white')) expect(outcomeOf(value), about).toBeUndefined();
    }
  });

  law('the value of a sum is the sum of the values: on the cartproduct, and by play', 5, 400, (graph) => {
    const values = valuesOf(theory, graph);
    const { graph: product, vertexOf } = cartproduct(graph, graph);
    const ofProduct = valuesOf(theory, product);
    const white = values.map((_, v) => v).filter((v) => graph.gray[v] === 0);
    const pairs = white.flatMap((x) => white.filter((y) => y >= x).map((y) => [x, y] as const));
    if (pairs.length === 0) return;
    const played = play(
      pairs.map(([x, y]) => [
        { graph, at: x },
        { graph, at: y },
      ]),
    );
    for (const [x, y] of pairs) {
      const about = `${printed(graph)}\n${x} + ${y}`;
      const sum = sums.add(values[x], values[y]);
      if (!sum) throw new Error(`no entry for ${about}`);
      expect(textOf(ofProduct[vertexOf(x, y)]), about).toBe(textOf(sum));
      expect(sums.add(values[y], values[x]), about).toEqual(sum);
      expect(outcomeOf(sum), about).toBe(played.outcomeAt(x, y));
    }
  });
});

test('the theories together are tried on values of every kind', () => {
  const met = new Set<string>();
  const meet = (graph: GameGraph): void => {
    for (const theory of theories) {
      if ((theory.space ?? 'graph') !== spaceOf(graph) || !theory.applies(graph).applies) continue;
      for (const value of drain(theory.solve(graph)).table) met.add(value.kind);
    }
  };
  for (const kind of everyKind) tryLaw(arbitraryDigraph(kind satisfies Kind, 9), 600, meet);
  tryLaw(arbitraryWhite(8, 14), 600, meet);
  // Small random graphs hardly ever have a vertex of which no side was found: a fact of its theory has one.
  for (const { facts } of theories) for (const { graph } of facts) meet(namedDigraph(graph).graph);
  expect(met, 'no theory gives a value of some registered kind').toEqual(new Set(kinds));
});
