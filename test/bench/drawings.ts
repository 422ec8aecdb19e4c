/** Drawings whose figures the benchmark times: the worst cases for placing words. */
import { emptyDocument, type GameDocument, type GameNode } from '../../engine/document/document.ts';
import { randomDigraph } from './digraph.ts';

const node = (v: number, x: number, y: number): GameNode => ({
  id: `n${v}`,
  x,
  y,
  gray: false,
  name: `n${v}`,
});

function drawing(nodes: readonly GameNode[], arcs: readonly (readonly [number, number])[]): GameDocument {
  const edges = arcs.map(([from, to]) => ({ from: `n${from}`, to: `n${to}`, player: 'either' as const }));
  return { title: '', nodes, edges, pieces: [], view: emptyDocument.view };
}

/** Nodes at scattered places, with `mean` arcs each on average: long ones, which cross everywhere. */
export function drawnAnyhow(order: number, mean: number): GameDocument {
  const { starts, targets } = randomDigraph(order, mean).left;
  const side = 80 * Math.sqrt(order);
  // Multiples of irrational numbers are spread evenly and form no grid.
  const share = (v: number, step: number): number => (v * step) % 1;
  const nodes = Array.from({ length: order }, (_, v) =>
    node(v, Math.round(share(v, Math.SQRT2) * side), Math.round(share(v, Math.E) * side)),
  );
  const arcs = nodes.flatMap((_, v) =>
    [...new Set(targets.subarray(starts[v], starts[v + 1]))].map((to) => [v, to] as const),
  );
  return drawing(nodes, arcs);
}

/** One node with arcs to all others, which are round it. */
export function star(order: number): GameDocument {
  const far = 8 * order;
  const rays = Array.from({ length: order - 1 }, (_, i) => (2 * Math.PI * i) / (order - 1));
  const nodes = rays.map((angle, i) =>
    node(i + 1, Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))),
  );
  return drawing(
    [node(0, 0, 0), ...nodes],
    nodes.map((_, i) => [0, i + 1]),
  );
}
