/**
 * A figure leaves the editor: shown in its size, adjusted, copied, downloaded, and repeated without the
 * dialog.
 */
import type { Editor } from '../driver/editor.ts';
import { exportDialog, openExport } from '../driver/export.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const pixelsPerMillimetre = 96 / 25.4;

async function withFraenkel(editor: Editor): Promise<void> {
  await dropExample(editor, 'fraenkel');
  await expect(editor.status).toContainText('3 ∞');
}

const clipboard = (editor: Editor): Promise<string> =>
  editor.page.evaluate(() => navigator.clipboard.readText());

test('the figure is shown in its true size, and with the chosen options; Enter copies and Ctrl+Enter downloads, wherever the focus is', async ({
  editor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withFraenkel(editor);
  const opened = await openExport(editor.page);
  const { dialog, figure, choice, choose, text, tick, field, pictures, saved, button } = opened;
  await expect(choice('Format', 'SVG')).toBeFocused();
  const file = await saved(() => editor.press('Control+Enter'));
  expect(file.name).toBe('After-Fraenkel.grundy.svg');
  expect(file.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="7[45](\.\d+)?mm"/);
  expect(file.text).toContain('<metadata>');
  await expect(dialog).toContainText('Saved as After-Fraenkel.grundy.svg');
  await editor.press('Enter');
  await expect(dialog).toContainText('Copied the figure as SVG.');
  expect(await clipboard(editor)).toBe(file.text);

  await expect(dialog).toContainText('75 × 77 mm');
  const [first] = await pictures();
  expect(first).toContain('width="75mm"');
  await expect
    .poll(async () => (await figure.boundingBox())?.width)
    .toBeCloseTo(75 * pixelsPerMillimetre, -1);
  expect(first).toContain('bold rim: infinite rank');

  await choose('Values', 'Beside');
  await expect.poll(pictures).not.toEqual([first]);
  await choose('Legend', 'None');
  await expect.poll(async () => (await pictures()).join('')).not.toContain('bold rim');
  await tick('Names', false);
  await expect.poll(async () => (await pictures()).join('')).not.toContain('font-style="italic"');
  await choose('Values', 'None');
  await expect.poll(async () => (await pictures()).join('')).not.toContain('∞');
  await choose('Background', 'White');
  await expect.poll(async () => (await pictures()).join('')).toContain('fill="#FFFFFF"/>\n<g id="arcs"');

  // By the keyboard alone: on from the format to the style, and along.
  await choice('Format', 'SVG').focus();
  await editor.press('Tab', 'ArrowRight', 'ArrowRight');
  await expect(choice('Style', 'Projector')).toBeChecked();
  await expect(field('Node size')).toHaveValue('19.1');
  await expect(dialog).toContainText(/1\d\d × 1\d\d mm/);
  await editor.press('Tab', 'Tab');
  await expect(field('Node size')).toBeFocused();
  await editor.press('Control+a');
  await editor.page.keyboard.type('10');
  await expect(dialog).toContainText('105 × 100 mm');
  await editor.press('Control+a');
  await editor.page.keyboard.type('1000');
  await expect(field('Node size')).toHaveAttribute('aria-invalid', 'true');
  await editor.press('Tab');
  await expect(field('Node size')).toHaveValue('100');

  await choose('Format', 'TikZ');
  await field('Caption').fill('A game & its values');
  await field('Label').fill('fig:fraenkel');
  await expect(text).toHaveValue(/\\caption\{A game \\& its values\}\\label\{fig:fraenkel\}/);
  await editor.press('Enter');
  await expect(dialog).toContainText('Copied the figure as TikZ.');
  const tikz = await clipboard(editor);
  expect(tikz).toBe(await text.inputValue());
  expect(tikz).toContain('\\begin{tikzpicture}');
  // This site's own address means nothing elsewhere, so the drawing is written in lines.
  expect(tikz).toContain('\n%% g1 ');
  expect(tikz).not.toContain('localhost');
  await choose('Form', 'Document');
  await expect(text).toHaveValue(/\\documentclass/);
  await expect(field('Caption')).toBeHidden();
  const tex = await saved(() => button(/Download/).click());
  expect(tex.name).toBe('After-Fraenkel.tex');
  expect(tex.text).toBe(await text.inputValue());

  await choose('Format', 'DOT');
  await expect(text).toHaveValue(/^\/\/ Grundy [\d.]+\ndigraph "After Fraenkel" \{/);
  await expect(dialog).toContainText('DOT cannot store bends');
  await expect(dialog.getByRole('group', { name: 'Also show' })).toBeHidden();
  await choose('Format', 'JSON');
  await expect(text).toHaveValue(/"format": "grundy"/);
  const json = await saved(() => editor.press('Control+Enter'));
  expect(json.name).toBe('After-Fraenkel.grundy.json');
  await choose('Format', 'Link');
  await expect(text).toHaveValue(/#g1=[\w-]+$/);
  await expect(dialog).toContainText('nobody else can open it');
  await expect(button(/Download/)).toBeHidden();
});

test('choices are remembered for each format, and the last export is repeated without the dialog', async ({
  editor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withFraenkel(editor);
  // Nothing was exported yet, so the dialog opens.
  await editor.press('Control+Shift+E');
  const { dialog, choice, choose, text, field } = exportDialog(editor.page);
  await expect(dialog).toBeVisible();
  await choose('Legend', 'None');
  await choose('Format', 'TikZ');
  await choose('Ink', 'Black');
  await field('Width').selectOption('Column, 84 mm');
  await field('Caption').fill('Mine');
  await expect(text).toHaveValue(/Mine/);
  await editor.press('Enter');
  await expect(dialog).toContainText('Copied the figure as TikZ.');
  const copied = await clipboard(editor);
  await editor.press('Escape');
  await editor.page.evaluate(() => navigator.clipboard.writeText('something else'));
  await expect(editor.status).toContainText('Saved in this browser');

  await editor.page.reload();
  await expect(editor.status).toContainText('3 ∞');
  await editor.press('Control+Shift+E');
  await expect(editor.messages).toContainText('Copied the figure as TikZ.');
  expect(await clipboard(editor)).toBe(copied);

  await editor.press('Control+e');
  await expect(choice('Format', 'TikZ')).toBeChecked();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(copied);
  const selected = () =>
    text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart);
  await expect.poll(selected).toBe(copied.length);
  await expect(choice('Ink', 'Black')).toBeChecked();
  await expect(field('Width')).toHaveValue('column');
  await expect(field('Caption')).toHaveValue('Mine');
  await choose('Format', 'SVG');
  await expect(choice('Ink', 'Colour')).toBeChecked();
  // The width is that of the paper, for every format.
  await expect(field('Width')).toHaveValue('column');
  await expect(choice('Legend', 'None')).toBeChecked();

  // Every drawing has its own caption.
  await editor.press('Escape');
  await dropExample(editor, 'erratum');
  await expect(editor.status).toContainText('☾');
  await editor.press('Control+e');
  await choose('Format', 'TikZ');
  await expect(field('Caption')).toHaveValue('');

  // Values that were requested although the canvas shows none are there when the export is repeated.
  await editor.press('Escape');
  await editor.focusCanvas();
  await editor.press('v', 'v', 'Control+e');
  await expect(choice('Values', 'None')).toBeChecked();
  await expect(text).toHaveValue(/tikzpicture/);
  await expect(text).not.toHaveValue(/\\infty/);
  await choose('Values', 'Inside');
  await expect(text).toHaveValue(/\\infty/);
  await editor.press('Enter');
  // The message of the copy before may still be there.
  await expect.poll(() => clipboard(editor)).toContain('The erratum');
  const withValues = await clipboard(editor);
  await editor.press('Escape');
  await editor.page.evaluate(() => navigator.clipboard.writeText('something else'));
  await editor.focusCanvas();
  await editor.press('Control+Shift+E');
  await expect.poll(() => clipboard(editor)).not.toBe('something else');
  expect(await clipboard(editor)).toBe(withValues);
});

test('text too small for print gives a warning with its remedy, and a typed width keeps its field while it equals a column’s or a page’s', async ({
  editor,
}) => {
  await withFraenkel(editor);
  const { dialog, figure, warnings, field, button } = await openExport(editor.page);
  await expect(dialog).toContainText('75 × 77 mm');
  await expect(warnings).toBeHidden();
  await field('Width').selectOption('Other');
  // Distances shrink first; every letter keeps its size.
  await field('Maximum width').fill('50');
  await expect(dialog).toContainText(/50 × \d+ mm, distances reduced to \d+ %/);
  await expect(field('Text size')).toHaveValue('9');
  await expect(warnings).toBeHidden();
  await field('Maximum width').fill('30');
  await expect(warnings).toContainText(
    /The smallest text is \d\.\d pt: text under 6 pt is hard to read in print\./,
  );
  await expect(dialog).toContainText(/30 × \d+ mm, distances reduced to \d+ %, scaled to \d+ %/);
  await expect(field('Text size')).not.toHaveValue('9');
  await button('Make it 75 mm wide').click();
  // A remedy's choice is shown by its name.
  await expect(field('Width')).toHaveValue('page');
  await expect(field('Maximum width')).toBeHidden();
  // There are no warnings while a figure is being drawn.
  await expect(dialog).toContainText('75 × 77 mm');
  await expect(warnings).toBeHidden();
  await field('Text size').fill('5');
  await button('Use text of 8 pt').click();
  await expect(figure).toHaveAttribute('aria-busy', 'false');
  await expect(warnings).toBeHidden();
  await expect(field('Text size')).toHaveValue('8');

  await field('Width').selectOption('Other');
  const own = field('Maximum width');
  await own.focus();
  for (const typed of ['840', '1740']) {
    await editor.press('Control+a');
    await editor.page.keyboard.type(typed);
    await expect(own).toHaveValue(typed);
    await expect(own).toBeFocused();
  }
  await own.fill('85');
  await editor.press('ArrowDown');
  await expect(own).toHaveValue('84');
  await expect(own).toBeFocused();
  // A column's width is shown by its name when it returns.
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await openExport(editor.page);
  await expect(field('Width')).toHaveValue('column');
});

test('Export and Share are in the bar, and in the menu where the bar is too narrow', async ({ editor }) => {
  const { page } = editor;
  const bar = page.getByRole('banner');
  const inBar = (name: string) => bar.getByRole('button', { name });
  await expect(inBar('Export')).toHaveAttribute('aria-disabled', 'true');
  await withFraenkel(editor);
  await inBar('Export').click();
  const { dialog } = exportDialog(page);
  await expect(dialog).toBeVisible();
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  for (const width of [1280, 720, 719, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => bar.evaluate((box) => box.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Grundy: menu' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    for (const name of ['Export', 'Share']) {
      await expect(inBar(name)).toBeVisible({ visible: width >= 720 });
      await expect(page.getByRole('menuitem', { name })).toHaveCount(width < 720 ? 1 : 0);
    }
    const cut = () => menu.evaluate((box) => box.scrollHeight - box.clientHeight);
    if (width >= 720) await expect.poll(cut).toBe(0);
    await editor.press('Escape');
    await expect(menu).toBeHidden();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  }
});
