/** Edits of the pieces on nodes; several pieces may stand on one node. */
import type { GameDocument, NodeId } from '../document.ts';

/** Puts a piece on a node. */
export const addPiece = (document: GameDocument, id: NodeId): GameDocument => ({
  ...document,
  pieces: [...document.pieces, id],
});

/** Removes the piece that was put on that node last; a node without pieces is left as it is. */
export function takePiece(document: GameDocument, id: NodeId): GameDocument {
  const place = document.pieces.lastIndexOf(id);
  return place < 0 ? document : { ...document, pieces: document.pieces.toSpliced(place, 1) };
}
