/** The order of style sheets is chosen, not chance. */
import { expect, test } from 'vitest';
import { lookNames } from '../../engine/figure/looks.ts';
import { everyFile, read, resolved, sources, withoutComments } from './tree.ts';

/** The phones' page is another page than the editor: it lists its own sheets, in their order. */
const isOfPhones = (path: string): boolean => path.startsWith('app/phone/');

test('every style sheet of the editor is listed once, in app/sheets.ts or the list of a part that comes later, and none takes another into itself', () => {
  const sheets = everyFile('app')
    .filter((path) => path.endsWith('.css') && !isOfPhones(path))
    .map((path) => ({ path, text: read(path) }));
  expect(sheets.length).toBeGreaterThan(40);
  const named = ['sheets.ts', 'class-bar/sheets.ts', 'searches/sheets.ts'].flatMap((list) =>
    [...read(`app/${list}`).matchAll(/^import '(\.\/.*)';$/gm)].map(([, sheet]) =>
      resolved(`app/${list}`, sheet),
    ),
  );
  expect(named).toHaveLength(sheets.length);
  expect(new Set(named)).toEqual(new Set(sheets.map(({ path }) => path)));
  // A composed sheet is repeated, and its last copy overrules what comes after the first.
  expect(sheets.filter(({ text }) => /composes:.*\bfrom\b/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every style sheet of the phones’ page is listed once in its main file, and is for that page alone', () => {
  const sheets = everyFile('app/phone').filter((path) => path.endsWith('.css'));
  const takers = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^import '(\..*\.css)';$/gm)].map(([, sheet]) => ({
      path,
      sheet: resolved(path, sheet),
    })),
  );
  const taken = takers.filter(({ sheet }) => isOfPhones(sheet));
  expect(taken).toHaveLength(sheets.length);
  expect(new Set(taken.map(({ sheet }) => sheet))).toEqual(new Set(sheets));
  expect(new Set(taken.map(({ path }) => path))).toEqual(new Set(['app/phone/main.tsx']));
});

test('each look of a board’s shapes has a class in the sheet of looks, without which it is not drawn', () => {
  const sheet = read('app/parts/looks.module.css');
  const missing = lookNames.filter((look) => !new RegExp(`\\.${look.replaceAll(' ', '-')}\\b`).test(sheet));
  expect(missing).toEqual([]);
});

/**
 * The classes that a component takes from its sheets and that are not in them: they would be `undefined` on
 * the page.
 */
function classesNotThere(path: string, text: string, sheetAt: (path: string) => string): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from]) => {
    const sheet = sheetAt(resolved(path, from));
    const taken = [...code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(
      ([, each]) => each,
    );
    const missing = taken.filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(sheet));
    return missing.map((each) => `${path}: ${from} has no .${each}`);
  });
}

test('every class that a component names is in its sheet', () => {
  const components = sources.filter(
    ({ path, text }) => path.startsWith('app/') && text.includes('.module.css'),
  );
  expect(components.length).toBeGreaterThan(80);
  expect(components.flatMap(({ path, text }) => classesNotThere(path, text, read))).toEqual([]);
});

test('a class that is not in the sheet is found', () => {
  const text = "import css from './a.module.css';\nconst a = [css.there, css.theirs];";
  expect(classesNotThere('app/a.tsx', text, () => '.there {}')).toEqual([
    'app/a.tsx: ./a.module.css has no .theirs',
  ]);
});
