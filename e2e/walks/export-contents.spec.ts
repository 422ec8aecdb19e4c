/**
 * The contents of a figure: the selection alone, hidden values hidden, values once they are computed, and
 * names as text.
 */
import {
  emptyDocument,
  type GameDocument,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { embeddedDocument } from '../../workers/picture-files/embedded-document/read-embedded.ts';
import { exportDialog, openExport } from '../driver/export.ts';
import { holdSolve, slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test('a figure shows only the selection, keeps hidden values hidden, and shows nothing where the canvas shows nothing', async ({
  editor,
}) => {
  await editor.openExample(/erratum/i);
  await expect(editor.status).toContainText('☾');
  await editor.focusCanvas();
  // Nothing is drawn above d, whose value would be hidden with it.
  await editor.click('d');
  await editor.press('h');
  await editor.click('b', ['Shift']);
  const { dialog, choose, tick, text, pictures, warnings } = await openExport(editor.page);
  expect((await pictures()).join('')).toContain('▢');
  expect((await pictures()).join('').match(/<g id="n-/g)).toHaveLength(5);
  await tick('Only the selection 2 nodes', true);
  await expect.poll(async () => (await pictures()).join('').match(/<g id="n-/g)?.length).toBe(2);
  await expect(dialog).toContainText('The file contains the whole drawing.');
  await choose('Format', 'JSON');
  await expect.poll(async () => JSON.parse((await text.inputValue()) || '{"nodes":[]}').nodes.length).toBe(2);
  await expect(warnings).toContainText(/arcs? leaves? the selection and will be left out/);
  await editor.press('Escape');

  await editor.focusCanvas();
  await editor.press('v');
  await openExport(editor.page);
  await choose('Format', 'SVG');
  await expect.poll(async () => (await pictures()).join('')).toContain('𝒩');
  await editor.press('Escape');
  await editor.focusCanvas();
  await editor.press('v');
  await openExport(editor.page);
  await expect.poll(async () => (await pictures()).join('')).not.toContain('𝒩');
  await expect(exportDialog(editor.page).choice('Values', 'None')).toBeChecked();
  await choose('Values', 'Inside');
  await expect.poll(async () => (await pictures()).join('')).toContain('▢');
});

test.describe('while the workers are held', () => {
  test.use({ pace: 'set' });
  test('values that are still coming are counted, and appear when they are computed', async ({ editor }) => {
    await holdSolve(editor);
    const { warnings, pictures } = await openExport(editor.page);
    await expect(warnings).toContainText(/still being computed, and not in the figure yet/);
    await slowWorkers(editor.page, 'fast');
    await expect(warnings).toBeHidden();
    // Only the visible part of a large figure is decoded.
    const read = async (): Promise<number> => (await pictures()).join('').match(/<g id="n-/g)?.length ?? 0;
    await expect.poll(read).toBeGreaterThan(300);
    expect(await read()).toBeLessThan(3000);
  });
});

/** Names that would be code if anything ran them. */
const hostile = '<img src=x onerror="window.hurt=1">]]></svg><script>window.hurt=1</script>';

test('names stay text, for any content', async ({ editor }) => {
  const document: GameDocument = {
    ...emptyDocument,
    title: `${hostile} \\input{x}`,
    nodes: [
      { id: '"><b>', x: 0, y: 0, gray: false, name: hostile },
      { id: 'b', x: 200, y: 0, gray: false, name: '中 \\end{x}' },
    ],
    edges: [{ from: '"><b>', to: 'b', player: 'either' }],
  };
  await editor.openFile('hostile.grundy.json', writeDocument(document));
  await expect(editor.status).toContainText('2 nodes');
  const { dialog, choose, text, warnings, saved, pictures } = await openExport(editor.page);
  await pictures();
  const file = await saved(() => editor.press('Control+Enter'));
  expect(file.name).toMatch(/^[\w-]+\.grundy\.svg$/);
  const read = await editor.page.evaluate((svg) => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const names = [...parsed.querySelectorAll('*')].map(({ localName }) => localName);
    return [...new Set(names)];
  }, file.text);
  for (const name of ['img', 'script', 'b', 'parsererror']) expect(read).not.toContain(name);
  const carried = embeddedDocument(new TextEncoder().encode(file.text));
  expect(carried.ok && readDocument(carried.value)).toEqual({ ok: true, value: { document, placed: true } });
  // A PDF would have a box: its preview has it, and says so before it is made.
  await choose('Format', 'PDF');
  await expect(warnings).toContainText('No font at hand has 中 (in “中 \\end{x}”): a box is drawn for each.');
  await expect
    .poll(async () => (await pictures()).join(''))
    .not.toMatch(/<g id="labels"[\s\S]*中[\s\S]*<g id="text"/);
  await choose('Format', 'TikZ');
  await expect(text).toHaveValue(/\\textbackslash\{\}end\\\{x\\\}/);
  await expect(warnings).toContainText('pdfLaTeX has no letters for 中');
  await expect(warnings).not.toContainText('…');
  await choose('Format', 'DOT');
  await expect(text).toHaveValue(/^\/\/ Grundy [\d.]+\ndigraph /);
  await choose('Format', 'JSON');
  await expect(text).toHaveValue(/"format"/);
  await expect(dialog.locator('script')).toHaveCount(0);
  // The code for another page, which the editor's own policy does not govern.
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.page.getByRole('button', { name: 'Share' }).click();
  const code = editor.page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'HTML code' });
  await expect(code).toHaveValue(/iframe/);
  const elsewhere = await editor.page.context().newPage();
  const made = await elsewhere.evaluate(
    (html) => {
      const inert = new DOMParser().parseFromString(html, 'text/html').body;
      return [...inert.querySelectorAll('*')].map(
        (each) => `${each.localName} ${each.getAttribute('title')}`,
      );
    },
    await code.inputValue(),
  );
  expect(made).toEqual([`iframe ${document.title}`]);
  await expect(editor.page.locator('img[onerror]')).toHaveCount(0);
  expect(await editor.page.evaluate(() => 'hurt' in window)).toBe(false);
});
