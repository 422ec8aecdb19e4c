/**
 * Strongly connected components by Tarjan's depth-first search. Its stack is kept in arrays, so that a path
 * of a million nodes does not overflow. Components are numbered in reverse topological order: every arc leads
 * into a component of the same or a smaller number, so component 0 is a sink. Cost: O(order + arcs) time, six
 * arrays of `order`.
 */
import type { Arcs } from './game-graph.ts';
import { readSigned, readUnsigned } from './signed.ts';

export type Components = {
  readonly count: number;
  /** Per vertex: the number of its component. */
  readonly of: Uint32Array;
  /** Per component: how many vertices it has. */
  readonly sizes: Uint32Array;
};

/**
 * The strongly connected components of a graph, numbered sinks first. `others`: more arcs of the same
 * vertices, followed after the first ones of each, so that both players' arcs need not be copied together.
 */
export function stronglyConnectedComponents(arcs: Arcs, others: Arcs = noArcs): Components {
  const order = arcs.starts.length - 1;
  const of = new Int32Array(order);
  const sizes = new Int32Array(order);
  const search: Search = {
    rows: rowsOf(arcs),
    others: others === noArcs || others === arcs ? undefined : rowsOf(others),
    of,
    sizes,
    low: new Int32Array(order),
    cursor: new Int32Array(order),
    path: new Int32Array(order),
    open: new Int32Array(order),
    found: 0,
    count: 0,
  };
  for (let root = 0; root < order; root++) if (search.low[root] === 0) searchFrom(root, search);
  return {
    count: search.count,
    of: readUnsigned(of),
    sizes: readUnsigned(sizes.slice(0, search.count)),
  };
}

const noArcs: Arcs = { starts: new Uint32Array(0), targets: new Uint32Array(0) };

/** Numbers are signed, which JavaScript engines read faster; no count of arcs comes near 2³¹. */
type Rows = { readonly starts: Int32Array; readonly targets: Int32Array };

const rowsOf = ({ starts, targets }: Arcs): Rows => ({
  starts: readSigned(starts),
  targets: readSigned(targets),
});

/**
 * True if no play on these arcs can return to a vertex. The search goes depth first and stops at the first
 * cycle, which in most graphs with cycles is found soon; O(order + arcs) at worst.
 */
export function isAcyclic({ starts, targets }: Arcs): boolean {
  const order = starts.length - 1;
  const standing = new Uint8Array(order);
  const path = new Int32Array(order);
  /** The next arc to follow from a vertex on the path. */
  const cursor = new Int32Array(order);
  let depth = 0;
  for (let root = 0; root < order; root++) {
    if (standing[root] !== UNSEEN) continue;
    standing[root] = ON_PATH;
    cursor[root] = starts[root];
    path[depth++] = root;
    while (depth > 0) {
      const v = path[depth - 1];
      if (cursor[v] === starts[v + 1]) {
        standing[v] = LEFT_BEHIND;
        depth--;
        continue;
      }
      const w = targets[cursor[v]++];
      if (standing[w] === ON_PATH) return false;
      if (standing[w] === LEFT_BEHIND) continue;
      standing[w] = ON_PATH;
      cursor[w] = starts[w];
      path[depth++] = w;
    }
  }
  return true;
}

/** The state of a vertex in the search: not seen yet, on the current path, or finished. */
const [UNSEEN, ON_PATH, LEFT_BEHIND] = [0, 1, 2];

type Search = {
  readonly rows: Rows;
  readonly others: Rows | undefined;
  readonly of: Int32Array;
  readonly sizes: Int32Array;
  /** Tarjan's lowlink, at least 1; 0 before the visit; CLOSED after the component is known. */
  readonly low: Int32Array;
  /** The next arc to follow from a vertex on the path; for the others as −1 less the arc. */
  readonly cursor: Int32Array;
  readonly path: Int32Array;
  /** Vertices visited whose component is not yet known. */
  readonly open: Int32Array;
  found: number;
  count: number;
};

const CLOSED = 0x7fffffff;

/**
 * Visits everything that a root leads to. Its variables are in no closure, where they would be kept in
 * memory.
 */
function searchFrom(root: number, search: Search): void {
  const { rows, others, low, cursor, path, open } = search;
  const { starts, targets } = rows;
  // While a vertex is open its entry in `of` is not needed and holds Tarjan's index, the order of discovery.
  const index = search.of;
  let { found } = search;
  let depth = 0;
  let waiting = 0;
  let entered = root;
  for (;;) {
    if (entered >= 0) {
      found++;
      index[entered] = found;
      low[entered] = found;
      cursor[entered] = starts[entered];
      path[depth++] = entered;
      open[waiting++] = entered;
      entered = -1;
    }
    const v = path[depth - 1];
    let least = low[v];
    let at = cursor[v];
    if (at >= 0) {
      const lastArc = starts[v + 1];
      while (at < lastArc && entered < 0) {
        const w = targets[at++];
        const its = low[w];
        if (its === 0) entered = w;
        // CLOSED is larger than any lowlink.
        else if (its < least) least = its;
      }
      if (others && entered < 0) at = -1 - others.starts[v];
    }
    if (others && entered < 0) {
      let other = -1 - at;
      const lastArc = others.starts[v + 1];
      while (other < lastArc && entered < 0) {
        const w = others.targets[other++];
        const its = low[w];
        if (its === 0) entered = w;
        else if (its < least) least = its;
      }
      at = -1 - other;
    }
    cursor[v] = at;
    low[v] = least;
    if (entered >= 0) continue;
    depth--;
    if (least === index[v]) waiting = close(v, waiting, search);
    else if (least < low[path[depth - 1]]) low[path[depth - 1]] = least;
    if (depth === 0) break;
  }
  search.found = found;
}

/**
 * Takes the component of v off the open vertices: from now on `of` holds its number and no longer the index.
 */
function close(v: number, waiting: number, search: Search): number {
  const { of, sizes, low, open } = search;
  let top = waiting;
  for (;;) {
    const w = open[--top];
    low[w] = CLOSED;
    of[w] = search.count;
    sizes[search.count]++;
    if (w === v) break;
  }
  search.count++;
  return top;
}

/**
 * Per vertex: the least vertex of its weakly connected component, in which directions are ignored. Union–find
 * with path halving, nearly linear.
 */
export function weakComponents({ starts, targets }: Arcs): Uint32Array {
  const order = starts.length - 1;
  const parent = Uint32Array.from({ length: order }, (_, v) => v);
  const root = (v: number): number => {
    let at = v;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  for (let v = 0; v < order; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const [a, b] = [root(v), root(targets[e])];
      // The least vertex stays the root of its tree.
      if (a < b) parent[b] = a;
      else parent[a] = b;
    }
  }
  for (let v = 0; v < order; v++) parent[v] = root(v);
  return parent;
}
