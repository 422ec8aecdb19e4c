/**
 * What is kept of every game, found from its options (spec of the paper's Definitions 3 and 22): birthday,
 * least and greatest atom, whether it is guaranteed, the two stops and the four with passes, and a hash of
 * its shape.
 *
 * The recursions for stops with passes hold for guaranteed games alone: they are read only there.
 */
import { type Arena, atomIn, isAtom } from './arena.ts';
import { compareAtoms, greaterAtom, lesserAtom } from './atoms.ts';

/**
 * Ls and Rs; with passes allowed to Right (Ls and Rs underlined in the paper), and to Left (overlined).
 */
export const stopNames = ['ls', 'rs', 'lsUnder', 'rsUnder', 'lsOver', 'rsOver'] as const;
export type StopName = (typeof stopNames)[number];
export const LS = 0;
export const RS = 1;
export const LS_UNDER = 2;
export const RS_UNDER = 3;
export const LS_OVER = 4;
export const RS_OVER = 5;

/** A stop of a game, as an atom. */
export const stopAt = ({ facts }: Arena, game: number, stop: number): number => facts.stops[6 * game + stop];

/**
 * What is gathered from one side: stops of three kinds, the least and the greatest atom, the birthday,
 * whether all are guaranteed, and the two halves of a hash.
 */
const PLAIN = 0;
const UNDER = 1;
const OVER = 2;
const LEAST = 3;
const GREATEST = 4;
const BORN = 5;
const KEPT = 6;
const HASH = 7;

/** A place for as much. */
export const gathering = (): Int32Array => new Int32Array(HASH + 2);

/**
 * Gathers one side: for a stuck player the score itself, otherwise the best of the options' stops with the
 * other player to move. `sign` is 1 for Left, who likes great ones, and −1 for Right. The hash is a sum,
 * which says nothing of the sequence of the options.
 */
function gather(arena: Arena, game: number, sign: 1 | -1, found: Int32Array): void {
  const { facts, atoms, sets } = arena;
  const side = sign === 1 ? arena.left[game] : arena.right[game];
  if (isAtom(side)) {
    found.fill(atomIn(side), PLAIN, BORN);
    found[BORN] = -1;
    found[KEPT] = 1;
    found[HASH] = atoms.hashes[2 * atomIn(side)];
    found[HASH + 1] = atoms.hashes[2 * atomIn(side) + 1];
    return;
  }
  const { ranges, stops, least, greatest, birthdays, guaranteed, hashes } = facts;
  const { ids } = sets;
  const from = sets.starts[side >> 1];
  const end = sets.starts[(side >> 1) + 1];
  ranges[4 * game + 1 - sign] = from;
  ranges[4 * game + 2 - sign] = end;
  found[BORN] = -1;
  found[KEPT] = 1;
  found[HASH] = found[HASH + 1] = 0x51ed270b;
  for (let i = from; i < end; i++) {
    const option = ids[i];
    if (birthdays[option] > found[BORN]) found[BORN] = birthdays[option];
    found[KEPT] &= guaranteed[option];
    for (let half = 0; half < 2; half++) {
      const below = hashes[2 * option + half];
      found[HASH + half] += Math.imul(below ^ (below >>> 15), 0x85ebca77);
    }
    // Left looks for the best stop at which Right is to move; the least score below is sought as Right seeks,
    // the greatest as Left.
    for (let kind = PLAIN; kind <= GREATEST; kind++) {
      const atom =
        kind <= OVER
          ? stops[6 * option + 2 * kind + (sign === 1 ? RS : LS)]
          : kind === LEAST
            ? least[option]
            : greatest[option];
      const wanted = kind <= OVER ? sign : kind === LEAST ? -1 : 1;
      if (i === from || wanted * compareAtoms(atoms, atom, found[kind]) > 0) found[kind] = atom;
    }
  }
}

/** Fills in the facts of a game whose sides are written. O(options). */
export function factsOf(arena: Arena, game: number): void {
  const { facts, left, right, atoms } = arena;
  const onLeft = arena.gathered[0];
  const onRight = arena.gathered[1];
  gather(arena, game, 1, onLeft);
  gather(arena, game, -1, onRight);
  const leftStuck = isAtom(left[game]);
  const rightStuck = isAtom(right[game]);
  const lower = compareAtoms(atoms, onLeft[LEAST], onRight[LEAST]);
  const higher = compareAtoms(atoms, onLeft[GREATEST], onRight[GREATEST]);
  const breaks = (leftStuck && lower > 0) || (rightStuck && higher > 0);
  facts.guaranteed[game] = breaks ? 0 : onLeft[KEPT] & onRight[KEPT];
  facts.birthdays[game] = Math.max(onLeft[BORN], onRight[BORN]) + 1;
  facts.least[game] = (lower <= 0 ? onLeft : onRight)[LEAST];
  facts.greatest[game] = (higher >= 0 ? onLeft : onRight)[GREATEST];
  const { stops, hashes } = facts;
  const to = 6 * game;
  stops[to + LS] = onLeft[PLAIN];
  stops[to + RS] = onRight[PLAIN];
  stops[to + LS_UNDER] = onLeft[UNDER];
  stops[to + RS_OVER] = onRight[OVER];
  facts.under[game] = atoms.whole[onLeft[UNDER]];
  facts.over[game] = atoms.whole[onRight[OVER]];
  // Right may pass at once, or move and pass later; Left likewise. Who is stuck can only pass.
  stops[to + RS_UNDER] = rightStuck ? onLeft[UNDER] : lesserAtom(atoms, onLeft[UNDER], onRight[UNDER]);
  stops[to + LS_OVER] = leftStuck ? onRight[OVER] : greaterAtom(atoms, onRight[OVER], onLeft[OVER]);
  for (let half = 0; half < 2; half++)
    hashes[2 * game + half] = mixed(mixed(0x2545f491 + half, onLeft[HASH + half]), onRight[HASH + half]);
}

function mixed(before: number, sum: number): number {
  const h = Math.imul(before ^ sum ^ (sum >>> 13), 0x9e3779b1);
  return (h << 13) | (h >>> 19);
}
