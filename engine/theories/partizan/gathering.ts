/** A component of a graph with what it leads to, gathered from the sides that are known: what its sides are found from. */
import type { Arcs } from '../../graph/game-graph.ts';
import { type CoreOptions, type Local, localGraph } from './local.ts';
import { best } from './order/best.ts';
import { type Sides, TOO_LARGE } from './sides.ts';
import { negative } from './store/negative.ts';

export type SidesSoFar = {
  readonly left: Arcs;
  readonly right: Arcs;
  /** Per vertex 1 + its place in the current local graph; 0 if it is not in it. */
  readonly places: Int32Array;
  readonly sides: Sides;
};

/**
 * The local graph of a component: its members, then the vertices without a side that it leads to, then values;
 * options that are values dominated by other values are left out. Values that are no options may be put beside them. Undefined if it
 * leads to something that was too large.
 */
export function gather(
  work: SidesSoFar,
  members: Uint32Array,
  ahead: 1 | -1,
  beside: readonly number[] = [],
): Local | undefined {
  const { sides, left, right, places } = work;
  const core = Array.from(members);
  for (let i = 0; i < core.length; i++) places[core[i]] = i + 1;
  const lefts: CoreOptions[] = [];
  const rights: CoreOptions[] = [];
  let small = true;
  for (let i = 0; i < core.length && small; i++) {
    const l = coreOptions(work, ahead === 1 ? left : right, core, i, ahead, 1);
    const r = coreOptions(work, ahead === 1 ? right : left, core, i, ahead, -1);
    if (l && r) {
      lefts.push(l);
      rights.push(r);
    } else {
      small = false;
    }
  }
  for (const v of core) places[v] = 0;
  return small ? localGraph(sides.store, lefts, rights, beside) : undefined;
}

function coreOptions(
  { sides, places }: SidesSoFar,
  { starts, targets }: Arcs,
  core: number[],
  i: number,
  ahead: 1 | -1,
  player: 1 | -1,
): CoreOptions | undefined {
  const { store } = sides;
  const side = ahead === 1 ? sides.onsides : sides.offsides;
  const inside: number[] = [];
  const values: number[] = [];
  const v = core[i];
  for (let e = starts[v], last = starts[v + 1]; e < last; e++) {
    const option = targets[e];
    if (side[option] >= 0) {
      const id = ahead === 1 ? side[option] : negative(store, side[option]);
      if (!values.includes(id)) values.push(id);
      continue;
    }
    if (side[option] === TOO_LARGE) return undefined;
    if (places[option] === 0) places[option] = core.push(option);
    const place = places[option] - 1;
    if (!inside.includes(place)) inside.push(place);
  }
  return { core: inside, values: best(store, values, player) };
}
