/** Edits of nodes and pieces, each one undo step. */
import {
  addNode,
  clearPlaces,
  clearShift,
  exchangePieces,
  liftPieces,
  moveNodes,
  type Place,
  putPieces,
  removeItems,
  setGray,
  setName,
  setPinned,
} from '../../engine/document/edits/index.ts';
import type { EdgeKey, GameDocument, NodeId } from '../../engine/document/index.ts';
import { applyEdit } from '../store/document.ts';

/** The place, or one beside it if a node is there already. */
export function freePlace({ nodes }: GameDocument, at: Place): Place {
  const by = clearShift([at], nodes);
  return { x: at.x + by.x, y: at.y + by.y };
}

/** Adds a node, aside where it would hide another one; undefined if the drawing is read-only. */
export function placeNode(at: Place): NodeId | undefined {
  let made: NodeId | undefined;
  applyEdit((document) => {
    const next = addNode(document, freePlace(document, at));
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

/** The drawing with nodes at places that a person chose, and pinned there. */
export const withNodesPut = (document: GameDocument, places: ReadonlyMap<NodeId, Place>): GameDocument =>
  setPinned(moveNodes(document, places), [...places.keys()], true);

/** Moves nodes by one step; where one would hide another node, all move further until none does. */
export const stepNodes = (places: ReadonlyMap<NodeId, Place>, step: Place): void =>
  applyEdit((document) => withNodesPut(document, clearPlaces(document, places, step)));

/** Adds one piece to each node. */
export const addPieces = (ids: readonly NodeId[]): void => applyEdit((document) => putPieces(document, ids));

/** Removes one piece from each node. */
export const takePieces = (ids: readonly NodeId[]): void =>
  applyEdit((document) => liftPieces(document, ids));

/** The order of pieces matters in some sums. */
export const exchangeWithNext = (place: number): void =>
  applyEdit((document) => exchangePieces(document, place));

/** Removes arcs, and nodes with their arcs. */
export const remove = (nodes: readonly NodeId[], edges: readonly EdgeKey[]): void =>
  applyEdit((document) => removeItems(document, nodes, edges));
