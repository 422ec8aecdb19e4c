/** Edits of nodes and pieces, each one undo step. */
import {
  addNode,
  addPiece,
  type EdgeKey,
  moveNodes,
  type NodeId,
  type Place,
  removeItems,
  setGray,
  setName,
  setPinned,
  takePiece,
} from '../../engine/index.ts';
import { applyEdit } from '../store/document.ts';

/** Adds a node; undefined if the drawing is read-only. */
export function placeNode(at: Place): NodeId | undefined {
  let made: NodeId | undefined;
  applyEdit((document) => {
    const next = addNode(document, at);
    made = next.id;
    return next.document;
  });
  return made;
}

export const nameNode = (id: NodeId, name: string): void =>
  applyEdit((document) => setName(document, id, name));

export const colourNodes = (ids: readonly NodeId[], gray: boolean): void =>
  applyEdit((document) => setGray(document, ids, gray));

export const pinNodes = (ids: readonly NodeId[], pinned: boolean): void =>
  applyEdit((document) => setPinned(document, ids, pinned));

/** Moves nodes to places that the person chose, and pins them there. */
export const putNodes = (places: ReadonlyMap<NodeId, Place>): void =>
  applyEdit((document) => setPinned(moveNodes(document, places), [...places.keys()], true));

/** Adds one piece to each node. */
export const addPieces = (ids: readonly NodeId[]): void =>
  applyEdit((document) => ids.reduce(addPiece, document));

/** Removes one piece from each node. */
export const takePieces = (ids: readonly NodeId[]): void =>
  applyEdit((document) => ids.reduce(takePiece, document));

/** Removes arcs, and nodes with their arcs. */
export const remove = (nodes: readonly NodeId[], edges: readonly EdgeKey[]): void =>
  applyEdit((document) => removeItems(document, nodes, edges));
