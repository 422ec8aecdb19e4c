/** Boards: a position is chosen or typed, its board seen, what it is worth read, and its graph opened as a drawing. */
import { checked } from '../driver/access.ts';
import { boardDialog, openBoards } from '../driver/board.ts';
import { slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test('a small board is answered at once, with its values', async ({ editor }) => {
  const boards = await openBoards(editor);
  await expect(boards.dialog.getByRole('combobox', { name: 'Ruleset' })).toBeFocused();
  await expect(boards.answer).toContainText(/\d positions · start: .* · .* · \d/);
  await expect(boards.dialog.getByRole('img', { name: 'The board: 4 ranks of 4 squares' })).toBeVisible();
  await expect(boards.values.getByRole('row')).not.toHaveCount(0);
  await checked(editor.page, 'a board and its answer');
});

test('backsliding toads and frogs open as a drawing, and the former drawing is kept', async ({ editor }) => {
  const a = await editor.doubleClick(200, 200);
  await editor.expectValues({ [a]: '0' });
  const boards = await openBoards(editor);
  await boards.choose('Backsliding Toads and Frogs');
  await boards.start('Two against two');
  await expect(boards.position).toHaveValue('TT..FF');
  await boards.position.fill('TT.FF');
  await expect(boards.answer).toContainText(/start: \W*star\b/);
  await boards.press('Open as a drawing');
  await expect(boards.dialog).toBeHidden();
  await expect(editor.surface).toBeFocused();
  await expect(editor.status).toContainText(/30 nodes/);
  await editor.expectFramed();
  await expect(editor.status).toContainText('Loopy partizan games');
  await editor.openInspectTab();
  await expect(editor.inspector.getByRole('heading', { level: 2 }).last()).toContainText('TT.FF');
  await expect
    .poll(async () => Object.entries(await editor.table()).find(([name]) => name === 'TT.FF')?.[1].value)
    .toBe('star');
  const places = (await editor.drawn()).nodes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(places).size).toBe(30);
  await editor.menu('Reopen the previous drawing');
  await expect(editor.status).toContainText('1 node,');
});

test('a position that cannot be read names its places', async ({ editor }) => {
  const boards = await openBoards(editor);
  await boards.position.fill('.G.x/.F..');
  await expect(boards.problems).toContainText(
    'rank 1, square 4 is "x"; write G for a goose, F for the fox, . for an empty square',
  );
  await expect(boards.problems).toContainText('rank 2, square 2 is a light square');
  await expect(boards.position).toHaveAttribute('aria-invalid', 'true');
  await checked(editor.page, 'a position with problems');
  await boards.position.fill('.G../F...');
  await expect(boards.problems).toBeEmpty();
  await expect(boards.answer).toContainText('positions · start:');
});

test('Stop stops, what is too large says so, and both go on when asked', async ({ editor }) => {
  const boards = await openBoards(editor);
  await expect(boards.answer).toContainText('positions');
  await slowWorkers(editor.page, 'held');
  await boards.start('The usual start');
  await expect(boards.dialog.getByText(/positions found/)).toBeVisible();
  await boards.press('Stop');
  await expect(boards.answer).toHaveText('Stopped.');
  // The same while places are looked for: nothing opens.
  await slowWorkers(editor.page, 'fast');
  await boards.choose('Backsliding Toads and Frogs');
  await boards.position.fill('TTT...FFF');
  await expect(boards.answer).toContainText('1,680 positions');
  await slowWorkers(editor.page, 'held');
  await boards.press('Open as a drawing');
  await boards.press('Stop');
  await expect(boards.dialog.getByRole('button', { name: 'Open as a drawing' })).toBeVisible();
  await expect(editor.page.getByText('0 nodes, 0 arcs')).toBeVisible();
  await slowWorkers(editor.page, 'fast');
  await boards.choose('Fox and Geese');
  await boards.start('The usual start');
  await boards.allow('100,000');
  await expect(boards.answer).toHaveText(
    'This position has more than 100,000 positions; allow more, or take a smaller board.',
  );
  await expect(boards.dialog.getByRole('button', { name: 'Allow 2,000,000' })).toBeVisible();
  await boards.start('A small board');
  await expect(boards.answer).toContainText('positions · start:');
});

test('the gallery leads there, and Esc leads back', async ({ editor }) => {
  await editor.menu(/Examples/);
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Open a board…' }).click();
  const boards = boardDialog(editor.page);
  await expect(boards.answer).toContainText('positions');
  await editor.press('Escape');
  await expect(boards.dialog).toBeHidden();
});
