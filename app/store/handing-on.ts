/**
 * The document as it leaves the editor: saved whole, with its hidden values listed in its view, or given to
 * others.
 */
import { handedOn, setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { type EditorState, editor } from './editor.ts';
import { writtenHidden } from './hidden.ts';

/** The drawing as it is kept and saved: the whole of it, with its hidden values listed in its view. */
export const documentToKeep = (
  { document, hidden }: Pick<EditorState, 'document' | 'hidden'> = editor(),
): GameDocument => setView(document, { hidden: writtenHidden(hidden) });

/**
 * The drawing as others get it, in a link, a figure or a copy: letters replace names that reveal hidden
 * values, unless the person asks for the names. O(nodes + arcs).
 */
export const documentToHand = (
  namesToo: boolean,
  state: Pick<EditorState, 'document' | 'hidden'> = editor(),
): GameDocument => (namesToo ? documentToKeep(state) : handedOn(documentToKeep(state)).document);
