/** Every score of a game moved: by a number that is added, or Left's and Right's apart. O(followers · options) each. */
import {
  type Arena,
  atomIn,
  atomSide,
  isAtom,
  leftsOf,
  optionsIn,
  rightsOf,
  sideOf,
} from '../arena/arena.ts';
import { addAtoms, negateAtom, ZERO } from '../arena/atoms.ts';
import { gameWith } from '../arena/games.ts';

/** A game and a number, guaranteed or not. Of a canonical form it is the canonical form. */
export const shifted = (arena: Arena, game: number, by: number): number =>
  by === ZERO ? game : moved(arena, game, by, by);

/** Every Left atom less by so much, every Right atom greater: of a guaranteed game a guaranteed game. */
export const widened = (arena: Arena, game: number, more: number): number =>
  moved(arena, game, negateAtom(arena.atoms, more), more);

function moved(arena: Arena, game: number, onLeft: number, onRight: number): number {
  const done = new Map<number, number>();
  const side = (written: number, by: number): number =>
    isAtom(written)
      ? atomSide(addAtoms(arena.atoms, atomIn(written), by))
      : sideOf(
          arena,
          Array.from(optionsIn(arena, written), (option) => done.get(option) ?? 0),
        );
  const waiting = [game];
  while (waiting.length > 0) {
    const at = waiting[waiting.length - 1];
    const missing = [...leftsOf(arena, at), ...rightsOf(arena, at)].filter((option) => !done.has(option));
    if (missing.length > 0) {
      waiting.push(...missing);
      continue;
    }
    waiting.pop();
    if (done.has(at)) continue;
    const fresh = gameWith(arena, side(arena.left[at], onLeft), side(arena.right[at], onRight));
    done.set(at, fresh);
    if (onLeft === onRight && arena.canonical[at] === at) arena.canonical[fresh] = fresh;
  }
  return done.get(game) ?? game;
}
