/**
 * Left's and Right's arcs: outcomes by play, their table, who wins infinite play, the negative, and a drawn
 * sum.
 */
import { checked } from '../driver/access.ts';
import type { Editor } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';

/** Selects nothing and clears the focus, so that what follows concerns the whole drawing. */
async function letGo(editor: Editor): Promise<void> {
  await editor.focusCanvas();
  await editor.press('Escape', 'Escape');
}

/** Chooses the player of the next arcs; the arc drawn last is not meant. */
async function draws(editor: Editor, player: 'Left' | 'Right'): Promise<void> {
  await editor.page
    .getByRole('radiogroup', { name: /arcs drawn next/ })
    .getByRole('radio', { name: player })
    .click();
}

const expectOutcomes = (editor: Editor, wanted: Readonly<Record<string, string>>): Promise<void> =>
  expect
    .poll(async () =>
      Object.fromEntries(Object.entries(await editor.table()).map(([name, row]) => [name, row.outcome])),
    )
    .toEqual(wanted);

/** The class that the inspector's table marks, with the headings of its row and column. */
async function marked({ inspector }: Editor): Promise<readonly string[]> {
  const table = inspector.getByRole('table', { name: /Who wins when Left moves first/ });
  const cell = table.locator('[aria-current="true"]');
  await expect(cell).toHaveCount(1);
  return await cell.evaluate((element) => {
    const row = element.parentElement;
    const heads = element.closest('table')?.tHead?.rows[0];
    const column = [...(row?.children ?? [])].indexOf(element);
    const said = (each: Element | null | undefined): string => each?.textContent?.trim() ?? '';
    return [said(element.querySelector('.unseen')), said(heads?.cells[column]), said(row?.firstElementChild)];
  });
}

test('a blue and a red arc give outcomes on the nodes, and the table of the nine classes; a person can choose who wins infinite play, and undo it', async ({
  editor,
}) => {
  const a = await editor.doubleClick(200, 160);
  const b = await editor.doubleClick(400, 160);
  const c = await editor.doubleClick(200, 340);
  await expect(editor.inspector.getByRole('radio', { name: 'won by Left' })).toBeHidden();
  await draws(editor, 'Left');
  await editor.connect(a, b);
  await expectOutcomes(editor, { [a]: 'L', [b]: 'P', [c]: 'P' });
  await draws(editor, 'Right');
  await editor.connect(c, a);
  await editor.connect(a, c);
  // From c Right can move to a, where Left wins by moving to b; from a she can move to c, where Left cannot
  // move.
  await expectOutcomes(editor, { [a]: 'N', [b]: 'P', [c]: 'P' });
  await expect(editor.status.getByRole('button', { name: /^1 N$/ })).toBeVisible();
  await expect
    .poll(async () => (await editor.twin()).find((line) => line.startsWith(`${a},`)))
    .toContain('value star');

  await editor.openInspectTab();
  await editor.click(a);
  await expect.poll(() => marked(editor)).toEqual(['N', 'Left first: Left wins', 'Right first: Right wins']);
  await expect(editor.inspector).toContainText('the next player wins');
  await checked(editor.page, 'a node of a partizan drawing');
  await editor.press('Escape');
  await checked(editor.page, 'a partizan drawing');

  await editor.openTextTab();
  await editor.edgeList.fill('a ->L b\nb ->R a');
  await expectOutcomes(editor, { a: 'P hat', b: 'P check' });
  const infinitePlay = async (choice: string): Promise<void> => {
    await editor.openInspectTab();
    await letGo(editor);
    await editor.inspector
      .getByRole('group', { name: 'Infinite play is' })
      .getByRole('radio', { name: choice })
      .check();
  };
  await infinitePlay('won by Left');
  await expectOutcomes(editor, { a: 'L', b: 'P' });
  await infinitePlay('won by Right');
  await expectOutcomes(editor, { a: 'P', b: 'R' });
  await editor.focusCanvas();
  await editor.press('Control+z');
  await expectOutcomes(editor, { a: 'L', b: 'P' });
  await editor.press('Control+z');
  await expectOutcomes(editor, { a: 'P hat', b: 'P check' });
  await editor.openInspectTab();
  await editor.click('a');
  await expect.poll(() => marked(editor)).toEqual(['P hat', 'Left first: a draw', 'Right first: Left wins']);
});

const negate = (editor: Editor): Promise<void> => editor.perform('negative', /^Negative/);

test('the negative is made of a drawing, and of a selection; the sum of two nodes is drawn beside them, its start selected', async ({
  editor,
}) => {
  await editor.openTextTab();
  await editor.edgeList.fill('a ->L b\nc ->L d');
  await expectOutcomes(editor, { a: 'L', b: 'P', c: 'L', d: 'P' });
  await letGo(editor);
  await negate(editor);
  await expectOutcomes(editor, { a: 'R', b: 'P', c: 'R', d: 'P' });
  await editor.press('Control+z');
  await expectOutcomes(editor, { a: 'L', b: 'P', c: 'L', d: 'P' });
  await editor.click('c');
  await negate(editor);
  await expectOutcomes(editor, { a: 'L', b: 'P', c: 'R', d: 'P' });
  await editor.openInspectTab();
  await editor.click('a');
  await editor.click('c', ['Shift']);
  await editor.inspector.getByRole('button', { name: 'Draw every position' }).click();
  await expect(editor.status).toContainText('8 nodes, 6 arcs');
  await expect(editor.inspector.getByRole('heading', { level: 2 }).last()).toContainText('a + c');
  await expect(editor.messages).toContainText('a + c: 4 positions');
  // 1 − 1: the player who starts loses.
  await expect.poll(async () => (await marked(editor))[0]).toBe('P');
  await expectOutcomes(editor, {
    a: 'L',
    b: 'P',
    c: 'R',
    d: 'P',
    'a + c': 'P',
    'b + c': 'R',
    'a + d': 'L',
    'b + d': 'P',
  });
  await editor.focusCanvas();
  await editor.press('Control+z');
  await expect(editor.status).toContainText('4 nodes, 2 arcs');
});

test('the table of nodes is sorted by what is measured, says where there is nothing, and keeps its columns', async ({
  editor,
}) => {
  const { page } = editor;
  await page.getByRole('tab', { name: 'Text' }).click();
  await editor.edgeList.fill('h ->L o\nh ->R m\no ->L z\nm ->R z\nv ->L z\nv ->L v\nv ->R v\n');
  const panel = page.getByRole('tabpanel', { name: 'Text' });
  const table = panel.getByRole('table');
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveText(['Node', 'Value', 'Mean', 'Temperature', 'Outcome']);
  await panel.getByRole('button', { name: 'Columns' }).click();
  await panel.getByRole('checkbox', { name: /^Mean/ }).uncheck();
  await expect(heads).toHaveText(['Node', 'Value', 'Temperature', 'Outcome']);
  // By keys alone: up, then down; what has no temperature stays last.
  const names = async () => (await table.locator('tbody th').allTextContents()).map((name) => name.trim());
  await heads.nth(2).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heads.nth(2)).toHaveAttribute('aria-sort', 'ascending');
  expect(await names()).toEqual(['m', 'o', 'z', 'h', 'v']);
  await page.keyboard.press('Enter');
  await expect(heads.nth(2)).toHaveAttribute('aria-sort', 'descending');
  expect(await names()).toEqual(['h', 'm', 'o', 'z', 'v']);
  await expect(panel).toContainText('– in Temperature: loopy values have none.');
  await checked(page, 'the table of nodes with its columns');
  await page.reload();
  await expect(heads).toHaveText(['Node', 'Value', 'Temperature', 'Outcome']);
});
