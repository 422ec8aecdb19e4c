/** The largest examples open and get their values; test/engine/examples.test.ts reads and solves every one of them. */
import { expect, test } from '../driver/walk.ts';

const examples = [
  ['A king among revolving doors', '2,268 nodes', 'Smith–Fraenkel–Perl', /\d ∞/],
  ['Fox and Geese 8×4', '1,664 nodes', 'Loopy partizan games', /\d stoppers?/],
] as const;

test('the largest examples open and get their values', async ({ editor }) => {
  const title = editor.page.getByRole('textbox', { name: 'Title of the drawing' });
  for (const [called, nodes, theory, values] of examples) {
    await editor.openExample(called);
    await expect(title).toHaveValue(called);
    await expect(editor.status).toContainText(nodes);
    await expect(editor.status).toContainText(theory);
    await expect(editor.status).toContainText(values);
  }
});
