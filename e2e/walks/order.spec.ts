/**
 * The order of values as a diagram: of selected nodes, opened as a drawing. The walk of reckoning has that of
 * what was reckoned.
 */
import { checked } from '../driver/access.ts';
import { paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('selected nodes are put in order, one that has no place is named below the diagram, which opens as a drawing', async ({
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

  await editor.press('Delete');
  await expect(editor.status).toContainText('0 nodes');
  await paste(page, 'g := ^\nh := {0|*}\ni := over\nj := {1|-1}');
  await editor.focusCanvas();
  await editor.press('Control+a');
  await expect(diagram).toHaveAccessibleName(/↑ \(g, h\)/);
  await checked(page, 'an order diagram');
  await editor.inspector.getByRole('button', { name: 'Open as a drawing' }).click();
  await expect(page).toHaveTitle(/Order diagram of/);
});
