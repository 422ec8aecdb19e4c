/**
 * Keeps nodes from covering each other: where a node that is moved, pasted or made would hide another one,
 * all nodes that move with it are put a little aside, in whole steps of the grid, so that their shape stays.
 * Nodes that only overlap are left as they are, since both can be seen and taken hold of. Cost: O(nodes), and
 * for each place that is tried O(moved nodes) at most, after which those that hid something hide nothing.
 */
import type { GameDocument, NodeId } from '../document.ts';
import type { Place } from './nodes.ts';

/** Closer than half a node's radius, one of two nodes hides the other. */
const hides = 9;
/** At this distance two nodes are beside each other. */
const beside = 40;
const step = 20;
/** In steps: further away a place is not looked for, but taken right of everything. */
const furthest = 15;
/** Nobody could see a shorter step. */
const shortestStep = 0.01;
/** Steps along a way, after which it leads past everything at once. */
const mostAlong = 1000;

/** Whether some place of the others is nearer to a place than the reach. */
type Near = (place: Place, reach: number) => boolean;

function nearSome(there: readonly Place[]): Near {
  if (there.length === 0) return () => false;
  const cells = new Map<string, Place[]>();
  const cell = (length: number): number => Math.floor(length / beside);
  for (const place of there) {
    const key = `${cell(place.x)} ${cell(place.y)}`;
    const known = cells.get(key);
    if (known) known.push(place);
    else cells.set(key, [place]);
  }
  return ({ x, y }, reach) => {
    for (let column = cell(x) - 1; column <= cell(x) + 1; column++) {
      for (let row = cell(y) - 1; row <= cell(y) + 1; row++) {
        const others = cells.get(`${column} ${row}`) ?? [];
        if (others.some((other) => Math.hypot(other.x - x, other.y - y) < reach)) return true;
      }
    }
    return false;
  };
}

/** The shifts that are tried, the shortest first; among equal ones those to the right and down first. */
const shifts: readonly Place[] = Array.from({ length: (2 * furthest + 1) ** 2 }, (_, i) => ({
  x: ((i % (2 * furthest + 1)) - furthest) * step,
  y: (Math.floor(i / (2 * furthest + 1)) - furthest) * step,
})).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || b.x - a.x || b.y - a.y);

const plus = (place: Place, by: Place): Place => ({ x: place.x + by.x, y: place.y + by.y });

const extreme = (
  places: readonly Place[],
  axis: 'x' | 'y',
  better: (a: number, b: number) => number,
): number => places.reduce((best, place) => better(best, place[axis]), places[0][axis]);

/** Those of the places that are in the box round others, or hidden by its edge. */
function inBox(round: readonly Place[], places: readonly Place[]): readonly Place[] {
  if (round.length === 0) return [];
  const [left, right] = [extreme(round, 'x', Math.min) - hides, extreme(round, 'x', Math.max) + hides];
  const [top, bottom] = [extreme(round, 'y', Math.min) - hides, extreme(round, 'y', Math.max) + hides];
  return places.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
}

const times = ({ x, y }: Place, n: number): Place => ({ x: n * x, y: n * y });

/** Whether a way leads anywhere: steps that are no numbers, none, or too short to get far do not. */
const leads = ({ x, y }: Place): boolean => {
  const length = Math.hypot(x, y);
  return length >= shortestStep && Number.isFinite(length);
};

/**
 * After how many steps along a way the moved places have passed all others in the direction in which it leads
 * furthest.
 */
function stepsPast(moved: readonly Place[], there: readonly Place[], along: Place): number {
  const axis = Math.abs(along.x) >= Math.abs(along.y) ? 'x' : 'y';
  const ahead = along[axis] > 0;
  const [last, first] = ahead ? [Math.max, Math.min] : [Math.min, Math.max];
  const past = Math.abs(extreme(there, axis, last) - extreme(moved, axis, first)) + beside;
  return Math.ceil(past / Math.abs(along[axis]));
}

/**
 * The shift by which these places have to be moved together so that none hides one of the others; zero where
 * none does. With `along`, they are moved by that step repeatedly until they hide none, or past everything
 * after a thousand steps; otherwise they are moved beside the others.
 */
export function clearShift(moved: readonly Place[], there: readonly Place[], along?: Place): Place {
  // Almost always nothing is hidden, and the places in the box of the moved ones are enough to show it.
  const amongMoved = nearSome(inBox(moved, there));
  const none = { x: 0, y: 0 };
  const inTheWay = moved.filter((place) => amongMoved(place, hides));
  if (inTheWay.length === 0) return none;
  const near = nearSome(there);
  // What hides something now, or was in the way of another shift, is mostly in the way again, so it is looked
  // at first.
  const isClear = (by: Place, reach: number): boolean => {
    const isNear = (place: Place): boolean => near(plus(place, by), reach);
    if (inTheWay.some(isNear)) return false;
    const found = moved.find(isNear);
    if (found) inTheWay.push(found);
    return found === undefined;
  };
  if (along && leads(along)) {
    for (let n = 1; n <= mostAlong; n++) {
      const by = times(along, n);
      if (isClear(by, hides)) return by;
    }
    return times(along, stepsPast(moved, there, along));
  }
  const found = shifts.find((by) => isClear(by, beside));
  if (found) return found;
  const past = extreme(there, 'x', Math.max) - extreme(moved, 'x', Math.min);
  return { x: Math.ceil(past / step) * step + beside, y: 0 };
}

/** Places for some nodes of a drawing, moved together until none of them hides a node that stays. */
export function clearPlaces(
  { nodes }: GameDocument,
  places: ReadonlyMap<NodeId, Place>,
  along?: Place,
): ReadonlyMap<NodeId, Place> {
  const by = clearShift(
    [...places.values()],
    nodes.filter(({ id }) => !places.has(id)),
    along,
  );
  if (by.x === 0 && by.y === 0) return places;
  return new Map([...places].map(([id, place]) => [id, plus(place, by)]));
}
