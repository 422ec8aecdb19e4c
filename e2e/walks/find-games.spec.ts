/**
 * Games are found by a condition: from the palette by keys alone, from a node, and from the page of boards.
 * Rows open, a search is stopped, and hidden values are not searched.
 */
import { checked } from '../driver/access.ts';
import { paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('a condition finds games, which open; what was asked and found stays', async ({ editor }) => {
  const { page } = editor;
  await editor.perform('find games', /^Find games/);
  const dialog = page.getByRole('dialog', { name: 'Find games' });
  const condition = dialog.getByRole('textbox', { name: 'that' });
  await expect(condition).toBeFocused();
  await condition.fill('temprature > 1');
  await expect(dialog.getByRole('status').first()).toContainText('did you mean temperature?');
  await expect(dialog.getByRole('button', { name: 'Search' })).toBeDisabled();
  const ends = dialog.getByRole('status').last();
  await condition.fill('value = ^');
  await editor.press('Enter');
  await dialog.getByRole('button', { name: 'Search with arcs of one player' }).click();
  await expect(ends).toContainText('of all 704,491 partizan drawings');
  // Enter also begins a search in place of one that is running.
  const which = dialog.getByRole('combobox', { name: 'Which of them' });
  await which.selectOption('all');
  await condition.fill('temperature > 0');
  await editor.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  await which.selectOption('all of the smallest');
  await dialog.getByRole('checkbox', { name: 'arcs of one player' }).uncheck();
  await condition.fill('value = *2');
  await editor.press('Enter');
  await expect(ends).toContainText('Found after 20 of all 238 drawings of 1 to 4 nodes');
  const grid = dialog.getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(2);
  // Three nodes, and a ring about the start.
  const pictures = grid.getByRole('img', { name: 'Its drawing' });
  await expect(pictures.locator('circle')).toHaveCount(4);
  await checked(page, 'games that were found');
  await grid.focus();
  await editor.press('ArrowDown', 'Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(/A drawing of \*2/);
  await expect(editor.inspector).toContainText('a');

  // While values are hidden the quiz offers exercises, whose values are seen nowhere.
  await editor.perform('hide all', /^Hide all values/);
  await editor.perform('find games', /^Find games/);
  await expect(dialog).toBeHidden();
  await editor.press('Escape', 'q');
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await quiz.getByRole('button', { name: 'Find exercises…' }).click();
  const exercises = page.getByRole('dialog', { name: 'Find exercises' });
  await exercises.getByRole('spinbutton', { name: 'Greatest difficulty' }).fill('2');
  await exercises.getByRole('button', { name: 'Search' }).click();
  await expect(exercises.getByRole('status').last()).toContainText('10 of these were drawn by chance.');
  const drawn = exercises.getByRole('grid');
  await expect(drawn.getByRole('row')).toHaveCount(11);
  await expect(drawn.getByRole('columnheader', { name: 'Value' })).toBeHidden();
  await checked(page, 'exercises that were found');
  await drawn.focus();
  await editor.press('ArrowDown', 'ArrowDown', 'Enter');
  await expect(exercises).toBeHidden();
  await expect(page).toHaveTitle(/An exercise/);
  await expect(quiz).toContainText('worth?');
  await expect(page.getByRole('option').first()).toContainText('hidden value');

  await editor.perform('show all', /^Show all values/);
  await page.getByRole('button', { name: 'Grundy: menu' }).click();
  const menu = page.getByRole('menu').first();
  expect(await menu.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await menu.getByRole('menuitem', { name: 'Find', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find games…' }).click();
  await expect(condition).toHaveValue('value = *2');
  await expect(grid.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('combobox', { name: 'Which of them' }).selectOption('all');
  // Of many rows those in sight have pictures.
  await dialog.getByRole('spinbutton', { name: 'Most nodes' }).fill('5');
  await condition.fill('value = 0');
  await editor.press('Enter');
  await expect(ends).toContainText(/^drawings n=1\.\.5 impartial: value = 0All 9,846 drawings .* games\./);
  expect(Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(1000);
  await grid.press('End');
  await expect(pictures.last().locator('circle')).toHaveCount(6);
  expect(await pictures.count()).toBeLessThan(40);
  await dialog.getByRole('spinbutton', { name: 'Most nodes' }).fill('7');
  await condition.fill('value = *9');
  await editor.press('Enter');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog).toContainText('of all 883,584,230 drawings');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(ends).toContainText(/Stopped after .* none so far\./);
  await expect(dialog.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('from a node smaller drawings of its value are found, and positions from the page of boards', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.focusCanvas();
  await paste(page, 'a ->L b; a ->R c; c -> b; a ->R d; d ->L a; d ->R b; d ->L e; e ->L b');
  await editor.click('a');
  await editor.perform('smaller', /^Smaller drawings of this value/);
  const dialog = page.getByRole('dialog', { name: 'Find games' });
  await expect(dialog.getByRole('textbox', { name: 'that' })).toHaveValue('value = ↑');
  const ends = dialog.getByRole('status').last();
  await expect(ends).toContainText('Found after');
  await expect(dialog.getByRole('grid')).toContainText('a ->L b; a ->R c; c -> b');
  await dialog.getByRole('button', { name: 'Make a lesson of these' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tabpanel')).toContainText('Exercise 1');
  await expect(page.getByRole('option').first()).toContainText('hidden value');
  await editor.perform('show all', /^Show all values/);

  await editor.perform('open a board', /Open a board/);
  await page.getByRole('button', { name: 'Find games…' }).click();
  await dialog
    .getByRole('combobox', { name: 'Families of rulesets' })
    .selectOption({ label: 'n pairs in a row, blue and red in turn' });
  await expect(dialog.getByRole('textbox', { name: 'Ruleset, family and numbers' })).toHaveValue(
    'clobber row n=1..12',
  );
  await dialog.getByRole('textbox', { name: 'that' }).fill('value = * or value = 0');
  await editor.press('Enter');
  await expect(ends).toContainText('All 12 members: 2 games.');
  const board = dialog.getByRole('img', { name: 'Its board' });
  await expect(board.first().locator('circle').first()).toBeVisible();

  await dialog.getByRole('combobox', { name: 'Find', exact: true }).selectOption('drawings with open arcs');
  await dialog
    .getByRole('textbox', { name: 'The drawing with its open arcs' })
    .fill('a ->L b\na ->R ?\nb ->');
  await expect(dialog.getByRole('list', { name: 'What is wrong' })).toContainText('line 3');
  await dialog
    .getByRole('textbox', { name: 'The drawing with its open arcs' })
    .fill('a ->L b\na ->R ?\nb ->R ?\nb ->L? a');
  await dialog.getByRole('textbox', { name: 'that may lead to' }).fill('0,*,*2,^');
  await dialog.getByRole('textbox', { name: 'that', exact: true }).fill('value = ^');
  await editor.press('Enter');
  await expect(ends).toContainText('All 32 drawings: 5 games.');
  await checked(page, 'drawings with open arcs');
});
