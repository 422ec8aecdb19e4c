/**
 * Keeps the keyboard's focus where what had it vanishes: from the page, as a button that deletes what it is
 * for, and from the drawing by an edit.
 */

import type { NodeId } from '../../engine/document/index.ts';
import type { Spot } from '../../engine/figure/index.ts';
import type { EditorState } from '../store/editor.ts';
import type { Focus } from '../store/state/showing.ts';
import { nearestNode } from './model/directions.ts';
import type { Drawing } from './model/drawing.ts';
import { canvas } from './viewport.ts';

/**
 * The canvas takes the keyboard where what had it vanishes from the page: a browser would leave the keyboard
 * nowhere. Menus and dialogs give it back themselves. The returned function stops it.
 */
export function takeKeyboardLost(): () => void {
  let last: Element | undefined;
  const came = ({ target }: FocusEvent): void => {
    last = target instanceof Element && !target.closest('dialog, [role="menu"]') ? target : undefined;
  };
  const look = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = undefined;
    if (document.activeElement === null || document.activeElement === document.body) canvas()?.focus();
  });
  look.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', came);
  return () => {
    look.disconnect();
    document.removeEventListener('focusin', came);
  };
}

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
