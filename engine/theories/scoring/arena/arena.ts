/**
 * The arena: every scoring game met so far, each once (Larsson, Neto, Nowakowski, Santos, Guaranteed scoring
 * games, Section 2). A game is a small number, its id. Each of its sides is an atom or a nonempty set of
 * games with smaller ids, so that equal games have equal ids, and facts about all followers are found for a
 * game from its options when it is added: stops, birthday, least and greatest score, whether it is
 * guaranteed. O(options) a game; nothing here goes down a game.
 */
import { type IdSets, membersOfSet, numberOfSet } from '../../../numbers/id-sets.ts';
import type { PairTable } from '../../../numbers/pair-table.ts';
import type { Atoms } from './atoms.ts';

export type Arena = {
  readonly atoms: Atoms;
  /** The sets that sides are. */
  readonly sets: IdSets;
  /**
   * The members of a set as they were first asked for: a view is dear to make, and asked for again and again.
   */
  readonly members: Int32Array[];
  /** The members of a set in the sequence in which forms have them, once a form had the set. */
  readonly inForms: Map<number, Int32Array>;
  /** Per game its place in the form that is being written; −1 between two forms. */
  places: Int32Array;
  /** Ids by their two sides. */
  readonly games: PairTable;
  count: number;
  /** Per game its sides: 2·atom + 1, or twice the number of a set. */
  left: Int32Array;
  right: Int32Array;
  /** Per game what `game-facts.ts` says of it. */
  facts: GameFacts;
  /** Where `game-facts.ts` gathers the two sides of a game that comes in. */
  readonly gathered: readonly [Int32Array, Int32Array];
  /** Per game its canonical form, or −1 while it was not asked for. */
  canonical: Int32Array;
  /** Canonical forms by two sides of canonical options. */
  readonly forms: PairTable;
  /** Comparisons made: 1 for a ≽ b, else 0. */
  readonly order: PairTable;
  /** The comparison that is under way. */
  readonly search: Search;
  /** Canonical sums of canonical games, the smaller id first. */
  readonly sums: PairTable;
  /** Per game its conjugate, or −1 while it was not asked for. */
  conjugates: Int32Array;
  /** Waiting moves: ℓ − n̂ by (ℓ, n), and r + n̂ by (r, n). */
  readonly waitsBelow: PairTable;
  readonly waitsAbove: PairTable;
};

export type GameFacts = {
  /** Four entries a game: where Left's options begin and end in the ids of `sets`, and where Right's do. */
  readonly ranges: Int32Array;
  /**
   * Ls with passes allowed to Right, and Rs with passes allowed to Left, as far as they are whole and of
   * common size; else not a number. The order asks for these before anything else.
   */
  readonly under: Float64Array;
  readonly over: Float64Array;
  readonly birthdays: Int32Array;
  /** The least and the greatest atom that is written anywhere in the game. */
  readonly least: Int32Array;
  readonly greatest: Int32Array;
  /** 1 where the game is guaranteed. */
  readonly guaranteed: Uint8Array;
  /** Six atoms a game, in the order of `stopNames`. */
  readonly stops: Int32Array;
  /** Two halves of a hash that says nothing of ids: equal games of two arenas have the same. */
  readonly hashes: Int32Array;
};

/** Open questions of a comparison, each on top of the one that it has to answer: four numbers a question. */
export type Search = { stack: Int32Array; top: number };

export const atomSide = (atom: number): number => 2 * atom + 1;
export const isAtom = (side: number): boolean => (side & 1) === 1;
/** Precondition: the side is an atom. */
export const atomIn = (side: number): number => side >> 1;

/** Here a list of options is put in sequence; it holds nothing between two calls. */
let scratch = new Int32Array(64);
/**
 * Up to this number of options each is put in its place by hand, which is quicker for the few that a game
 * has.
 */
const FEW = 24;

/** The side with the first `count` of these options. Precondition: there is one at least. */
export function sideOf(arena: Arena, options: ArrayLike<number>, count = options.length): number {
  if (count > scratch.length) scratch = new Int32Array(2 * count);
  const list = scratch;
  if (count > FEW) {
    for (let i = 0; i < count; i++) list[i] = options[i];
    list.subarray(0, count).sort();
  } else {
    for (let i = 0; i < count; i++) {
      const option = options[i];
      let at = i;
      for (; at > 0 && list[at - 1] > option; at--) list[at] = list[at - 1];
      list[at] = option;
    }
  }
  let length = 1;
  for (let i = 1; i < count; i++) if (list[i] !== list[length - 1]) list[length++] = list[i];
  return 2 * numberOfSet(arena.sets, list, length);
}

const NONE = new Int32Array(0);

/** The options on a side, ascending; none on an atom. */
export function optionsIn(arena: Arena, side: number): Int32Array {
  if (isAtom(side)) return NONE;
  const set = side >> 1;
  const { members } = arena;
  if (set < members.length) return members[set];
  // Sets come in one after the other, so that few are missing.
  while (members.length <= set) members.push(membersOfSet(arena.sets, members.length));
  return members[set];
}

export const leftsOf = (arena: Arena, game: number): Int32Array => optionsIn(arena, arena.left[game]);
export const rightsOf = (arena: Arena, game: number): Int32Array => optionsIn(arena, arena.right[game]);

export const isNumberGame = ({ left, right }: Arena, game: number): boolean =>
  isAtom(left[game]) && left[game] === right[game];
