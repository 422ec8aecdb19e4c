/** The order of style sheets is chosen, not chance. */
import { expect, test } from 'vitest';
import { everyFile, read, sources } from './tree.ts';

test('every style sheet stands once in app/sheets.ts, and none takes another into itself', () => {
  const sheets = everyFile('app')
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, text: read(path) }));
  expect(sheets.length).toBeGreaterThan(40);
  const order = sources.find(({ path }) => path === 'app/sheets.ts')?.text ?? '';
  const named = [...order.matchAll(/^import '\.\/(.*)';$/gm)].map(([, path]) => `app/${path}`);
  expect(named).toHaveLength(sheets.length);
  expect(new Set(named)).toEqual(new Set(sheets.map(({ path }) => path)));
  // A sheet that is taken in is repeated, and its last copy overrules what stood after the first.
  expect(sheets.filter(({ text }) => /composes:.*\bfrom\b/.test(text)).map(({ path }) => path)).toEqual([]);
});
