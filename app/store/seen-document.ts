/**
 * The drawing as it may be seen. A name that says a value is hidden with it: while the value of its node is
 * hidden, the node bears a letter in every list, sentence, figure and window. A title that says a value is
 * left out. Edits, files and storage have the drawing itself.
 */
import { namesSeen } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import type { EditorState } from './editor.ts';
import { isHidden } from './hidden.ts';
import type { HiddenValues } from './state/showing.ts';

type Known = { readonly hidden: HiddenValues; readonly seen: GameDocument };
const known = new WeakMap<GameDocument, Known>();

/** The same arguments give the same record; the drawing itself where no name is hidden. O(nodes), once. */
export function documentSeen(document: GameDocument, hidden: HiddenValues): GameDocument {
  if (!hidden.all && hidden.except.size === 0) return document;
  const last = known.get(document);
  if (last && last.hidden === hidden) return last.seen;
  const seen = namesSeen(document, (id) => isHidden(hidden, id));
  known.set(document, { hidden, seen });
  return seen;
}

/** The drawing that is open, as it may be seen. */
export const seenDocument = ({ document, hidden }: Pick<EditorState, 'document' | 'hidden'>): GameDocument =>
  documentSeen(document, hidden);
