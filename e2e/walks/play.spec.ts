/**
 * A game on the drawing: won against the computer by mouse, played by keys, and with turns of several moves.
 */
import { checked } from '../driver/access.ts';
import type { Editor } from '../driver/editor.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

/** Writes the drawing and puts a piece on each of these nodes. */
async function set(editor: Editor, drawing: string, ...pieces: readonly string[]): Promise<void> {
  await editor.openTextTab();
  await editor.edgeList.fill(drawing);
  await expect.poll(async () => (await editor.ids()).length).toBeGreaterThan(1);
  await editor.openInspectTab();
  for (const id of pieces) {
    await editor.click(id);
    await editor.press('p');
  }
  await editor.press('Escape', 'Escape');
}

const bar = ({ page }: Editor) => page.getByRole('region', { name: 'Game' });
const record = ({ inspector }: Editor) =>
  inspector.getByRole('list', { name: 'Moves of the game' }).getByRole('listitem');

test('won against the computer by mouse, with a hint; then the drawing is as it was', async ({ editor }) => {
  await set(editor, 'a -> b, c\nb -> c -> d', 'a');
  await editor.page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect(bar(editor)).toContainText('Your turn.');
  await bar(editor).getByRole('button', { name: 'Evaluate' }).click();
  await bar(editor).getByRole('button', { name: 'Hint' }).click();
  await expect(bar(editor)).toContainText('A best move: a → b, which wins in 3 moves.');
  await checked(editor.page, 'a game with every move evaluated');
  await editor.drag(await editor.node('a'), await editor.node('d'));
  await expect(editor.messages).toContainText('Not moved: no arc leads from a to d.');
  await editor.drag(await editor.node('a'), await editor.node('b'));
  await expect(bar(editor)).toContainText('The computer: b → c. Your turn.');
  await editor.click('c');
  await editor.click('d');
  await expect(bar(editor)).toContainText('The computer cannot move. You win.');
  await record(editor).first().getByRole('button').click();
  await expect(bar(editor)).toContainText('You: a → b.');
  await editor.press('Escape', 'Escape');
  await expect(bar(editor)).toBeHidden();
  await expect(editor.inspector).toContainText('The piece');
});

test('by keys: pieces by Tab, ends by arrows, a forced answer on a gray node, and a turn of the selective sum, which Enter ends', async ({
  editor,
}) => {
  await set(editor, 's -> (g)\n(g) -> p, q\nu -> p', 's', 'u');
  await editor.focusCanvas();
  await editor.press('y');
  await expect(bar(editor)).toContainText('Your turn.');
  await editor.inspector.getByLabel('Opponent').selectOption('a person here');
  await expect(bar(editor)).toContainText('The first player to move.');
  await editor.press('Tab', 'ArrowDown');
  const active = async (): Promise<string | null> => {
    const id = await editor.surface.getAttribute('aria-activedescendant');
    return await editor.page.locator(`[id="${id}"]`).textContent();
  };
  await expect.poll(active).toMatch(/^g, gray/);
  await editor.press('Enter');
  await expect(bar(editor)).toContainText('The second player must answer here.');
  await editor.press('Control+z');
  await expect(bar(editor)).toContainText('The first player to move.');

  // The computer answers with a whole turn.
  await editor.press('Escape', 'Escape');
  await editor.menu('New drawing');
  await expect(editor.status).toContainText('0 nodes');
  await set(editor, 'a -> b -> c\nd -> e', 'a', 'd');
  await editor.focusCanvas();
  await editor.press('m');
  await editor.inspector.getByLabel('Sum').selectOption('selective');
  await editor.press('Tab', 'ArrowDown', 'Enter');
  await expect(bar(editor)).toContainText('You: a → b. Move another piece, or press Done.');
  await expect(bar(editor).getByRole('button', { name: 'Done' })).toBeVisible();
  await editor.press('Enter');
  await expect(bar(editor)).toContainText('You cannot move. The computer wins.');
  await expect(record(editor)).toHaveCount(2);
  await expect(record(editor).last()).toContainText(/b.*c, d.*e/);
  await expect(editor.status).toContainText('Playing: the game is over');
});

test('pieces make the sequential sum: it is chosen, read and turned round', async ({ editor }) => {
  await set(editor, 'a -> b, c\nb -> c, d\nc -> d\nx -> y', 'a', 'x');
  await editor.inspector.getByLabel('Sum').selectOption('sequential');
  await expect(editor.inspector).toContainText('A turn moves the first piece that is not over');
  await expect(editor.inspector).toContainText(
    /the next player wins.*Moves that win.*a.*c.*What is still to come.*x/s,
  );
  await checked(editor.page, 'a sequential sum');
  await editor.inspector.getByRole('button', { name: 'Exchange a and x' }).click();
  await expect(editor.inspector.getByRole('button', { name: 'Exchange x and a' })).toBeFocused();
  await editor.press('Control+z');
  await expect(editor.inspector.getByRole('button', { name: 'Exchange a and x' })).toBeVisible();
});

test('hot games by temperature: the chart says what a move in the hottest piece gave away, and leads back', async ({
  editor,
}) => {
  await dropExample(editor, 'hot-games');
  await editor.labelled(9);
  await editor.focusCanvas();
  await editor.press('y');
  await editor.inspector.getByLabel('Opponent').selectOption('a person here');
  await editor.inspector.getByRole('button', { name: 'Mean and temperature' }).click();
  await expect(editor.inspector.getByRole('row', { name: /^a .*hottest/ })).toBeVisible();
  await bar(editor).getByRole('button', { name: 'Temperature' }).click();
  await editor.click('a');
  await editor.click('c');
  const chart = bar(editor).getByRole('group', { name: 'Mean and temperature' });
  const moments = chart.getByRole('button');
  await expect(moments.last()).toHaveAccessibleName(
    /^After move 1, Left: mean 3\/2, temperature 3\/2\. It gives away the win.*It gains 2 in the mean, at temperature 2; by orthodox accounting nothing is given away\.$/,
  );
  await checked(editor.page, 'a game with its chart of temperature');
  await moments.last().focus();
  await editor.press('ArrowLeft', 'Enter');
  await expect(bar(editor)).toContainText('Left to move.');
  await expect(moments.first()).toHaveAttribute('aria-current', 'step');
});
