/** Scoring games: scores typed on nodes by mouse and by keys, and the sentences about them. */
import { checked } from '../driver/access.ts';
import { expect, test } from '../driver/walk.ts';

// A browser with windows lets a page copy at a person's click; Chromium's headless shell has to be asked.
test.use({ permissions: ['clipboard-write'] });

const field = /^Score of /;

test('a scoring game drawn by mouse, its label and its fields', async ({ editor }) => {
  const { page, inspector } = editor;
  const game = await editor.doubleClick(400, 200);
  await page.getByRole('radio', { name: 'Left' }).click();
  const two = await editor.grow(game, 280, 340);
  await page.getByRole('radio', { name: 'Right' }).click();
  const minus = await editor.grow(game, 520, 340);
  await editor.click(two);
  await page.keyboard.type('2');
  await page.getByRole('textbox', { name: field }).press('Enter');
  await editor.click(minus);
  await editor.press(':');
  const score = page.getByRole('textbox', { name: field });
  await score.fill('-1/');
  await score.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Write a number such as 3, -1/2 or 0.25');
  await score.fill('-1/2');
  await score.press('Enter');
  await expect(score).toBeHidden();
  const lines = async () => (await editor.twin()).join('\n');
  await expect
    .poll(lines)
    .toContain(`${minus}, white, value minus 1 over 2, determined in round 0, score −1/2`);
  await expect(editor.status).toContainText('Guaranteed scoring games');
  // The meaning of the symbol is below it, and a copy is as it is shown.
  await expect(inspector).toContainText(
    'A number: the game is over with this score, or equal to such a game.',
  );
  await inspector.getByRole('button', { name: 'minus 1 over 2' }).first().click();
  await expect(editor.messages).toContainText('Copied -1/2');
  // A score for each side, and one that does not count.
  await inspector.getByRole('button', { name: 'Different for Left and Right' }).click();
  const left = inspector.getByRole('textbox', { name: 'Left score' });
  await left.fill('-3');
  await left.press('Enter');
  await expect.poll(lines).toContain('Left’s score −3, Right’s score −1/2');
  await checked(page, 'a node with two scores');
});

test('by keys alone: scores, all of them moved, and the negative; scoring games are compared, with each other and with a typed one, and simplified', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  await editor.focusCanvas();
  await editor.press('n', 'l', 'Control+ArrowDown', '3', 'Enter');
  const lines = async () => (await editor.twin()).join('\n');
  await expect.poll(lines).toContain('b, white, value 3, determined in round 0, score 3');
  await expect.poll(lines).toContain('not guaranteed');
  await editor.press('Alt+ArrowUp', '4', 'Enter');
  await expect.poll(lines).toContain('Right’s score 4');
  await editor.perform('Add a number', /^Add a number to all scores/);
  const dialog = page.getByRole('dialog', { name: 'Add a number to all scores' });
  await dialog.getByRole('textbox', { name: 'Number' }).fill('0.5');
  await page.keyboard.press('Enter');
  await expect.poll(lines).toContain('score 3.5');
  await editor.press('Escape', 'Escape');
  await editor.perform('Negative', /^Negative/);
  await expect.poll(lines).toContain('score −3.5');
  await expect.poll(lines).toContain('Left’s score −4.5');
  await editor.press('Control+z', 'Control+z', 'Control+z');
  await expect.poll(lines).toContain('Right’s score 0');

  await editor.openTextTab();
  await editor.edgeList.fill('g ->L t\ng ->R z\nt ->R o\nt: 1 |\no: 1\nz: 0\nh ->L t\nh: | 2');
  await expect(editor.status).toContainText('Guaranteed scoring games');
  await editor.openInspectTab();
  await editor.focusCanvas();
  await editor.click('h');
  await editor.click('g', ['Shift']);
  await expect(inspector).toContainText('h >is greater than g');
  await expect(inspector).toContainText(/g ≱is not at least h: with X beside each/);
  // One node, and a game that is typed: wrong, then right; the game that distinguishes the two opens as a
  // drawing.
  await editor.click('h');
  const other = inspector.getByRole('textbox', { name: 'Compare with…' });
  await other.fill('<1|');
  await expect(inspector).toContainText('Character 4: a > is missing at the end');
  await other.fill('3/2');
  await expect(inspector).toContainText('h ‖is confused with');
  await expect(inspector).toContainText('With s = 3/2 it is not left-s-protected and not right-s-protected.');
  await checked(page, 'a node compared with a typed game');
  await other.fill('1');
  await expect(inspector).toContainText('With s = 1 it is left-s-protected');
  // By keys: the only option becomes a score, which is then on the canvas and in the kept drawing.
  await editor.focusCanvas();
  await editor.perform('simplify', /^Simplify/);
  const bar = page.getByRole('region', { name: 'Simplify step by step' });
  await expect(bar.getByRole('status')).toContainText('2 reductions lead');
  await editor.press('.');
  await expect(bar.getByRole('status')).toContainText('it is the only option: Left is stuck at h with 1');
  await bar.getByRole('button', { name: 'Open as a new drawing' }).click();
  await expect.poll(lines).toContain('Left’s score 1, Right’s score 2');
});
