/**
 * The drawing and its history. app/edits writes the document, and so do opening, undo and following another
 * tab.
 */

import type { PublishedFact, Work } from '../../../engine/citing/index.ts';
import { emptyDocument, type GameDocument } from '../../../engine/document/index.ts';
import type { CarriedBoard } from '../../../engine/rulesets/index.ts';

/** The drawing, or the board, that was open when another one was made of it. */
export type MadeFrom = {
  readonly drawing: string;
  readonly title: string;
  /**
   * Kept by earlier versions, in which a board was no document: the board that was shown over the drawing.
   */
  readonly board?: CarriedBoard;
};

/**
 * What the example that was opened asks one to try, and the sections of the inspector that would tell the
 * answer.
 */
export type TaskOfDrawing = {
  /** Empty once the task was closed; what the example is cited by stays. */
  readonly says: string;
  readonly keeps?: readonly string[];
  readonly cited?: CitedExample;
};

/** The works behind an example, and the fact of "Beyond the papers" that it shows. */
export type CitedExample = { readonly works: readonly Work[]; readonly fact?: PublishedFact };

export type DocumentPart = {
  readonly document: GameDocument;
  /** Increases by one at every change of the document, undo included. */
  readonly revision: number;
  /** The drawing's id in the browser's storage. */
  readonly drawing: string;
  readonly past: readonly GameDocument[];
  readonly future: readonly GameDocument[];
  /**
   * A text of the drawing that a person has written and that cannot be read yet: it waits until it can, or is
   * given up.
   */
  readonly draft: string | undefined;
  /** What the drawing was made of; undefined of one that was drawn or came from elsewhere. */
  readonly from: MadeFrom | undefined;
  readonly task: TaskOfDrawing | undefined;
  /** Read-only in an embedded figure, for a drawing that another tab writes, and in the audience's window. */
  readonly readOnly: false | 'figure' | 'elsewhere' | 'audience';
};

/** The document with its undo and redo states, and its unreadable text. */
export type History = Pick<DocumentPart, 'document' | 'past' | 'future'> &
  Partial<Pick<DocumentPart, 'draft'>>;

export const firstDocument: DocumentPart = {
  document: emptyDocument,
  revision: 0,
  drawing: 'first',
  past: [],
  future: [],
  draft: undefined,
  from: undefined,
  task: undefined,
  readOnly: false,
};
