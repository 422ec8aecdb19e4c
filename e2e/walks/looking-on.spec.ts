/**
 * A read-only tab, while another one writes the drawing: it follows, changes nothing, says so, and loses
 * nothing.
 */
import { checked } from '../driver/access.ts';
import { anotherTab, bar, drawHere, name, paste, pressInBar } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('the second tab is read-only, also to the browser’s own cut and paste, and follows what the first one does; typed text stays when it takes the drawing over', async ({
  editor,
}) => {
  await drawHere(editor, 'Shared', 1);
  const other = await anotherTab(editor);
  await expect(bar(other)).toBeVisible();
  await expect(other.status).toContainText('1 node,');
  await checked(other.page, 'a drawing of another tab');

  // Nothing here changes it.
  const [a] = await other.ids();
  const at = await other.place(400, 400);
  await other.page.mouse.dblclick(at.x, at.y);
  await other.focusCanvas();
  await other.press('n', 'Control+ArrowRight', 'Control+a', 'Delete', 'Control+z');
  expect(await other.ids()).toEqual([a]);
  await other.press('Escape');
  // But one can look: a click selects, a drag moves the view.
  await other.click(a);
  await expect(other.inspector).toContainText(`${a}white node`);
  await expect(other.inspector.getByRole('radio', { name: 'Gray' })).toBeDisabled();
  await expect(other.inspector.getByRole('checkbox', { name: /^Pinned/ })).toBeDisabled();
  const from = await other.node(a);
  await other.drag(from, { x: from.x + 60, y: from.y + 30 });
  expect((await other.node(a)).x).toBeCloseTo(from.x + 60, 0);

  const b = await editor.grow(a, 420, 320);
  await expect.poll(async () => (await other.ids()).length).toBe(2);
  await other.expectValues({ [a]: '*1', [b]: '0' });
  await name(editor, 'Shared further');
  await expect(other.page.getByRole('textbox', { name: 'Title of the drawing' })).toHaveValue(
    'Shared further',
  );

  await other.openInspectTab();
  const said = other.messages.getByText('Another tab edits this drawing.');
  for (const act of [() => other.press('Control+x'), () => paste(other.page, 'x -> y')]) {
    await other.click(a);
    await expect(other.inspector).toContainText(`${a}white node`);
    await act();
    // A message under the pointer stays.
    const close = other.messages.getByRole('button', { name: 'Close' });
    await close.hover();
    await expect(said).toBeVisible();
    expect(await other.ids()).toEqual([a, b]);
    await expect(other.inspector).toContainText(`${a}white node`);
    await close.click();
    await expect(said).toBeHidden();
  }

  await editor.perform('draw a value', /^Draw a value/);
  const dialog = editor.page.getByRole('dialog', { name: 'Draw a value' });
  const game = dialog.getByRole('textbox', { name: 'A game' });
  await game.fill('{0|1}');
  await expect(dialog.getByRole('status')).toContainText('positions');
  await pressInBar(other, 'Edit here');
  await expect(bar(editor)).toBeVisible();
  await game.press('Enter');
  await expect(editor.messages).toContainText('Another tab edits this drawing.');
  await expect(game).toHaveValue('{0|1}');
});
