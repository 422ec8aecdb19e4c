/** The digraphs of the benchmark. The random one has the same numbers as that of retrograde.c. */
import { buildArcs } from '../../engine/graph/build.ts';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';

const white = (arcs: Arcs): GameGraph => ({
  order: arcs.starts.length - 1,
  gray: new Uint8Array(arcs.starts.length - 1),
  left: arcs,
  right: arcs,
});

export function randomDigraph(order: number, mean: number): GameGraph {
  let register = 12345;
  const draw = (below: number): number => {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    return (register >>> 0) % below;
  };
  const starts = new Uint32Array(order + 1);
  for (let v = 0; v < order; v++) starts[v + 1] = starts[v] + draw(2 * mean + 1);
  const targets = new Uint32Array(starts[order]);
  for (let e = 0; e < targets.length; e++) targets[e] = draw(order);
  return white({ starts, targets });
}

/** 0 → 1 → … → order − 1, and back to 0 if it is closed. */
export function pathDigraph(order: number, closed: boolean): GameGraph {
  const sources = Uint32Array.from({ length: closed ? order : order - 1 }, (_, v) => v);
  return white(
    buildArcs(
      order,
      sources,
      sources.map((v) => (v + 1) % order),
    ),
  );
}
