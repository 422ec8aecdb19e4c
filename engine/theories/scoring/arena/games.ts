/** Games coming into an arena: each once, with its facts, as long as there is room. */
import { idSets } from '../../../numbers/id-sets.ts';
import { keep, lookUp, pairTable } from '../../../numbers/pair-table.ts';
import { type Arena, atomSide } from './arena.ts';
import { emptyAtoms } from './atoms.ts';
import { factsOf, gathering } from './game-facts.ts';

const SMALLEST_ROOM = 1 << 6;
const LARGEST_ROOM = 1 << 14;

/**
 * The arena has room for about `games` games, and grows by itself. For much work a large one is better from
 * the start: when the tables grow, a JavaScript engine has to compile anew the code that relied on the old
 * ones.
 */
export function emptyArena(games = SMALLEST_ROOM): Arena {
  let room = SMALLEST_ROOM;
  while (room < games && room < LARGEST_ROOM) room *= 2;
  return {
    atoms: emptyAtoms(),
    sets: idSets(room),
    members: [],
    inForms: new Map(),
    places: new Int32Array(room).fill(-1),
    games: pairTable(2 * room),
    count: 0,
    left: new Int32Array(room),
    right: new Int32Array(room),
    facts: {
      ranges: new Int32Array(4 * room),
      under: new Float64Array(room),
      over: new Float64Array(room),
      birthdays: new Int32Array(room),
      least: new Int32Array(room),
      greatest: new Int32Array(room),
      guaranteed: new Uint8Array(room),
      stops: new Int32Array(6 * room),
      hashes: new Int32Array(2 * room),
    },
    gathered: [gathering(), gathering()],
    canonical: new Int32Array(room).fill(-1),
    forms: pairTable(2 * room),
    order: pairTable(4 * room),
    search: { stack: new Int32Array(64), top: 0 },
    sums: pairTable(),
    conjugates: new Int32Array(room).fill(-1),
    waitsBelow: pairTable(room),
    waitsAbove: pairTable(room),
  };
}

/**
 * Games and comparisons that an arena has room for: beyond these a table would take more memory than a
 * browser gives.
 */
export const MOST_GAMES = 2_000_000;
export const MOST_PAIRS = 12_000_000;

/** Thrown where an arena is full; the function that began the work answers that there is no room. */
const full = new Error('more games than an arena has room for');

export const isFull = (error: unknown): boolean => error === full;

/** The sentence that is shown then. */
export const saysFull = (): string =>
  `this takes more than ${MOST_GAMES.toLocaleString('en')} games or ${MOST_PAIRS.toLocaleString('en')} comparisons`;

/** Precondition of every comparison that is kept. */
export function keepOrder({ order }: Arena, a: number, b: number, holds: boolean): void {
  if (order.count >= MOST_PAIRS) throw full;
  keep(order, a, b, holds ? 1 : 0);
}

/** The same for the canonical sum of a pair, the smaller id first. */
export function keepSum({ sums }: Arena, a: number, b: number, sum: number): void {
  if (sums.count >= MOST_PAIRS) throw full;
  keep(sums, a, b, sum);
}

/** The game with these sides. Throws when the arena is full. */
export function gameWith(arena: Arena, left: number, right: number): number {
  const known = lookUp(arena.games, left, right);
  if (known >= 0) return known;
  const game = arena.count;
  if (game >= MOST_GAMES) throw full;
  if (game >= arena.left.length) grow(arena);
  arena.left[game] = left;
  arena.right[game] = right;
  factsOf(arena, game);
  arena.count++;
  keep(arena.games, left, right, game);
  return game;
}

/** The number s = ⟨∅^s | ∅^s⟩. */
export const numberGame = (arena: Arena, atom: number): number =>
  gameWith(arena, atomSide(atom), atomSide(atom));

function grow(arena: Arena): void {
  const size = 2 * arena.left.length;
  const { facts } = arena;
  arena.left = longer(arena.left, size);
  arena.right = longer(arena.right, size);
  arena.canonical = longer(arena.canonical, size, -1);
  arena.places = longer(arena.places, size, -1);
  arena.conjugates = longer(arena.conjugates, size, -1);
  const guaranteed = new Uint8Array(size);
  guaranteed.set(facts.guaranteed);
  const [under, over] = [new Float64Array(size), new Float64Array(size)];
  under.set(facts.under);
  over.set(facts.over);
  arena.facts = {
    ranges: longer(facts.ranges, 4 * size),
    under,
    over,
    birthdays: longer(facts.birthdays, size),
    least: longer(facts.least, size),
    greatest: longer(facts.greatest, size),
    guaranteed,
    stops: longer(facts.stops, 6 * size),
    hashes: longer(facts.hashes, 2 * size),
  };
}

function longer(array: Int32Array, length: number, rest = 0): Int32Array {
  const grown = new Int32Array(length);
  if (rest !== 0) grown.fill(rest, array.length);
  grown.set(array);
  return grown;
}
