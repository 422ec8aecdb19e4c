/**
 * Waiting moves (Definition 22): n̂ = ⟨(n−1)^ | ∅⁰⟩ is worth n moves that only Left has, −n̂ as many of
 * Right's. Beside a number they are literal forms: ℓ − n̂ = ⟨∅^ℓ | ℓ − (n−1)^⟩ and r + n̂ = ⟨r + (n−1)^ |
 * ∅^r⟩. All of them are canonical.
 */
import { keep, lookUp } from '../../../numbers/pair-table.ts';
import { type Arena, atomSide, sideOf } from './arena.ts';
import { gameWith, numberGame } from './games.ts';

/** ℓ − n̂: Right may wait n times. O(n) the first time. */
export const waitingBelow = (arena: Arena, atom: number, n: number): number =>
  waiting(
    arena,
    atom,
    n,
    (before) => gameWith(arena, atomSide(atom), sideOf(arena, [before])),
    arena.waitsBelow,
  );

/** r + n̂: Left may wait n times. O(n) the first time. */
export const waitingAbove = (arena: Arena, atom: number, n: number): number =>
  waiting(
    arena,
    atom,
    n,
    (before) => gameWith(arena, sideOf(arena, [before]), atomSide(atom)),
    arena.waitsAbove,
  );

function waiting(
  arena: Arena,
  atom: number,
  n: number,
  after: (before: number) => number,
  table: Arena['waitsBelow'],
): number {
  let from = n;
  let game = -1;
  for (; game < 0; from--) {
    game = from === 0 ? numberGame(arena, atom) : lookUp(table, atom, from);
    if (game >= 0) break;
  }
  for (let i = from + 1; i <= n; i++) {
    game = after(game);
    keep(table, atom, i, game);
  }
  return game;
}
