/**
 * Simplify: the reductions of a drawing one at a time, by mouse and by keys, and a step kept as a new
 * drawing.
 */
import { checked } from '../driver/access.ts';
import type { Editor } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';

/** s = {t, z | m}: z is dominated, t's option l and m's x are reversible, and m is 0 as z is. */
const drawing = [
  's ->L t',
  's ->L z',
  's ->R m',
  't ->L l',
  'l ->R one',
  'one ->L z',
  'm -> x',
  'x -> z',
].join('\n');

const sentences = [
  '6 reductions lead to the simplest form.',
  'Left’s s → z is dominated: t ≥ z.',
  'Left’s t → l reverses out through one ≤ t: replaced by one’s Left option z.',
  'Left’s m → x reverses out through z ≤ m: z has no Left options, so nothing replaces it.',
  'Right’s m → x reverses out through z ≥ m: z has no Right options, so nothing replaces it.',
  'm equals z: the two are fused.',
  'Nothing leads to l, x and one any longer: they are removed. Nothing more can be reduced.',
];

const barOf = ({ page }: Editor) => page.getByRole('region', { name: 'Simplify step by step' });

/** Values by name as they are read aloud: for these nodes, or for all. */
async function valuesOf(
  editor: Editor,
  names?: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = Object.entries(await editor.table());
  return Object.fromEntries(
    rows.flatMap(([name, { value }]) => (names && !names.includes(name) ? [] : [[name, value]])),
  );
}

async function simplifyFrom(editor: Editor, start: string): Promise<void> {
  await editor.openTextTab();
  await editor.edgeList.fill(drawing);
  await expect(editor.status).toContainText('7 nodes');
  await editor.openInspectTab();
  await editor.focusCanvas();
  await editor.click(start);
  await editor.perform('simplify', /^Simplify/);
  // The keys step through what the worker has found, so the walk waits for it.
  await expect(barOf(editor).getByRole('status')).toHaveText(sentences[0]);
  await expect(editor.surface).toBeFocused();
}

test('a person steps through the reductions by mouse and by keys; a step is kept as a new drawing, with the values it had; an edit ends simplifying, and moving a node does not; onside and offside can be chosen', async ({
  editor,
}) => {
  await simplifyFrom(editor, 's');
  const bar = barOf(editor);
  const sentence = bar.getByRole('status');
  const track = bar.getByRole('slider', { name: 'Step' });
  for (const said of sentences.slice(1)) {
    await bar.getByRole('button', { name: 'Next' }).click();
    await expect(sentence).toHaveText(said);
  }
  await expect(track).toHaveAttribute('aria-valuetext', '6 of 6');
  await checked(editor.page, 'the last reduction');
  await bar.getByRole('button', { name: 'Back' }).click();
  await expect(sentence).toHaveText(sentences[5]);

  await editor.focusCanvas();
  await editor.press('Home');
  await editor.press('.', 'PageDown', '.');
  await expect(sentence).toHaveText(sentences[3]);
  await editor.press(',');
  await expect(sentence).toHaveText(sentences[2]);
  await editor.press('End');
  await expect(sentence).toHaveText(sentences[6]);
  await editor.press('PageUp');
  await expect(sentence).toHaveText(sentences[5]);
  await editor.press('Home');
  await expect(sentence).toHaveText(sentences[0]);
  // The same keys on the bar itself.
  await track.focus();
  await editor.press('ArrowRight', '.', 'PageDown');
  await expect(sentence).toHaveText(sentences[3]);
  await checked(editor.page, 'a reduction in the middle');
  await editor.press('Escape');
  await expect(bar).toBeHidden();
  await expect(editor.surface).toBeFocused();
  await expect(editor.status).toContainText('7 nodes, 8 arcs');

  await simplifyFrom(editor, 's');
  await editor.press('End');
  const kept = ['s', 't', 'z'];
  const known = async () => Object.values(await valuesOf(editor, kept)).filter(Boolean);
  // One worker finds the steps, the other the values.
  await expect.poll(known).toHaveLength(kept.length);
  const before = await valuesOf(editor, kept);
  await bar.getByRole('button', { name: 'Open as a new drawing' }).click();
  await expect(bar).toBeHidden();
  await expect(editor.status).toContainText('3 nodes, 3 arcs');
  await editor.expectFramed();
  await expect.poll(() => valuesOf(editor)).toEqual(before);
  // The original drawing is unchanged.
  await editor.menu(/made from/);
  await expect(editor.status).toContainText('7 nodes, 8 arcs');
  await editor.focusCanvas();
  await editor.click('s');
  await editor.perform('simplify', /^Simplify/);
  await expect(bar.getByRole('status')).toHaveText(sentences[0]);
  await editor.press('End', 'Shift+ArrowLeft');
  await expect(bar.getByRole('status')).toHaveText(sentences[6]);
  await editor.press('Delete');
  await expect(bar).toBeHidden();
  await expect(editor.status).toContainText('6 nodes');

  // Where infinite play can occur.
  await editor.openTextTab();
  await editor.edgeList.fill('d ->L d\nd ->R d\nd -> z');
  await expect(editor.status).toContainText('2 nodes');
  await editor.focusCanvas();
  await editor.press('Escape', 'Escape');
  await editor.perform('simplify', /^Simplify/);
  await expect(bar.getByRole('status')).toContainText('to the onside');
  await bar.getByRole('combobox', { name: 'Side that is kept' }).selectOption('offside');
  await expect(bar.getByRole('status')).toContainText('to the offside');
  await editor.focusCanvas();
  await editor.press('.');
  await expect(bar.getByRole('status')).toContainText('⁻');
});
