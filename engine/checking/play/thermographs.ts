/**
 * Thermographs by their definition (Siegel, Combinatorial Game Theory, II.5): of a game in simplest form the
 * Left wall at t is the greatest of its Left options' Right walls, less t, and the Right wall the least of
 * its Right options' Left walls, with t added, upward from t = −1 until they meet. For an integer both are
 * upright.
 */
import type { GameStore } from '../games/game-store.ts';
import type { SimplestForms } from './simplest.ts';
import {
  crossingOfWalls,
  isFine,
  placeOfWall,
  printedNumber,
  type WallByHand,
  wallsOfOptions,
} from './walls.ts';

export type ThermographsByHand = {
  /**
   * "left (1, -1) (0, 0), right (-1, -1) (0, 0)": the corners of both walls. Undefined where play goes round,
   * or numbers are too large or fine.
   */
  textOf(game: number): string | undefined;
};

type Walls = { readonly left: WallByHand; readonly right: WallByHand };

export function openThermographs(games: GameStore, simplest: SimplestForms): ThermographsByHand {
  const known = new Map<number, Walls | 'none'>();
  const integers = new Map<number, number>();

  /** The integer that a form with options of one player alone is; undefined of any other form. */
  function integerOf(form: number): number | undefined {
    const [left, right] = [games.left[form], games.right[form]];
    if (left.length > 0 && right.length > 0) return undefined;
    const [before] = [...left, ...right];
    if (before === undefined) return 0;
    const reached = integers.get(before);
    return reached === undefined ? undefined : reached + (left.length > 0 ? 1 : -1);
  }

  function wallsOf(form: number): Walls | 'none' {
    const integer = integerOf(form);
    if (integer !== undefined) {
      integers.set(form, integer);
      return { left: [[integer, -1]], right: [[integer, -1]] };
    }
    const [ahead, behind] = [games.left[form], games.right[form]].map((side) =>
      side.flatMap((each) => {
        const found = known.get(each);
        return found === undefined || found === 'none' ? [] : [found];
      }),
    );
    if (ahead.length < games.left[form].length || behind.length < games.right[form].length) return 'none';
    const { left, right } = wallsOfOptions(ahead, behind);
    return untilTheyMeet(left, right);
  }

  return {
    textOf(game) {
      const start = simplest.ofGame(game);
      if (start === undefined) return undefined;
      const waiting = [start];
      while (waiting.length > 0) {
        const at = waiting[waiting.length - 1];
        const open = [...games.left[at], ...games.right[at]].filter((each) => !known.has(each));
        if (!known.has(at) && open.length > 0) {
          waiting.push(...open);
          continue;
        }
        waiting.pop();
        if (!known.has(at)) known.set(at, wallsOf(at));
      }
      const found = known.get(start);
      if (found === undefined || found === 'none') return undefined;
      return `left ${inWords(found.left)}, right ${inWords(found.right)}`;
    },
  };
}

function untilTheyMeet(left: WallByHand, right: WallByHand): Walls | 'none' {
  const taxes = [...new Set([...left, ...right].map(([, t]) => t))].toSorted((a, b) => a - b);
  const last = taxes.findIndex((t) => placeOfWall(left, t) <= placeOfWall(right, t));
  if (last < 0) return 'none';
  const [from, to] = [taxes[Math.max(0, last - 1)], taxes[last]];
  const meets = last === 0 ? to : (crossingOfWalls(left, right, from, to) ?? to);
  const mean = placeOfWall(left, meets);
  if (!isFine(mean) || !isFine(meets) || placeOfWall(right, meets) !== mean) return 'none';
  const cut = (wall: WallByHand): WallByHand => [...wall.filter(([, t]) => t < meets), [mean, meets]];
  return { left: cut(left), right: cut(right) };
}

/**
 * Only the corners, the last one where the walls meet: a point on a straight line between two others is not a
 * corner.
 */
function inWords(wall: WallByHand): string {
  const corners: (readonly [x: number, t: number])[] = [];
  for (const corner of wall) {
    const [one, other] = corners.slice(-2);
    if (other && slope(one, other) === slope(other, corner)) corners.pop();
    corners.push(corner);
  }
  return corners.map(([x, t]) => `(${printedNumber(x)}, ${printedNumber(t)})`).join(' ');
}

const slope = ([x, t]: readonly [number, number], [y, u]: readonly [number, number]): number =>
  (y - x) / (u - t);
