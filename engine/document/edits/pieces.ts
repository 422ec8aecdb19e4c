/** Edits of the pieces on nodes; several may stand on one. */
import type { GameDocument, NodeId } from '../document.ts';

export const addPiece = (document: GameDocument, id: NodeId): GameDocument => ({
  ...document,
  pieces: [...document.pieces, id],
});

/** Takes the last piece put on that node; a node without any is left as it is. */
export function takePiece(document: GameDocument, id: NodeId): GameDocument {
  const place = document.pieces.lastIndexOf(id);
  return place < 0 ? document : { ...document, pieces: document.pieces.toSpliced(place, 1) };
}
