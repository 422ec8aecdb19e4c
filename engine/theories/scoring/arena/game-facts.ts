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

/** Fills in the facts of a game whose sides are written. O(options). */
export function factsOf(arena: Arena, game: number): void {
  const { facts, left, right, atoms, sets } = arena;
  const { stops, birthdays } = facts;
  const l = left[game];
  const r = right[game];
  const to = 6 * game;
  let birthday = -1;
  let guaranteed = 1;
  /** Of a stuck player the score itself; else the least and the greatest of the options. */
  let leastLeft = atomIn(l);
  let greatestLeft = leastLeft;
  let ls = leastLeft;
  let lsUnder = leastLeft;
  let leftPasses = -1;
  for (let i = firstOption(arena, l), first = i, end = endOfOptions(arena, l); i < end; i++) {
    const option = sets.ids[i];
    const from = 6 * option;
    if (birthdays[option] > birthday) birthday = birthdays[option];
    if (facts.guaranteed[option] === 0) guaranteed = 0;
    if (i === first) {
      leastLeft = facts.least[option];
      greatestLeft = facts.greatest[option];
      ls = stops[from + RS];
      lsUnder = stops[from + RS_UNDER];
      leftPasses = stops[from + RS_OVER];
      continue;
    }
    leastLeft = lesserAtom(atoms, leastLeft, facts.least[option]);
    greatestLeft = greaterAtom(atoms, greatestLeft, facts.greatest[option]);
    ls = greaterAtom(atoms, ls, stops[from + RS]);
    lsUnder = greaterAtom(atoms, lsUnder, stops[from + RS_UNDER]);
    leftPasses = greaterAtom(atoms, leftPasses, stops[from + RS_OVER]);
  }
  let leastRight = atomIn(r);
  let greatestRight = leastRight;
  let rs = leastRight;
  let rsOver = leastRight;
  let rightPasses = -1;
  for (let i = firstOption(arena, r), first = i, end = endOfOptions(arena, r); i < end; i++) {
    const option = sets.ids[i];
    const from = 6 * option;
    if (birthdays[option] > birthday) birthday = birthdays[option];
    if (facts.guaranteed[option] === 0) guaranteed = 0;
    if (i === first) {
      leastRight = facts.least[option];
      greatestRight = facts.greatest[option];
      rs = stops[from + LS];
      rsOver = stops[from + LS_OVER];
      rightPasses = stops[from + LS_UNDER];
      continue;
    }
    leastRight = lesserAtom(atoms, leastRight, facts.least[option]);
    greatestRight = greaterAtom(atoms, greatestRight, facts.greatest[option]);
    rs = lesserAtom(atoms, rs, stops[from + LS]);
    rsOver = lesserAtom(atoms, rsOver, stops[from + LS_OVER]);
    rightPasses = lesserAtom(atoms, rightPasses, stops[from + LS_UNDER]);
  }
  if (isAtom(l) && compareAtoms(atoms, leastLeft, leastRight) > 0) guaranteed = 0;
  if (isAtom(r) && compareAtoms(atoms, greatestLeft, greatestRight) > 0) guaranteed = 0;
  birthdays[game] = birthday + 1;
  facts.least[game] = lesserAtom(atoms, leastLeft, leastRight);
  facts.greatest[game] = greaterAtom(atoms, greatestLeft, greatestRight);
  facts.guaranteed[game] = guaranteed;
  stops[to + LS] = ls;
  stops[to + RS] = rs;
  stops[to + LS_UNDER] = lsUnder;
  stops[to + RS_OVER] = rsOver;
  // Right may pass at once, or move and pass later; Left likewise.
  stops[to + RS_UNDER] = rightPasses < 0 ? lsUnder : lesserAtom(atoms, lsUnder, rightPasses);
  stops[to + LS_OVER] = leftPasses < 0 ? rsOver : greaterAtom(atoms, rsOver, leftPasses);
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
