/**
 * A drawing becomes a board: a person draws a graph, and plays Node Kayles on it at the drawing's own places;
 * its rules are cards, and so are those that begin on squares.
 */
import { checked } from '../driver/access.ts';
import { openBoard } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';

test('Node Kayles is played on a drawn graph, and leads back to the drawing', async ({ editor }) => {
  const { page } = editor;
  const a = await editor.doubleClick(160, 200);
  const b = await editor.grow(a, 300, 200);
  const c = await editor.grow(b, 440, 200);
  await editor.grow(c, 440, 320);
  await editor.grow(b, 300, 320);
  await editor.perform('play on this drawing', /Play on this drawing/);
  const dialog = page.getByRole('dialog', { name: 'Play on this drawing' });
  await checked(page, 'games on the open drawing');
  await dialog.getByRole('button', { name: 'Node Kayles on any graph', exact: true }).click();
  const board = openBoard(editor);
  await expect(
    board.stage.getByRole('group', { name: 'The board: a graph of 5 nodes and 4 edges' }),
  ).toBeVisible();
  // The board is drawn at the places of the drawing.
  await expect(board.position).toHaveValue(/^0-1,1-2,2-3,1-4:\.\.\.\.\.:0,0 1(\.\d+)?,0 \S+,0 \S+ \S+$/);
  await expect(board.answer).toContainText('the next player wins');
  await board.press('Play');
  await board.place('node 1').click();
  await expect(board.place('node 0')).toHaveAccessibleName(/^node 0: deleted/);
  await expect(board.place('node 3')).toHaveAccessibleName(/^node 3: empty, can move/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Back to/ })
    .click();
  await expect(editor.status).toContainText('5 nodes');
});

test('Arc Kayles is made from Node Kayles with the mouse alone, and rules of squares come onto the drawing', async ({
  editor,
}) => {
  const { page } = editor;
  const a = await editor.doubleClick(160, 200);
  const b = await editor.grow(a, 300, 200);
  await editor.grow(b, 440, 200);
  await editor.perform('new ruleset', /New ruleset/);
  await page.getByRole('dialog').getByRole('button', { name: 'On a grid' }).click();
  const board = openBoard(editor);
  const { panel } = board;
  const rules = panel.getByRole('textbox', { name: 'The rules as a text' });
  const moves = page.getByRole('group', { name: 'Moves to try' }).getByRole('button');
  await panel.getByRole('radio', { name: 'this drawing' }).click();
  await expect(panel.getByRole('radio', { name: 'this drawing' })).toBeFocused();
  // Col on squares is Col on the nodes of the drawing, at their places.
  await expect(board.position).toHaveValue(/^0-1,1-2:\.\.\.:0,0 1,0 2,0$/);
  await expect(moves).toHaveCount(6);
  await editor.press('Control+z');
  await expect(panel.getByRole('radio', { name: 'grid' })).toBeChecked();
  await expect(board.position).not.toHaveValue(/:/);
  await editor.press('Control+Shift+z');
  await checked(page, 'rules on a drawing as cards');
  // Pointing at a card shows its moves alone, and pointing at a move its card.
  const cards = panel.getByRole('list', { name: 'Rules', exact: true }).getByRole('listitem');
  await cards.first().hover();
  await expect(moves).toHaveCount(3);
  await page.mouse.move(5, 400);
  await expect(moves).toHaveCount(6);
  await moves.last().hover();
  await expect(cards.nth(1)).toHaveAttribute('data-pointed', 'true');
  await editor.perform('open a board', /Open a board/);
  await page
    .getByRole('dialog', { name: 'Boards' })
    .getByRole('button', { name: 'Node Kayles on any graph', exact: true })
    .click();
  await expect(
    cards.first().getByRole('img', { name: /^before: All nodes are empty\. Chosen: node 0/ }),
  ).toBeVisible();
  // An answer changes the height of its card, and so the place of what is below it.
  const answered = () => expect(board.answer).toContainText('positions');
  await answered();
  await cards.first().getByRole('radio', { name: 'an arc', exact: true }).click();
  for (const [target, isOn] of [
    ['its ends', true],
    ['its neighbours', false],
  ] as const) {
    await answered();
    const button = cards.first().getByRole('button', { name: target, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(isOn));
  }
  await expect(cards.first().getByRole('img', { name: /^before: .* Chosen: edge 0-1/ })).toBeVisible();
  await expect(moves).toHaveCount(15);
  await answered();
  await panel.getByRole('tab', { name: 'Text' }).click();
  await expect(rules).toHaveValue(/^Either: choose an arc -> remove it and its ends$/m);
});
