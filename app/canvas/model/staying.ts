/**
 * What was looked at stays in view when a panel, a bar or the sheet of a phone takes a part of the canvas,
 * and is back where it was afterwards.
 */
import type { GameNode, NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import { isJointGame } from '../../store/play.ts';
import { isPresented } from '../../store/present.ts';
import { selectedItems } from '../../store/selectors.ts';
import { boxAround, type Camera, keepingInView, revealing, type Size, seen } from './camera.ts';
import { radius } from './drawing.ts';
import type { Surface } from './surface.ts';

/**
 * The view that a person chose last, on a canvas of this size, and to which view panels have moved it since.
 */
const chosen = held<{ readonly view: Camera; readonly size: Size; readonly moved: Camera } | undefined>(
  () => undefined,
);

/** In drawing units: values and names beside nodes reach about this far. */
const besideNodes = 22;

const isSame = (one: Camera, other: Camera): boolean =>
  one.zoom === other.zoom && one.x === other.x && one.y === other.y;

/** The view in which a drawing was fitted last to fill the wall. */
const filled = held<Camera | undefined>(() => undefined);

/**
 * The drawing fills the wall in this view, and is fitted again whenever the canvas has another size, until
 * the view is another one.
 */
export function fillsWall(view: Camera | undefined): void {
  filled.now = view;
}

export const isWhereItFilledWall = (view: Camera): boolean =>
  filled.now !== undefined && isSame(filled.now, view);

/**
 * The whole drawing if it was visible and fits, else the selection. Where it fills the wall or an embedded
 * figure it is fitted anyway, and an audience sees what the presenter sees.
 */
export function stayInView(surface: Pick<Surface, 'heading' | 'look' | 'size'>, before: Size): void {
  const { document, readOnly } = editor();
  if (readOnly === 'figure' || readOnly === 'audience') return;
  if (isPresented() && isWhereItFilledWall(surface.heading())) return;
  const selected = new Set(selectedItems(editor()).nodes);
  const boxesOf = (nodes: readonly GameNode[]) =>
    [radius + besideNodes, radius].flatMap((more) => boxAround(nodes, more) ?? []);
  const boxes = [document.nodes, document.nodes.filter(({ id }) => selected.has(id))].flatMap(boxesOf);
  const view = surface.heading();
  const from = chosen.now && isSame(chosen.now.moved, view) ? chosen.now : { view, size: before };
  const kept = keepingInView(from.view, boxes, from.size, surface.size());
  chosen.now = { ...from, moved: kept };
  if (!isSame(kept, view)) surface.look(kept);
}

/**
 * The piece of a game in which both players move at once stays in view: the bar of a joint round takes much
 * of a phone's screen, and the piece goes to a place that nobody pressed. The view moves as little as
 * possible, and not at all where the node is wholly visible.
 */
export function pieceStaysInView(
  surface: Pick<Surface, 'heading' | 'look' | 'size'>,
  on: readonly NodeId[],
): void {
  const { document, game, readOnly } = editor();
  if (!isJointGame(game) || readOnly === 'figure' || readOnly === 'audience') return;
  const node = document.nodes.find(({ id }) => on.includes(id));
  if (!node) return;
  const view = surface.heading();
  const { x1, y1, x2, y2 } = seen(view, surface.size());
  const { x, y } = node;
  if (x - radius >= x1 && x + radius <= x2 && y - radius >= y1 && y + radius <= y2) return;
  const shown = revealing(view, node, surface.size());
  showedPlaces(view, shown, [node]);
  surface.look(shown);
}

/**
 * Something moved the view to show these places. Where the view that the person chose has them all, it is
 * given back with the room all the same.
 */
export function showedPlaces(from: Camera, to: Camera, places: readonly Spot[]): void {
  const before = chosen.now;
  if (!before || !isSame(before.moved, from)) return;
  const { x1, y1, x2, y2 } = seen(before.view, before.size);
  if (places.every(({ x, y }) => x >= x1 && x <= x2 && y >= y1 && y <= y2))
    chosen.now = { ...before, moved: to };
}
