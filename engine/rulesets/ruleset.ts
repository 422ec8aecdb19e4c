/**
 * A ruleset is a record in the register. It reads and prints positions, gives their moves, draws a board with places
 * to click, and never computes a value. While a game's graph is generated, positions are handled as numbers: for a
 * start, a ruleset gives a coder, which assigns a code to every position that can follow it.
 */
import type { Citation } from '../bibliography.ts';
import type { Mover } from '../graph/game-graph.ts';
import type { Rational } from '../numbers/rationals.ts';
import type { Result } from '../result.ts';
import type { Board, BoardMove } from './board.ts';

/** The positions that can follow one start, as nonnegative safe integers; equal positions have equal codes. */
export type Coder = {
  /** The code of the start. */
  readonly start: number;
  /** Room for options to begin with: few positions have more of them for one player, and most rulesets have none that do. */
  readonly mostOptions: number;
  /**
   * Writes the codes of Left's options to the front of `out`, each once, and gives their number. Where that is more than `out`
   * has room for, the caller asks again with more room.
   */
  left(code: number, out: Float64Array): number;
  /** The same for Right. The coder of an impartial ruleset has one and the same function for both. */
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

/** A graph with more positions makes no readable drawing, and its nodes are not named by their positions. */
export const mostDrawnPositions = 5_000;

/** The value of a position according to a paper: position and value as text. */
export type RulesetFact = {
  readonly position: string;
  readonly value: string;
  readonly source: Citation;
};

export type Ruleset<Position = unknown> = {
  /** The id in files and on the command line; it never changes. */
  readonly id: string;
  /** The usual name: "Fox and Geese". */
  readonly name: string;
  readonly players: 'partizan' | 'impartial';
  /** The result of play that never ends. */
  readonly infinitePlay: 'draw' | 'left' | 'right';
  /** The source of the rules. */
  readonly source: Citation;
  /**
   * Reads a position, with its board, from the notation. Every problem names its place as the board does ("square
   * 3"), or a part of the board by the beginning of its places' names ("rank 2"), or `position` for the whole.
   */
  parse(text: string): Result<Position>;
  /** Prints what `parse` reads; the same position always gives the same text. */
  print(position: Position): string;
  /** A coder for a position; `parse` accepts only positions that have one. */
  coder(position: Position): Coder;
  /** The board of a position, made of the pieces in furniture/. */
  board(position: Position): Board<Position>;
  /** What either player can play: for each option that the coder finds there is one move. */
  moves(position: Position): readonly BoardMove<Position>[];
  /** Where points count: the score with which the game ends when this player is to move and cannot, as text. */
  endScore?(position: Position, player: Mover): string;
  /** Starting positions, in the notation. */
  readonly starts: readonly { readonly name: string; readonly position: string }[];
  readonly facts: readonly RulesetFact[];
};
