/**
 * Places for badges on arcs, such as what each move of a game brings: each on the course of its own arc,
 * clear of nodes and of the other arcs where that can be, and never on another badge. Where an arc has no
 * room for its words it bears the sign alone; where it has none for that, badges on it make way, and
 * otherwise the sign is put beside it, as near as possible. Cost: O(badges² · places · points of an arc), for
 * the few arcs that a player can take, and as much for each badge for which others make way.
 */
import type { Spot } from '../../../engine/figure/index.ts';

/**
 * The points of an arc one after the other, x and y, and the widths of its badge: with words, and of the sign
 * alone.
 */
export type BadgeWanted = { readonly points: ArrayLike<number>; readonly widths: readonly [number, number] };

/** A box round its middle; `short` where the sign is alone. */
export type BadgeBox = Spot & { readonly width: number; readonly short: boolean };

/** From the middle outwards: near its ends an arc comes close to others. */
const shares = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8] as const;
const gap = 2;

type Placed = Spot & { readonly along: Spot };

/** The place on an arc at that share of its length, and the direction of the arc there. */
function placeOn(points: ArrayLike<number>, share: number): Placed {
  const last = points.length / 2 - 1;
  const lengths = Array.from({ length: last }, (_, i) =>
    Math.hypot(points[2 * i + 2] - points[2 * i], points[2 * i + 3] - points[2 * i + 1]),
  );
  let left = share * lengths.reduce((sum, each) => sum + each, 0);
  let i = 0;
  while (i < last - 1 && left > lengths[i]) left -= lengths[i++];
  const part = lengths[i] > 0 ? left / lengths[i] : 0;
  const [x, y] = [points[2 * i], points[2 * i + 1]];
  const [dx, dy] = [points[2 * i + 2] - x, points[2 * i + 3] - y];
  const length = lengths[i] || 1;
  return { x: x + dx * part, y: y + dy * part, along: { x: dx / length, y: dy / length } };
}

const overlap = (a: BadgeBox, b: BadgeBox, height: number): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap && Math.abs(a.y - b.y) < height + gap;

/** Whether a course comes into the box. */
export function passes(points: ArrayLike<number>, { x, y, width }: BadgeBox, height: number): boolean {
  const [wide, high] = [width / 2 + gap, height / 2 + gap];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [dx, dy] = [points[i + 2] - points[i], points[i + 3] - points[i + 1]];
    // The part of the segment between the sides of the box, from 0 to 1.
    let [from, to] = [0, 1];
    for (const [start, step, reach] of [
      [points[i] - x, dx, wide],
      [points[i + 1] - y, dy, high],
    ]) {
      if (step === 0) {
        if (Math.abs(start) > reach) [from, to] = [1, 0];
        continue;
      }
      const [near, far] = [(-reach - start) / step, (reach - start) / step];
      from = Math.max(from, Math.min(near, far));
      to = Math.min(to, Math.max(near, far));
    }
    if (from <= to) return true;
  }
  return false;
}

/** A box for each badge, in their order; `isClear` says whether a box covers no node. */
export function badgePlaces(
  badges: readonly BadgeWanted[],
  height: number,
  isClear: (box: BadgeBox) => boolean,
): readonly BadgeBox[] {
  const courses = badges.map(({ points }) => shares.map((share) => placeOn(points, share)));
  const boxesOf = (i: number, short: boolean): readonly BadgeBox[] =>
    courses[i].map(({ x, y }) => ({ x, y, width: badges[i].widths[short ? 1 : 0], short }));
  const isFree = (box: BadgeBox, placed: Places): boolean =>
    [...placed.values()].every((other) => !overlap(box, other, height));
  const isApart = (i: number, box: BadgeBox): boolean =>
    badges.every((other, j) => j === i || !passes(other.points, box, height));

  /** The best box on the badge's own arc beside those that are placed. */
  const onOwnArc = (i: number, placed: Places): BadgeBox | undefined => {
    const [long, short] = [false, true].map((each) => boxesOf(i, each).filter((box) => isFree(box, placed)));
    return (
      long.find((box) => isClear(box) && isApart(i, box)) ??
      short.find((box) => isClear(box) && isApart(i, box)) ??
      short.find(isClear) ??
      short[0]
    );
  };
  /** Places the sign of a badge on its arc where the badges there find other places on their arcs. */
  const makingWay = (i: number, placed: Places): Places | undefined => {
    for (const box of boxesOf(i, true).filter(isClear)) {
      const others = new Map([...placed].filter(([, other]) => !overlap(box, other, height))).set(i, box);
      const moved = [...placed.keys()].filter((each) => !others.has(each));
      for (const each of moved) {
        const elsewhere = onOwnArc(each, others);
        if (elsewhere && isClear(elsewhere)) others.set(each, elsewhere);
      }
      if (moved.every((each) => others.has(each))) return others;
    }
    return undefined;
  };

  // Short arcs have the fewest places, so theirs are found first.
  const order = [...badges.keys()].sort((a, b) => lengthOf(badges[a]) - lengthOf(badges[b]));
  let placed: Places = new Map();
  for (const i of order) {
    const box = onOwnArc(i, placed);
    const others = box ? undefined : makingWay(i, placed);
    const inAll = placed;
    placed =
      others ??
      new Map(placed).set(
        i,
        box ?? beside(courses[i], badges[i].widths[1], height, (each) => isFree(each, inAll)),
      );
  }
  return [...badges.keys()].flatMap((i) => placed.get(i) ?? []);
}

/** The boxes of badges that are placed, by their numbers. */
type Places = ReadonlyMap<number, BadgeBox>;

const lengthOf = ({ points }: BadgeWanted): number =>
  Math.hypot(points[points.length - 2] - points[0], points[points.length - 1] - points[1]);

/** The sign across from the arc, as near as it is free on either side. Far enough out it always is. */
function beside(
  on: readonly Placed[],
  width: number,
  height: number,
  isFree: (box: BadgeBox) => boolean,
): BadgeBox {
  for (let out = height; ; out += height / 2) {
    for (const { x, y, along } of on) {
      for (const side of [out, -out]) {
        const box = { x: x - along.y * side, y: y + along.x * side, width, short: true };
        if (isFree(box)) return box;
      }
    }
  }
}
