/**
 * What is kept of every game, found from its options (spec of the paper's Definitions 3 and 22): birthday, least and greatest
 * atom, whether it is guaranteed, the two stops and the four with passes, and a hash of its shape.
 *
 * The recursions for stops with passes hold for guaranteed games alone: they are read only there.
 */
import { type Arena, atomIn, endOfOptions, firstOption, isAtom } from './arena.ts';
import { compareAtoms, greaterAtom, lesserAtom } from './atoms.ts';

/**
 * Ls and Rs; with passes allowed to Right (Ls and Rs underlined in the paper), and to Left (overlined).
 */
export const stopNames = ['ls', 'rs', 'lsUnder', 'rsUnder', 'lsOver', 'rsOver'] as const;
export type StopName = (typeof stopNames)[number];
export const [LS, RS, LS_UNDER, RS_UNDER, LS_OVER, RS_OVER] = [0, 1, 2, 3, 4, 5];

/** A stop of a game, as an atom. */
export const stopAt = ({ facts }: Arena, game: number, stop: number): number => facts.stops[6 * game + stop];

/** What is gathered from one side: a stop of three kinds, the least and the greatest atom, the birthday, whether all are guaranteed. */
const [PLAIN, UNDER, OVER, LEAST, GREATEST, BORN, KEPT] = [0, 1, 2, 3, 4, 5, 6];

/** A place for as much. */
export const gathering = (): Int32Array => new Int32Array(KEPT + 1);

/**
 * Gathers one side: of a stuck player the score itself, else the best of the options' stops with the other player to move.
 * `sign` is 1 for Left, who likes great ones, and −1 for Right; `first` is the first of the stops that count.
 */
function gather(arena: Arena, side: number, sign: 1 | -1, first: number, found: Int32Array): void {
  const { facts, atoms, sets } = arena;
  const { stops, least, greatest, birthdays, guaranteed } = facts;
  found[BORN] = -1;
  found[KEPT] = 1;
  if (isAtom(side)) {
    found.fill(atomIn(side), PLAIN, BORN);
    return;
  }
  const from = sets.starts[side >> 1];
  const end = sets.starts[(side >> 1) + 1];
  for (let i = from; i < end; i++) {
    const option = sets.ids[i];
    if (birthdays[option] > found[BORN]) found[BORN] = birthdays[option];
    if (guaranteed[option] === 0) found[KEPT] = 0;
    const isFirst = i === from;
    for (let kind = PLAIN; kind <= OVER; kind++) {
      const stop = stops[6 * option + first + 2 * kind];
      if (isFirst || sign * compareAtoms(atoms, stop, found[kind]) > 0) found[kind] = stop;
    }
    if (isFirst || compareAtoms(atoms, least[option], found[LEAST]) < 0) found[LEAST] = least[option];
    if (isFirst || compareAtoms(atoms, greatest[option], found[GREATEST]) > 0)
      found[GREATEST] = greatest[option];
  }
}

/** Fills in the facts of a game whose sides are written. O(options). */
export function factsOf(arena: Arena, game: number): void {
  const { facts, left, right, atoms } = arena;
  const [onLeft, onRight] = arena.gathered;
  const [l, r] = [left[game], right[game]];
  gather(arena, l, 1, RS, onLeft);
  gather(arena, r, -1, LS, onRight);
  const breaks =
    (isAtom(l) && compareAtoms(atoms, onLeft[LEAST], onRight[LEAST]) > 0) ||
    (isAtom(r) && compareAtoms(atoms, onLeft[GREATEST], onRight[GREATEST]) > 0);
  facts.guaranteed[game] = breaks ? 0 : onLeft[KEPT] & onRight[KEPT];
  facts.birthdays[game] = Math.max(onLeft[BORN], onRight[BORN]) + 1;
  facts.least[game] = lesserAtom(atoms, onLeft[LEAST], onRight[LEAST]);
  facts.greatest[game] = greaterAtom(atoms, onLeft[GREATEST], onRight[GREATEST]);
  const { stops } = facts;
  const to = 6 * game;
  stops[to + LS] = onLeft[PLAIN];
  stops[to + RS] = onRight[PLAIN];
  stops[to + LS_UNDER] = onLeft[UNDER];
  stops[to + RS_OVER] = onRight[OVER];
  // Right may pass at once, or move and pass later; Left likewise. Who is stuck can only pass.
  stops[to + RS_UNDER] = isAtom(r) ? onLeft[UNDER] : lesserAtom(atoms, onLeft[UNDER], onRight[UNDER]);
  stops[to + LS_OVER] = isAtom(l) ? onRight[OVER] : greaterAtom(atoms, onRight[OVER], onLeft[OVER]);
  hashOf(arena, game);
}

function hashOf(arena: Arena, game: number): void {
  const { hashes } = arena.facts;
  for (let half = 0; half < 2; half++) {
    const left = hashOfSide(arena, arena.left[game], half);
    const right = hashOfSide(arena, arena.right[game], half);
    hashes[2 * game + half] = mixed(mixed(0x2545f491 + half, left), right);
  }
}

function mixed(before: number, sum: number): number {
  const h = Math.imul(before ^ sum ^ (sum >>> 13), 0x9e3779b1);
  return (h << 13) | (h >>> 19);
}

/** A sum, which says nothing of the sequence of the options. */
function hashOfSide(arena: Arena, side: number, half: number): number {
  const { atoms, facts, sets } = arena;
  if (isAtom(side)) return atoms.hashes[2 * atomIn(side) + half];
  const { hashes } = facts;
  let sum = 0x51ed270b;
  for (let i = firstOption(arena, side), end = endOfOptions(arena, side); i < end; i++) {
    const below = hashes[2 * sets.ids[i] + half];
    sum = (sum + Math.imul(below ^ (below >>> 15), 0x85ebca77)) | 0;
  }
  return sum;
}
