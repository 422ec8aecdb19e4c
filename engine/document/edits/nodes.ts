/**
 * Edits of nodes, each a function from a document to the next. What an edit does not touch keeps its
 * identity, so that comparing two documents by reference shows what changed; an edit that changes nothing
 * returns the same document. Cost: O(nodes + arcs) at most.
 */
import { oneSpelling } from '../../spelling.ts';
import {
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameNode,
  mostLetters,
  type NodeId,
} from '../document.ts';
import { freshIds } from './ids.ts';
import { withoutArcs } from './move-names.ts';
import { withClearIds } from './renamed-nodes.ts';
import { viewWith } from './view.ts';

export type Place = { readonly x: number; readonly y: number };

/** Adds a white node without a name at the end of the list. */
export function addNode(
  document: GameDocument,
  { x, y }: Place,
): { readonly document: GameDocument; readonly id: NodeId } {
  const id = freshIds(document)();
  const node: GameNode = { id, x, y, gray: false, name: '' };
  return { document: { ...document, nodes: [...document.nodes, node] }, id };
}

/** Maps a list, and returns the same list if no item changed. */
function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let same = true;
  const next = list.map((item) => {
    const changed = change(item);
    if (changed !== item) same = false;
    return changed;
  });
  return same ? list : next;
}

/** The document with some nodes changed; the same document when none was. */
export function withNodes(document: GameDocument, change: (node: GameNode) => GameNode): GameDocument {
  const nodes = mapped(document.nodes, change);
  return nodes === document.nodes ? document : { ...document, nodes };
}

/** Moves nodes to the given places. */
export const moveNodes = (document: GameDocument, places: ReadonlyMap<NodeId, Place>): GameDocument =>
  withNodes(document, (node) => {
    const place = places.get(node.id);
    if (!place || (place.x === node.x && place.y === node.y)) return node;
    return { ...node, x: place.x, y: place.y };
  });

/** Makes nodes gray, or white. */
export function setGray(document: GameDocument, ids: Iterable<NodeId>, gray: boolean): GameDocument {
  const meant = new Set(ids);
  return withNodes(document, (node) => (meant.has(node.id) && node.gray !== gray ? { ...node, gray } : node));
}

/**
 * Names a node. Names are for people: they may repeat and may be empty; they have the spelling in which texts
 * are read. Only the beginning of a name that is too long for a file is kept. Another node that has the name
 * for its id gets another id, so that the name means this node.
 */
export function setName(document: GameDocument, id: NodeId, typed: string): GameDocument {
  const name = oneSpelling(typed).slice(0, mostLetters);
  const named = withNodes(document, (node) =>
    node.id === id && node.name !== name ? { ...node, name } : node,
  );
  return named === document ? document : withClearIds(named);
}

/**
 * Removes arcs, and nodes together with their arcs and pieces; a move that goes takes along the joint rounds
 * it was played in.
 */
export function removeItems(
  document: GameDocument,
  ids: Iterable<NodeId>,
  keys: Iterable<EdgeKey>,
): GameDocument {
  const gone = new Set(ids);
  const goneArcs = new Set(keys);
  const nodes = document.nodes.filter((node) => !gone.has(node.id));
  const edges = withoutArcs(
    document.edges,
    (edge) => gone.has(edge.from) || gone.has(edge.to) || goneArcs.has(edgeKey(edge)),
  );
  if (nodes.length === document.nodes.length && edges === document.edges) return document;
  const { bends, pinned } = document.view;
  const left = bends && bends.length > 0 ? new Set(edges.map(edgeKey)) : undefined;
  return {
    ...document,
    nodes: nodes.length === document.nodes.length ? document.nodes : nodes,
    edges,
    pieces: document.pieces.some((id) => gone.has(id))
      ? document.pieces.filter((id) => !gone.has(id))
      : document.pieces,
    view: viewWith(document.view, {
      bends: bends?.filter((bend) => left?.has(edgeKey(bend))),
      pinned: pinned?.filter((id) => !gone.has(id)),
    }),
  };
}
