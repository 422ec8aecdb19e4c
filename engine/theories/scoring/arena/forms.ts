/** Games of an arena as plain data, and back. Positions are numbered breadth first from the start, options by `sequence`. */
import { parseRational, rational } from '../../../numbers/rationals.ts';
import { known } from '../../../result.ts';
import { fromBelow, isScore, type ScoringForm, sidesInForm } from '../../../values/scoring-form.ts';
import { type Arena, atomIn, atomSide, isAtom, isNumberGame, optionsIn, sideOf } from './arena.ts';
import { atomOf, compareAtoms } from './atoms.ts';
import { gameWith } from './games.ts';

/** The game as data, followers shared; undefined above so many positions. O(followers · options). */
export function scoringFormOf(
  arena: Arena,
  game: number,
  most = Number.POSITIVE_INFINITY,
): ScoringForm | undefined {
  const { places, facts } = arena;
  // The longest play goes through one position more than it has moves.
  if (facts.birthdays[game] >= most) return undefined;
  const games = [game];
  const [left, right]: [number[], number[]] = [[], []];
  const [leftScores, rightScores]: [(string | null)[], (string | null)[]] = [[], []];
  places[game] = 0;
  for (let at = 0; at < games.length && games.length <= most; at++) {
    leftScores.push(sideInForm(arena, arena.left[games[at]], at, games, left));
    rightScores.push(sideInForm(arena, arena.right[games[at]], at, games, right));
  }
  for (let at = 0; at < games.length; at++) places[games[at]] = -1;
  return games.length > most ? undefined : { count: games.length, left, right, leftScores, rightScores };
}

/** A position's score on a side; null where it has options: they join the games, and the pairs. */
function sideInForm(arena: Arena, side: number, at: number, games: number[], pairs: number[]): string | null {
  if (isAtom(side)) return arena.atoms.texts[atomIn(side)];
  const { places } = arena;
  const options = inSequence(arena, side);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (places[option] < 0) places[option] = games.push(option) - 1;
    pairs.push(at, places[option]);
  }
  return null;
}

/** The options on a side by `sequence`; they are sorted once. */
function inSequence(arena: Arena, side: number): Int32Array {
  const options = optionsIn(arena, side);
  if (options.length < 2) return options;
  const set = side >> 1;
  let sorted = arena.inForms.get(set);
  if (sorted === undefined) {
    sorted = options.slice().sort((a, b) => sequence(arena, a, b));
    arena.inForms.set(set, sorted);
  }
  return sorted;
}

/** Numbers first, from the smallest; then by birthday; then by hash. Says nothing of ids. */
function sequence(arena: Arena, a: number, b: number): number {
  const [p, q] = [isNumberGame(arena, a), isNumberGame(arena, b)];
  if (p && q) return compareAtoms(arena.atoms, atomIn(arena.left[a]), atomIn(arena.left[b]));
  if (p !== q) return Number(q) - Number(p);
  const { birthdays, hashes } = arena.facts;
  return (
    birthdays[a] - birthdays[b] ||
    hashes[2 * a] - hashes[2 * b] ||
    hashes[2 * a + 1] - hashes[2 * b + 1] ||
    a - b
  );
}

/** The game of a form. Precondition: it has no cycle, and a side without options has a score. O(the form). */
export function gameOfForm(arena: Arena, form: ScoringForm): number {
  const sides = sidesInForm(form);
  const games = new Int32Array(form.count);
  for (const at of fromBelow(form)) {
    const { left, right } = sides[at];
    const side = (written: typeof left): number =>
      isScore(written)
        ? atomSide(atomOf(arena.atoms, parseRational(written) ?? rational(0n)))
        : sideOf(
            arena,
            written.map((option) => games[option]),
          );
    known(left.length > 0 && right.length > 0, 'each side of a form has a score or options');
    games[at] = gameWith(arena, side(left), side(right));
  }
  return games[0];
}
