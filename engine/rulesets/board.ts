/**
 * What a board is: shapes and letters of the figure model, and places, which a pointer hits and a keyboard reaches. A click at
 * a place edits the position there (puts, takes or cycles what stands there), or is a part of a move: the place it goes from,
 * the place it goes to. The same board is seen on screen and drawn by every pen. Lengths are drawing units, as of a document's
 * places; y grows downwards; where the board begins is its own affair.
 */
import type { Spot } from '../figure/curves.ts';
import type { FigureShape, Form } from '../figure/figure.ts';
import type { InkName } from '../figure/looks.ts';

/** A line of text by its middle; `size` is the em. */
export type BoardText = {
  readonly text: string;
  readonly at: Spot;
  readonly size: number;
  readonly ink: InkName;
};

/** What a click or a key makes of a place: the position with something else standing there. */
export type BoardEdit<Position = unknown> = {
  /** The notation's sign of what will stand there, which is also its key: "G", or `.` for nothing. */
  readonly sign: string;
  /** For menus and for who reads by ear: "put a goose". */
  readonly says: string;
  readonly to: Position;
};

export type BoardPlace<Position = unknown> = {
  /** Unique on the board; the problems of the notation call it the same: "rank 2, square 3". */
  readonly name: string;
  /** Where it is hit. No two places share a spot. */
  readonly area: Form;
  /** What is there, in words: "a goose", "empty". */
  readonly holds: string;
  /** A click takes the first; clicking on goes round. Empty where nothing else may stand. */
  readonly edits: readonly BoardEdit<Position>[];
};

/** A kind of thing on the board, for the legend: its sign, its name, and whose it is. */
export type BoardPiece = {
  readonly sign: string;
  readonly name: string;
  readonly player: 'left' | 'right' | 'neutral';
};

export type Board<Position = unknown> = {
  /** For who reads by ear: "4 ranks of 4 squares". */
  readonly says: string;
  /** In the order in which they are drawn. */
  readonly shapes: readonly FigureShape[];
  readonly texts: readonly BoardText[];
  /** In reading order. */
  readonly places: readonly BoardPlace<Position>[];
  /** Each kind once, Left's first. */
  readonly pieces: readonly BoardPiece[];
  /** Where points count: the score so far, as text. */
  readonly score?: string;
};

/** A move as it is made on the board. */
export type BoardMove<Position = unknown> = {
  readonly player: 'left' | 'right' | 'either';
  /** Names of places in the order of clicks: from, to; or one place where that says it all. No move begins with all of another. */
  readonly by: readonly string[];
  /** The places may be clicked in any order; the move is made as soon as those that were clicked are the places of a move. */
  readonly inAnyOrder?: true;
  /** Where points count: how many the mover makes. */
  readonly points?: number;
  readonly to: Position;
};
