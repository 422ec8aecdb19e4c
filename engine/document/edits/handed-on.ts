/**
 * The drawing as it is given to another person, who finds the same game with the same values hidden, and
 * letters where a name or an id reveals one of them.
 */
import type { GameDocument, GameNode, NodeId } from '../document.ts';
import { hiddenIn } from './hidden-copies.ts';
import { freshIds } from './ids.ts';
import { idTells, namesSeen } from './names-seen.ts';
import { withNodeIds } from './renamed-nodes.ts';
import { setView } from './view.ts';

export type HandedOn = {
  readonly document: GameDocument;
  /** The new ids of nodes, by their old ones; the other nodes keep theirs. */
  readonly ids: ReadonlyMap<NodeId, NodeId>;
};

const sameIds: ReadonlyMap<NodeId, NodeId> = new Map();

/**
 * Nodes that were deleted would be hidden again if they came back: so the drawing that another person gets
 * does not have their ids.
 */
function withoutGone(document: GameDocument): GameDocument {
  const { hidden } = document.view;
  if (!hidden || hidden.except.length === 0 || document.board) return document;
  const there = new Set(document.nodes.map(({ id }) => id));
  const except = hidden.except.filter((id) => there.has(id));
  if (except.length === hidden.except.length) return document;
  return setView(document, {
    hidden: hidden.all || except.length > 0 ? { all: hidden.all, except } : undefined,
  });
}

/**
 * Facts that are kept beside the rules of a board say values, and so they are not given to a class that is to
 * find these.
 */
const withoutFacts = (document: GameDocument): GameDocument =>
  document.view.hidden ? setView(document, { facts: undefined }) : document;

/**
 * The document itself where no name, id or title says a hidden value, and every node that it hides is there.
 * O(nodes + arcs + pairs).
 */
export function handedOn(whole: GameDocument, isHidden = hiddenIn(whole)): HandedOn {
  const document = withoutFacts(withoutGone(whole));
  const seen = namesSeen(document, isHidden);
  const tells = idTells(document);
  const fresh = freshIds({ nodes: [...document.nodes, ...seen.nodes], edges: document.edges });
  const idOf = (node: GameNode, now: GameNode): NodeId | undefined => {
    if (now !== node) return now.name;
    return isHidden(node.id) && tells(node.id) ? fresh() : undefined;
  };
  const ids = document.nodes.flatMap((node, i): readonly (readonly [NodeId, NodeId])[] => {
    const id = idOf(node, seen.nodes[i]);
    return id === undefined ? [] : [[node.id, id]];
  });
  if (ids.length === 0) return { document: seen, ids: sameIds };
  const letters = new Map(ids);
  return { document: withNodeIds(seen, letters), ids: letters };
}
