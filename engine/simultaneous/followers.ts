/** What play by joint rounds can reach. */
import type { RoundRows } from './rounds.ts';

export type RoundFollowers = {
  /** 1 for each vertex that play can reach, the first ones among them. */
  readonly wanted: Uint8Array;
  /** The same vertices, each after its joint results. */
  readonly inOrder: readonly number[];
};

/** Precondition: play from these vertices meets no hole and no cycle. O(order + cells). */
export function followersInRounds(
  { order, starts, results }: RoundRows,
  vertices: readonly number[],
): RoundFollowers {
  const wanted = new Uint8Array(order);
  const inOrder: number[] = [];
  const cursor = new Map<number, number>();
  for (const first of vertices) {
    if (wanted[first] === 1) continue;
    wanted[first] = 1;
    const path = [first];
    while (path.length > 0) {
      const v = path[path.length - 1];
      const cell = cursor.get(v) ?? starts[v];
      if (cell === starts[v + 1]) {
        inOrder.push(v);
        path.pop();
        continue;
      }
      cursor.set(v, cell + 1);
      const to = results[cell];
      if (wanted[to] === 1) continue;
      wanted[to] = 1;
      path.push(to);
    }
  }
  return { wanted, inOrder };
}
