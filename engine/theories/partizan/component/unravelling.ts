/**
 * Unravels an arc on an alternating cycle that even the deletion of arcs could not break. The arc is replaced by a
 * path through one, two or three copies of the region in which its cycles lie, from each copy into the next, the last
 * copy without the arc. The change is kept if comparing shows that no vertex changes its value. The rules may
 * simplify the copies further where they could not simplify the cycle.
 */

import type { Local } from '../local.ts';
import { haveSameValues } from '../order/pairs.ts';
import type { Store } from '../store/store.ts';
import { type Alternation, alternation, type CoreArc, cyclicArcs } from './alternating.ts';
import { affordable, type PairsSpent } from './trial.ts';

const MOST_COPIES = 3;

/** The most vertices of a component that is unravelled, since every trial compares all its pairs. */
const MOST_VERTICES = 150;

/** The first unravelling that changes no value: a local graph with more vertices in its core, the old ones first. */
export function unravelled(store: Store, local: Local, spent: PairsSpent): Local | undefined {
  if (local.core > MOST_VERTICES) return undefined;
  const alternating = alternation(local);
  for (let copies = 1; copies <= MOST_COPIES; copies++) {
    for (const arc of cyclicArcs(local, alternating)) {
      const trial = withCopies(local, regionOf(alternating, local.core, arc), copies, arc);
      if (!affordable(local, trial, spent)) return undefined;
      if (haveSameValues(store, local, trial)) return trial;
    }
  }
  return undefined;
}

/** The vertices of the component of the state graph in which the arc's cycles lie. */
function regionOf({ of }: Alternation, core: number, { side, from }: CoreArc): readonly number[] {
  const component = of[2 * from + (side === 'left' ? 0 : 1)];
  const region: number[] = [];
  for (let v = 0; v < core; v++) if (of[2 * v] === component || of[2 * v + 1] === component) region.push(v);
  return region;
}

function withCopies(
  local: Local,
  region: readonly number[],
  copies: number,
  { side, from, to }: CoreArc,
): Local {
  const { core, ids } = local;
  const more = copies * region.length;
  const place = new Map(region.map((v, i) => [v, i]));
  /** Vertex w as seen from a copy: its own copy of w if w is in the region. Copy 0 is the original. */
  const seen = (w: number, copy: number): number => {
    if (w >= core) return w + more;
    const at = place.get(w);
    return at === undefined || copy === 0 ? w : core + (copy - 1) * region.length + at;
  };
  const options = (which: 'left' | 'right', v: number, copy: number): number[] => {
    const list: number[] = [];
    for (const w of local[which][v]) {
      if (which !== side || v !== from || w !== to) list.push(seen(w, copy));
      else if (copy < copies) list.push(seen(w, copy + 1));
    }
    return list.sort((a, b) => a - b);
  };
  const rows = (which: 'left' | 'right') => [
    ...Array.from({ length: core }, (_, v) => options(which, v, 0)),
    ...Array.from({ length: more }, (_, i) =>
      options(which, region[i % region.length], 1 + Math.floor(i / region.length)),
    ),
    ...local[which].slice(core).map((list) => list.map((w) => w + more)),
  ];
  return {
    core: core + more,
    order: core + more + ids.length,
    left: rows('left'),
    right: rows('right'),
    ids,
  };
}
