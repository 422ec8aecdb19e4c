/** Edits of the pieces on nodes; several pieces may be on one node. */
import type { GameDocument, NodeId } from '../document.ts';

/** Puts a piece on each of these nodes, as often as it is named. */
export const putPieces = (document: GameDocument, ids: readonly NodeId[]): GameDocument => ({
  ...document,
  pieces: [...document.pieces, ...ids],
});

/** Exchanges a piece with the one after it, in the order in which the pieces are kept. */
export function exchangePieces(document: GameDocument, place: number): GameDocument {
  const { pieces } = document;
  if (place < 0 || place + 1 >= pieces.length || pieces[place] === pieces[place + 1]) return document;
  return { ...document, pieces: pieces.with(place, pieces[place + 1]).with(place + 1, pieces[place]) };
}

/**
 * Removes from each of these nodes the piece that was put there last; nodes without pieces are left as they
 * are. O(pieces + ids).
 */
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
