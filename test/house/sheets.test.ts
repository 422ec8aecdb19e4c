/** The order of style sheets is chosen, not chance. */
import { expect, test } from 'vitest';
import { lookNames } from '../../engine/figure/looks.ts';
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

test('each look of a board’s shapes has a class in the sheet of looks, without which it is not drawn', () => {
  const sheet = read('app/boards/looks.module.css');
  const missing = lookNames.filter((look) => !new RegExp(`\\.${look.replace(' ', '-')}\\b`).test(sheet));
  expect(missing).toEqual([]);
});
