/** Every figure, command line and link of the documentation, held to the program. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isExample, partsOfExample, printedByExample } from '../../docs/writing/examples.ts';
import { consoleLines, fenceOf, isShown } from '../../docs/writing/fences.ts';
import { drawn } from '../../docs/writing/figures.ts';
import { librarySource } from '../../docs/writing/library-source.ts';
import { deadLinks, withEditorLinks } from '../../docs/writing/links.ts';
import { keepFile, openScratch, printedBy } from '../../docs/writing/outputs.ts';
import { withFences } from '../../docs/writing/page.ts';
import { madePages, writtenPages } from '../../docs/writing/write-pages.ts';

const project = join(import.meta.dirname, '../..');
const scratch = openScratch(project);
const workshop = { project, scratch };
const written = writtenPages(join(project, 'docs'));
const pages = [...written, ...(await madePages(project))];

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('what is written by hand', () => {
  for (const { path, text } of written) {
    test(`${path}: its figures can be drawn, and its command lines print what it says`, async () => {
      // The files that one page's command lines write are not there for another's.
      const folder = openScratch(project);
      await withFences(text, async (opening, body, line) => {
        const fence = fenceOf(opening, body, line);
        if (isShown(fence)) expect((await drawn(fence, workshop)).svg).toContain('<svg');
        keepFile(fence, folder);
        if (fence.kind !== 'console') return undefined;
        for (const { command, prints } of consoleLines(fence))
          expect(`${command}\n${await printedBy(command, folder)}`).toBe(`${command}\n${prints}`);
        return undefined;
      }).finally(() => rmSync(folder, { recursive: true, force: true }));
    });
  }
});

describe('what is made from the theories', () => {
  for (const { path, text } of pages.filter((page) => page.path.startsWith('look-up/theories/'))) {
    if (path.endsWith('/index.md')) continue;
    test(`${path}: the drawings of its facts can be drawn, and the theory applies to them`, async () => {
      let count = 0;
      await withFences(text, async (opening, body, line) => {
        const fence = fenceOf(opening, body, line);
        if (!isShown(fence)) return undefined;
        expect((await drawn(fence, workshop)).svg).toContain('<svg');
        count++;
        return undefined;
      });
      expect(count).toBeGreaterThan(0);
      // Where a theory does not apply, its reason says so in these words.
      expect(/It is used if this holds: (.*)/.exec(text)?.[1]).not.toMatch(/does not|are not|is not/);
    });
  }
});

describe('programs that use the library', () => {
  const programs = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)]
      .map(([, program]) => program)
      .filter((program) => isExample('js', program))
      .map((program, i) => [path, i + 1, program] as const),
  );

  test('there are some for every function', () => {
    const { entries } = librarySource(project);
    const used = programs.map(([, , program]) => program).join('\n');
    const without = entries.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(used));
    expect(without).toEqual([]);
  });

  test.each(programs)('%s, program %i: it prints what the page says', async (_, __, program) => {
    const { prints } = partsOfExample(program);
    expect(prints.length).toBeGreaterThan(0);
    expect(await printedByExample(program)).toEqual(prints);
  });
});

test('every link leads to a page and a part that are there', () => {
  expect(deadLinks(pages)).toEqual([]);
});

test('a link to the editor leads out of the site, and opens beside the page', () => {
  expect(withEditorLinks('Open the [editor](editor:), then [read](./two.md).', '../../')).toBe(
    'Open the <a href="../../" target="_blank" rel="noopener">editor</a>, then [read](./two.md).',
  );
  expect(pages.filter(({ text }) => text.includes('[editor](') && !text.includes('](editor:)'))).toEqual([]);
});

test('a link to a page or a part that is not there would be found', () => {
  const page = {
    path: 'learn/one.md',
    text: '# One\n\n[two](./two.md), [part](#parts), [one](./one.md#one)',
  };
  expect(deadLinks([page])).toEqual([
    'learn/one.md: there is no page learn/two.md',
    'learn/one.md: learn/one.md has no part "parts"',
  ]);
});

test('the lock of the site’s generator names every package that its packages may need, of all platforms', () => {
  const { packages } = JSON.parse(readFileSync(join(project, 'docs/package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
