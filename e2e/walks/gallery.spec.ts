/** Every example opens and gets its values; the console stays empty (the walk sees to that). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../driver/walk.ts';

type Example = { readonly file: string; readonly title: string; readonly theory: string };
const folder = join(import.meta.dirname, '../../public/examples');
const examples = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Example[];

const values = /\d (nimbers?|∞|☾|stoppers?)/;

test('there are the examples a visitor is promised', () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
  const titles = examples.map(({ title }) => title).join('\n');
  for (const wanted of [/erratum/i, /fraenkel/i, /full glass/i, /nim/i, /wythoff/i, /subtraction/i]) {
    expect(titles).toMatch(wanted);
  }
});

test('each opens and gets its values', async ({ editor }) => {
  const title = editor.page.getByRole('textbox', { name: 'Title of the drawing' });
  for (const example of examples) {
    await test.step(example.title, async () => {
      const text = readFileSync(join(folder, example.file), 'utf8');
      const document = JSON.parse(text) as { nodes?: unknown[]; compact?: { count: number } };
      const count = document.nodes?.length ?? document.compact?.count ?? 0;
      // What the status line says afterwards is this example's, not still the former one's.
      await editor.menu('New drawing');
      await expect(editor.status).toContainText('0 nodes');
      await expect(editor.status).not.toContainText(values);
      await editor.openExample(example.title);
      await expect(title).toHaveValue(example.title);
      await expect(editor.status).toContainText(`${count.toLocaleString('en')} nodes`);
      await expect(editor.status).toContainText(example.theory);
      await expect(editor.status).toContainText(values);
    });
  }
});
