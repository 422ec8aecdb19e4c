/** The contents of a figure: the selection alone, hidden values hidden, and names as text. */
import {
  emptyDocument,
  type GameDocument,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { embeddedDocument } from '../../workers/picture-files/embedded-document/read-embedded.ts';
import { openExport } from '../driver/export.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('a figure shows only the selection, and keeps hidden values hidden', async ({ editor }) => {
  await dropExample(editor, 'erratum');
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
});

/** Names that would be code if anything ran them. */
const hostile = '<img src=x onerror="window.hurt=1">]]></svg><script>window.hurt=1</script>';

test('names stay text, never HTML, on the page and in every figure, for any content', async ({ editor }) => {
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
  await editor.click('"><b>');
  await expect(editor.inspector.getByRole('heading', { name: hostile })).toBeVisible();
  await editor.press('Control+f');
  await editor.page.keyboard.type('img');
  await expect(editor.page.getByRole('dialog')).toContainText(hostile);
  expect(await editor.page.locator('img').count()).toBe(0);
  await expect(editor.page).toHaveTitle(/Grundy/);
  await editor.press('Escape', 'Escape');
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
