/**
 * A drawing for a figure: names that say hidden values are letters, in the words, in the description for screen readers, and in what
 * a pen makes of a node's id.
 */
import type { GameDocument, NodeId, NodeLabels, Style } from '../../engine/index.ts';
import { hiddenFrom } from '../store/hidden.ts';
import { documentSeen } from '../store/seen-document.ts';

export type FigureOf = {
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  readonly style?: Style;
};

/** The same where no name is hidden. O(nodes + arcs). */
export function withNamesSeen<Of extends FigureOf>(figure: Of): Of {
  const { document, labels, style } = figure;
  const seen = documentSeen(document, hiddenFrom(document.view.hidden));
  if (seen === document) return figure;
  if (seen.nodes === document.nodes) return { ...figure, document: seen };
  const letters = new Map<NodeId, NodeId>();
  for (const [i, { id }] of document.nodes.entries())
    if (seen.nodes[i] !== document.nodes[i]) letters.set(id, seen.nodes[i].name);
  const now = (id: NodeId): NodeId => letters.get(id) ?? id;
  const ends = <Arc extends { readonly from: NodeId; readonly to: NodeId }>(arc: Arc): Arc => ({
    ...arc,
    from: now(arc.from),
    to: now(arc.to),
  });
  const { bends, pinned, hidden } = seen.view;
  const renamed: GameDocument = {
    ...seen,
    nodes: seen.nodes.map((node) => (letters.has(node.id) ? { ...node, id: now(node.id) } : node)),
    edges: seen.edges.map(ends),
    pieces: seen.pieces.map(now),
    view: {
      ...seen.view,
      ...(bends && { bends: bends.map(ends) }),
      ...(pinned && { pinned: pinned.map(now) }),
      ...(hidden && { hidden: { ...hidden, except: hidden.except.map(now) } }),
    },
  };
  return {
    ...figure,
    document: renamed,
    labels: new Map([...labels].map(([id, label]) => [now(id), label])),
    ...(style?.only && { style: { ...style, only: style.only.map(now) } }),
  };
}
