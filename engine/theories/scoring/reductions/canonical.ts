/**
 * Canonical forms (Theorem 45, Corollary 46): every follower is made canonical first, then the four reductions are applied to the
 * game itself until none changes it. Every value of the guaranteed games has exactly one reduced form, whatever the
 * sequence of the steps, so that equal games have the same form, and in an arena the same id.
 *
 * It ends: each step takes away nodes of the game's tree, or leaves as many and brings one more option into the form of 3b.
 */
import { drain } from '../../../rounds.ts';
import { type Arena, isAtom, optionsIn, sideOf } from '../arena/arena.ts';
import { gameWith } from '../arena/games.ts';
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
            optionsIn(arena, side).map((option) => arena.canonical[option]),
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
