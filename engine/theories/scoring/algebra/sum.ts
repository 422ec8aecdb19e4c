/**
 * Sums (Definition 5). Canonical forms are added instead of the games themselves, and every sum on the way is
 * made canonical, so that nothing explodes; only games that are not guaranteed are added as they are written.
 */
import { keep, lookUp, type PairTable, pairTable } from '../../../numbers/pair-table.ts';
import { drain } from '../../../rounds.ts';
import { type Arena, atomIn, atomSide, isAtom, isNumberGame, optionsIn, sideOf } from '../arena/arena.ts';
import { addAtoms, ZERO } from '../arena/atoms.ts';
import { gameWith, keepSum } from '../arena/games.ts';
import { formOfSides } from '../reductions/canonical.ts';

/** The canonical form of the sum of canonical games. Yields now and then; throws when the arena is full. */
export const sumInSlices = (arena: Arena, g: number, h: number): Generator<void, number, void> =>
  added(arena, g, h, arena.sums, (a, b, left, right) => {
    if (!isNumberGame(arena, a) && !isNumberGame(arena, b)) return formOfSides(arena, left, right);
    // A number moves every score, and leaves a canonical form canonical.
    const sum = gameWith(arena, left, right);
    arena.canonical[sum] = sum;
    return sum;
  });

export const canonicalSum = (arena: Arena, g: number, h: number): number => drain(sumInSlices(arena, g, h));

/** The sum as it is written, of any games. It may be far larger than its parts. */
export const writtenSumInSlices = (arena: Arena, g: number, h: number): Generator<void, number, void> =>
  // Nothing is reduced, since the callers that add such games ask only for their stops.
  added(arena, g, h, pairTable(), (_, _b, left, right) => gameWith(arena, left, right));

/** Pairs dealt with between two yields. */
const SLICE = 1 << 10;

function* added(
  arena: Arena,
  g: number,
  h: number,
  table: PairTable,
  /** The result for the sum of a and b, which has these sides; negative where it is to be asked for again. */
  finish: (a: number, b: number, left: number, right: number) => number,
): Generator<void, number, void> {
  const [low, high] = g < h ? [g, h] : [h, g];
  const pairs = [low, high];
  for (let steps = 1; pairs.length > 0; steps++) {
    if (steps % SLICE === 0) yield;
    const a = pairs[pairs.length - 2];
    const b = pairs[pairs.length - 1];
    if (lookUp(table, a, b) >= 0) {
      pairs.length -= 2;
      continue;
    }
    const before = pairs.length;
    const left = sideOfSum(arena, table, arena.left, a, b, pairs);
    const right = sideOfSum(arena, table, arena.right, a, b, pairs);
    if (pairs.length > before) continue;
    pairs.length -= 2;
    let sum = finish(a, b, left, right);
    for (; sum < 0; sum = finish(a, b, left, right)) yield;
    if (table === arena.sums) keepSum(arena, a, b, sum);
    else keep(table, a, b, sum);
  }
  return lookUp(table, low, high);
}

/**
 * A side of the sum from the sums of options; where some are not known yet, they join the pairs, and the side
 * is of no use.
 */
function sideOfSum(
  arena: Arena,
  table: PairTable,
  sides: Int32Array,
  a: number,
  b: number,
  pairs: number[],
): number {
  const x = sides[a];
  const y = sides[b];
  if (isAtom(x) && isAtom(y)) return atomSide(addAtoms(arena.atoms, atomIn(x), atomIn(y)));
  const sums: number[] = [];
  const meet = (option: number, other: number): void => {
    const p = Math.min(option, other);
    const q = Math.max(option, other);
    const known = lookUp(table, p, q);
    if (known >= 0) sums.push(known);
    else pairs.push(p, q);
  };
  for (const option of optionsIn(arena, x)) meet(option, b);
  for (const option of optionsIn(arena, y)) meet(option, a);
  return sums.length > 0 ? sideOf(arena, sums) : atomSide(ZERO);
}
