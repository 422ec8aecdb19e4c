/** Sums of values: the disjunctive sum of their forms as a game graph, and what it simplifies to. */
import { buildArcs } from '../../../graph/build.ts';
import type { GameGraph } from '../../../graph/game-graph.ts';
import { drain } from '../../../rounds.ts';
import { sidesOf } from '../solve.ts';
import { followersOfForm } from '../store/followers.ts';
import type { Store } from '../store/store.ts';

/** The most positions of a sum, each a pair of followers. */
const MOST_POSITIONS = 10_000;

/** Onside and offside of a sum as ids of the store; −1 for a side that was not found. */
export type Sum = { readonly onside: number; readonly offside: number };

/** a + b; undefined if the sum has too many positions. */
export function sumOfForms(store: Store, a: number, b: number): Sum | undefined {
  const [as, bs] = [followersOfForm(store, [a]), followersOfForm(store, [b])];
  if (as.length * bs.length > MOST_POSITIONS) return undefined;
  const { onsides, offsides } = drain(sidesOf(sumGraph(store, as, bs), { store }));
  const start = as.indexOf(a) * bs.length + bs.indexOf(b);
  return { onside: onsides[start], offside: offsides[start] };
}

/** The game graph of the sum. Vertex i · |bs| + j is as[i] + bs[j]: a move is a move in one of the two. */
function sumGraph(store: Store, as: readonly number[], bs: readonly number[]): GameGraph {
  const { starts, options } = store;
  const [placeA, placeB] = [as, bs].map((ids) => new Map(ids.map((id, i) => [id, i])));
  const order = as.length * bs.length;
  const arcs = (side: 0 | 1) => {
    const sources: number[] = [];
    const targets: number[] = [];
    for (const [i, a] of as.entries()) {
      for (const [j, b] of bs.entries()) {
        const v = i * bs.length + j;
        for (let e = starts[2 * a + side]; e < starts[2 * a + side + 1]; e++) {
          sources.push(v);
          targets.push((placeA.get(options[e]) as number) * bs.length + j);
        }
        for (let e = starts[2 * b + side]; e < starts[2 * b + side + 1]; e++) {
          sources.push(v);
          targets.push(i * bs.length + (placeB.get(options[e]) as number));
        }
      }
    }
    return buildArcs(order, sources, targets);
  };
  return { order, gray: new Uint8Array(order), left: arcs(0), right: arcs(1) };
}
