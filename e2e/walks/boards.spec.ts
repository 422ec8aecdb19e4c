/**
 * Boards: a person chooses or types a position, sees its board, reads its value, and opens its graph as a drawing.
 */
import { checked } from '../driver/access.ts';
import { openBoards } from '../driver/board.ts';
import { slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test('a small board is answered at once, with its values; Esc leads back, and the gallery leads there', async ({
  editor,
}) => {
  const boards = await openBoards(editor);
  await expect(boards.dialog.getByRole('combobox', { name: 'Ruleset' })).toBeFocused();
  await expect(boards.answer).toContainText(/\d positions · start: .* · .* · \d/);
  await expect(boards.dialog.getByRole('group', { name: 'The board: 4 ranks of 4 squares' })).toBeVisible();
  await expect(boards.values.getByRole('row')).not.toHaveCount(0);
  await checked(editor.page, 'a board and its answer');
  await editor.press('Escape');
  await expect(boards.dialog).toBeHidden();
  await editor.menu(/Examples/);
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Nim', exact: true }).click();
  await expect(boards.position).toHaveValue('5');
  await expect(boards.dialog.getByText(/^A move takes one counter or more/)).toBeVisible();
  await expect(boards.answer).toContainText('positions');
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
  // The way back is there after a reload too, and leads to the board over the drawing that was open.
  await editor.page.reload();
  await editor.page
    .getByRole('banner')
    .getByRole('button', { name: /^Back to the board of Back/ })
    .click();
  await expect(boards.position).toHaveValue('TT.FF');
  await expect(boards.answer).toContainText(/start: \W*star\b/);
  await editor.press('Escape');
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
  // The board stays, with the problem at its place, and a click there mends it.
  const wrong = boards.dialog.getByRole('button', { name: /^rank 1, square 4: .*is "x"/ });
  await expect(wrong).toBeVisible();
  await checked(editor.page, 'a position with problems');
  await wrong.click();
  await expect(boards.position).toHaveValue(/^\.G\.[.GF]\/\.F\.\.$/);
  await expect(wrong).toBeHidden();
  await boards.dialog.getByLabel('w', { exact: true }).fill('6');
  await expect(boards.position).toHaveValue('.G.G.G/....../....../F.....');
  await boards.position.fill('.G../F...');
  await expect(boards.problems).toBeEmpty();
  await expect(boards.answer).toContainText('positions · start:');
});

test.describe('while the workers are held', () => {
  test.use({ pace: 'set' });
  test('Stop stops, what is too large says so, and both go on when asked', async ({ editor }) => {
    const boards = await openBoards(editor);
    await expect(boards.answer).toContainText('positions');
    await slowWorkers(editor.page, 'held');
    await boards.start('The usual start');
    await expect(boards.dialog.getByText(/positions found/)).toBeVisible();
    await boards.press('Stop');
    await expect(boards.answer).toHaveText('Stopped.');
    // The same while places are computed: nothing opens.
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
      'The game from this position has more than 100,000 positions; allow more, or take a smaller board.',
    );
    await expect(boards.dialog.getByRole('button', { name: 'Allow 2,000,000' })).toBeVisible();
    await boards.start('A small board');
    await expect(boards.answer).toContainText('positions · start:');
  });
});

test('a board is changed by its places, and typing and clicking follow each other', async ({ editor }) => {
  const boards = await openBoards(editor);
  await boards.place('rank 2, square 1').click();
  await expect(boards.position).toHaveValue('.G.G/G.../..../F...');
  await expect(boards.answer).toContainText('250 positions');
  await boards.press('fox');
  await boards.place('rank 4, square 3').click();
  await expect(boards.position).toHaveValue('.G.G/G.../..../..F.');
  await boards.position.fill('.G.G/..../..../..F.');
  await expect(boards.place('rank 2, square 1')).toHaveAccessibleName(/: empty; click: put a goose$/);
  // The same without a mouse: arrows go from place to place, and characters put what they stand for.
  await boards.place('rank 1, square 2').focus();
  await editor.page.keyboard.press('ArrowDown');
  await editor.page.keyboard.press('g');
  await expect(boards.position).toHaveValue('.G.G/G.../..../..F.');
  await editor.page.keyboard.press('Delete');
  await expect(boards.position).toHaveValue('.G.G/..../..../..F.');
  await boards.place('rank 4, square 3').focus();
  await editor.page.keyboard.press('Enter');
  await expect(boards.dialog.getByText('Nothing else can stand on rank 4, square 3 here.')).toBeVisible();
  const saved = editor.page.waitForEvent('download');
  await boards.press('Download');
  expect((await saved).suggestedFilename()).toMatch(/fox-and-geese.*\.svg$/);
});

test('two people play, and only the ruleset’s moves can be played', async ({ editor }) => {
  const boards = await openBoards(editor);
  await boards.choose('Toads and Frogs');
  await boards.position.fill('T.F');
  await boards.press('Play');
  await expect(boards.dialog.getByText('Left to move')).toBeVisible();
  await boards.place('square 3').click();
  await expect(boards.position).toHaveValue('T.F');
  await boards.place('square 1').click();
  await expect(boards.place('square 2')).toHaveAccessibleName('square 2: empty, can be reached');
  await checked(editor.page, 'a piece is chosen');
  await boards.place('square 2').press('Enter');
  await expect(boards.position).toHaveValue('.TF');
  await boards.place('square 3').click();
  await boards.place('square 1').click();
  await expect(boards.position).toHaveValue('FT.');
  await boards.place('square 2').click();
  await boards.place('square 3').click();
  await expect(boards.dialog.getByText('Right cannot move: Left wins')).toBeVisible();
  await boards.press('Take back');
  await expect(boards.position).toHaveValue('FT.');
  await expect(boards.dialog.getByText('Left to move')).toBeVisible();
  // Where points count, a move shows what it makes, and the game ends with a score.
  await boards.choose('Diskonnect');
  await boards.position.fill('1 lr.r.');
  await boards.press('Play');
  await expect(boards.dialog.getByText('Left to move, score 1')).toBeVisible();
  await boards.place('row 1, cell 1').click();
  await expect(boards.place('row 1, cell 3')).toHaveAccessibleName(/: empty, can be reached, for 1 point$/);
  await boards.place('row 1, cell 5').click();
  await expect(boards.position).toHaveValue('3 ....l');
  await expect(boards.dialog.getByText('Right cannot move: the game ends with score 3')).toBeVisible();
});
