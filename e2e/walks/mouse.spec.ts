/** Drawing by mouse: from the empty canvas to values on every node. */
import { expect, test } from '../driver/walk.ts';

test('the erratum digraph is drawn, its moon and its infinity are on the page, and a person can choose another theory', async ({
  editor,
}) => {
  const a = await editor.doubleClick(160, 120);
  const c = await editor.doubleClick(360, 120);
  const b = await editor.doubleClick(560, 120);
  const d = await editor.doubleClick(560, 320);
  const e = await editor.doubleClick(160, 320);
  for (const gray of [b, e]) {
    await editor.click(gray);
    await editor.press('g');
  }
  const arcs = [
    [b, c],
    [c, a],
    [c, b],
    [d, b],
    [d, e],
    [e, a],
  ] as const;
  for (const [from, to] of arcs) await editor.connect(from, to);

  await editor.expectValues({ [a]: '0', [b]: '?', [c]: '∞_0', [d]: '☾_0', [e]: 'ℕ∖{0}' });
  // Outcomes arrive at the end of the run, values before it.
  const outcomes = async () => Object.values(await editor.table()).map(({ outcome }) => outcome);
  await expect.poll(outcomes).not.toContain('');
  const rows = await editor.table();
  expect([rows[a].step, rows[c].step]).toEqual(['0', '']);
  expect([rows[a].outcome, rows[c].outcome, rows[d].outcome]).toEqual(['P', 'N', 'N']);
  await expect(editor.status).toContainText('5 nodes, 6 arcs');
  await expect(editor.status).toContainText('carry-on');

  // An arc and its reverse are two lines, each to its own right, so each can be hit where it runs.
  await editor.openInspectTab();
  const [from, to] = [await editor.node(c), await editor.node(b)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const aside = (Math.hypot(to.x - from.x, to.y - from.y) / 4) * Math.tan((16 * Math.PI) / 180);
  const heading = editor.inspector.getByRole('heading', { level: 2 }).last();
  await editor.page.mouse.click(middle.x, middle.y + aside);
  await expect(heading).toHaveText(new RegExp(`^${c}.*${b}$`));
  await editor.page.mouse.click(middle.x, middle.y - aside);
  await expect(heading).toHaveText(new RegExp(`^${b}.*${c}$`));

  // The theory is chosen with its reason, and a person can choose another.
  await editor.press('Escape', 'Escape');
  await editor.inspector.getByRole('checkbox', { name: /As published/ }).check();
  await editor.expectValues({ [a]: '0', [b]: '?', [c]: '∞_0', [d]: '∞_{*0}', [e]: 'ℕ∖{0}' });
});

test('a drag from the rim to empty ground makes an arc and its node, and a drag from the middle moves the node; L, R and E act on the next arc and on selected ones, and the same arc again is not doubled', async ({
  editor,
}) => {
  const a = await editor.doubleClick(200, 200);
  const b = await editor.grow(a, 400, 200);
  await editor.expectValues({ [a]: '*1', [b]: '0' });

  const before = await editor.node(b);
  await editor.drag(before, { x: before.x + 60, y: before.y + 80 });
  const after = await editor.node(b);
  expect(Math.hypot(after.x - before.x - 60, after.y - before.y - 80)).toBeLessThan(15);

  // Esc during a drag undoes it.
  await editor.page.mouse.move(after.x, after.y);
  await editor.page.mouse.down();
  await editor.page.mouse.move(after.x + 100, after.y, { steps: 5 });
  await editor.press('Escape');
  await editor.page.mouse.up();
  expect(await editor.node(b)).toEqual(after);

  // An arc taken by its head leads elsewhere.
  const c = await editor.doubleClick(200, 420);
  const from = await editor.node(a);
  const length = Math.hypot(after.x - from.x, after.y - from.y);
  const back = (after.radius + 6) / length;
  const head = { x: after.x + (from.x - after.x) * back, y: after.y + (from.y - after.y) * back };
  await editor.drag(head, await editor.node(c));
  await editor.expectValues({ [a]: '*1', [b]: '0', [c]: '0' });
  await expect(editor.edgeList).toHaveValue(`${a} -> ${c}\n${b}\n`);

  // A node that is dropped on another one is put beside it, and all of its menu is in the window.
  await editor.drag(await editor.node(b), await editor.node(c));
  const [there, beside] = [await editor.node(c), await editor.node(b)];
  expect(Math.hypot(there.x - beside.x, there.y - beside.y)).toBeGreaterThan(2 * there.radius);
  await editor.page.mouse.click(beside.x, beside.y, { button: 'right' });
  await expect(editor.page.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  await editor.press('Escape');

  await editor.press('Control+a', 'Delete');
  await expect(editor.status).toContainText('0 nodes');
  const u = await editor.doubleClick(203, 197);
  const v = await editor.doubleClick(423, 197);
  // A double click is not a drag, so the node is exactly there.
  const at = await editor.place(203, 197);
  const { x, y } = await editor.node(u);
  expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(0.2);
  const players = async (): Promise<string> => {
    await editor.openTextTab();
    const text = (await editor.edgeList.inputValue()).trim();
    await editor.focusCanvas();
    return text;
  };
  await editor.press('l');
  await editor.connect(u, v);
  await editor.press('r');
  await editor.connect(v, u);
  await editor.press('e');
  await expect.poll(players).toBe(`${u} ->L ${v}\n${v} ->R ${u}`);
  await expect(editor.messages).not.toContainText('changed');

  await editor.press('Control+a', 'e');
  await expect(editor.messages).toContainText('2 selected arcs changed to Either');
  await expect.poll(players).toBe(`${u} -> ${v}\n${v} -> ${u}`);
  await editor.messages.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(players).toBe(`${u} ->L ${v}\n${v} ->R ${u}`);

  // Another player's arc is another arc. The switch in the bar does what the keys do.
  await editor.page.getByRole('radiogroup').getByRole('radio', { name: 'Left' }).click();
  await editor.connect(u, v);
  await expect(editor.status).toContainText('2 nodes, 2 arcs');
  await editor.page.getByRole('radiogroup').getByRole('radio', { name: 'Right' }).click();
  await editor.connect(u, v);
  await expect(editor.status).toContainText('2 nodes, 3 arcs');

  // From the rim out and back is a loop.
  await editor.loop(u);
  await expect(editor.status).toContainText('2 nodes, 4 arcs');
});
