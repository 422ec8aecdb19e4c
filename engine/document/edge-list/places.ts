/**
 * Finds places for nodes that have none, near their neighbours and clear of every other node: below a node that
 * leads to them if that place is free, else on wider and wider rings around it. No other node moves. Cost:
 * O(nodes + arcs), and the rings that are searched.
 */
import type { GameEdge, GameNode, NodeId } from '../document.ts';

type Point = { readonly x: number; readonly y: number };

/** Two nodes' widths, and a little more: room for an arc with its head, and for a value beside a node. */
const apart = 80;

/** Directions from a neighbour, in the order in which people use them: down, then to the sides, then up. */
const ways: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
];

/** Places for the nodes that have none. */
export function placesBeside(
  nodes: readonly GameNode[],
  fresh: readonly NodeId[],
  edges: readonly GameEdge[],
): readonly Point[] {
  const places = new Map<NodeId, Point>(nodes.map((node) => [node.id, node]));
  const ground = occupied(nodes);
  const neighbours = neighboursOf(new Set(fresh), edges);
  const waiting = new Set(fresh);
  // Nodes beside a node that has a place come first, in the order of the text; a node without neighbours begins a
  // new part.
  const ready = new Set(fresh.filter((id) => neighbours.get(id)?.some((other) => places.has(other))));
  for (const id of fresh) {
    ready.add(id);
    // A set goes on with what is added to it meanwhile, and has each node once, however many lead there.
    for (const next of ready) {
      ready.delete(next);
      if (!waiting.delete(next)) continue;
      const beside = neighbours.get(next)?.find((other) => places.has(other));
      const place = beside === undefined ? ground.aside() : ground.near(places.get(beside)!);
      places.set(next, place);
      ground.take(place);
      for (const other of neighbours.get(next) ?? []) if (waiting.has(other)) ready.add(other);
    }
  }
  return fresh.map((id) => {
    const { x, y } = places.get(id)!;
    return { x, y };
  });
}

/**
 * The neighbours of each node, sources before targets, since the best place for a node is below one that leads
 * to it.
 */
function neighboursOf(
  fresh: ReadonlySet<NodeId>,
  edges: readonly GameEdge[],
): ReadonlyMap<NodeId, readonly NodeId[]> {
  const before = new Map<NodeId, NodeId[]>();
  const after = new Map<NodeId, NodeId[]>();
  const note = (lists: Map<NodeId, NodeId[]>, id: NodeId, other: NodeId): void => {
    if (!fresh.has(id) || id === other) return;
    const list = lists.get(id);
    if (list) list.push(other);
    else lists.set(id, [other]);
  };
  for (const { from, to } of edges) {
    note(before, to, from);
    note(after, from, to);
  }
  return new Map([...fresh].map((id) => [id, [...(before.get(id) ?? []), ...(after.get(id) ?? [])]]));
}

function occupied(nodes: readonly Point[]) {
  const cells = new Map<string, Point[]>();
  const cell = (length: number): number => Math.floor(length / apart);
  let bottom = Number.NEGATIVE_INFINITY;
  let left = 0;
  const take = (place: Point): void => {
    const key = `${cell(place.x)} ${cell(place.y)}`;
    const there = cells.get(key);
    if (there) there.push(place);
    else cells.set(key, [place]);
    left = bottom === Number.NEGATIVE_INFINITY ? place.x : Math.min(left, place.x);
    bottom = Math.max(bottom, place.y);
  };
  for (const place of nodes) take(place);
  const isFree = ({ x, y }: Point): boolean => {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const there = cells.get(`${cell(x) + dx} ${cell(y) + dy}`) ?? [];
        if (there.some((place) => Math.hypot(place.x - x, place.y - y) < 0.75 * apart)) return false;
      }
    }
    return true;
  };
  /**
   * Rings that were found full are not searched again, so that a node with ten thousand options does not search
   * its rings for each.
   */
  const fullRings = new Map<string, number>();
  const near = ({ x, y }: Point): Point => {
    const origin = `${x} ${y}`;
    for (let ring = fullRings.get(origin) ?? 1; ; ring++) {
      fullRings.set(origin, ring);
      for (const way of ways) {
        const place = { x: x + way.x * ring * apart, y: y + way.y * ring * apart };
        if (isFree(place)) return place;
      }
    }
  };
  /** Where a new part of the drawing begins: below everything else, at the left. */
  const aside = (): Point =>
    bottom === Number.NEGATIVE_INFINITY ? { x: 0, y: 0 } : { x: left, y: bottom + apart };
  return { take, near, aside };
}
