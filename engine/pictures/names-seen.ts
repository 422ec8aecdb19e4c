/**
 * A drawing for a figure: names that say hidden values are letters, in the words, in the description for screen readers, and in what
 * a pen makes of a node's id.
 */
import type { GameDocument, NodeId } from '../document/document.ts';
import { hiddenIn } from '../document/edits/hidden-copies.ts';
import { lettersSeen, namesSeen } from '../document/edits/names-seen.ts';
import { withNodeIds } from '../document/edits/renamed-nodes.ts';
import type { Style } from '../figure/style.ts';
import type { NodeLabels } from './digraph.ts';

export type FigureOf = {
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  readonly style?: Style;
};

/** The same where no name is hidden. O(nodes + arcs). */
export function withNamesSeen<Of extends FigureOf>(figure: Of): Of {
  const { document, labels, style } = figure;
  const seen = namesSeen(document, hiddenIn(document));
  if (seen === document) return figure;
  if (seen.nodes === document.nodes) return { ...figure, document: seen };
  const letters = lettersSeen(document, seen);
  const now = (id: NodeId): NodeId => letters.get(id) ?? id;
  return {
    ...figure,
    document: withNodeIds(seen, letters),
    labels: new Map([...labels].map(([id, label]) => [now(id), label])),
    ...(style?.only && { style: { ...style, only: style.only.map(now) } }),
  };
}
