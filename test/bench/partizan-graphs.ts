/** Random partizan graphs for the benchmark, the same in every run. */
import { buildArcs } from '../../engine/graph/build.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';

type Arc = readonly [number, number];

function drawing(seed: number): (below: number) => number {
  let register = seed;
  return (below) => {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    return (register >>> 0) % below;
  };
}

function graphOf(order: number, left: readonly Arc[], right: readonly Arc[]): GameGraph {
  const rows = (arcs: readonly Arc[]) =>
    buildArcs(
      order,
      arcs.map(([from]) => from),
      arcs.map(([, to]) => to),
    );
  return { order, gray: new Uint8Array(order), left: rows(left), right: rows(right) };
}

/**
 * All its vertices are stoppers: every state (a vertex and who is to move) has a place in a random order, and
 * moves go down in it; play that does not alternate may go round. `mean` arcs a vertex, of both players
 * together.
 */
export function stopperGraph(order: number, mean: number, seed: number): GameGraph {
  const draw = drawing(seed);
  const places = Array.from({ length: 2 * order }, (_, i) => i);
  for (let i = places.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [places[i], places[j]] = [places[j], places[i]];
  }
  const arcs: [Arc[], Arc[]] = [[], []];
  const drawn = new Set<number>();
  while (drawn.size < order * mean) {
    const [from, to, player] = [draw(order), draw(order), draw(2)];
    if (places[2 * from + player] < places[2 * to + 1 - player]) continue;
    const key = (from * order + to) * 2 + player;
    if (drawn.has(key)) continue;
    drawn.add(key);
    arcs[player].push([from, to]);
  }
  return graphOf(order, arcs[0], arcs[1]);
}

/** `mean` arcs of each player a vertex, to any vertex. */
export function loopyGraph(order: number, mean: number, seed: number): GameGraph {
  const draw = drawing(seed);
  const arcs = () => {
    const drawn = new Set<number>();
    while (drawn.size < order * mean) drawn.add(draw(order) * order + draw(order));
    return [...drawn].map((key): Arc => [Math.floor(key / order), key % order]);
  };
  return graphOf(order, arcs(), arcs());
}
