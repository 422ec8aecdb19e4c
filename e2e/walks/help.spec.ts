/**
 * Help in place: a `?` opens its paragraph by mouse and by keyboard, and three hints come in the first
 * minutes and never again.
 */
import type { Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { dropBoard } from '../driver/board.ts';
import type { Editor } from '../driver/editor.ts';
import { paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Whether the site of the documentation is beside the editor. */
const documented = (page: Page, is: boolean): Promise<unknown> =>
  page.route('**/documentation.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ of: 'grundy', ...(is && { site: 'docs/' }) }),
    }),
  );

/** Two nodes; from the first one can go round. */
async function drawLoop(editor: Editor): Promise<string> {
  const a = await editor.doubleClick(300, 200);
  const b = await editor.doubleClick(500, 200);
  await editor.loop(a);
  await editor.connect(a, b);
  await editor.click(a);
  await expect(editor.inspector).toContainText('infinity with exit 0');
  return a;
}

test('a ? opens the paragraph of a card, of a kind of value, whose example opens as a drawing, and of a ruleset, and the focus comes back', {
  tag: '@both-faces',
}, async ({ editor }) => {
  const { page, inspector } = editor;
  await documented(page, true);
  await drawLoop(editor);

  const value = inspector.getByRole('button', { name: 'What is infinity with exit 0?' });
  await value.click();
  const infinity = sheet(page, '∞: play can go round');
  await expect(infinity).toContainText('Beside a nim-heap whose size is an exit the next player wins.');
  await expect(infinity.getByRole('link', { name: 'The whole page' })).toHaveAttribute(
    'href',
    /\/docs\/look-up\/in-the-editor\.html#cyclic$/,
  );
  await checked(page, 'a paragraph of the documentation');
  await editor.press('Escape');
  await expect(infinity).toBeHidden();
  await expect(value).toBeFocused();

  // By keyboard, to the next one: it closes the first and opens its own.
  await editor.press('Enter');
  await expect(infinity).toBeVisible();
  await editor.press('Escape');
  const why = inspector
    .getByRole('button', { name: 'What does this show?' })
    .and(page.locator('[aria-describedby="section-explain"]'));
  await why.focus();
  await editor.press('Space');
  await expect(sheet(page, 'Why')).toContainText('gives reasons for the value');
  await expect(infinity).toBeHidden();
  // Esc closes it also while the focus is on the ?.
  const hasFocus = (dialog: Element): boolean => dialog.contains(document.activeElement);
  await expect.poll(() => sheet(page, 'Why').evaluate(hasFocus)).toBe(true);
  await why.focus();
  await expect(why).toBeFocused();
  await expect(sheet(page, 'Why')).toBeVisible();
  await editor.press('Escape');
  await expect(sheet(page, 'Why')).toBeHidden();
  await expect(why).toBeFocused();

  // From one to another by mouse; a click elsewhere closes it.
  await value.click();
  await why.click();
  await expect(sheet(page, 'Why')).toBeVisible();
  await expect(infinity).toBeHidden();
  const free = await editor.place(400, 500);
  await page.mouse.click(free.x, free.y);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await editor.openTextTab();
  await editor.edgeList.fill('g ->L z\ng ->R g');
  await editor.openInspectTab();
  await editor.click('g');
  await inspector.getByRole('button', { name: 'What is over?' }).click();
  const over = sheet(page, 'over and under');
  await expect(over).toContainText('At over Left can move to 0, and Right can only pass.');
  await checked(page, 'the paragraph of a kind of stopper');
  await over.getByRole('button', { name: 'Open an example' }).click();
  await expect(over).toBeHidden();
  await expect(editor.messages).toContainText('This was opened as a new drawing.');
  await expect(editor.status).toContainText('2 nodes, 2 arcs');

  await dropBoard(editor, 'fox-and-geese', '.G.G/..../..../F...');
  await page.getByRole('button', { name: 'What are the rules of Fox and Geese?' }).first().click();
  const rules = sheet(page, 'Fox and Geese');
  await expect(rules).toContainText('Left’s geese move one square diagonally downwards');
  await expect(rules).toContainText(
    'A player who must move and cannot has lost. Play that never ends is a draw.',
  );
  await expect(rules).toContainText('G is a goose, F the fox');
  await checked(page, 'the rules of a ruleset');
});

test('the documentation is in the menu, the palette and the dialog of keys; without its site the editor has the paragraphs', async ({
  editor,
}) => {
  const { page } = editor;
  await documented(page, false);
  await page.getByRole('button', { name: 'Grundy: menu' }).click();
  await page.getByRole('menuitem', { name: 'Documentation' }).click();
  const dialog = sheet(page, 'Documentation');
  await dialog.getByText('Thermograph', { exact: true }).click();
  await expect(dialog).toContainText('what a game is worth if every move costs a tax t');
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog).toContainText('The pages that say more are not beside this editor.');
  await checked(page, 'the paragraphs of the documentation');
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.perform('manual', /^Documentation/);
  await expect(dialog).toBeVisible();
  await editor.press('Escape');

  // What was found holds until the page is loaded again.
  await page.unroute('**/documentation.json');
  await documented(page, true);
  await page.reload();
  await page
    .context()
    .route('**/docs/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The site</h1>' }));
  await editor.focusCanvas();
  await editor.press('?');
  const opening = page.context().waitForEvent('page');
  await sheet(page, 'Keys').getByRole('button', { name: 'Documentation' }).click();
  const site = await opening;
  await expect(site.getByRole('heading')).toHaveText('The site');
});

test('who clicks on empty ground gets a hint about double clicks, and who moves a node instead of drawing an arc one about the rim, once; other hints come as they are needed', async ({
  editor,
}) => {
  const { page, messages } = editor;
  await editor.focusCanvas();
  await paste(page, 'u -> w');
  await expect(editor.status).toContainText('2 nodes');
  const clickOnGround = async (): Promise<void> => {
    // Each click is elsewhere, so that no two are a double click.
    for (const [x, y] of [
      [60, 560],
      [160, 500],
      [60, 440],
    ]) {
      const free = await editor.place(x, y);
      await page.mouse.click(free.x, free.y);
    }
  };
  await clickOnGround();
  await expect(messages).toContainText('A single click does not make a node. Double-click to make one');
  await editor.doubleClick(160, 560);
  await expect(messages).not.toContainText('A single click does not make a node');
  await clickOnGround();
  await expect(editor.status).toContainText('3 nodes');
  await expect(messages).not.toContainText('A single click does not make a node');
  await editor.press('Control+a', 'Delete');
  await expect(editor.status).toContainText('0 nodes');

  const a = await editor.doubleClick(300, 200);
  const b = await editor.doubleClick(500, 200);
  const [from, to] = [await editor.node(a), await editor.node(b)];
  await editor.drag(from, { x: to.x - 80, y: to.y + 60 });
  await expect(messages).toContainText('To draw an arc, drag from the rim');
  await checked(page, 'a hint');

  await editor.connect(a, b);
  await expect(editor.status).toContainText('1 arc');
  await expect(messages).not.toContainText('rim');

  // The arc is undone, and the node is moved once more: the hint is not shown twice.
  await editor.press('Control+z');
  const again = await editor.node(a);
  await editor.drag(again, { x: again.x - 60, y: again.y + 40 });
  await expect.poll(async () => (await editor.node(a)).x).toBeLessThan(again.x);
  await expect(messages).not.toContainText('rim');

  await editor.loop(a);
  await editor.click(a);
  await expect(messages).toContainText('The ? beside a value says what its sign means.');
  await editor.inspector.getByRole('button', { name: /^What is infinity/ }).click();
  await expect(messages).not.toContainText('beside a value');
});
