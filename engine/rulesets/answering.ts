/**
 * A symmetry by which the player who moves second can answer every move, so that a result is known without
 * any search.
 */
export type Answering<Position = unknown> = {
  /** Who gets what, and which answer is given to which move: a sentence. */
  readonly says: string;
  /**
   * Places that are matched with each other, for lines on the board; a place with itself where it is its own.
   */
  readonly matched: readonly (readonly [string, string])[];
  /**
   * Where a move is to be answered: the places that are clicked, and the position after it; undefined where
   * no move was made.
   */
  readonly answer?: { readonly by: readonly string[]; readonly to: Position };
};
