/**
 * What a ruleset is: a record in the register. A ruleset reads and prints positions, says by which moves they go on, and
 * never computes a value. Positions of one game are handled as numbers while its graph is generated: a ruleset gives for
 * a start a coder, which numbers every position that can follow it, each by a code of its own.
 */
import type { Citation } from '../bibliography.ts';
import type { Result } from '../result.ts';

/** The positions that can follow one start, as nonnegative safe integers: equal positions have equal codes. */
export type Coder = {
  /** The start's own code. */
  readonly start: number;
  /** No position has more options than this for one player. */
  readonly mostOptions: number;
  /** Writes the codes of Left's options to the front of `out`, each once, and gives their number. */
  left(code: number, out: Float64Array): number;
  /** The same for Right. An impartial ruleset's coder has the very same function for both. */
  right(code: number, out: Float64Array): number;
  /** The position in the ruleset's notation. */
  print(code: number): string;
};

/** A graph of more positions than this is no drawing that can be read, and its nodes are not called by their positions. */
export const mostDrawnPositions = 5_000;

/** A square of a board, as it is to be drawn. */
export type Cell = {
  readonly shade: 'light' | 'dark';
  /** The letter of the notation and whose animal it is; absent on an empty square. */
  readonly piece?: { readonly letter: string; readonly player: 'left' | 'right' };
};

/** What a position is worth according to a paper, as data: position and value in words. */
export type RulesetFact = {
  readonly position: string;
  readonly value: string;
  readonly source: Citation;
};

export type Ruleset<Position = unknown> = {
  /** In files and on the command line; never changes. */
  readonly id: string;
  /** As people call it: "Fox and Geese". */
  readonly name: string;
  readonly players: 'partizan' | 'impartial';
  /** What becomes of play that never ends. */
  readonly infinitePlay: 'draw' | 'left' | 'right';
  /** Where the rules are from. */
  readonly source: Citation;
  /** A position and the board it is on, from its notation; every problem by the square it is at. */
  parse(text: string): Result<Position>;
  /** What `parse` reads: the same position always gives the same text. */
  print(position: Position): string;
  /** `parse` accepts only what can be coded. */
  coder(position: Position): Coder;
  /** The board's rows from the top. */
  board(position: Position): readonly (readonly Cell[])[];
  /** Positions to begin with, in the notation. */
  readonly starts: readonly { readonly name: string; readonly position: string }[];
  readonly facts: readonly RulesetFact[];
};
