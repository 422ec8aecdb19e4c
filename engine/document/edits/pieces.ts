/** Edits of the pieces on nodes; several pieces may stand on one node. */
import type { GameDocument, NodeId } from '../document.ts';

/** Puts a piece on each of these nodes, as often as it is named. */
export const putPieces = (document: GameDocument, ids: readonly NodeId[]): GameDocument => ({
  ...document,
  pieces: [...document.pieces, ...ids],
});

/** Removes from each of these nodes the piece that was put there last; nodes without pieces are left as they are. O(pieces + ids). */
export function liftPieces(document: GameDocument, ids: readonly NodeId[]): GameDocument {
  const due = new Map<NodeId, number>();
  for (const id of ids) due.set(id, (due.get(id) ?? 0) + 1);
  const pieces = document.pieces.toReversed().filter((id) => {
    const left = due.get(id) ?? 0;
    due.set(id, left - 1);
    return left <= 0;
  });
  return pieces.length === document.pieces.length ? document : { ...document, pieces: pieces.reverse() };
}
