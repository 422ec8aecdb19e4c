/**
 * Tables of families: a person asks for one beside a board, sorts it, plots it, takes it along, and opens a
 * row.
 */
import { checked } from '../driver/access.ts';
import { dropBoard } from '../driver/board.ts';
import { downloaded } from '../driver/downloads.ts';
import { expect, test } from '../driver/walk.ts';

test('a table is made, sorted, plotted, exported, and a row of it opens', async ({ editor }) => {
  const board = await dropBoard(editor, 'toads-and-frogs', 'T.F');
  const { page } = editor;
  await page.getByRole('banner').getByRole('button', { name: 'Table of a family of positions' }).click();
  const table = page.getByRole('region', { name: 'Table' });
  const grid = table.getByRole('grid');
  await expect(table.getByText('18 positions')).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '19');
  // A pattern asks for what no family of the ruleset has.
  await table.getByRole('combobox', { name: 'Family' }).selectOption({ label: 'a pattern…' });
  const pattern = table.getByRole('textbox', { name: 'Pattern' });
  await pattern.fill('T.F');
  await pattern.press('Enter');
  await expect(table.getByRole('list', { name: 'What is wrong with the request' })).not.toBeEmpty();
  await pattern.fill('T^m .^k F^n');
  await pattern.press('Enter');
  await table.getByRole('spinbutton', { name: 'm to' }).fill('3');
  await expect(table.getByText('24 positions')).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  // A heading sorts by the values, and what is on the board keeps its sign.
  await grid.getByRole('button', { name: 'Temperature' }).click();
  await grid.getByRole('button', { name: 'Temperature' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Temperature' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(grid.getByRole('row').nth(1)).toContainText('TTT.F');
  await table.getByRole('button', { name: /^Only the .* worth \*$/ }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', /^[4-9]$/);
  await table.getByRole('button', { name: 'Show all rows' }).click();
  // The rows that fulfil a condition; what cannot be read is said, and then every row stays.
  const find = table.getByRole('searchbox', { name: 'Find' });
  await find.fill('m = 3 and value >');
  await expect(table.getByText(/what value is compared with is missing/)).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await find.fill('m = 3 and outcome = L');
  await expect(grid).toHaveAttribute('aria-rowcount', /^[2-8]$/);
  await expect(grid.getByRole('row').nth(1)).toContainText('TTT');
  await find.fill('');
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await checked(page, 'a table');
  // Conditions on values keep some positions; what is wrong in one is said, and no row is found.
  const only = table.getByRole('textbox', { name: 'only where' });
  await only.fill('m=3 and value >');
  await only.press('Enter');
  const wrong = table.getByRole('list', { name: 'What is wrong with the request' });
  await expect(wrong).toContainText('m=3 and value >: character 16 what value is compared with is missing');
  await only.fill('m=3 and value > 0');
  await only.press('Enter');
  await expect(table.getByText('3 rows of 24 positions')).toBeVisible();
  await expect(wrong).toBeHidden();
  await expect(grid.getByRole('row').nth(1)).toContainText('TTT');
  await only.fill('');
  await only.press('Enter');
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await table.getByRole('combobox', { name: 'Plot' }).selectOption('a grid of cells');
  const plotOf = table.getByRole('textbox', { name: 'Plot of' });
  const plotted = table.getByRole('region', { name: 'The plot' });
  await expect(plotted.getByRole('img', { name: /^value by m and k\./ })).toBeVisible();
  await plotOf.fill('m=1');
  await plotOf.press('Enter');
  await expect(plotted.getByRole('img', { name: /^value by k and n\./ })).toBeVisible();
  const { bytes } = await downloaded(page, () => table.getByRole('button', { name: 'Save CSV' }).click());
  const text = bytes.toString('utf8');
  expect(text).toContain('# sweep toads-and-frogs "T^m .^k F^n" m=0..3');
  expect(text).toMatch(/# 24 of 24 rows\n$/);
  // The keyboard goes to a row that is out of sight, and opens it.
  await grid.press('End');
  await grid.press('ArrowUp');
  const row = grid.locator('[aria-selected="true"]');
  const position = (await row.getByRole('rowheader').textContent()) ?? '';
  await grid.press('Enter');
  await expect(board.position).toHaveValue(position);
  await expect(row).toHaveAttribute('aria-current', 'true');
  await editor.press('Control+z');
  await expect(board.position).not.toHaveValue(position);
  await page.reload();
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await expect(grid.getByRole('columnheader', { name: 'Temperature' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(plotted.getByRole('img')).toBeVisible();
  // What is hidden is not in it.
  await editor.perform('hide all', /Hide all/);
  await expect(grid.getByText('▢').first()).toBeVisible();
  await expect(table.getByRole('list', { name: 'Rows by value' })).toBeHidden();
  await expect(plotted).toBeHidden();
});

test('millions of heaps of an octal game are summed up in place of rows', async ({ editor }) => {
  const { page } = editor;
  await dropBoard(editor, 'octal', '0.77 8');
  await page.getByRole('banner').getByRole('button', { name: 'Table of a family of positions' }).click();
  const table = page.getByRole('region', { name: 'Table' });
  await table.getByRole('combobox', { name: 'Family' }).selectOption({ label: 'a pattern…' });
  const pattern = table.getByRole('textbox', { name: 'Pattern' });
  await pattern.fill('0.165 <n>');
  await pattern.press('Enter');
  await table.getByRole('spinbutton', { name: 'n to' }).fill('2000000');
  await expect(table.getByText('2,000,000 heaps', { exact: true })).toBeVisible();
  await table.getByRole('button', { name: 'Find their values' }).click();
  const heaps = table.getByRole('region', { name: 'The heaps' });
  await expect(heaps.getByRole('status')).toContainText(
    'Period 1,550 from 5,181, proved by the heaps to 13,464.',
  );
  await expect(heaps.getByRole('table')).toContainText(
    'Nim values of the heaps of 0 to 999 counters. In italics and shaded: heaps before the period, which begins at 5,181.',
  );
  await checked(page, 'heaps that are summed up');
  await table.getByRole('combobox', { name: 'Plot' }).selectOption('points');
  await expect(table.getByRole('region', { name: 'The plot' }).getByRole('img')).toBeVisible();
  const { bytes } = await downloaded(page, () => table.getByRole('button', { name: 'Save summary' }).click());
  expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ format: 'grundy-heaps', game: '0.165' });
  // Fewer heaps are a table of rows again.
  await table.getByRole('spinbutton', { name: 'n to' }).fill('12');
  await expect(table.getByRole('grid')).toHaveAttribute('aria-rowcount', '13');
});
