/**
 * A class hour: a lesson of the gallery is opened, gone through by keys on the wall, and saved as a file that
 * opens again.
 */
import { checked } from '../driver/access.ts';
import { downloaded } from '../driver/downloads.ts';
import { dropFiles } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('a lesson of the gallery: hidden values stay hidden until they are revealed, the file opens again', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.openExample('First cycles');
  const tab = page.getByRole('tabpanel', { name: 'Lesson' });
  await expect(tab.getByRole('button', { name: /^2 ?Round and round/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(6);
  await checked(page, 'a lesson in its tab');

  await editor.focusCanvas();
  await editor.press('d', 'PageDown');
  await expect(page.getByText('Who wins?')).toBeVisible();
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(2);
  // The note for the teacher is not on the wall.
  await expect(page.locator('body')).not.toContainText(/∞|infinity|Say nothing/);
  await editor.press('h');
  await expect(page.getByRole('option', { name: /infinity/ })).toHaveCount(2);
  await editor.press('4');
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText('3 rounds');
  await editor.press('.');
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText('1 of');
  await editor.press('PageUp', 'PageUp');
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Steps' })).toBeHidden();
  await editor.press('Escape');

  // With the keyboard in its tab, undo is the lesson's, and the drawings stay as they are.
  const views = tab.getByRole('list', { name: 'Views of the lesson' }).getByRole('listitem');
  const all = await views.count();
  await tab.getByRole('button', { name: 'Delete the view' }).click();
  await expect(views).toHaveCount(all - 1);
  await editor.press('Control+z');
  await expect(views).toHaveCount(all);
  // What is for the teacher alone stays folded after Present, since the class may still look on.
  await expect(tab.getByRole('textbox', { name: 'Title of the view' })).toBeVisible();
  await expect(tab.getByRole('textbox', { name: 'Note for you alone' })).toBeHidden();
  await tab.getByRole('button', { name: 'Show the note and the answers' }).click();
  await tab.getByRole('textbox', { name: 'Note for you alone' }).fill('Ask twice.');
  await editor.press('Control+z');
  await expect(tab).not.toContainText('Ask twice.');

  // The class answers by a node that is taken from the drawing; what tells an answer is listed, and leads to
  // its view.
  const ways = tab.getByRole('combobox', { name: 'Answered by' });
  await ways.selectOption('nothing set');
  await expect(tab).toContainText('Phones ask for the value of a, which is hidden.');
  await ways.selectOption('a node');
  await editor.click('b', ['Shift']);
  await tab.getByRole('button', { name: 'Take the selected nodes' }).click();
  await expect(tab.getByRole('status').filter({ hasText: /^b$/ })).toBeVisible();
  await tab.getByRole('button', { name: 'Before class' }).click();
  await expect(tab).toContainText('Nothing was found');
  await tab.getByRole('textbox', { name: 'Question for the class' }).fill('Is it b?');
  await views.first().getByRole('button').first().click();
  await tab.getByRole('button', { name: /The question may contain what is right/ }).click();
  await expect(tab.getByRole('textbox', { name: 'Question for the class' })).toHaveValue('Is it b?');
  await checked(page, 'a lesson with how the class answers and what tells an answer');

  const { name, bytes } = await downloaded(page, () =>
    tab.getByRole('button', { name: 'Save the lesson to a file' }).click(),
  );
  expect(name).toBe('First-cycles.lesson.grundy.json');
  await tab.getByRole('button', { name: 'Close the lesson' }).click();
  await expect(tab).toBeHidden();
  await dropFiles(page, [{ name, text: bytes.toString('utf8') }]);
  await expect(tab.getByRole('button', { name: /A way home/ })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(6);
  await tab.getByRole('button', { name: /Round and round/ }).click();
  await expect(ways).toHaveValue('node');
});
