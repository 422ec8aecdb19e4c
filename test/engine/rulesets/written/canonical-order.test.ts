/** Numbering the nodes of graphs: equal trees and cycles get equal numberings in any order of their nodes. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalOrder } from '../../../../engine/rulesets/written/canonical-order.ts';
import { tryLaw } from '../../../laws/seeds.ts';

type Labelled = {
  readonly order: number;
  readonly arcs: readonly (readonly [number, number])[];
  readonly labels: readonly number[];
};

/** The graph as its numbering writes it. */
function written({ order, arcs, labels }: Labelled): string {
  const graph = { order, arcs: arcs.map((ends) => ({ ends, isDirected: false })) };
  const place = canonicalOrder(graph, labels);
  expect([...place].toSorted((a, b) => a - b)).toEqual([...place.keys()]);
  const at = [...place.keys()].toSorted((a, b) => place[a] - place[b]);
  const lines = arcs.map(([a, b]) => [place[a], place[b]].toSorted((x, y) => x - y).join('-')).toSorted();
  return `${at.map((node) => labels[node]).join()} ${lines.join()}`;
}

const treeOrCycle = fc
  .tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 9 }), fc.boolean(), fc.infiniteStream(fc.nat(1)))
  .map(([parents, isCycle, signs]): Labelled => {
    const order = parents.length + 1;
    const arcs = parents.map((parent, i) => [isCycle ? i : parent % (i + 1), i + 1] as const);
    const closing = isCycle && order > 2 ? [[order - 1, 0] as const] : [];
    return {
      order,
      arcs: [...arcs, ...closing],
      labels: Array.from({ length: order }, () => signs.next().value),
    };
  });

const renumbered = treeOrCycle.chain((graph) =>
  fc
    .shuffledSubarray([...Array(graph.order).keys()], { minLength: graph.order })
    .map((to): readonly [Labelled, Labelled] => [
      graph,
      {
        order: graph.order,
        arcs: graph.arcs.map(([a, b]) => [to[a], to[b]] as const).toReversed(),
        labels: [...to.keys()].map((node) => graph.labels[to.indexOf(node)]),
      },
    ]),
);

test('a tree or a cycle whose nodes are numbered otherwise is written as the same text', () => {
  tryLaw(renumbered, 400, ([one, other]) => {
    expect(written(other)).toBe(written(one));
  });
});
