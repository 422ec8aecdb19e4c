/** Every example opens and gets its values; the console stays empty (the walk sees to that). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../driver/walk.ts';

type Example = { readonly file: string; readonly title: string; readonly theory: string };
const folder = join(import.meta.dirname, '../../public/examples');
const examples = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Example[];

test('there are the examples a visitor is promised', () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
  const titles = examples.map(({ title }) => title).join('\n');
  for (const wanted of [/erratum/i, /fraenkel/i, /full glass/i, /nim/i, /wythoff/i, /subtraction/i]) {
    expect(titles).toMatch(wanted);
  }
});

for (const { file, title, theory } of examples) {
  test(`${title} opens`, async ({ editor }) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const document = JSON.parse(text) as { nodes?: unknown[]; compact?: { count: number } };
    const count = document.nodes?.length ?? document.compact?.count ?? 0;
    await editor.openExample(title);
    await expect(editor.status).toContainText(`${count.toLocaleString('en')} nodes`);
    await expect(editor.status).toContainText(theory);
    await expect(editor.status).toContainText(/\d (nimbers?|∞|☾|stoppers?)/);
  });
}
