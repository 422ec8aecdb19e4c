/** Games of an arena as plain data, and back. Positions are numbered breadth first from the start, options by `sequence`. */
import { parseRational, rational } from '../../../numbers/rationals.ts';
import { known } from '../../../result.ts';
import { fromBelow, isScore, type ScoringForm, sidesInForm } from '../../../values/scoring-form.ts';
import { type Arena, atomIn, atomSide, isAtom, isNumberGame, leftsOf, rightsOf, sideOf } from './arena.ts';
import { atomOf, compareAtoms } from './atoms.ts';
import { gameWith } from './games.ts';

/** The game as data, followers shared; undefined above so many positions. O(followers · options). */
export function scoringFormOf(
  arena: Arena,
  game: number,
  most = Number.POSITIVE_INFINITY,
): ScoringForm | undefined {
  const places = new Map([[game, 0]]);
  const games = [game];
  const [left, right]: [number[], number[]] = [[], []];
  const [leftScores, rightScores]: [(string | null)[], (string | null)[]] = [[], []];
  const scoreOf = (side: number): string | null => (isAtom(side) ? arena.atoms.texts[atomIn(side)] : null);
  const write = (pairs: number[], from: number, options: Int32Array): void => {
    for (const option of Array.from(options).sort((a, b) => sequence(arena, a, b))) {
      let place = places.get(option);
      if (place === undefined) {
        place = games.push(option) - 1;
        places.set(option, place);
      }
      pairs.push(from, place);
    }
  };
  for (let at = 0; at < games.length; at++) {
    if (games.length > most) return undefined;
    write(left, at, leftsOf(arena, games[at]));
    write(right, at, rightsOf(arena, games[at]));
    leftScores.push(scoreOf(arena.left[games[at]]));
    rightScores.push(scoreOf(arena.right[games[at]]));
  }
  return { count: games.length, left, right, leftScores, rightScores };
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
