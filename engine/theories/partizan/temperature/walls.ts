/**
 * A wall of a thermograph: how many moves a position is worth to a player as every move is taxed by t, for t
 * from −1 upward (Conway, On numbers and games, chapter 9; Berlekamp, Conway, Guy, Winning ways, chapter 6).
 * A wall is a broken line given by its corners, upward; above the last one it is upright. Left's wall falls
 * by t or stays, Right's rises by t or stays. All numbers are dyadic and exact in doubles: a wall that would
 * have to be rounded is undefined.
 */
import { exactly } from '../../../numbers/exactly.ts';

/** The corners as x and t in turn, with t ascending from −1. */
export type Wall = readonly number[];

/** The least tax. */
export const leastTax = -1;

/** Whether no number of a wall had to be rounded. */
export const isExact = (wall: Wall): boolean => wall.every((number) => Number.isFinite(number));

/** The wall that is upright at x. */
export const uprightWall = (x: number): Wall => [x, leastTax];

/**
 * The place of the first corner after the lowest one that is not below a tax; the wall's length where all
 * are. O(log corners).
 */
function cornerFrom(wall: Wall, tax: number): number {
  let [low, high] = [1, wall.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (wall[2 * middle + 1] < tax) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

/**
 * The number of a wall at a tax on the line below the corner at this place. Corners are joined by lines that
 * are upright or move by the tax.
 */
function standsBelow(wall: Wall, corner: number, tax: number): number {
  const [x, t] = [wall[corner - 2], wall[corner - 1]];
  const rise = corner < wall.length ? Math.sign(wall[corner] - x) : 0;
  return rise === 0 ? x : exactly(x, rise * exactly(tax, -t));
}

/** The number of a wall at a tax. O(log corners). */
export const wallAt = (wall: Wall, tax: number): number => standsBelow(wall, cornerFrom(wall, tax), tax);

/** The tax of a wall's first corner above a tax; infinite above the last one. O(log corners). */
export function nextCorner(wall: Wall, tax: number): number {
  if (wall[1] > tax) return wall[1];
  const corner = cornerFrom(wall, tax);
  return wall[wall[corner + 1] === tax ? corner + 3 : corner + 1] ?? Number.POSITIVE_INFINITY;
}

/**
 * The numbers of a wall at taxes that are asked for in ascending order. Linear in the corners and the taxes
 * together.
 */
function upward(wall: Wall): (tax: number) => number {
  let corner = 2;
  return (tax) => {
    while (wall[corner + 1] < tax) corner += 2;
    return standsBelow(wall, corner, tax);
  };
}

/**
 * The greater (sign 1) or the smaller (−1) of two walls at every tax; inexact where their distance is. Linear
 * in the corners.
 */
export function furtherOf(a: Wall, b: Wall, sign: 1 | -1): Wall {
  const corners: number[] = [];
  const [ofA, ofB] = [upward(a), upward(b)];
  let [before, xBefore, apartBefore] = [leastTax, 0, 0];
  for (const tax of taxesOf(a, b)) {
    const [x, y] = [ofA(tax), ofB(tax)];
    const apart = exactly(x, -y);
    if (apart * apartBefore < 0) {
      const [steep, level] = [Math.abs(apartBefore), exactly(tax, -before)];
      // Their distance shrinks by 1 or by 2 with each unit of tax.
      const speed = exactly(Math.abs(apart), steep) / level;
      const crossing = exactly(before, steep / speed);
      // No corner of either lies between these taxes.
      addCorner(corners, exactly(xBefore, Math.sign(x - xBefore) * exactly(crossing, -before)), crossing);
    }
    // Walls whose distance is not exact may cross unseen.
    addCorner(corners, Number.isNaN(apart) ? apart : (sign === 1 ? apart > 0 : apart < 0) ? x : y, tax);
    [before, xBefore, apartBefore] = [tax, x, apart];
  }
  return corners;
}

/** The taxes at which one of them has a corner, ascending, each once. */
function taxesOf(a: Wall, b: Wall): readonly number[] {
  const taxes: number[] = [];
  for (let i = 1, j = 1; i < a.length || j < b.length; ) {
    const tax = Math.min(a[i] ?? Number.POSITIVE_INFINITY, b[j] ?? Number.POSITIVE_INFINITY);
    if (a[i] === tax) i += 2;
    if (b[j] === tax) j += 2;
    if (Number.isNaN(tax)) return [...taxes, tax];
    taxes.push(tax);
  }
  return taxes;
}

/** Adds a corner; a corner on the line between its neighbours is left out. */
function addCorner(corners: number[], x: number, tax: number): void {
  const last = corners.length;
  if (last >= 4) {
    const [x1, t1, x2, t2] = corners.slice(-4);
    if (
      Math.sign(x2 - x1) === Math.sign(x - x2) &&
      Math.abs(x2 - x1) * (tax - t2) === Math.abs(x - x2) * (t2 - t1)
    ) {
      corners[last - 2] = x;
      corners[last - 1] = tax;
      return;
    }
  }
  corners.push(x, tax);
}

/**
 * The wall after a tax on one more move: x − t for Left (sign −1), x + t for Right (1), as far up as `top`.
 * Linear in the corners.
 */
export function taxed(wall: Wall, sign: 1 | -1, top: number): Wall {
  const corners: number[] = [];
  for (let i = 0; i < wall.length && wall[i + 1] < top; i += 2)
    addCorner(corners, exactly(wall[i], sign * wall[i + 1]), wall[i + 1]);
  addCorner(corners, exactly(wallAt(wall, top), sign * top), top);
  return corners;
}

/**
 * The least tax at which two scaffolds meet, given what they are before the tax of the move itself: the least
 * t ≥ −1 with left − t ≤ right + t. It exists, since they come nearer by 2 with each unit above all corners.
 * Linear in the corners.
 */
export function meetingTax(left: Wall, right: Wall): number {
  const [ofLeft, ofRight] = [upward(left), upward(right)];
  const apartAt = (tax: number): number => exactly(exactly(ofLeft(tax), -ofRight(tax)), -2 * tax);
  let [before, apartBefore] = [leastTax, apartAt(leastTax)];
  if (!(apartBefore > 0)) return Number.isNaN(apartBefore) ? Number.NaN : leastTax;
  for (const tax of taxesOf(left, right)) {
    const apart = apartAt(tax);
    if (Number.isNaN(apart)) return Number.NaN;
    if (apart <= 0) {
      // Between two corners the scaffolds come nearer evenly, by 1 or 2 or not at all.
      const speed = exactly(apartBefore, -apart) / exactly(tax, -before);
      return exactly(before, apartBefore / speed);
    }
    [before, apartBefore] = [tax, apart];
  }
  return exactly(before, apartBefore / 2);
}
