/** What is drawn, and its history. The document is written by app/edits and by what opens, undoes and follows a drawing. */
import { emptyDocument, type GameDocument } from '../../../engine/index.ts';

export type DocumentPart = {
  readonly document: GameDocument;
  /** Grows by one at every change of the document, undo included. */
  readonly revision: number;
  /** Key of the drawing in the browser's own storage. */
  readonly drawing: string;
  readonly past: readonly GameDocument[];
  readonly future: readonly GameDocument[];
  /** Looked at, not edited: a figure in somebody's page, or a drawing that another tab writes. */
  readonly readOnly: false | 'figure' | 'elsewhere';
};

/** The document with what was before it and what was taken back from it. */
export type History = Pick<DocumentPart, 'document' | 'past' | 'future'>;

export const firstDocument: DocumentPart = {
  document: emptyDocument,
  revision: 0,
  drawing: 'first',
  past: [],
  future: [],
  readOnly: false,
};
