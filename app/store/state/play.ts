/** A game that is played on the drawing: where its pieces began, what was moved, and what the engine says of where it stands. */
import type { AnswerTo, Mover, NodeId } from '../../../engine/index.ts';

/** A piece moved along an arc. */
export type Ply = {
  /** By its place among the pieces of the game. */
  readonly piece: number;
  readonly from: NodeId;
  readonly to: NodeId;
  readonly by: Mover;
  /** The only move of a piece on a gray node: it was made without anybody choosing it. */
  readonly forced: boolean;
};

/** Where all arcs are either player's, `left` is the seat of the person or of the first player, `right` the other one. */
export type Game = {
  /** The node of each piece at the beginning; none until a node was clicked for it. */
  readonly pieces: readonly NodeId[];
  readonly starter: Mover;
  /** The seat of the computer; undefined where two people play. */
  readonly computer: Mover | undefined;
  readonly plies: readonly Ply[];
};

/** What the engine says of every move of a position, after so many plies of a game. */
export type Judgement = {
  readonly game: Game;
  readonly at: number;
  readonly found: AnswerTo<'play'> | { readonly kind: 'unknown'; readonly says: string };
};

export type PlayPart = {
  readonly game: Game | undefined;
  /** The piece that goes where is clicked next, by its place; of a proof that is played, too. */
  readonly chosenPiece: number | undefined;
  /** Every legal move says what it brings. */
  readonly evaluates: boolean;
  /** The best move is shown, until the next one is made. */
  readonly hinted: boolean;
  readonly judgement: Judgement | undefined;
  /** Positions that the computer plays out at most. */
  readonly playBudget: number;
};

export const firstPlay: PlayPart = {
  game: undefined,
  chosenPiece: undefined,
  evaluates: false,
  hinted: false,
  judgement: undefined,
  playBudget: 400_000,
};
