/**
 * Steps: the rounds in which the values were found, by keys and by mouse; and what is offered if there are
 * none.
 */
import { unzipSync } from 'fflate';
import { checked } from '../driver/access.ts';
import { downloaded } from '../driver/downloads.ts';
import type { Editor } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';

/** z, then x and y, then w; a and b go round for ever. */
const drawing = 'y -> z\nx -> z\nw -> y\nw -> z\na -> b\nb -> a\na -> x\nb -> x';

const barOf = ({ page }: Editor) => page.getByRole('region', { name: 'Steps' });

async function drawn(editor: Editor, text: string, nodes: number): Promise<void> {
  await editor.openTextTab();
  await editor.edgeList.fill(text);
  await expect(editor.status).toContainText(`${nodes} nodes`);
  await editor.openInspectTab();
  await editor.focusCanvas();
}

test('round after round, the editor shows what is known then, also side by side and in numbered files; where there are no rounds it offers reductions', async ({
  editor,
}) => {
  await drawn(editor, drawing, 6);
  await editor.labelled(6);
  await editor.press('s');
  const bar = barOf(editor);
  const sentence = bar.getByRole('status');
  const line = async (name: string) => (await editor.twin()).find((each) => each.startsWith(`${name},`));
  await expect(sentence).toHaveText('3 rounds determine 4 values; 2 more are of infinite rank.');
  await expect.poll(() => line('z')).toContain('value not known yet');
  await editor.press('.', 'PageDown');
  await expect(sentence).toHaveText(/^Round 1: .*y.* and .*x.* get /);
  await expect.poll(() => line('x')).toContain('value star 1, determined in round 1');
  await expect.poll(() => line('w')).toContain('value not known yet');
  await checked(editor.page, 'a round');
  // The inspector does not show what no round has reached yet either.
  await editor.click('w');
  await expect(editor.inspector).toContainText('Not determined in the rounds so far.');
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(editor.inspector).toContainText('Steps finds it in round 2');

  const track = bar.getByRole('slider', { name: 'Step' });
  await track.focus();
  await editor.press('Home', 'ArrowRight');
  await expect(track).toHaveAttribute('aria-valuetext', '1 of 4');
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await track.focus();
  await editor.press(' ');
  await expect(sentence).toHaveText(/^In no round: .*a.* and .*b.* get /);
  await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible();

  await editor.press('Home');
  await expect(track).toHaveAttribute('aria-valuetext', '0 of 4');

  await bar.getByRole('button', { name: 'Contact sheet…' }).click();
  const sheet = editor.page.getByRole('dialog', { name: 'Contact sheet' });
  await expect(sheet).toContainText(/\d × \d+ mm/);
  await checked(editor.page, 'a contact sheet');
  await sheet.getByRole('combobox', { name: 'Format' }).selectOption('tikz');
  const { name, bytes } = await downloaded(editor.page, () =>
    sheet.getByRole('button', { name: 'Numbered files' }).click(),
  );
  expect(name).toMatch(/\.zip$/);
  const files = Object.entries(unzipSync(bytes));
  expect(files.map(([file]) => file)).toEqual(['1.tex', '2.tex', '3.tex', '4.tex']);
  // Infinite rank comes with the last frame.
  const tells = files.map(([, text]) => new TextDecoder().decode(text).includes('\\infty'));
  expect(tells).toEqual([false, false, false, true]);
  await editor.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bar).toBeVisible();

  // An edit goes to the end, so that its effect is seen at once.
  await editor.focusCanvas();
  await editor.click('w');
  await editor.press('Delete');
  await expect(editor.status).toContainText('5 nodes');
  await expect(track).toHaveAttribute('aria-valuetext', '3 of 3');
  await editor.press('s');
  await expect(bar).toBeHidden();

  await drawn(editor, 's ->L t\ns ->L z\ns ->R z\nt ->L z', 3);
  await editor.page.getByRole('button', { name: 'Steps' }).click();
  await expect(bar.getByRole('status')).toContainText('No value of this drawing was found in a round');
  await bar.getByRole('button', { name: 'Simplify step by step' }).click();
  const simplify = editor.page.getByRole('region', { name: 'Simplify step by step' });
  await expect(simplify.getByRole('status')).toContainText('to the simplest form');
  await simplify.getByRole('button', { name: 'Close' }).click();
  await expect(editor.surface).toBeFocused();
});
