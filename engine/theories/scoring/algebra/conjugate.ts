/** The conjugate (Definition 47): the players change places, and every score its sign. */
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
import { negateAtom } from '../arena/atoms.ts';
import { gameWith } from '../arena/games.ts';

/**
 * Also of games that are not guaranteed. The conjugate of a canonical form is canonical. O(followers ·
 * options), once.
 */
export function conjugate(arena: Arena, game: number): number {
  const waiting = [game];
  while (waiting.length > 0) {
    const at = waiting[waiting.length - 1];
    const before = waiting.length;
    for (const options of [leftsOf(arena, at), rightsOf(arena, at)]) {
      for (const option of options) if (arena.conjugates[option] < 0) waiting.push(option);
    }
    if (waiting.length > before) continue;
    waiting.pop();
    if (arena.conjugates[at] >= 0) continue;
    const turned = gameWith(
      arena,
      sideOfConjugate(arena, arena.right[at]),
      sideOfConjugate(arena, arena.left[at]),
    );
    arena.conjugates[at] = turned;
    arena.conjugates[turned] = at;
    if (arena.canonical[at] === at) arena.canonical[turned] = turned;
  }
  return arena.conjugates[game];
}

const sideOfConjugate = (arena: Arena, side: number): number =>
  isAtom(side)
    ? atomSide(negateAtom(arena.atoms, atomIn(side)))
    : sideOf(
        arena,
        Array.from(optionsIn(arena, side), (option) => arena.conjugates[option]),
      );
