/** The messages about searches for games: rows come as they are found. */
import type { FindChoice } from '../../engine/find/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { Problem } from '../../engine/result.ts';
import type { Value } from '../../engine/values/index.ts';

/** Among which games one searches, as a person writes it. */
export type WhatToFind =
  /** `kind` is words with commas between them. */
  | { readonly kind: 'drawings'; readonly least: number; readonly most: number; readonly drawings: string }
  /** The ruleset, the family and its ranges, as sweeps are asked for. */
  | { readonly kind: 'members'; readonly of: string }
  /** A drawing with open arcs, as an edge list, and the games to which they may lead. */
  | { readonly kind: 'like'; readonly drawing: string; readonly choices: string }
  | { readonly kind: 'unicycles'; readonly pattern: string; readonly exits: string };

export type GamesToFind = {
  readonly what: WhatToFind;
  /** The condition; unicycles have none, and beside a difficulty it may be empty. */
  readonly that: string;
  /** From how difficult exercises to how difficult ones, of drawings. */
  readonly difficulty?: readonly [least: number, most: number];
  readonly choice: FindChoice;
  /** The ids of the measures that have a column. */
  readonly measures: readonly string[];
};

/** Searches for games, and reports them as they are found. */
export type FindJob = GamesToFind & { readonly kind: 'find' };

/** Reads what is asked for, and counts what would be looked at. */
export type ReadFindJob = GamesToFind & { readonly kind: 'read-find' };

/** A game that was found: its cells in the order of the columns, and what opens it. */
export type GameRow = {
  readonly game: string;
  readonly cells: readonly string[];
  readonly value?: Value;
  readonly outcome?: Outcome;
};

/** Games found since the last report. Beyond a bound they are counted, and not sent. */
export type GamesFound = {
  readonly kind: 'games';
  readonly rows: readonly GameRow[];
  /** How far the search is, as a sentence without a full stop. */
  readonly says: string;
  readonly done: number;
  readonly total: number;
};

export type FindEnded = {
  readonly kind: 'find';
  /** The last rows, which no report brought. */
  readonly rows: readonly GameRow[];
  /** What is true at the end, without full stops. */
  readonly sentences: readonly string[];
  /** How many were found in all, of which only the first were sent. */
  readonly found: number;
};

/** A column by its name, with its title and what it has where it is a measure. */
export type GamesColumn = { readonly name: string; readonly title?: string; readonly says?: string };

export type FindRead = { readonly kind: 'read-find' } & (
  | {
      readonly columns: readonly GamesColumn[];
      /** What is asked for in one line, as the command line writes it. */
      readonly text: string;
      /** "all 9,608 drawings of 5 nodes" */
      readonly all: string;
    }
  /** By what was written where: each problem has its place in the text of its field. */
  | { readonly wrong: { readonly what: readonly Problem[]; readonly that: readonly Problem[] } }
);
