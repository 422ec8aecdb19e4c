/** A drawing of another tab, read-only in a narrow window. */
import { checked } from '../driver/access.ts';
import { anotherTab, bar, drawHere } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('the bar keeps its buttons together, and by keys they work as well', { tag: '@both-faces' }, async ({
  editor,
}) => {
  await drawHere(editor, 'On a phone', 1);
  const other = await anotherTab(editor);
  await expect(bar(other)).toBeVisible();
  const button = (called: string) => other.page.getByRole('main').getByRole('button', { name: called });
  for (const width of [390, 320]) {
    await other.page.setViewportSize({ width, height: 844 });
    await checked(other.page, `${width} wide: a drawing of another tab`);
    const [edit, copy] = [await button('Edit here').boundingBox(), await button('Make a copy').boundingBox()];
    expect(copy?.y).toBe(edit?.y);
    await expect(button('Make a copy')).toBeInViewport({ ratio: 1 });
  }
  await button('Make a copy').press('Enter');
  await expect(bar(other)).toBeHidden();
  await expect(other.surface).toBeFocused();
});
