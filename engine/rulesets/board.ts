/**
 * A board: shapes and letters of the figure model, and places, which a pointer hits and a keyboard reaches. A
 * click at a place edits the position (puts, takes or cycles the piece there) or is part of a move (the place
 * it starts from, or the place it goes to). The same board is shown on screen and drawn by every pen. Lengths
 * are drawing units, as in a document; y grows downwards; each board chooses its origin.
 */
import type { Spot } from '../figure/curves.ts';
import type { FigureShape, Form } from '../figure/figure.ts';
import type { InkName, LookName } from '../figure/looks.ts';

/** A line of text, placed by its centre; `size` is the em. */
export type BoardText = {
  readonly text: string;
  readonly at: Spot;
  readonly size: number;
  readonly ink: InkName;
  /** A remark beside the board, which a small picture of it does without. */
  readonly aside?: true;
};

/**
 * What a click or key does at a place: the draft with something else at that place, which may not be a
 * position.
 */
export type BoardEdit<Position = unknown> = {
  /**
   * The notation's character for what will be there, which is also the key to press: "G", or `.` for nothing.
   */
  readonly sign: string;
  /** For menus and screen readers: "put a goose". */
  readonly says: string;
  readonly to: Position;
};

export type BoardPlace<Position = unknown> = {
  /** Unique on the board; problems of the notation use the same name: "rank 2, square 3". */
  readonly name: string;
  /** The area that reacts to the pointer. No two places overlap. */
  readonly area: Form;
  /** What is there, in words: "a goose", "empty". */
  readonly holds: string;
  /** A click makes the first edit; clicking again goes round. Empty if nothing else can be there. */
  readonly edits: readonly BoardEdit<Position>[];
  /**
   * The place is empty: it offers this piece to the player, and a move that puts one begins here. Pictures do
   * without it.
   */
  readonly offers?: BoardPiece;
};

/** Which of several games, one after the other, a position is played by. */
export type BoardPhase = {
  /** Which it is, from 1. */
  readonly number: number;
  /** Above the board: "Phase 1: NoGo". */
  readonly name: string;
  /** What a move is now, in a sentence. */
  readonly says: string;
};

/** A kind of thing on the board, for the legend: its character, its name, and its owner. */
export type BoardPiece = {
  readonly sign: string;
  readonly name: string;
  readonly player: 'left' | 'right' | 'neutral';
  /** Where it bears no letter: how it is drawn, "dashed". */
  readonly drawn?: string;
  /** The look of its line, where it is not a stone. */
  readonly look?: LookName;
  /** Whose stone it is drawn as, where either player puts stones of either colour. */
  readonly stone?: 'left' | 'right';
  /** The look of its stone, where it belongs to neither player and has a colour of its own. */
  readonly tint?: LookName;
};

/** What is a player's although no piece on the board shows it, for the legend: "vertical dominoes". */
export type BoardOwner = { readonly name: string; readonly player: 'left' | 'right' };

/**
 * Edits of two places: an edge of a drawing, or an arc, is drawn from one place to another. They are not
 * listed, since there may be one for any two places.
 */
export type BoardJoin<Position = unknown> = {
  /** What can be drawn; the first kind where none is chosen. */
  readonly kinds: readonly BoardPiece[];
  /** The names of the places at which it may begin and end. */
  readonly ends: readonly string[];
  /**
   * True where a press at an end draws from there as long as nothing is chosen, although something else may
   * be put there too.
   */
  readonly drawsFirst?: true;
  /**
   * The draft with one more of this kind from a place to another one, or to itself, or to a new one where
   * `to` is undefined; undefined where it cannot be drawn.
   */
  draw(from: string, to: string | undefined, sign: string): Position | undefined;
};

/** What falls when the thing at a place is cut, besides that thing itself. */
export type BoardFall = {
  /** The course of what is cut. */
  readonly line: Form;
  /** The names of the places of what falls. */
  readonly names: readonly string[];
  /** What is drawn of what falls: its courses, and discs about its ends and letters. */
  readonly forms: readonly Form[];
};

export type Board<Position = unknown> = {
  /** For screen readers: "4 ranks of 4 squares". */
  readonly says: string;
  /** In the order in which they are drawn. */
  readonly shapes: readonly FigureShape[];
  readonly texts: readonly BoardText[];
  /** In reading order. */
  readonly places: readonly BoardPlace<Position>[];
  /** Each kind once, Left's kinds first. */
  readonly pieces: readonly BoardPiece[];
  readonly owners?: readonly BoardOwner[];
  readonly join?: BoardJoin<Position>;
  /**
   * Where cutting the thing at a place makes other things fall: those things; undefined for a place at which
   * nothing is cut.
   */
  falls?(name: string): BoardFall | undefined;
  /** Where points count: the score so far, as text. */
  readonly score?: string;
  readonly phase?: BoardPhase;
};

/** A side of a board, at which it may grow and shrink. */
export const boardSides = ['left', 'right', 'top', 'bottom'] as const;
export type BoardSide = (typeof boardSides)[number];

/** A board with more places at one side, or fewer. */
export type ResizedBoard<Position = unknown> = {
  /** For buttons and screen readers: "add a column at the left". */
  readonly says: string;
  readonly to: Position;
  /** What was on the places that are removed: "a goose on rank 1, square 2". */
  readonly lost: readonly string[];
};

export type Growth = 'grow' | 'shrink';

/** A supply of things that players put, of which there may be more or fewer. */
export type BoardStock<Position = unknown> = {
  /** What the supply consists of: "colours". */
  readonly name: string;
  /**
   * The draft with one more or without the last one, and what is lost; undefined where there can be no more
   * or no fewer.
   */
  change(position: Position, way: Growth): ResizedBoard<Position> | undefined;
};

/** A move as a player makes it on the board. */
export type BoardMove<Position = unknown> = {
  readonly player: 'left' | 'right' | 'either';
  /**
   * Names of places in the order of clicks: from, to; or a single place where that is enough. No place twice
   * in a row, since a second click deselects a place, and no move's places begin with all the places of
   * another move. Where the order does not matter, each once.
   */
  readonly by: readonly string[];
  /**
   * The places may be clicked in any order; the move is made as soon as those that were clicked are the
   * places of a move.
   */
  readonly inAnyOrder?: true;
  /** Where points count: how many the mover makes. */
  readonly points?: number;
  readonly to: Position;
};
