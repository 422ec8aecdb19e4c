/**
 * What is written at a vertex, on the canvas, in the panels and in figures: its value or its outcome, as the
 * reader chose. A vertex without a value shows its outcome, which is always known.
 */
import { writeCytoscape } from '../document/cytoscape.ts';
import type { GameDocument, NodeId } from '../document/document.ts';
import type { Style } from '../figure/style.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import { labelValue, textOf } from '../values/words.ts';

export type SaidOfVertex =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** What a label knows of its node. */
type SaidLabel = {
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
  readonly hidden?: boolean;
};

/**
 * The drawing as Cytoscape JSON with its labels in words, under the ids that the nodes have in this drawing;
 * a node whose value is hidden has no label. O(nodes + arcs), and what it costs to name the values.
 */
export const cytoscapeWith = (
  document: GameDocument,
  labels: ReadonlyMap<NodeId, SaidLabel>,
  ids: ReadonlyMap<NodeId, NodeId> = new Map(),
): string =>
  writeCytoscape(
    document,
    new Map(
      [...labels].map(([id, { value, outcome, hidden }]) => [
        ids.get(id) ?? id,
        hidden ? {} : { value: value && textOf(value), outcome },
      ]),
    ),
  );

/** Undefined if neither value nor outcome is known. */
export function saidOfVertex(
  { value, outcome }: { readonly value?: Value | undefined; readonly outcome?: Outcome | undefined },
  shows: Style['shows'],
): SaidOfVertex | undefined {
  if (shows !== 'outcomes' && value) return { kind: 'value', value: labelValue(value, shows === 'stops') };
  return outcome && { kind: 'outcome', outcome };
}
