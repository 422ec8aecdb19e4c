/**
 * How the open board is shown: what a click puts on it, and the clicks of an unfinished move. The document
 * has the position itself, the part for play has a game that is played on it, and the part for answers has
 * what the engine says about it.
 */

import type { GameDocument } from '../../../engine/document/index.ts';
import type { Mover } from '../../../engine/graph/index.ts';
import type { RulesetEntry } from '../../../engine/rulesets/index.ts';
import type { History } from './document.ts';
import type { Game } from './play.ts';

/** What a document says of a board: its ruleset, its position as text, the line of a game. */
export type BoardWork = NonNullable<GameDocument['board']>;

/** A document as far as it says a board, if it does. */
export type BoardOrNone = Pick<GameDocument, 'board'>;

/**
 * A position that is looked at in place of the one that is set up or played, as long as nothing else is done
 * with the board.
 */
export type PositionLook = {
  readonly position: string;
  /**
   * What was shown then: once it is another one, the position is no longer looked at, and undo does not
   * restore the look.
   */
  readonly over: {
    readonly board: BoardWork;
    readonly past: History['past'];
    readonly game: Game | undefined;
    readonly at: number;
  };
};

/**
 * What is sent to the audience's window about the board, beside the document: it has no game of its own, and
 * asks no engine.
 */
export type BoardTold = {
  /** The position that is shown, after the plies so far or looked at. */
  readonly position: string;
  /** It is played, not set up. */
  readonly playing: boolean;
  /** Who is asked for a move by hand. */
  readonly mover: Mover | undefined;
};

export type BoardPart = {
  /** None until the first board has brought them. */
  readonly rulesets: readonly RulesetEntry[];
  /**
   * The character of what a click puts while the position is set up; a click goes round where there is none.
   */
  readonly chosenSign: string | undefined;
  /** The places clicked so far in a move. */
  readonly clicked: readonly string[];
  /** The place whose piece the pointer holds. */
  readonly lifted: string | undefined;
  /**
   * The places of a move that a row of the panel points at, or where the pointer may put down what it holds.
   */
  readonly litPlaces: readonly string[];
  /** The place that the pointer or the keyboard is on: the list of moves lights those that go by it. */
  readonly pointedPlace: string | undefined;
  /**
   * Arrows for the legal moves, and on each piece the best that its player can reach with it; a person asks
   * for either.
   */
  readonly showsArrows: boolean;
  /** Lines between places that a symmetry matches. */
  readonly showsMatched: boolean;
  readonly showsReach: boolean;
  /** While rules are written: arrows for all moves of both players, which are made by a click. */
  readonly triesMoves: boolean;
  /**
   * While rules are written: the line of the rule that the pointer or the caret is on; only its moves are
   * shown.
   */
  readonly pointedRule: number | undefined;
  /** While rules are written: the lines from which the move comes that the pointer or the keyboard is on. */
  readonly linesOfMove: readonly number[];
  /** Why the last click or key changed nothing. */
  readonly refusal: string;
  readonly lookedAt: PositionLook | undefined;
  /** The most positions that are solved. */
  readonly mostSolved: number;
  /** In the audience's window alone. */
  readonly boardTold: BoardTold | undefined;
};

/** Limits on positions that a person may choose; the larger ones need more memory than every machine has. */
export const positionBounds = [100_000, 2_000_000, 10_000_000] as const;

/** What belongs to one board: another one begins with it. */
export const nothingClicked: Pick<
  BoardPart,
  'chosenSign' | 'clicked' | 'lifted' | 'litPlaces' | 'pointedPlace' | 'refusal' | 'lookedAt'
> = {
  chosenSign: undefined,
  clicked: [],
  lifted: undefined,
  litPlaces: [],
  pointedPlace: undefined,
  refusal: '',
  lookedAt: undefined,
};

export const firstBoard: BoardPart = {
  rulesets: [],
  ...nothingClicked,
  showsArrows: false,
  showsMatched: false,
  showsReach: false,
  triesMoves: true,
  pointedRule: undefined,
  linesOfMove: [],
  mostSolved: positionBounds[1],
  boardTold: undefined,
};
