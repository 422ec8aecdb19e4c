/** A drawing put into the open one, as one undo step. */
import { type GameDocument, type NodeId, type Place, paste } from '../../engine/index.ts';
import { applyEdit } from '../store/document.ts';

/** `by`: how far it is moved on the way. The result is its nodes there: none where the drawing can only be looked at. */
export function insertCopy(copy: GameDocument, by: (document: GameDocument) => Place): readonly NodeId[] {
  let made: readonly NodeId[] = [];
  applyEdit((document) => {
    const pasted = paste(document, copy, by(document));
    made = pasted.ids;
    return pasted.document;
  });
  return made;
}
