/**
 * Canonical forms (Theorem 45, Corollary 46): every follower is made canonical first, then the four reductions are applied to the
 * game itself until none changes it. Every value of the guaranteed games has exactly one reduced form, whatever the
 * sequence of the steps, so that equal games have the same form, and in an arena the same id.
 *
 * It ends: each step takes away nodes of the game's tree, or leaves as many and brings one more option into the form of 3b.
 */
import { lookUp } from '../../../numbers/pair-table.ts';
import { drain } from '../../../rounds.ts';
import { type Arena, atomIn, atomSide, isAtom, isNumberGame, optionsIn, sideOf } from '../arena/arena.ts';
import { addAtoms } from '../arena/atoms.ts';
import { gameWith, keepSum } from '../arena/games.ts';
import { nextStep, stepped } from './step.ts';

/** The canonical form of a guaranteed game. Yields now and then; throws when the arena is full. */
export function* canonicalInSlices(arena: Arena, game: number): Generator<void, number, void> {
  if (arena.canonical[game] >= 0) return arena.canonical[game];
  const waiting = [game];
  for (let done = 1; waiting.length > 0; done++) {
    if (done % SLICE === 0) yield;
    const at = waiting[waiting.length - 1];
    if (arena.canonical[at] >= 0) {
      waiting.pop();
      continue;
    }
    const before = waiting.length;
    for (const side of [arena.left[at], arena.right[at]]) {
      for (const option of optionsIn(arena, side)) if (arena.canonical[option] < 0) waiting.push(option);
    }
    if (waiting.length > before) continue;
    waiting.pop();
    const ofSide = (side: number): number =>
      isAtom(side)
        ? side
        : sideOf(
            arena,
            Array.from(optionsIn(arena, side), (option) => arena.canonical[option]),
          );
    const simpler = gameWith(arena, ofSide(arena.left[at]), ofSide(arena.right[at]));
    // The table may have been replaced by a longer one meanwhile: it is looked up afterwards.
    const form = yield* reduced(arena, simpler);
    arena.canonical[at] = form;
  }
  return arena.canonical[game];
}

const SLICE = 1 << 12;

/** The same at once. */
export const canonicalForm = (arena: Arena, game: number): number => drain(canonicalInSlices(arena, game));

/** Of a guaranteed game whose options are canonical: so are those that a step brings in. */
export function* reduced(arena: Arena, game: number): Generator<void, number, void> {
  let at = game;
  while (arena.canonical[at] < 0) {
    const step = yield* nextStep(arena, at);
    if (!step) {
      arena.canonical[at] = at;
      break;
    }
    at = stepped(arena, at, step);
  }
  arena.canonical[game] = arena.canonical[at];
  return arena.canonical[at];
}

/**
 * The canonical form of a sum of canonical games (Definition 5): forms are added instead of the games themselves, so that nothing
 * explodes. A number moves every score and leaves a canonical form canonical.
 */
export function* sumInSlices(arena: Arena, g: number, h: number): Generator<void, number, void> {
  const pairs = [Math.min(g, h), Math.max(g, h)];
  for (let done = 1; pairs.length > 0; done++) {
    if (done % SLICE === 0) yield;
    const [a, b] = [pairs[pairs.length - 2], pairs[pairs.length - 1]];
    if (lookUp(arena.sums, a, b) >= 0) {
      pairs.length -= 2;
      continue;
    }
    const before = pairs.length;
    const left = sideOfSum(arena, arena.left, a, b, pairs);
    const right = sideOfSum(arena, arena.right, a, b, pairs);
    if (pairs.length > before) continue;
    pairs.length -= 2;
    const sum = gameWith(arena, left, right);
    if (isNumberGame(arena, a) || isNumberGame(arena, b)) arena.canonical[sum] = sum;
    keepSum(arena, a, b, yield* reduced(arena, sum));
  }
  return lookUp(arena.sums, Math.min(g, h), Math.max(g, h));
}

/** A side of the sum from the sums of options; where some are not known yet, they join the pairs, and the side is of no use. */
function sideOfSum(arena: Arena, sides: Int32Array, a: number, b: number, pairs: number[]): number {
  const [x, y] = [sides[a], sides[b]];
  if (isAtom(x) && isAtom(y)) return atomSide(addAtoms(arena.atoms, atomIn(x), atomIn(y)));
  const sums: number[] = [];
  const meet = (option: number, other: number): void => {
    const [p, q] = option < other ? [option, other] : [other, option];
    const known = lookUp(arena.sums, p, q);
    if (known >= 0) sums.push(known);
    else pairs.push(p, q);
  };
  for (const option of optionsIn(arena, x)) meet(option, b);
  for (const option of optionsIn(arena, y)) meet(option, a);
  return sums.length > 0 ? sideOf(arena, sums) : atomSide(0);
}

export const canonicalSum = (arena: Arena, g: number, h: number): number => drain(sumInSlices(arena, g, h));
