/**
 * The order of partizan games by slow obvious play; it shares only the data types with the engine: all pairs of
 * vertices of one graph at once, by going over every position of the product until nothing changes.
 *
 * a⁺ ≥ b⁺ iff Left, moving second in a − b, can make the last move or have infinitely many moves occur in a: the
 * largest set X of positions that is the least set Y with these two clauses. With Left to move, some move in a leads
 * to X or some move in b leads to Y. With Right to move, all moves in a lead to X and all moves in b to Y.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';

const optionsOf = ({ starts, targets }: GameGraph['left'], v: number): readonly number[] =>
  Array.from(targets.subarray(starts[v], starts[v + 1]));

/** [a][b]: whether a⁺ ≥ b⁺. */
export function plusOrder({ order, left, right }: GameGraph): readonly (readonly boolean[])[] {
  const lefts = Array.from({ length: order }, (_, v) => optionsOf(left, v));
  const rights = Array.from({ length: order }, (_, v) => optionsOf(right, v));
  const all = Array.from({ length: order * order }, (_, i) => [Math.floor(i / order), i % order] as const);
  const at = (a: number, b: number) => a * order + b;
  let x = { left: all.map(() => true), right: all.map(() => true) };
  for (;;) {
    const y = { left: all.map(() => false), right: all.map(() => false) };
    for (let changed = true; changed; ) {
      changed = false;
      for (const [i, [a, b]] of all.entries()) {
        const forLeft = lefts[a].some((l) => x.right[at(l, b)]) || rights[b].some((r) => y.right[at(a, r)]);
        const forRight = rights[a].every((r) => x.left[at(r, b)]) && lefts[b].every((l) => y.left[at(a, l)]);
        if (forLeft !== y.left[i] || forRight !== y.right[i]) changed = true;
        y.left[i] = forLeft;
        y.right[i] = forRight;
      }
    }
    const same = all.every((_, i) => x.left[i] === y.left[i] && x.right[i] === y.right[i]);
    x = y;
    if (same) break;
  }
  return Array.from({ length: order }, (_, a) => Array.from({ length: order }, (_, b) => x.right[at(a, b)]));
}

/** [a][b]: whether a⁻ ≥ b⁻, which is (−b)⁺ ≥ (−a)⁺. */
export function minusOrder(graph: GameGraph): readonly (readonly boolean[])[] {
  const turned = plusOrder({ ...graph, left: graph.right, right: graph.left });
  return turned.map((row, a) => row.map((_, b) => turned[b][a]));
}
