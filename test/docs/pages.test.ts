/** Every value, command line and link of the documentation, held to the program. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { drawingsClaimed } from '../../docs/writing/claims.ts';
import { consoleLines, fenceOf } from '../../docs/writing/fences.ts';
import { drawn, fileWith, idsByName } from '../../docs/writing/figures.ts';
import { deadLinks } from '../../docs/writing/links.ts';
import { openScratch, printedBy } from '../../docs/writing/outputs.ts';
import { withFences } from '../../docs/writing/page.ts';
import { runGrundy } from '../../docs/writing/program.ts';
import { madePages, writtenPages } from '../../docs/writing/write-pages.ts';

const project = join(import.meta.dirname, '../..');
const scratch = openScratch(project);
const workshop = { project, scratch };
const written = writtenPages(join(project, 'docs'));
const made = await madePages(project);
const pages = [...written, ...made];

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type SolvedNode = {
  readonly text: string | null;
  readonly value: { readonly kind: string; readonly n?: number } | null;
};
type Solved = { readonly nodes: Readonly<Record<string, SolvedNode | undefined>> };

/** A nimber as the canvas has it, without its star, which is implied where all arcs are both players'; any other value as its text. */
const textOnPage = (node: SolvedNode | undefined): string =>
  (node?.value?.kind === 'nimber' ? `${node.value.n}` : node?.text) ?? 'there is no such value';

/** Pages may write ∞₀ for what the program prints as ∞_0. */
const asPrinted = (text: string): string =>
  text.replace(/[₀-₉]+/g, (digits) => `_${[...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}`);

const claimed = written.flatMap(({ path, text }) =>
  drawingsClaimed(text)
    .filter(({ claims }) => claims.length > 0)
    .map((drawing) => [path, drawing.line, drawing] as const),
);

test.each(claimed)(
  '%s, line %i: the nodes are worth what is said of them',
  async (_, __, { shown, claims }) => {
    const file = shown.file ?? fileWith(shown.text, workshop);
    const theory = shown.options.filter((_, i, all) => all[i] === '--theory' || all[i - 1] === '--theory');
    const { out, err } = await runGrundy(['solve', file, '--json', ...theory], project);
    expect(err).toBe('');
    const { nodes } = JSON.parse(out) as Solved;
    const ids = await idsByName(file, workshop);
    const found = claims.map(([name]) => [name, textOnPage(nodes[ids.get(name) ?? ''])]);
    expect(found).toEqual(claims.map(([name, value]) => [name, asPrinted(value)]));
  },
);

describe('what is written by hand', () => {
  for (const { path, text } of written) {
    test(`${path}: its figures can be drawn, and its command lines print what it says`, async () => {
      await withFences(text, async (opening, body, line) => {
        const fence = fenceOf(opening, body, line);
        if (fence.kind === 'drawing' || fence.kind === 'board')
          expect((await drawn(fence, workshop)).svg).toContain('<svg');
        if (fence.kind !== 'console') return undefined;
        for (const { command, prints } of consoleLines(fence))
          expect(`${command}\n${await printedBy(command, scratch)}`).toBe(`${command}\n${prints}`);
        return undefined;
      });
    });
  }
});

test('every link leads to a page and a part that are there', () => {
  expect(deadLinks(pages)).toEqual([]);
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
