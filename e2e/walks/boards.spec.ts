/**
 * Boards: a person opens one in place of the drawing, sets its position up, reads its value, plays, opens its
 * graph, and comes back.
 */
import { checked } from '../driver/access.ts';
import { dropBoard, openBoards } from '../driver/board.ts';
import { exportDialog } from '../driver/export.ts';
import { slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test('a board takes the place of the drawing, is answered at once, is listed, and leads back', async ({
  editor,
}) => {
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => editor.page.evaluate(() => navigator.clipboard.readText());
  const a = await editor.doubleClick(200, 200);
  await editor.expectValues({ [a]: '0' });
  const board = await openBoards(editor);
  await expect(board.answer).toContainText('Left wins');
  await expect(board.panel.getByText(/^160 positions/)).toBeVisible();
  await expect(board.stage.getByRole('group', { name: 'The board: 4 ranks of 4 squares' })).toBeVisible();
  await expect(board.values.getByRole('row')).not.toHaveCount(0);
  await expect(board.place('rank 1, square 2')).toBeFocused();
  // Its value says what it is, and is copied, as that of a node.
  await expect(board.answer).toContainText('A stopper, written by its name');
  await board.answer.getByRole('button', { name: 'over', exact: true }).click();
  await expect(editor.messages).toContainText('Copied over');
  await expect.poll(copied).toBe('over');
  await board.answer.getByRole('button', { name: 'Copy as LaTeX' }).click();
  await expect(editor.messages).toContainText('over as LaTeX');
  await expect.poll(copied).toBe('\\mathbf{over}');
  // A value is found by its name; its positions are looked at, and Back leads to the current one.
  await board.panel.getByRole('searchbox', { name: 'Find' }).fill('{1|off}');
  const found = board.panel.getByRole('status', { name: 'What was found' });
  await found.getByRole('button', { name: /3 positions$/ }).click();
  await found
    .getByRole('button', { name: /^Look at \.G/ })
    .nth(0)
    .click();
  await expect(board.stage.getByText('Looked at')).toBeVisible();
  await expect(board.position).toHaveValue('.G.G/..../..../F...');
  await board.press('Back');
  await expect(board.stage.getByText('Looked at')).toBeHidden();
  await checked(editor.page, 'a board and its answer');
  // The keyboard is on the board again: the arrows go from place to place, and a piece's letter puts it.
  await expect(board.place('rank 1, square 2')).toBeFocused();
  await editor.page.keyboard.press('ArrowDown');
  await editor.page.keyboard.press('g');
  await expect(board.position).toHaveValue('.G.G/G.../..../F...');
  await editor.press('Control+z');
  await expect(board.position).toHaveValue('.G.G/..../..../F...');
  await editor.press('Control+y');
  // Ctrl with an arrow makes the board larger at that side, and the keyboard stays on its square.
  await editor.page.keyboard.press('Control+ArrowUp');
  await expect(board.position).toHaveValue('..../..../.G.G/G.../..../F...');
  await expect(board.place('rank 4, square 1')).toBeFocused();
  await editor.page.keyboard.press('Control+Shift+ArrowUp');
  await expect(board.position).toHaveValue('.G.G/G.../..../F...');
  await expect(board.place('rank 2, square 1')).toBeFocused();
  await editor.page
    .getByRole('banner')
    .getByRole('button', { name: /^Back to/ })
    .click();
  await expect(editor.status).toContainText('1 node,');
  await editor.menu(/^Drawings/);
  await editor.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Open .*Fox and Geese/ })
    .click();
  await expect(board.position).toHaveValue('.G.G/G.../..../F...');
  await editor.menu(/Examples/);
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Open a board…' }).click();
  const page = editor.page.getByRole('dialog', { name: 'Boards' });
  await expect(page.getByRole('list', { name: 'Recent boards' })).toBeHidden();
  await page.getByRole('searchbox').fill('one counter or more');
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(page.getByText(/^No board matches/)).toBeVisible();
  await page.getByRole('button', { name: 'Impartial' }).click();
  await checked(editor.page, 'the page of boards');
  await page.getByRole('searchbox').press('Enter');
  await expect(board.position).toHaveValue('5');
  await expect(board.panel.getByText(/^A move takes one counter or more/)).toBeVisible();
});

test('a position that cannot be read names its places, and at 400 % a board is set up and played by scrolling to it', async ({
  editor,
}) => {
  const board = await dropBoard(editor, 'fox-and-geese', '.G.G/..../..../F...');
  await board.position.fill('.G.x/.F..');
  await expect(board.problems).toContainText(
    'rank 1, square 4 is "x"; write G for a goose, F for the fox, . for an empty square',
  );
  await expect(board.problems).toContainText('rank 2, square 2 is a light square');
  await expect(board.position).toHaveAttribute('aria-invalid', 'true');
  // The board stays, with the problem at its place, and a click there corrects it.
  const wrong = board.stage.getByRole('button', { name: /^rank 1, square 4: .*is "x"/ });
  await expect(wrong).toBeVisible();
  await checked(editor.page, 'a position with problems');
  await wrong.click();
  await expect(board.position).toHaveValue(/^\.G\.[.GF]\/\.F\.\.$/);
  await expect(wrong).toBeHidden();
  const family = board.panel.getByRole('group', { name: /the fox in the corner/ });
  await family.getByLabel('w', { exact: true }).fill('6');
  await expect(board.position).toHaveValue('.G.G.G/....../....../F.....');
  await board.position.fill('.G../F...');
  await expect(board.problems).toBeEmpty();
  await expect(board.panel.getByText(/positions ·/)).toBeVisible();

  await board.choose('Domineering');
  await board.position.fill('.../...');
  await editor.page.setViewportSize({ width: 320, height: 256 });
  await board.place('row 1, square 1').click();
  await expect(board.place('row 1, square 1')).toHaveAccessibleName(/a wall/);
  await board.stage.getByRole('button', { name: 'Play', exact: true }).click();
  await board.place('row 1, square 2').click();
  await board.place('row 2, square 2').click();
  await expect(editor.status).toContainText('Playing: the game is over');
});

test.describe('while the workers are held', () => {
  test.use({ pace: 'set' });
  test('Stop stops, and continues when asked', async ({ editor }) => {
    const board = await dropBoard(editor, 'fox-and-geese', '.G.G/..../..../F...');
    await expect(board.panel.getByText(/positions ·/)).toBeVisible();
    await slowWorkers(editor.page, 'held');
    await board.start('The usual start');
    await expect(board.panel.getByText(/positions found/)).toBeVisible();
    await board.press('Stop');
    await expect(board.answer).toHaveText('Stopped.');
    // The same while places are computed: nothing opens.
    await slowWorkers(editor.page, 'fast');
    await board.choose('Backsliding Toads and Frogs');
    await board.position.fill('TTT...FFF');
    // While it is being solved, positions are counted as well; a solved board offers its drawing.
    await expect(board.panel.getByText(/^1,680 positions/)).toBeVisible();
    await expect(board.panel.getByRole('button', { name: 'Open as a drawing' })).toBeVisible();
    await slowWorkers(editor.page, 'held');
    await board.press('Open as a drawing');
    await board.press('Stop');
    await expect(board.panel.getByRole('button', { name: 'Open as a drawing' })).toBeVisible();
    await expect(board.stage).toBeVisible();
  });
});

test('a board is changed by its places, and typing and clicking follow each other', async ({ editor }) => {
  const board = await dropBoard(editor, 'fox-and-geese', '.G.G/..../..../F...');
  await board.place('rank 2, square 1').click();
  await expect(board.position).toHaveValue('.G.G/G.../..../F...');
  await expect(board.panel.getByText(/^250 positions/)).toBeVisible();
  // A drag moves a piece; dropped beside the board, or with Esc, it is where it was.
  const to = board.place('rank 4, square 3');
  await board.place('rank 4, square 1').hover();
  await editor.page.mouse.down();
  await to.hover();
  const picture = board.stage.getByRole('group', { name: /^The board/ });
  await expect(picture.getByText('F', { exact: true })).toHaveCount(1);
  await editor.page.keyboard.press('Escape');
  await editor.page.mouse.up();
  await expect(board.position).toHaveValue('.G.G/G.../..../F...');
  await board.place('rank 4, square 1').dragTo(to);
  await expect(board.position).toHaveValue('.G.G/G.../..../..F.');
  await expect(to).toBeFocused();
  await editor.press('Control+z');
  await board.press('fox');
  await to.click();
  await expect(board.position).toHaveValue('.G.G/G.../..../..F.');
  await board.position.fill('.G.G/..../..../..F.');
  await expect(board.place('rank 2, square 1')).toHaveAccessibleName(/: empty; click: put a goose$/);
  await board.place('rank 4, square 3').focus();
  await editor.page.keyboard.press('Enter');
  await expect(board.stage.getByText('There is already a fox on rank 4, square 3.')).toBeVisible();
  // The export dialog is that of drawings, with what a board has besides.
  await editor.press('Control+e');
  const { choose, figure, saved, warnings, dialog, field } = exportDialog(editor.page);
  await choose('Figure of', 'Its moves');
  await choose('Below each board', 'Values');
  await expect(figure).toHaveAttribute('aria-busy', 'false');
  await checked(editor.page, 'the export of a board');
  const { name, text } = await saved(() => editor.page.keyboard.press('Control+Enter'));
  expect(name).toMatch(/^Fox-and-Geese.*\.svg$/);
  expect(text).toContain('Left 1.2 → 2.1: ');
  await choose('Figure of', 'A list');
  await field('Positions, one on each line').fill('.G.G/..../..../..F.\n.GxG/..../F...');
  await expect(warnings).toContainText('Line 2: rank 1, square 3: is "x"');
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await editor.page.keyboard.press('Escape');
  await expect(board.stage.getByText('There is already a fox on rank 4, square 3.')).toBeVisible();
  // A piece that is dragged off the board is gone, and a side removes a rank with the pieces on it.
  await board.place('rank 1, square 2').hover();
  await editor.page.mouse.down();
  await editor.page.mouse.move(8, 400, { steps: 4 });
  await editor.page.mouse.up();
  await expect(board.position).toHaveValue('...G/..../..../..F.');
  await board.stage.getByRole('button', { name: 'take a column away at the right' }).click();
  await expect(board.position).toHaveValue('.../.../.../..F');
  await editor.page
    .getByText('a goose on rank 1, square 4')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(board.position).toHaveValue('...G/..../..../..F.');
  // An edge is drawn like an arc: from a point into empty space, and to another place.
  await board.choose('Hackenbush');
  await board.position.fill('0-1:b');
  await board.place('point 1').hover();
  await editor.page.mouse.down();
  await editor.page.mouse.move(500, 200, { steps: 4 });
  await editor.page.mouse.up();
  await expect(board.position).toHaveValue('0-1:b 1-2:b');
  await board.press('red');
  await board.place('point 2').dragTo(board.place('the ground'));
  await expect(board.position).toHaveValue('0-1:b 1-2:b 0-2:r');
  // By keys alone: a letter draws to a new point, where the keyboard then is; Enter picks a point, and draws
  // from it to another.
  await board.place('point 1').focus();
  await editor.page.keyboard.press('g');
  await expect(board.place('point 3')).toBeFocused();
  await editor.page.keyboard.press('Enter');
  await editor.page.keyboard.press('Control+End');
  await expect(board.place('the ground')).toBeFocused();
  await editor.page.keyboard.press('Enter');
  await expect(board.position).toHaveValue('0-1:b 1-2:b 0-2:r 1-3:g 0-3:r');
  await checked(editor.page, 'a picture that is drawn');
});

test('two people play, and only the ruleset’s moves can be played', async ({ editor }) => {
  const board = await dropBoard(editor, 'toads-and-frogs', 'T.F');
  const bar = editor.page.getByRole('region', { name: 'Game' });
  await board.press('Play');
  await expect(bar).toContainText('Left to move.');
  await board.place('square 3').click();
  // By keys alone: to the frog that cannot move, back to the toad that can, and where it goes.
  await expect(board.place('square 1')).toHaveAccessibleName(/: a toad; can go to square 2, worth/);
  await editor.page.keyboard.press('Control+End');
  await expect(board.place('square 3')).toBeFocused();
  await editor.page.keyboard.press('Shift+Tab');
  await expect(board.place('square 1')).toBeFocused();
  await editor.page.keyboard.press('Enter');
  await expect(board.place('square 2')).toHaveAccessibleName(/^square 2: empty, can be reached, worth/);
  await checked(editor.page, 'a piece is chosen');
  await editor.page.keyboard.press('ArrowRight');
  await editor.page.keyboard.press('Enter');
  await expect(board.place('square 2')).toHaveAccessibleName(/toad/);
  // By a drag, over the toad.
  await board.place('square 3').dragTo(board.place('square 1'));
  await expect(board.place('square 1')).toHaveAccessibleName(/frog/);
  await board.place('square 2').click();
  await board.place('square 3').click();
  await expect(bar).toContainText('Right cannot move. Left wins.');
  await bar.getByRole('button', { name: 'Take back' }).click();
  await expect(bar).toContainText('Left to move.');
  // A moment of the game is there after a reload, and by a click in the list of its moves.
  await editor.page.reload();
  await expect(bar).toContainText('Left to move.');
  await board.panel.getByRole('list', { name: 'Moves of the game' }).getByRole('button').first().click();
  await expect(bar).toContainText('Right to move.');
  await board.press('Set up');
  await expect(board.position).toHaveValue('T.F');
  // A different move begins a variation, which is shown below the line; every moment says what its move gave
  // away.
  await board.position.fill('T..T.F');
  await board.press('Play');
  await board.place('square 1').focus();
  await editor.page.keyboard.press('v');
  await expect(board.panel.getByRole('button', { name: 'Best of each piece', pressed: true })).toBeVisible();
  await board.press('Arrows');
  const line = bar.getByRole('group', { name: 'Line of play' });
  await board.place('square 1').click();
  await board.place('square 2').click();
  await expect(line.getByRole('button', { name: /^Move 1, Left: square 1 → square 2\. It / })).toBeVisible();
  await line.getByRole('button', { name: 'The beginning of the game' }).click();
  await board.place('square 4').click();
  await board.place('square 5').click();
  const variation = line.getByRole('list', { name: 'Variation 1, from the beginning' });
  await expect(
    variation.getByRole('button', { name: /^Move 1, Left: square 4 → square 5\. It / }),
  ).toBeVisible();
  await checked(editor.page, 'a line with a variation');
  await variation.getByRole('button', { name: /^Move 1/ }).focus();
  await editor.page.keyboard.press('ArrowUp');
  await editor.page.keyboard.press('Enter');
  await expect(board.place('square 2')).toHaveAccessibleName(/toad/);
  await variation.getByRole('button', { name: /^Move 1/ }).click();
  await expect(board.place('square 5')).toHaveAccessibleName(/toad/);
  await line.getByRole('button', { name: 'Make it the main line' }).click();
  const first = line.getByRole('list', { name: 'Main line' }).getByRole('button').nth(1);
  await expect(first).toHaveAccessibleName(/^Move 1, Left: square 4/);
  await variation.getByRole('button', { name: /^Move 1/ }).click();
  await line.getByRole('button', { name: 'Delete this variation' }).click();
  await expect(variation).toBeHidden();
  await board.press('Set up');
  // Where points count, a move shows what it makes, and the game ends with a score.
  await board.choose('Diskonnect');
  await board.position.fill('1 lr.r.');
  await board.press('Play');
  await board.place('row 1, cell 1').click();
  await expect(board.place('row 1, cell 3')).toHaveAccessibleName(/: empty, can be reached, for 1 point/);
  await board.place('row 1, cell 5').click();
  await expect(bar).toContainText(/Right cannot move\. .*3/);
});
