/** The types of searches for games: what is searched, what is found, and what is true at the end. */
import type { AnyRuleset, FamilyOptions, Outcome, Ranges, SliceOptions, Value, Worth } from './types.ts';

/** Options of a search. */
export type SearchOptions = SliceOptions & {
  /** Ids of `measures`: each becomes a member of every game. */
  readonly measures?: readonly string[];
};

/** Options of a search among drawings. */
export type FindOptions = SearchOptions & {
  /**
   * Which drawings: "impartial" or "partizan", and "gray", "loops" or "acyclic", with commas between. White
   * impartial drawings without loops if left out.
   */
  readonly kind?: string;
};

/** A game that `find` finds: the same as a line of `grundy find … --json`. */
export type FoundGame = Worth & {
  readonly nodes: number;
  /** An arc of both players counts once. */
  readonly arcs: number;
  /** The drawing as an edge list, which `read` reads; its first node is the start of the game. */
  readonly drawing: string;
};

/** A drawing with open arcs as `find` chose them. */
export type FoundWay = FoundGame & {
  /** For each open arc, in their order, one of the choices, or "yes" or "no". */
  readonly choices: readonly string[];
};

/** Two games that `find` finds, and their sum. */
export type FoundPair = {
  /** Of both drawings together. */
  readonly nodes: number;
  readonly arcs: number;
  readonly G: FoundGame;
  readonly H: FoundGame;
  /** Its value is null where no theory gives one, and its outcome where that is not known either. */
  readonly sum: {
    readonly value: Value | null;
    readonly text: string | null;
    readonly latex: string | null;
    readonly outcome: Outcome | null;
    readonly [measure: string]: unknown;
  };
};

/** A unicycle that `find` finds. */
export type FoundUnicycle = {
  readonly pattern: string;
  /** In the order of the cycle. */
  readonly exits: readonly string[];
  readonly nodes: number;
  /** The drawing as an edge list, whose first node is the first position of the cycle. */
  readonly drawing: string;
};

/** Pairs of games of all drawings of so many nodes. */
export type PairsSearched = { readonly pairs: number | readonly [least: number, most: number] };

/** All that a drawing with open arcs can be. */
export type LikeSearched = {
  /** An edge list or the text of a file; its first node is the start. */
  readonly like: string;
  /** The games to which an open arc may lead, as "0,*,^", with commas between; "0,*,*2" if left out. */
  readonly choices?: string;
};

/** The members of a family of positions, as `sweep` has them. */
export type MembersSearched = FamilyOptions & {
  readonly ruleset: AnyRuleset;
  /** One of the ruleset's families or a pattern of its notation. */
  readonly family: string;
  readonly ranges?: Ranges;
};

/** The unicycles of a pattern. */
export type UnicyclesSearched = {
  /** Who moves along the cycle, as "LLRLR". */
  readonly unicycle: string;
  /** The games that may be exits, with commas between; "0,*,*2,*3,1,-1" if left out. */
  readonly choices?: string;
};

/**
 * What is true when a search among other things than drawings is at its end: the same as the last line of
 * `grundy find … --all --json`.
 */
export type SearchSummary = {
  /** "whole": nothing was left out. "full": of the games of pairs there are more than are kept. */
  readonly end: string;
  readonly found: number;
  /** How much was looked at, and of how many it is not known whether the condition is true. */
  readonly [count: string]: unknown;
};

/** What is true when a search is at its end: the same as the last line of `grundy find … --all --json`. */
export type FindSummary = {
  /** "whole": no drawing was left out. */
  readonly end: string;
  /** The drawings that were looked at, and how many there are: a text where a number would not be exact. */
  readonly drawings: number;
  readonly of: number | string;
  /** Those in which all nodes can be reached from some node, and the games that start at such nodes. */
  readonly rooted: number;
  readonly games: number;
  readonly found: number;
  /** The games of which it is not known whether the condition is true. */
  readonly unknown: number;
};
