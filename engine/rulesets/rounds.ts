/**
 * Rulesets in which both players choose a move, and then both moves happen (Huggan, chapters 6 to 8). The
 * positions of one component are numbers, as those of any ruleset; for each the ruleset knows the moves of
 * both players by name, the result of a single move, while the other player moves in another component, and
 * the result of two moves together.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { Convention, SumKind } from '../outcome/rules.ts';

/**
 * A position as it is played at once. It is asked for again before another position is looked at; what it
 * says then no longer holds.
 */
export type RoundsAt = {
  /**
   * The names of Left's moves in the order of rows, and of Right's in that of columns; a player's are all
   * different.
   */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** The code of the result of a single move. */
  solo(player: Mover, move: number): number;
  /** The code of the result of Left's move and Right's together. */
  joint(left: number, right: number): number;
  /** What a joint round gains, in whole points for Left; where it is missing nothing is ever gained. */
  gain?(left: number, right: number): number;
  /** The same of a move by itself. */
  soloGain?(player: Mover, move: number): number;
  /** The places that are clicked for a move, as `BoardMove` has them. */
  by(player: Mover, move: number): readonly string[];
};

/**
 * The positions that can follow one component, as nonnegative safe integers; equal positions have equal
 * codes.
 */
export type RoundsCoder<Position = unknown> = {
  readonly start: number;
  at(code: number): RoundsAt;
  read(code: number): Position;
  /** The code of a position; undefined where it cannot follow the start. */
  code(position: Position): number | undefined;
};

/** How components are played together, and what an end is worth. */
export type RoundRules = { readonly sum: SumKind; readonly convention: Convention };

/** What a coder has besides where both players move at once. */
export type CodedRounds = {
  at(code: number): CodedRoundsAt;
  /** What a terminal position is worth in the convention that the coder was asked for. */
  worth(code: number): number;
};

/**
 * The moves of all components together; `solo` is undefined of a kind of sum in which no move is made by
 * itself.
 */
export type CodedRoundsAt = Omit<RoundsAt, 'solo'> & { readonly solo?: RoundsAt['solo'] };

/** A move of one player as it is chosen: its name in the matrix, and the places that are clicked. */
export type RoundChoice = { readonly name: string; readonly by: readonly string[] };

/** What both players can choose at a position, in the order of rows and of columns, and what comes of it. */
export type RoundsOnBoard<Position = unknown> = Readonly<Record<Mover, readonly RoundChoice[]>> & {
  /** What the position is worth in the ruleset's own convention; undefined where both players have a move. */
  readonly worth: number | undefined;
  /** The result of Left's move and Right's together, and what Left gains by it in whole points. */
  joint(left: number, right: number): { readonly to: Position; readonly gain: number };
};
