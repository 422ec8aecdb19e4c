/** What was looked at stays in view when a panel, a bar or the sheet of a phone takes a part of the canvas. */
import type { GameNode } from '../../../engine/index.ts';
import { editor } from '../../store/editor.ts';
import { selectedItems } from '../../store/selectors.ts';
import { boxAround, keepingInView, type Size } from './camera.ts';
import { radius } from './drawing.ts';
import type { Surface } from './surface.ts';

/** The whole drawing if it was visible and fits, else the selection. Who presents or looks at an embedded figure has it fitted anyway. */
export function stayInView(surface: Surface, before: Size): void {
  const { document, presenting, readOnly } = editor();
  if (presenting || readOnly === 'figure') return;
  const selected = new Set(selectedItems(editor()).nodes);
  const boxOf = (nodes: readonly GameNode[]) => boxAround(nodes, radius) ?? [];
  const boxes = [document.nodes, document.nodes.filter(({ id }) => selected.has(id))].flatMap(boxOf);
  const view = surface.heading();
  const kept = keepingInView(view, boxes, before, surface.size());
  if (kept !== view) surface.look(kept);
}
