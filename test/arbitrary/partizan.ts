/**
 * Random partizan digraphs: a few arcs of each player from every vertex, two in three of them leading down,
 * so that play ends.
 */
import * as fc from 'fast-check';
import { buildArcs } from '../../engine/graph/build.ts';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import { pairsOf, partizan } from '../fixtures/partizan.ts';

const mostOptions = 3;

function rows(order: number, drawn: readonly (readonly number[])[]): Arcs {
  const pairs = drawn.flatMap((options, v) => {
    const to = options.flatMap((number) => {
      const place = Math.floor(number / 3);
      if (number % 3 === 0) return [place % order];
      return v === 0 ? [] : [place % v];
    });
    return [...new Set(to)].map((w) => [v, w] as const);
  });
  return buildArcs(
    order,
    pairs.map(([from]) => from),
    pairs.map(([, to]) => to),
  );
}

/** Some vertices are gray, which must make no difference with one piece on the board. */
export function arbitraryPartizan(largest: number): fc.Arbitrary<GameGraph> {
  const options = fc.array(fc.nat(3 * largest - 1), { maxLength: mostOptions });
  const vertex = fc.record({ left: options, right: options, gray: fc.nat(3) });
  return fc.array(vertex, { minLength: 1, maxLength: largest }).map((vertices) => ({
    order: vertices.length,
    gray: Uint8Array.from(vertices, ({ gray }) => (gray === 0 ? 1 : 0)),
    left: rows(
      vertices.length,
      vertices.map(({ left }) => left),
    ),
    right: rows(
      vertices.length,
      vertices.map(({ right }) => right),
    ),
  }));
}

/**
 * All nodes are white, with up to `most` arcs of each player. Two arcs in three lead to a smaller vertex;
 * loops and long cycles occur often enough.
 */
export function arbitraryWhite(largest: number, most: number): fc.Arbitrary<GameGraph> {
  const ofOrder = Array.from({ length: largest + 1 }, (_, order) => {
    const arc = fc
      .tuple(fc.nat(Math.max(0, order - 1)), fc.nat(Math.max(0, 3 * order - 1)))
      .map(([from, drawn]) => {
        const to = Math.floor(drawn / 3);
        return [from, drawn % 3 === 0 || from === 0 ? to : to % from] as const;
      });
    const arcs = fc.uniqueArray(arc, { maxLength: most, selector: ([from, to]) => from * order + to });
    return fc.tuple(arcs, arcs).map(([left, right]) => partizan(order, left, right));
  });
  return fc.integer({ min: 1, max: largest }).chain((order) => ofOrder[order]);
}

/** The graph as text, printed when a law fails. */
export const writtenPartizan = ({ order, left, right }: GameGraph): string =>
  `${order} vertices, left ${JSON.stringify(pairsOf(left))}, right ${JSON.stringify(pairsOf(right))}`;
