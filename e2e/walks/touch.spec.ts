/** By touch, on a phone: double tap, the connect handle, the sheet. */

import { doubleTap, touchDrag } from '../driver/touch.ts';
import { expect, test } from '../driver/walk.ts';

test('a person draws with double taps and the connect handle', async ({ editor }) => {
  const first = await editor.place(120, 160);
  const a = await editor.making(() => doubleTap(editor.page, first));
  const second = await editor.place(270, 160);
  const b = await editor.making(() => doubleTap(editor.page, second));
  await editor.tap(a);
  const handle = await editor.connectHandle();
  expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44);
  await touchDrag(editor.page, handle, await editor.node(b));
  await expect(editor.status).toContainText('2 nodes, 1 arc');

  // The other way: tap the handle, then the target.
  await editor.tap(b);
  const other = await editor.connectHandle();
  await editor.page.touchscreen.tap(other.x, other.y);
  await editor.tap(a);
  await expect(editor.status).toContainText('2 nodes, 2 arcs');
  await editor.tap(a);
  await expect(editor.inspector).toContainText(/∞|infinity/);
});

test('one finger pans, and moves the node that it touches', async ({ editor }) => {
  const at = await editor.place(150, 200);
  const a = await editor.making(() => doubleTap(editor.page, at));
  const before = await editor.node(a);
  const empty = await editor.place(60, 380);
  await touchDrag(editor.page, empty, { x: empty.x + 80, y: empty.y - 60 });
  const panned = await editor.node(a);
  expect(panned.x - before.x).toBeGreaterThan(40);
  await touchDrag(editor.page, panned, { x: panned.x + 80, y: panned.y + 40 });
  const moved = await editor.node(a);
  expect(moved.x - panned.x).toBeGreaterThan(40);
});
