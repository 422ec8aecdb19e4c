/**
 * Canonical forms (Theorem 45, Corollary 46): every follower is made canonical first, then the four
 * reductions are applied to the game itself until none changes it. Every value of the guaranteed games has
 * exactly one reduced form, for every sequence of the steps, so that equal games have the same form, and in
 * an arena the same id.
 *
 * The procedure ends, since each step removes nodes of the game's tree, or leaves their number and brings one
 * more option into the form of 3b.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import { keep, lookUp } from '../../../numbers/pair-table.ts';
import { drain } from '../../../rounds.ts';
import { type Arena, isAtom, optionsIn, sideOf } from '../arena/arena.ts';
import { gameWith } from '../arena/games.ts';
import { UNFINISHED } from '../order/at-least.ts';
import { bestOptions, reversalSoon, sideAfter } from './step.ts';

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
 * The canonical form of a guaranteed game whose options all have theirs, or UNFINISHED: to be asked again
 * then.
 */
export function canonicalSoon(arena: Arena, game: number): number {
  const known = arena.canonical[game];
  if (known >= 0) return known;
  const form = formOfSides(arena, formsOn(arena, arena.left[game]), formsOn(arena, arena.right[game]));
  // The table may have been replaced by a longer one meanwhile: it is looked up afterwards.
  if (form >= 0) arena.canonical[game] = form;
  return form;
}

/** The side with the canonical forms of its options. */
function formsOn(arena: Arena, side: number): number {
  if (isAtom(side)) return side;
  const forms = optionsIn(arena, side).map((option) => arena.canonical[option]);
  return sideOf(arena, forms);
}

/**
 * The canonical form of the guaranteed game with these sides, whose options are canonical, as are those that
 * a step brings in; or UNFINISHED. Dominated options go before there is a game that has them.
 */
export function formOfSides(arena: Arena, left: number, right: number): number {
  const known = lookUp(arena.forms, left, right);
  if (known >= 0) return known;
  let l = undominated(arena, 'left', left);
  // A comparison that has reached a pause would lose its place if another began.
  if (l === UNFINISHED) return UNFINISHED;
  let r = undominated(arena, 'right', right);
  for (;;) {
    if (l === UNFINISHED || r === UNFINISHED) return UNFINISHED;
    const game = gameWith(arena, l, r);
    const step = arena.canonical[game] >= 0 ? undefined : reversalSoon(arena, game);
    if (step === UNFINISHED) return UNFINISHED;
    if (step === undefined) {
      if (arena.canonical[game] < 0) arena.canonical[game] = game;
      keep(arena.forms, left, right, arena.canonical[game]);
      return arena.canonical[game];
    }
    const side = undominated(arena, step.player, sideAfter(arena, game, step));
    if (step.player === 'left') l = side;
    else r = side;
  }
}

/** The side without its dominated options, or UNFINISHED. */
function undominated(arena: Arena, player: Mover, side: number): number {
  const options = optionsIn(arena, side);
  if (options.length < 2) return side;
  const best = bestOptions(arena, player, options);
  if (best === undefined) return UNFINISHED;
  return best.length === options.length ? side : sideOf(arena, best);
}

const SLICE = 1 << 12;

/** The same at once. */
export const canonicalForm = (arena: Arena, game: number): number => drain(canonicalInSlices(arena, game));
