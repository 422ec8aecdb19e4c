/**
 * State that only the canvas needs: the open menu, the touch handle, nodes that wait for a target, and
 * whether pointer or keyboard was used last.
 */

import type { EdgeKey, NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { heldStore } from '../../store/held.ts';

export type MenuTarget =
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'arc'; readonly key: EdgeKey }
  | { readonly kind: 'ground' };

export type CanvasState = {
  /** A context menu, at a place on the screen. */
  readonly menu: { readonly at: Spot; readonly place: Spot; readonly target: MenuTarget } | undefined;
  /** The node beside which touch shows the connect handle. */
  readonly handle: NodeId | undefined;
  /** Nodes whose arcs wait for a target, which is tapped or walked to with the arrows. */
  readonly waiting: readonly NodeId[] | undefined;
  /** The node under a resting pointer. */
  readonly peek: NodeId | undefined;
  /** Whether the keyboard was used last; then the focus is shown. */
  readonly byKeyboard: boolean;
  /** The outcomes whose signs are shown while values are too small to read, as letters: "NPD". */
  readonly marks: string;
};

export const useCanvas = heldStore<CanvasState>(() => ({
  menu: undefined,
  handle: undefined,
  waiting: undefined,
  peek: undefined,
  byKeyboard: false,
  marks: '',
}));

export const canvasState = (): CanvasState => useCanvas.getState();
export const setCanvasState = (part: Partial<CanvasState>): void => useCanvas.setState(part);
