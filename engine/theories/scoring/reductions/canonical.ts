/**
 * Canonical forms (Theorem 45, Corollary 46): every follower is made canonical first, then the four reductions are applied to the
 * game itself until none changes it. Every value of the guaranteed games has exactly one reduced form, whatever the
 * sequence of the steps, so that equal games have the same form, and in an arena the same id.
 *
 * It ends: each step takes away nodes of the game's tree, or leaves as many and brings one more option into the form of 3b.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import { drain } from '../../../rounds.ts';
import { type Arena, endOfOptions, firstOption, isAtom, optionsIn, sideOf } from '../arena/arena.ts';
import { gameWith } from '../arena/games.ts';
import { UNFINISHED } from '../order/at-least.ts';
import { bestOptions, stepped, stepSoon } from './step.ts';

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
    while (canonicalSoon(arena, at) < 0) yield;
  }
  return arena.canonical[game];
}

/**
 * The canonical form of a guaranteed game whose options all have theirs, or UNFINISHED: to be asked again then. Dominated options
 * go before there is a game that has them.
 */
export function canonicalSoon(arena: Arena, game: number): number {
  const known = arena.canonical[game];
  if (known >= 0) return known;
  const left = simplerSide(arena, 'left', arena.left[game]);
  if (left < 0) return UNFINISHED;
  const right = simplerSide(arena, 'right', arena.right[game]);
  if (right < 0) return UNFINISHED;
  const form = reducedSoon(arena, gameWith(arena, left, right));
  // The table may have been replaced by a longer one meanwhile: it is looked up afterwards.
  if (form >= 0) arena.canonical[game] = form;
  return form;
}

/** The side with canonical options, none of them dominated; or UNFINISHED. */
function simplerSide(arena: Arena, player: Mover, side: number): number {
  if (isAtom(side)) return side;
  const { ids } = arena.sets;
  const from = firstOption(arena, side);
  const forms = new Int32Array(endOfOptions(arena, side) - from);
  for (let i = 0; i < forms.length; i++) forms[i] = arena.canonical[ids[from + i]];
  const simpler = sideOf(arena, forms);
  const options = optionsIn(arena, simpler);
  if (options.length === 1) return simpler;
  const best = bestOptions(arena, player, options);
  if (best === undefined) return UNFINISHED;
  return best.length === options.length ? simpler : sideOf(arena, best);
}

const SLICE = 1 << 12;

/** The same at once. */
export const canonicalForm = (arena: Arena, game: number): number => drain(canonicalInSlices(arena, game));

/** The canonical form of a guaranteed game whose options are canonical, as are those that a step brings in; or UNFINISHED. */
export function reducedSoon(arena: Arena, game: number): number {
  let at = game;
  while (arena.canonical[at] < 0) {
    const step = stepSoon(arena, at);
    if (step === UNFINISHED) return UNFINISHED;
    if (step === undefined) arena.canonical[at] = at;
    else at = stepped(arena, at, step);
  }
  arena.canonical[game] = arena.canonical[at];
  return arena.canonical[at];
}
