/** The document as it leaves the editor: kept whole, with what is hidden in its view, or handed on to others. */
import { handedOn, setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { type EditorState, editor } from './editor.ts';
import { writtenHidden } from './hidden.ts';

/** The drawing as it is kept and saved: the whole of it, with what is hidden in its view. */
export const documentToKeep = (
  { document, hidden }: Pick<EditorState, 'document' | 'hidden'> = editor(),
): GameDocument => setView(document, { hidden: writtenHidden(hidden) });

/**
 * The drawing as others get it, in a link, a figure, a copy: with letters for names that say hidden values, unless the person asks for the
 * names. O(nodes + arcs).
 */
export const documentToHand = (
  namesToo: boolean,
  state: Pick<EditorState, 'document' | 'hidden'> = editor(),
): GameDocument => (namesToo ? documentToKeep(state) : handedOn(documentToKeep(state)).document);
