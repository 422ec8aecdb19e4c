/**
 * What a ruleset is: a record in the register. A ruleset reads and prints positions, says by which moves they go on, draws its
 * board with places to click, and never computes a value. Positions of one game are handled as numbers while its graph is generated: a ruleset gives for
 * a start a coder, which numbers every position that can follow it, each by a code of its own.
 */
import type { Citation } from '../bibliography.ts';
import type { Mover } from '../graph/game-graph.ts';
import type { Rational } from '../numbers/rationals.ts';
import type { Result } from '../result.ts';
import type { Board, BoardMove } from './board.ts';

/** The positions that can follow one start, as nonnegative safe integers: equal positions have equal codes. */
export type Coder = {
  /** The start's own code. */
  readonly start: number;
  /** Room for options to begin with: few positions have more of them for one player, and most rulesets have none that do. */
  readonly mostOptions: number;
  /**
   * Writes the codes of Left's options to the front of `out`, each once, and gives their number. Where that is more than `out`
   * has room for, the caller asks again with more room.
   */
  left(code: number, out: Float64Array): number;
  /** The same for Right. An impartial ruleset's coder has the very same function for both. */
  right(code: number, out: Float64Array): number;
  /** The position in the ruleset's notation. */
  print(code: number): string;
  /** Where the ruleset counts points, and only there: the game is a scoring game. */
  readonly ends?: EndScores;
};

/**
 * What a position is worth where a player is to move and cannot. Scores of one graph differ by whole points, so that a position is
 * asked for no more than a number. Never asked of a position in which that player has a move.
 */
export type EndScores = {
  /** The score of the start; the other members say how much more than this, or less. */
  readonly from: Rational;
  left(code: number): number;
  right(code: number): number;
};

/** A graph of more positions than this is no drawing that can be read, and its nodes are not called by their positions. */
export const mostDrawnPositions = 5_000;

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
  /**
   * A position and the board it is on, from its notation. Every problem names its place as the board does ("square 3"), or a
   * part of the board by how the names of its places begin ("rank 2"), or `position` for the whole.
   */
  parse(text: string): Result<Position>;
  /** What `parse` reads: the same position always gives the same text. */
  print(position: Position): string;
  /** `parse` accepts only what can be coded. */
  coder(position: Position): Coder;
  /** As a figure with places; furniture/ has the pieces that boards are made of. */
  board(position: Position): Board<Position>;
  /** What either player can play: as many moves lead to a position as the coder has options of it, one each. */
  moves(position: Position): readonly BoardMove<Position>[];
  /** Where points count: the score with which the game ends when this player is to move and cannot, as text. */
  endScore?(position: Position, player: Mover): string;
  /** Starting positions, in the notation. */
  readonly starts: readonly { readonly name: string; readonly position: string }[];
  readonly facts: readonly RulesetFact[];
};
