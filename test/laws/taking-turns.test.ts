/**
 * Laws of computations that take turns on one thread, slice by slice: each gives the same result as alone.
 * Working arrays are reused, but never by two computations at the same time.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import type { Local } from '../../engine/theories/partizan/local.ts';
import { comparing } from '../../engine/theories/partizan/order/pairs.ts';
import { emptyStore } from '../../engine/theories/partizan/store/store.ts';
import type { Labelling, Theory } from '../../engine/theories/theory.ts';
import { arbitraryDigraph, everyKind } from '../arbitrary/digraphs.ts';
import { loopyGraph } from '../bench/partizan-graphs.ts';
import { partizan as graphOf } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { impartialTheories } from '../fixtures/theories.ts';
import { tryLaw } from './seeds.ts';

/** How often both were unfinished after a slice. */
let turns = 0;

/** Runs one slice of each in turn, until both are done. */
function inTurn<T>([first, second]: readonly Generator<unknown, T, void>[]): readonly T[] {
  for (;;) {
    const [a, b] = [first.next(), second.next()];
    if (a.done) return [a.value, b.done ? b.value : drain(second)];
    if (b.done) return [drain(first), b.value];
    turns++;
  }
}

/**
 * Results for hundreds of vertices are compared as one text, since they would differ in too many places to
 * read.
 */
function eachAsAlone<I, T>(
  inputs: readonly [I, I],
  begin: (input: I) => Generator<unknown, T, void>,
  written: (result: T, input: I) => string,
): void {
  const together = inTurn(inputs.map(begin));
  for (const [i, input] of inputs.entries()) {
    expect(written(together[i], input) === written(drain(begin(input)), input), `the ${i + 1}. of two`).toBe(
      true,
    );
  }
}

const solvedAsAlone = (theory: Theory, graphs: readonly [GameGraph, GameGraph]): void =>
  eachAsAlone<GameGraph, Labelling>(
    graphs,
    (graph) => theory.solve(graph),
    ({ table, codes, steps }) => JSON.stringify([table, [...codes], [...steps]]),
  );

describe('partizan', () => {
  /** The whole graph as the core. */
  const localOf = ({ order, left, right }: GameGraph): Local => {
    const lists = ({ starts, targets }: Arcs) =>
      Array.from({ length: order }, (_, v) => [...targets.subarray(starts[v], starts[v + 1])]);
    return { core: order, order, left: lists(left), right: lists(right), ids: [] };
  };

  /** Sizes below and above the bound up to which working arrays are reused. */
  const arbitraryLoopy = fc.record({
    order: fc.integer({ min: 120, max: 200 }),
    mean: fc.constant(2.5),
    seed: fc.integer({ min: 1, max: 1 << 30 }),
  });

  type Loopy = { readonly order: number; readonly mean: number; readonly seed: number };

  const comparedAsAlone = (drawn: readonly [Loopy, Loopy]): void =>
    eachAsAlone(
      drawn,
      ({ order, mean, seed }) => comparing(emptyStore(), localOf(loopyGraph(order, mean, seed)), true),
      (atLeast, { order }) => {
        const vertices = Array.from({ length: order }, (_, v) => v);
        return vertices.map((a) => vertices.filter((b) => atLeast(a, b)).join(' ')).join('\n');
      },
    );

  test('comparisons of all pairs do not disturb each other', () => {
    tryLaw(fc.tuple(arbitraryLoopy, arbitraryLoopy), 5, comparedAsAlone);
    // With more than 512 vertices even the moves take two slices to count, so that both of these must pause.
    turns = 0;
    comparedAsAlone([
      { order: 560, mean: 0.6, seed: 1 },
      { order: 530, mean: 0.6, seed: 2 },
    ]);
    expect(turns).toBeGreaterThan(0);
  });

  test('solves of a small component that leads to many values do not disturb each other', () => {
    // A chain of Left's moves, and two vertices that lead to its ends and to each other.
    const chained = (count: number): GameGraph => {
      const chain = Array.from({ length: count - 1 }, (_, v) => [v + 1, v] as const);
      const [x, y] = [count, count + 1];
      return graphOf(
        count + 2,
        [...chain, [x, y], [y, count - 1]],
        [
          [y, x],
          [x, 0],
        ],
      );
    };
    turns = 0;
    solvedAsAlone(partizan, [chained(700), chained(650)]);
    expect(turns).toBeGreaterThan(1);
  });
});

describe.each(impartialTheories.map((theory) => [theory.name, theory] as const))('%s', (_, theory) => {
  test('solves of small digraphs do not disturb each other', () => {
    turns = 0;
    for (const kind of everyKind) {
      const graph = arbitraryDigraph(kind, 12);
      tryLaw(fc.tuple(graph, graph), 100, (graphs) => {
        if (graphs.every((each) => theory.applies(each).applies)) solvedAsAlone(theory, graphs);
      });
    }
    expect(turns).toBeGreaterThan(0);
  });
});
