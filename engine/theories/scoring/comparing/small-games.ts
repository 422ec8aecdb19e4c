/**
 * Small games, one after the other, of which one tells most pairs apart: waiting moves, atoms and switches as wide as the scores of
 * the pair are apart, and games of two moves made of these. Numbers are not among them: they move every score alike.
 */
import { rational } from '../../../numbers/rationals.ts';
import { type Arena, atomSide, sideOf } from '../arena/arena.ts';
import { addAtoms, atomOf, greaterAtom, lesserAtom, negateAtom, ZERO } from '../arena/atoms.ts';
import { gameWith, numberGame } from '../arena/games.ts';
import { waitingAbove, waitingBelow } from '../arena/waiting.ts';

/** Waiting moves tried. */
const MOST_WAITS = 3;
/** Born later than this, a pair is not tried with games of two moves: each try plays the sums out. */
const LATEST = 12;

export function* smallGames(arena: Arena, g: number, h: number): Generator<number, void, void> {
  const { atoms, facts } = arena;
  yield numberGame(arena, ZERO);
  for (let n = 1; n <= MOST_WAITS; n++) {
    yield waitingBelow(arena, ZERO, n);
    yield waitingAbove(arena, ZERO, n);
  }
  const one = atomOf(atoms, rational(1n));
  const highest = greaterAtom(atoms, facts.greatest[g], facts.greatest[h]);
  const lowest = lesserAtom(atoms, facts.least[g], facts.least[h]);
  const wide = addAtoms(atoms, addAtoms(atoms, highest, negateAtom(atoms, lowest)), one);
  const widths = [...new Set([one, wide])];
  const scores = [ZERO, ...widths, ...widths.map((width) => negateAtom(atoms, width))];
  const number = (score: number): number => sideOf(arena, [numberGame(arena, score)]);
  const switches: number[] = [];
  for (const score of scores.slice(1)) {
    switches.push(gameWith(arena, number(score), number(ZERO)));
    yield switches[switches.length - 1];
  }
  for (const width of widths) {
    yield gameWith(arena, atomSide(ZERO), atomSide(width));
    yield gameWith(arena, atomSide(ZERO), number(width));
    yield gameWith(arena, number(negateAtom(atoms, width)), atomSide(ZERO));
  }
  if (Math.max(facts.birthdays[g], facts.birthdays[h]) > LATEST) return;
  const around = scores.flatMap((high) => scores.map((low) => gameWith(arena, number(high), number(low))));
  for (const inner of around) {
    for (const score of scores) {
      yield gameWith(arena, sideOf(arena, [inner]), number(score));
      yield gameWith(arena, number(score), sideOf(arena, [inner]));
    }
  }
  for (const left of around) {
    for (const right of switches) yield gameWith(arena, sideOf(arena, [left]), sideOf(arena, [right]));
  }
}
