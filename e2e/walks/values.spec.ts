/**
 * Partizan values: typed, described in the inspector, opened as canonical forms; and alternating
 * cycles.
 */
import { checked } from '../driver/access.ts';
import type { Editor } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';

async function openDialog(editor: Editor): Promise<void> {
  await editor.focusCanvas();
  await editor.perform('draw a value', /^Draw a value/);
  await expect(editor.page.getByRole('dialog', { name: 'Draw a value' })).toBeVisible();
}

async function drawValue(editor: Editor, text: string): Promise<void> {
  await openDialog(editor);
  const dialog = editor.page.getByRole('dialog', { name: 'Draw a value' });
  await dialog.getByRole('textbox', { name: 'A game' }).fill(text);
  // Enter does not wait until the text is read.
  await editor.press('Enter');
  await expect(dialog).toBeHidden();
}

/** The inspector's answer beside a term. */
const fact = ({ inspector }: Editor, name: string) =>
  inspector.locator('dl > div').filter({ has: inspector.page().getByRole('button', { name, exact: true }) });

const valuesSaid = async (editor: Editor): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(Object.entries(await editor.table()).map(([name, row]) => [name, row.value]));

test('a value is typed, drawn and described, its canonical form opened, and another put beside the drawing as one undo step; a text that is not a game names its place and draws nothing', async ({
  editor,
}) => {
  await openDialog(editor);
  const dialog = editor.page.getByRole('dialog', { name: 'Draw a value' });
  const field = dialog.getByRole('textbox', { name: 'A game' });
  await field.fill('heat(^, 1)');
  await expect(dialog.getByRole('status')).toContainText(/heat\(\^, 1\) = .*, 6 positions/);
  await field.fill('{0|pass}');
  await expect(dialog.getByRole('status')).toContainText(/\{0\|pass\} = .*over, 2 positions/);
  await checked(editor.page, 'a typed value');
  await editor.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(editor.status).toContainText('2 nodes, 2 arcs');
  await expect.poll(() => valuesSaid(editor)).toEqual({ '{0|pass}': 'over', b: 'zero' });

  await editor.openInspectTab();
  await editor.focusCanvas();
  await editor.press('Escape', 'Escape');
  await editor.click('a');
  await expect(fact(editor, 'Degree of loopiness')).toContainText('over');
  await expect(fact(editor, 'Stopper')).toContainText('yes');
  await expect(fact(editor, 'Loopfree')).toContainText('no');
  await expect(fact(editor, 'Zugzwang')).toContainText('weak');
  await expect(fact(editor, 'Subpositions')).toContainText('2');
  await fact(editor, 'Zugzwang').getByRole('button').click();
  await expect(fact(editor, 'Zugzwang')).toContainText('in all followers');
  await expect(editor.inspector.locator('figure svg circle')).toHaveCount(2);
  await checked(editor.page, 'a stopper in the inspector');

  await editor.inspector.getByRole('button', { name: 'Open as a drawing' }).click();
  await expect.poll(() => valuesSaid(editor)).toEqual({ over: 'over', '0': 'zero' });
  await expect(editor.page).toHaveTitle(/over: canonical form/);
  await editor.expectFramed();
  await editor.menu('Back to what this drawing was made from');
  await expect.poll(() => valuesSaid(editor)).toEqual({ '{0|pass}': 'over', b: 'zero' });

  const before = await editor.ids();
  await openDialog(editor);
  await field.fill('{0|pas}');
  await expect(dialog.getByRole('status')).toContainText('Character 4: ');
  await expect(dialog.locator('u')).toHaveText('p');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('button', { name: 'Draw', exact: true })).toBeDisabled();
  await checked(editor.page, 'a text that is no game');
  await editor.press('Enter');
  await expect(dialog).toBeVisible();
  await field.fill('1 & 0');
  await expect(dialog.getByRole('status')).toContainText('not one game');
  await field.fill('tis');
  await expect(dialog.getByRole('status')).toContainText('2 positions');
  await editor.press('Escape');
  expect(await editor.ids()).toEqual(before);

  await drawValue(editor, '2+over');
  await expect(editor.status).toContainText('6 nodes');
  const { nodes } = await editor.drawn();
  const rightmost = Math.max(...nodes.slice(0, 2).map(({ x }) => x));
  expect(nodes.slice(2).every(({ x }) => x > rightmost + 36)).toBe(true);
  await editor.openInspectTab();
  await expect(editor.inspector).toContainText('4 nodes');
  await editor.focusCanvas();
  await editor.press('Control+z');
  await expect(editor.status).toContainText('2 nodes');
  expect(await editor.ids()).toEqual(before);
});

test('alternating cycles are counted, highlighted and switched off, and dud shows both its sides', async ({
  editor,
}) => {
  await editor.openTextTab();
  await editor.edgeList.fill('s ->L a\na ->L b\nb ->R a\nb ->L z\nd ->L d\nd ->R d');
  await editor.openInspectTab();
  await editor.focusCanvas();
  await editor.press('Escape', 'Escape');
  await expect(editor.inspector).toContainText('Alternating cycles: 3 nodes');
  const light = editor.inspector.getByRole('button', { name: 'Highlight the cycles' });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await checked(editor.page, 'lit cycles');
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  await editor.click('z');
  await expect(editor.inspector).not.toContainText('Not a stopper');
  await editor.click('s');
  await expect(editor.inspector).toContainText('Not a stopper as drawn');
  await light.click();
  await editor.click('d');
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  await expect(fact(editor, 'Onside')).toContainText('on');
  await expect(fact(editor, 'Offside')).toContainText('off');
  await expect(fact(editor, 'Stopper')).toContainText('no');
  await expect(editor.inspector.locator('figure')).toHaveCount(2);
  await checked(editor.page, 'a value of two sides');
});
