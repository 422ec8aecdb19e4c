/** Where the keyboard goes when what it was on is deleted or undone: never nowhere, while there is a node left. */
import type { NodeId, Spot } from '../../../engine/index.ts';
import type { EditorState } from '../../store/editor.ts';
import type { Focus } from '../../store/state/showing.ts';
import { nearestNode } from './directions.ts';
import type { Drawing } from './drawing.ts';

/** Where it was, and the node an arc came from. */
export type LostFocus = { readonly place: Spot; readonly source: NodeId | undefined };

/** What an edit took from under the focus; to be asked while the drawing still shows it. */
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

/** The node a lost arc came from, else the one that is nearest. */
export function refocused(drawing: Drawing, { place, source }: LostFocus): Focus | undefined {
  const next = (source === undefined ? undefined : drawing.nodes.get(source)) ?? nearestNode(drawing, place);
  return next && { kind: 'node', id: next.id };
}
