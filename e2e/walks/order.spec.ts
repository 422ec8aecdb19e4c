/**
 * The order of values as a diagram: of selected nodes, exported and opened as a drawing, and of what was
 * reckoned.
 */
import { checked } from '../driver/access.ts';
import { paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('selected nodes are put in order, and the diagram is exported and opened as a drawing', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.focusCanvas();
  await paste(page, 'g := ^\nh := {0|*}\ni := over\nj := {1|-1}');
  await editor.focusCanvas();
  await editor.press('Control+a');
  const section = editor.inspector.getByRole('button', { name: 'Order', exact: true });
  await section.click();
  const diagram = editor.inspector.getByRole('img', { name: /Layer 1: / });
  await expect(diagram).toBeVisible();
  await expect(diagram).toHaveAccessibleName(/↑ \(g, h\)/);
  await checked(page, 'an order diagram');
  await editor.inspector.getByRole('button', { name: 'Open as a drawing' }).click();
  await expect(page).toHaveTitle(/Order diagram of/);
});

test('nimbers are in an order, and a node that has no place in it is named below the diagram', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.focusCanvas();
  await paste(page, 'a -> b, c\nb -> c\nx -> x, a');
  await editor.focusCanvas();
  await editor.press('Control+a');
  await editor.inspector.getByRole('button', { name: 'Order', exact: true }).click();
  const diagram = editor.inspector.getByRole('img', { name: /Layer 1: / });
  await expect(diagram).toHaveAccessibleName(/None of them is less than another/);
  await expect(diagram).toHaveAccessibleName(/Left out, because its order is not known: x\./);
  await expect(editor.inspector.getByText('Left out, because its order is not known: x.')).toBeVisible();
});

test('the values that were reckoned are put in order', async ({ editor }) => {
  const { page } = editor;
  await editor.focusCanvas();
  await editor.press('=');
  const dialog = page.getByRole('dialog', { name: 'Reckon' });
  const field = dialog.getByRole('textbox', { name: 'An expression' });
  for (const expression of ['0', '^', 'heat({1|0}, 1)', 'off']) {
    await field.fill(expression);
    await expect(dialog.getByRole('status')).toContainText('=');
    await editor.press('Enter');
    await expect(field).toHaveValue('');
    // The line above the list has the same buttons until it is empty.
    const kept = dialog.getByRole('list', { name: 'Reckoned beside this drawing' });
    await expect(kept.getByRole('button', { name: `Draw ${expression}`, exact: true })).toBeVisible();
  }
  await field.fill('0 < 1');
  await expect(dialog.getByRole('status')).toContainText('=');
  await editor.press('Enter');
  await expect(field).toHaveValue('');
  await dialog.getByRole('button', { name: 'Order of these values' }).click();
  await expect(dialog.getByRole('img', { name: /off < 0/ })).toBeVisible();
  await expect(dialog).toContainText('Left out, because the list has no form of it: 0 < 1.');
  await checked(page, 'the order of what was reckoned');
  await dialog.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
});
