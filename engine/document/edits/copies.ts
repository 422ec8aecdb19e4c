/** Copies a part of a drawing into a drawing of its own, and puts one drawing into another. */

import { takesRules } from '../changed-meaning.ts';
import { type ArcName, type Bend, emptyUnder, type GameDocument, type NodeId } from '../document.ts';
import { freshIds } from './ids.ts';
import { withNamesWritten } from './move-names.ts';
import type { Place } from './nodes.ts';
import { withClearIds } from './renamed-nodes.ts';
import { setRules, setView } from './view.ts';

/**
 * The drawing of these nodes with the arcs among them, their pieces, the curves of their arcs, and what is
 * hidden of them, under the same rules and made from the same board.
 */
export function fragment(document: GameDocument, ids: Iterable<NodeId>): GameDocument {
  const taken = new Set(ids);
  const within = (edge: ArcName): boolean => taken.has(edge.from) && taken.has(edge.to);
  const part: GameDocument = {
    ...emptyUnder(document.view.rules),
    nodes: document.nodes.filter((node) => taken.has(node.id)),
    edges: document.edges.filter(within),
    pieces: document.pieces.filter((id) => taken.has(id)),
  };
  const { bends, hidden, boards } = document.view;
  const { origin } = document;
  const except = hidden?.except.filter((id) => taken.has(id)) ?? [];
  return setView(origin ? { ...part, origin } : part, {
    boards,
    bends: bends?.filter(within),
    hidden: hidden?.all || except.length > 0 ? { all: hidden?.all ?? false, except } : undefined,
  });
}

/**
 * Puts a copy of another drawing into this one, moved by the given distance; answers with the ids of the
 * copies, in the order of the copied drawing. An empty drawing without rules of its own takes those of the
 * other, and any empty one the board that the other was made from. Names are kept, and so is every id that is
 * free here, so that an edge list carried from one drawing to another keeps its words. A node here that has a
 * name that came for its id gets another id.
 */
export function paste(
  document: GameDocument,
  other: GameDocument,
  by: Place,
): { readonly document: GameDocument; readonly ids: readonly NodeId[] } {
  const taken = new Set<string>();
  for (const { id, name } of document.nodes) taken.add(id).add(name);
  const fresh = freshIds({
    nodes: [...document.nodes, ...other.nodes],
    edges: [...document.edges, ...other.edges],
  });
  const now = new Map<NodeId, NodeId>();
  for (const { id } of other.nodes) now.set(id, taken.has(id) ? fresh() : id);
  const ends = <E extends ArcName>(edge: E): E => ({
    ...edge,
    from: now.get(edge.from)!,
    to: now.get(edge.to)!,
  });
  const edges = withNamesWritten(other.edges);
  const copies = other.nodes.map((node) => ({
    ...node,
    id: now.get(node.id)!,
    x: node.x + by.x,
    y: node.y + by.y,
  }));
  const bends: readonly Bend[] = [...(document.view.bends ?? []), ...(other.view.bends ?? []).map(ends)];
  const under = takesRules(document) ? setRules(document, other.view.rules) : document;
  const fromBoard = document.nodes.length === 0 && !document.origin;
  const { origin = fromBoard ? other.origin : undefined } = document;
  const next: GameDocument = {
    ...under,
    ...(origin && { origin }),
    nodes: [...document.nodes, ...copies],
    edges: [...document.edges, ...edges.map(ends)],
    pieces: [...document.pieces, ...other.pieces.map((id) => now.get(id)!)],
  };
  const shown = fromBoard && origin ? setView(next, { boards: other.view.boards }) : next;
  // A name that came may be the id of a node here, and a name here the id of a copy.
  const clear = withClearIds(setView(shown, { bends }));
  return { document: clear, ids: clear.nodes.slice(document.nodes.length).map((node) => node.id) };
}
