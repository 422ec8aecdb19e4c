/**
 * Every drawing of a kind up to isomorphism, each once, by the number of nodes and then of arcs: by orderly
 * generation. A canonical drawing gets one node more in every way that the number of arcs allows, and only
 * canonical results are continued, so that nothing found need be remembered or compared with anything.
 */
import {
  emptyGrowing,
  letters,
  mostDigraphNodes,
  openCanonicalTest,
  setNode,
  shiftOfGray,
} from './canonical.ts';
import type { DrawingKind } from './drawing-kind.ts';

/** A drawing of nodes 0 … order − 1. */
export type SmallDigraph = {
  readonly order: number;
  /** An arc of both players counts once. */
  readonly arcCount: number;
  /** `letters` of the arc from u to v at u · order + v. */
  readonly arcs: Uint8Array;
  /** 1 where a node is gray. */
  readonly gray: Uint8Array;
  /**
   * The nodes that reach all others, one of each set that symmetries exchange, ascending: from each of these
   * the drawing is one game. Empty if no node reaches all others.
   */
  readonly starts: readonly number[];
};

/** Ways to add a node that are tried between two slices. */
const triedInSlice = 4096;

/**
 * Numbers with as many ones as wanted, below 2^width, ascending. Each follows from the one before (Gosper,
 * HAKMEM item 175).
 */
function nextWithAsManyOnes(word: number): number {
  const least = word & -word;
  const carried = word + least;
  return carried | (((word ^ carried) >>> 2) / least);
}

/**
 * The ways to add one node to so many earlier ones, with so many arcs. Each is a code; which is the next one
 * is found from the last one.
 */
type NodeCodes = {
  /** Begins with the codes of so many arcs. */
  begin(arcs: number): void;
  /** The next code, or −1. */
  next(): number;
};

function openNodeCodes(node: number, { partizan, gray, loops }: DrawingKind): NodeCodes {
  // Two places for each earlier node, and one for the loop; a set of places is a number below 2^width.
  const width = 2 * node + (loops ? 1 : 0);
  const end = 2 ** width;
  const firstLetter = partizan ? letters.left : letters.either;
  const shifts = new Int32Array(width);
  let places = end;
  let count = 0;
  let isGray = false;
  let isFresh = false;
  let code = 0;
  /** Each place of the set gets its first letter. */
  const fill = (): void => {
    count = 0;
    code = isGray ? 1 << shiftOfGray(node) : 0;
    for (let rest = places, place = 0; rest > 0; rest >>= 1, place++) {
      if ((rest & 1) === 0) continue;
      shifts[count++] = 2 * place;
      code |= firstLetter << (2 * place);
    }
  };
  /** The same set of places with other letters; false if all have been given. */
  const advanceLetters = (): boolean => {
    for (let i = 0; i < count; i++) {
      const letter = (code >> shifts[i]) & 3;
      if (letter < letters.either) {
        code += 1 << shifts[i];
        return true;
      }
      code -= (letter - firstLetter) << shifts[i];
    }
    return false;
  };
  return {
    begin(arcs) {
      isGray = false;
      isFresh = true;
      places = arcs > width ? end : 2 ** arcs - 1;
      if (places < end) fill();
    },
    next() {
      if (places >= end) return -1;
      if (isFresh) {
        isFresh = false;
        return code;
      }
      if (advanceLetters()) return code;
      if (gray && !isGray) {
        isGray = true;
        fill();
        return code;
      }
      isGray = false;
      places = places === 0 ? end : nextWithAsManyOnes(places);
      if (places >= end) return -1;
      fill();
      return code;
    },
  };
}

/** The most arcs that a node can have with the nodes before it. */
const mostArcsAt = (node: number, { loops, acyclic }: DrawingKind): number =>
  acyclic ? node : 2 * node + (loops ? 1 : 0);

/** The most arcs of a drawing of so many nodes. */
export function mostDigraphArcs(order: number, kind: DrawingKind): number {
  let most = 0;
  for (let node = 0; node < order; node++) most += mostArcsAt(node, kind);
  return most;
}

/**
 * Every drawing of `order` nodes up to isomorphism, the fewest arcs first. Yields undefined after a slice of
 * work that found none, so that a caller can stop it at any time. Throws a RangeError for an order that is
 * not from 1 to `mostDigraphNodes`. The work is in proportion to the number of drawings with one node
 * less and the ways to add a node to them.
 */
export function* digraphsOfOrder(
  order: number,
  kind: DrawingKind,
): Generator<SmallDigraph | undefined, void, void> {
  if (!(Number.isInteger(order) && order >= 1 && order <= mostDigraphNodes))
    throw new RangeError(`drawings of 1 to ${mostDigraphNodes} nodes are made, not of ${order}`);
  const growing = emptyGrowing();
  const test = openCanonicalTest(growing);
  const codes = Array.from({ length: order }, (_, node) => openNodeCodes(node, kind));
  /** Per node the most arcs that the nodes after it can still have. */
  const later = codes.map((_, node) => mostDigraphArcs(order, kind) - mostDigraphArcs(node + 1, kind));
  const left = new Int32Array(order + 1);
  const arcsAt = new Int32Array(order);
  let tried = 0;
  for (let arcCount = 0; arcCount <= mostDigraphArcs(order, kind); arcCount++) {
    left[0] = arcCount;
    let node = 0;
    arcsAt[0] = Math.max(0, left[0] - later[0]);
    codes[0].begin(arcsAt[0]);
    while (node >= 0) {
      const code = codes[node].next();
      if (++tried % triedInSlice === 0) yield undefined;
      if (code < 0) {
        if (++arcsAt[node] > Math.min(left[node], mostArcsAt(node, kind))) node--;
        else codes[node].begin(arcsAt[node]);
        continue;
      }
      setNode(growing, node, code);
      if (kind.acyclic && closesCycle(growing.arcs, node)) continue;
      if (!test.isCanonical(node + 1)) continue;
      if (node + 1 === order) {
        yield digraphOf(growing, order, arcCount, test.orbits);
        continue;
      }
      left[node + 1] = left[node] - arcsAt[node];
      node++;
      arcsAt[node] = Math.max(0, left[node] - later[node]);
      codes[node].begin(arcsAt[node]);
    }
  }
}

/** Whether the last node is on a cycle with earlier ones. */
function closesCycle(arcs: Uint8Array, node: number): boolean {
  let reached = 0;
  let fresh = 0;
  for (let v = 0; v < node; v++) if (arcs[node * mostDigraphNodes + v] !== 0) fresh |= 1 << v;
  while (fresh !== 0) {
    reached |= fresh;
    let next = 0;
    for (let v = 0; v < node; v++) {
      if (((fresh >> v) & 1) === 0) continue;
      if (arcs[v * mostDigraphNodes + node] !== 0) return true;
      for (let w = 0; w < node; w++) if (arcs[v * mostDigraphNodes + w] !== 0) next |= 1 << w;
    }
    fresh = next & ~reached;
  }
  return false;
}

function digraphOf(
  { arcs, gray }: ReturnType<typeof emptyGrowing>,
  order: number,
  arcCount: number,
  orbits: Uint8Array,
): SmallDigraph {
  const packed = new Uint8Array(order * order);
  for (let u = 0; u < order; u++)
    for (let v = 0; v < order; v++) packed[u * order + v] = arcs[u * mostDigraphNodes + v];
  const starts: number[] = [];
  for (let v = 0; v < order; v++) if (orbits[v] === v && reachesAll(packed, order, v)) starts.push(v);
  return { order, arcCount, arcs: packed, gray: gray.slice(0, order), starts };
}

/** Whether play can come from this node to every other. */
function reachesAll(arcs: Uint8Array, order: number, from: number): boolean {
  let reached = 1 << from;
  const met = [from];
  for (const v of met) {
    for (let w = 0; w < order; w++) {
      if (arcs[v * order + w] === 0 || ((reached >> w) & 1) === 1) continue;
      reached |= 1 << w;
      met.push(w);
    }
  }
  return met.length === order;
}
