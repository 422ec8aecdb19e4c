/**
 * A drawing for a figure: names that say hidden values are letters, in the words, in the description for
 * screen readers, and in what a pen makes of a node's id.
 */
import type { GameDocument, NodeId } from '../document/document.ts';
import { handedOn } from '../document/edits/handed-on.ts';
import type { Style } from '../figure/style.ts';
import type { NodeLabels } from './digraph.ts';

export type FigureOf = {
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  readonly style?: Style;
};

/** The same where no name is hidden. O(nodes + arcs). */
export function withNamesSeen<Of extends FigureOf>(figure: Of): Of {
  const { labels, style } = figure;
  const { document, ids } = handedOn(figure.document);
  if (document === figure.document) return figure;
  if (ids.size === 0) return { ...figure, document };
  const now = (id: NodeId): NodeId => ids.get(id) ?? id;
  return {
    ...figure,
    document,
    labels: new Map([...labels].map(([id, label]) => [now(id), label])),
    ...(style?.only && { style: { ...style, only: style.only.map(now) } }),
  };
}
