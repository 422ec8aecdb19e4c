/** Puts a drawing into the open one, as one undo step. */
import { type Place, paste } from '../../engine/document/edits/index.ts';
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { applyEdit } from '../store/document.ts';
import { editor } from '../store/editor.ts';

/** `by`: how far it is moved on the way. The result is its nodes there: none where that could not be done. */
export function insertCopy(copy: GameDocument, by: (document: GameDocument) => Place): readonly NodeId[] {
  let made: ReturnType<typeof paste> | undefined;
  applyEdit((document) => {
    made = paste(document, copy, by(document));
    return made.document;
  });
  return made && editor().document === made.document ? made.ids : [];
}
