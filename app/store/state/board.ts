/** What a person does on a ruleset's board: the position, and the game that two play on it. Nothing of it is in a document. */
import type { Mover } from '../../../engine/graph/index.ts';

export type BoardMoment = { readonly position: string; readonly turn: Mover };

export type BoardPlay = BoardMoment & {
  /** The places of an unfinished move that were clicked. */
  readonly chosen: readonly string[];
  /** Earlier moments, oldest first. */
  readonly past: readonly BoardMoment[];
};

/** What the dialog of boards shows. A page that is loaded again shows it again. */
export type BoardShown = {
  /** The ruleset's id. */
  readonly ruleset: string;
  /** As it was typed. */
  readonly position: string;
  /** At most so many positions are solved. */
  readonly most: number;
  readonly mode: 'edit' | 'play';
  readonly play: BoardPlay | undefined;
};
