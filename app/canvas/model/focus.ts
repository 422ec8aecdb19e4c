/**
 * Where the focus goes when the node or arc that had it is deleted or undone: always somewhere, as long as there is a
 * node.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import type { EditorState } from '../../store/editor.ts';
import type { Focus } from '../../store/state/showing.ts';
import { nearestNode } from './directions.ts';
import type { Drawing } from './drawing.ts';

/** The place of the lost focus and, for an arc, its source. */
export type LostFocus = { readonly place: Spot; readonly source: NodeId | undefined };

/** What an edit removed from under the focus; called while the drawing still contains it. */
export function lostFocus(drawing: Drawing, state: EditorState, before: EditorState): LostFocus | undefined {
  const { focus } = before;
  if (!focus || state.focus) return undefined;
  if (focus.kind === 'node') {
    const drawn = drawing.nodes.get(focus.id);
    return drawn && { place: drawn.node, source: undefined };
  }
  const arc = drawing.arcs.get(focus.key);
  return arc && { place: arc.course.middle, source: arc.from.id };
}

/** The source of a lost arc, or else the nearest node. */
export function refocused(drawing: Drawing, { place, source }: LostFocus): Focus | undefined {
  const next = (source === undefined ? undefined : drawing.nodes.get(source)) ?? nearestNode(drawing, place);
  return next && { kind: 'node', id: next.id };
}
