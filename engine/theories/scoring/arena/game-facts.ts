/**
 * What is kept of every game, found from its options (spec of the paper's Definitions 3 and 22): birthday, least and greatest
 * atom, whether it is guaranteed, the two stops and the four with passes, and a hash of its shape.
 *
 * The recursions for stops with passes hold for guaranteed games alone: they are read only there.
 */
import { type Arena, atomIn, isAtom, optionsIn } from './arena.ts';
import { compareAtoms, greaterAtom, lesserAtom } from './atoms.ts';

/**
 * Ls and Rs; with passes allowed to Right (Ls and Rs underlined in the paper), and to Left (overlined).
 */
export const stopNames = ['ls', 'rs', 'lsUnder', 'rsUnder', 'lsOver', 'rsOver'] as const;
export type StopName = (typeof stopNames)[number];
export const [LS, RS, LS_UNDER, RS_UNDER, LS_OVER, RS_OVER] = [0, 1, 2, 3, 4, 5];

/** A stop of a game, as an atom. */
export const stopAt = ({ facts }: Arena, game: number, stop: number): number => facts.stops[6 * game + stop];

/** Fills in the facts of a game whose sides are written. O(options). */
export function factsOf(arena: Arena, game: number): void {
  const { facts, left, right, atoms } = arena;
  const [l, r] = [left[game], right[game]];
  const lefts = optionsIn(arena, l);
  const rights = optionsIn(arena, r);
  let birthday = -1;
  let least = -1;
  let greatest = -1;
  let guaranteed = 1;
  const meet = (low: number, high: number): void => {
    least = least < 0 ? low : lesserAtom(atoms, least, low);
    greatest = greatest < 0 ? high : greaterAtom(atoms, greatest, high);
  };
  for (let side = 0; side < 2; side++) {
    const options = side === 0 ? lefts : rights;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      if (facts.birthdays[option] > birthday) birthday = facts.birthdays[option];
      if (facts.guaranteed[option] === 0) guaranteed = 0;
      meet(facts.least[option], facts.greatest[option]);
    }
  }
  if (isAtom(l) && isAtom(r)) {
    if (compareAtoms(atoms, atomIn(l), atomIn(r)) > 0) guaranteed = 0;
  } else if (isAtom(l)) {
    if (compareAtoms(atoms, atomIn(l), least) > 0) guaranteed = 0;
  } else if (isAtom(r) && compareAtoms(atoms, greatest, atomIn(r)) > 0) {
    guaranteed = 0;
  }
  if (isAtom(l)) meet(atomIn(l), atomIn(l));
  if (isAtom(r)) meet(atomIn(r), atomIn(r));
  facts.birthdays[game] = birthday + 1;
  facts.least[game] = least;
  facts.greatest[game] = greatest;
  facts.guaranteed[game] = guaranteed;
  stopsOf(arena, game, lefts, rights);
  hashOf(arena, game, lefts, rights);
}

function stopsOf(arena: Arena, game: number, lefts: Int32Array, rights: Int32Array): void {
  const { left, right, atoms, facts } = arena;
  const { stops } = facts;
  const best = (options: Int32Array, stop: number, better: typeof greaterAtom): number => {
    let found = stops[6 * options[0] + stop];
    for (let i = 1; i < options.length; i++) found = better(atoms, found, stops[6 * options[i] + stop]);
    return found;
  };
  const at = 6 * game;
  const atomic = { left: isAtom(left[game]), right: isAtom(right[game]) };
  stops[at + LS] = atomic.left ? atomIn(left[game]) : best(lefts, RS, greaterAtom);
  stops[at + RS] = atomic.right ? atomIn(right[game]) : best(rights, LS, lesserAtom);
  stops[at + LS_UNDER] = atomic.left ? atomIn(left[game]) : best(lefts, RS_UNDER, greaterAtom);
  stops[at + RS_OVER] = atomic.right ? atomIn(right[game]) : best(rights, LS_OVER, lesserAtom);
  // Right may pass at once, or move and pass later; Left likewise.
  stops[at + RS_UNDER] = atomic.right
    ? stops[at + LS_UNDER]
    : lesserAtom(atoms, stops[at + LS_UNDER], best(rights, LS_UNDER, lesserAtom));
  stops[at + LS_OVER] = atomic.left
    ? stops[at + RS_OVER]
    : greaterAtom(atoms, stops[at + RS_OVER], best(lefts, RS_OVER, greaterAtom));
}

function hashOf(arena: Arena, game: number, lefts: Int32Array, rights: Int32Array): void {
  const { hashes } = arena.facts;
  for (let half = 0; half < 2; half++) {
    const left = hashOfSide(arena, arena.left[game], lefts, half);
    const right = hashOfSide(arena, arena.right[game], rights, half);
    hashes[2 * game + half] = mixed(mixed(0x2545f491 + half, left), right);
  }
}

function mixed(before: number, sum: number): number {
  const h = Math.imul(before ^ sum ^ (sum >>> 13), 0x9e3779b1);
  return (h << 13) | (h >>> 19);
}

/** A sum, which says nothing of the sequence of the options. */
function hashOfSide({ atoms, facts }: Arena, side: number, options: Int32Array, half: number): number {
  if (isAtom(side)) return atoms.hashes[2 * atomIn(side) + half];
  const { hashes } = facts;
  let sum = 0x51ed270b;
  for (let i = 0; i < options.length; i++) {
    const below = hashes[2 * options[i] + half];
    sum = (sum + Math.imul(below ^ (below >>> 15), 0x85ebca77)) | 0;
  }
  return sum;
}
