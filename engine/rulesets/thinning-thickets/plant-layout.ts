/**
 * Places the nodes of a plant above its ground. A node is as high as its longest way to a root, so that arcs
 * lead downwards. The tallest of the parts above a node continues straight up and the others are placed
 * beside it, so that stalks are upright with leaves at their sides. Roots with a number are on the ground in
 * a row; every arc to the ground has a foot of its own. It does not recurse. Quadratic in the arcs at most.
 */
import type { Spot } from '../../figure/curves.ts';
import { side } from '../furniture/shapes.ts';
import { GROUND, listedBy } from '../graphs/graph.ts';
import { inDegrees, type Plant } from './thicket.ts';

export type PlantLayout = {
  /** By node; 0 is among them only where an arc leads on from it. */
  readonly spots: ReadonlyMap<number, Spot>;
  /** By node, the arc that goes straight down from it to what carries it. */
  readonly carrying: ReadonlyMap<number, number>;
  /** How far it reaches to the left and to the right. */
  readonly from: number;
  readonly to: number;
};

const step = 1.1 * side;
const apart = 0.8 * side;
/** How much lower a leaf at the side is than other nodes of its height. */
const droop = 0.3 * step;

/**
 * What a node carries as far as it is placed: at each height from its own up, how far it reaches from its
 * middle.
 */
type Crown = { readonly left: number[]; readonly right: number[] };

export function layoutOfPlant(plant: Plant): PlantLayout {
  const { arcs } = plant;
  const { heights, carriers, order } = climbed(plant);
  const degrees = inDegrees(arcs);
  const belowOf = (node: number): number | undefined => {
    const carrier = carriers.get(node);
    const below = carrier === undefined ? undefined : arcs[carrier].head;
    return below !== undefined && heights.has(below) ? below : undefined;
  };
  const standing = order.filter((node) => belowOf(node) === undefined);
  const carried = listedBy(order.map((node) => [belowOf(node), node] as const));
  const crowns = new Map<number, Crown>();
  const shifts = new Map<number, number>();
  for (const node of order.toSorted((a, b) => heightOf(heights, b) - heightOf(heights, a))) {
    const above = carried.get(node) ?? [];
    const tallest = above.reduce<number | undefined>(
      (best, each) => (best === undefined || tall(crowns, each) > tall(crowns, best) ? each : best),
      undefined,
    );
    const crown: Crown = { left: [0], right: [0] };
    if (tallest !== undefined) join(crown, crowns.get(tallest), 0, 1);
    const isOdd = heightOf(heights, node) % 2 === 1;
    for (const [i, each] of above.filter((child) => child !== tallest).entries()) {
      const way = (i % 2 === 0) === isOdd ? 1 : -1;
      const own = crowns.get(each);
      const shift = own ? way * roomBeside(crown, own, way, 1) : 0;
      shifts.set(each, shift);
      join(crown, own, shift, 1);
    }
    crowns.set(node, crown);
  }
  const row: Crown = { left: [], right: [] };
  for (const [i, node] of standing.entries()) {
    const own = crowns.get(node);
    if (!own) continue;
    const high = heightOf(heights, node);
    const shift = i === 0 ? 0 : roomBeside(row, own, 1, high);
    shifts.set(node, shift);
    join(row, own, shift, high);
  }
  const spots = new Map<number, Spot>();
  for (const node of order.toSorted((a, b) => heightOf(heights, a) - heightOf(heights, b))) {
    const carrier = carriers.get(node);
    const below = carrier === undefined ? undefined : spots.get(arcs[carrier].head);
    const shift = shifts.get(node) ?? 0;
    const isLeaf = below !== undefined && shift !== 0 && !degrees.has(node);
    spots.set(node, {
      x: (below?.x ?? 0) + shift,
      y: -heightOf(heights, node) * step + (isLeaf ? droop : 0),
    });
  }
  const across = [...spots.values()].map(({ x }) => x);
  return {
    spots,
    carrying: carriers,
    from: Math.min(0, ...across),
    to: Math.max(0, ...across),
  };
}

const heightOf = (heights: ReadonlyMap<number, number>, node: number): number => heights.get(node) ?? 1;

const tall = (crowns: ReadonlyMap<number, Crown>, node: number): number => crowns.get(node)?.left.length ?? 0;

/** How far from the middle of a crown another one, which begins so much higher, has room at one side. */
function roomBeside(crown: Crown, other: Crown, way: 1 | -1, higher: number): number {
  let room = 0;
  for (const [level, left] of other.left.entries()) {
    const at = level + higher;
    if (at >= crown.left.length || crown.left[at] === undefined) continue;
    room = Math.max(room, way > 0 ? crown.right[at] - left : other.right[level] - crown.left[at]);
  }
  return room + apart;
}

function join(crown: Crown, other: Crown | undefined, shift: number, higher: number): void {
  for (const [level, left] of other?.left.entries() ?? []) {
    const at = level + higher;
    const right = (other?.right[level] ?? 0) + shift;
    crown.left[at] = Math.min(crown.left[at] ?? left + shift, left + shift);
    crown.right[at] = Math.max(crown.right[at] ?? right, right);
  }
}

/**
 * The heights of all nodes but a ground from which no arc leads on, the arc that carries each, and the nodes
 * in the order of the arcs. Where arcs of a draft go round in a circle it is broken anywhere.
 */
function climbed({ roots, arcs }: Plant) {
  const isRoot = new Set(roots);
  const out = listedBy(arcs.map(({ tail }, i) => [tail, i] as const));
  const into = listedBy(arcs.map(({ head }, i) => [head, i] as const));
  const order = new Set(arcs.flatMap(({ tail, head }) => [head, tail]));
  const hasGround = out.has(GROUND);
  if (!hasGround) order.delete(GROUND);
  const heights = new Map<number, number>();
  const carriers = new Map<number, number>();
  const waits = new Map(
    [...order].map((node) => [node, isRoot.has(node) ? 0 : (out.get(node)?.length ?? 0)]),
  );
  const ready: number[] = [];
  const settle = (node: number): void => {
    if (isRoot.has(node)) heights.set(node, 0);
    else {
      let [height, carrier]: [number, number | undefined] = [1, undefined];
      for (const arc of out.get(node) ?? []) {
        const { head } = arcs[arc];
        const below = head === GROUND ? 0 : heights.get(head);
        if (below === undefined || head === node || (carrier !== undefined && below + 1 <= height)) continue;
        [height, carrier] = [below + 1, arc];
      }
      heights.set(node, height);
      if (carrier !== undefined) carriers.set(node, carrier);
    }
    for (const arc of into.get(node) ?? []) {
      const { tail } = arcs[arc];
      if (heights.has(tail)) continue;
      const rest = (waits.get(tail) ?? 1) - 1;
      waits.set(tail, rest);
      if (rest === 0) ready.push(tail);
    }
  };
  if (!hasGround) {
    for (const arc of into.get(GROUND) ?? []) {
      const { tail } = arcs[arc];
      waits.set(tail, (waits.get(tail) ?? 1) - (isRoot.has(tail) ? 0 : 1));
    }
  }
  for (const [node, wait] of waits) if (wait === 0) ready.push(node);
  const go = (): void => {
    for (let node = ready.shift(); node !== undefined; node = ready.shift())
      if (!heights.has(node)) settle(node);
  };
  go();
  for (const node of order) {
    if (heights.has(node)) continue;
    settle(node);
    go();
  }
  return { heights, carriers, order: [...order] };
}
