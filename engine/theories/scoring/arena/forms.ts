/**
 * Games of an arena as plain data, and back. Positions are numbered breadth first from the start, options by
 * `sequence`.
 */
import { membersOfSet } from '../../../numbers/id-sets.ts';
import { printedRational } from '../../../numbers/rationals.ts';
import { known } from '../../../result.ts';
import { fromBelow, isScore, type ScoringForm, sidesInForm } from '../../../values/scoring-form.ts';
import { type Arena, atomIn, atomSide, isAtom, isNumberGame, sideOf } from './arena.ts';
import { atomOf, compareAtoms } from './atoms.ts';
import { gameWith } from './games.ts';

/**
 * The game as data, followers shared; undefined if there are more than `most` positions. O(followers ·
 * options). Both sides are written in one loop: a JavaScript engine would compile what it called for each of
 * them into this function twice.
 */
export function scoringFormOf(
  arena: Arena,
  game: number,
  most = Number.POSITIVE_INFINITY,
): ScoringForm | undefined {
  const { places, facts, atoms, inForms, sets } = arena;
  // The longest play goes through one position more than it has moves.
  if (facts.birthdays[game] >= most) return undefined;
  const games = [game];
  places[game] = 0;
  const left: number[] = [];
  const right: number[] = [];
  const leftScores: (string | null)[] = [];
  const rightScores: (string | null)[] = [];
  for (let step = 0; step < 2 * games.length && games.length <= most; step++) {
    const at = step >> 1;
    const isLeft = (step & 1) === 0;
    const side = isLeft ? arena.left[games[at]] : arena.right[games[at]];
    const scores = isLeft ? leftScores : rightScores;
    if (isAtom(side)) {
      scores.push(atoms.texts[side >> 1]);
      continue;
    }
    scores.push(null);
    const pairs = isLeft ? left : right;
    const set = side >> 1;
    const from = sets.starts[set];
    const count = sets.starts[set + 1] - from;
    const sorted = count < 2 ? undefined : (inForms.get(set) ?? sortedForForms(arena, set));
    for (let i = 0; i < count; i++) {
      const option = sorted === undefined ? sets.ids[from] : sorted[i];
      if (places[option] < 0) places[option] = games.push(option) - 1;
      pairs.push(at, places[option]);
    }
  }
  for (let at = 0; at < games.length; at++) places[games[at]] = -1;
  return games.length > most ? undefined : { count: games.length, left, right, leftScores, rightScores };
}

/** The options of a set in the sequence in which forms have them; they are sorted once. */
function sortedForForms(arena: Arena, set: number): Int32Array {
  const sorted = membersOfSet(arena.sets, set).slice();
  sorted.sort((a, b) => sequence(arena, a, b));
  arena.inForms.set(set, sorted);
  return sorted;
}

/** Numbers first, from the smallest; then by birthday; then by hash. Says nothing of ids. */
function sequence(arena: Arena, a: number, b: number): number {
  const p = isNumberGame(arena, a);
  const q = isNumberGame(arena, b);
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
        ? atomSide(atomOf(arena.atoms, printedRational(written)))
        : sideOf(
            arena,
            written.map((option) => games[option]),
          );
    known(left.length > 0 && right.length > 0, 'each side of a form has a score or options');
    games[at] = gameWith(arena, side(left), side(right));
  }
  return games[0];
}
