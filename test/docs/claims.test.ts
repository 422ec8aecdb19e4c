/** What the pages of the documentation claim of values, held to the program. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Claimed, claimsOf, measureIn } from '../../docs/writing/claims.ts';
import { fileWith, idsByName } from '../../docs/writing/figures.ts';
import { fileFormatPages } from '../../docs/writing/look-up/file-format.ts';
import { openScratch } from '../../docs/writing/outputs.ts';
import { runGrundy } from '../../docs/writing/program.ts';
import { writtenPages } from '../../docs/writing/write-pages.ts';

const project = join(import.meta.dirname, '../..');
const scratch = openScratch(project);
const workshop = { project, scratch };
const claimed = [...writtenPages(join(project, 'docs')), ...fileFormatPages()].flatMap(({ path, text }) =>
  claimsOf(text).map((part) => [path, part.line, part] as const),
);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/**
 * What `grundy solve --json` says of a node or of a board's position: its value, and what is measured by the
 * names of the measures.
 */
type Solved = {
  readonly text: string | null;
  readonly value: { readonly kind: string; readonly n?: number } | null;
  readonly [measure: string]: unknown;
};

/**
 * A nimber as the canvas has it, without its star, which is implied where all arcs are both players'; any
 * other value as its text.
 */
const textOnPage = (found: Solved): string =>
  (found.value?.kind === 'nimber' ? `${found.value.n}` : found.text) ?? 'there is no such value';

/** Pages may write ∞₀ for what the program prints as ∞_0, and − for a minus. */
const asPrinted = (text: string): string =>
  text
    .replace(/[₀-₉]+/g, (digits) => `_${[...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}`)
    .replaceAll('−', '-');

/** The text about a node: `a` means its value, `mean(a)` its mean. */
function said(found: Solved, measure: string | undefined): string {
  if (measure === undefined) return textOnPage(found);
  const is = found[measure];
  if (is === undefined) throw new Error(`nothing is called ${measure}`);
  return Array.isArray(is) ? is.join(', ') : ((is as { text?: string } | null)?.text ?? `${is}`);
}

/** What the program says to a command, as data; undefined where it refuses it. */
async function data<T>(...args: readonly string[]): Promise<T | undefined> {
  const { status, out } = await runGrundy([...args, '--json'], project);
  return status === 0 ? (JSON.parse(out) as T) : undefined;
}

/** The options of a figure that also say how it is solved. */
const solving = (options: readonly string[] = []): readonly string[] =>
  options.filter((_, i) =>
    [options[i], options[i - 1]].some((option) => ['--theory', '--convention', '--play'].includes(option)),
  );

const measuring = (measure: string | undefined): readonly string[] =>
  measure === undefined || measure === 'outcome' ? [] : ['--measures', measure];

/**
 * The text about the node, the position or the pieces that the left side of a claim names; undefined where it
 * names none.
 */
async function saidAbove(shown: NonNullable<Claimed['shown']>, left: string): Promise<string | undefined> {
  const { measure, name } = measureIn(left) ?? { measure: undefined, name: left };
  const options = [...solving(shown.options), ...measuring(measure)];
  if (shown.kind !== 'drawing') {
    const solved = await data<{ readonly start: Solved }>(
      'solve',
      ...(shown.kind === 'board'
        ? ['--ruleset', shown.ruleset]
        : ['--rules', fileWith(shown.text, workshop)]),
      name,
      ...options,
    );
    return solved && said(solved.start, measure);
  }
  const file = shown.file ?? fileWith(shown.text, workshop);
  const ids = await idsByName(file, workshop);
  const id = ids.get(name);
  if (id !== undefined) {
    const { nodes } = (await data<{ readonly nodes: Readonly<Record<string, Solved>> }>(
      'solve',
      file,
      ...options,
    ))!;
    return said(nodes[id], measure);
  }
  const pieces = name.split(/ [+∧▽] /).map((part) => ids.get(part));
  if (pieces.length < 2 || pieces.includes(undefined)) return undefined;
  const sum = await data<Solved>('sum', file, '--pieces', pieces.join(','), ...solving(shown.options));
  return sum && said(sum, measure);
}

/** How two games compare that are not drawn. */
async function compared(left: string, right: string): Promise<string> {
  const file = fileWith(`g := ${left}`, workshop);
  const { out, err } = await runGrundy(['compare', file, 'g', right], project);
  return err === '' ? out.trim().replace('||', '‖') : err;
}

test.each(claimed)('%s, line %i: what it says about values is true', async (_, __, { shown, claims }) => {
  for (const { left, relation, right } of claims) {
    const above = shown && relation === '=' ? await saidAbove(shown, left) : undefined;
    if (above === undefined)
      expect([left, await compared(asPrinted(left), asPrinted(right)), right]).toEqual([
        left,
        relation,
        right,
      ]);
    else expect([left, above]).toEqual([left, asPrinted(right)]);
  }
});

describe('claims', () => {
  const page = [
    'Before: `over < 1/8`.',
    '```drawing',
    'caption: `mean(a) = 0`',
    'values: a = 1',
    '',
    'a -> b',
    '```',
    'Below: `b = 0`, and `a + b = 1`.',
    '```board nim',
    '1+2',
    '```',
    'It is `1+2 = 3`.',
  ].join('\n');

  test('are found in heads, captions and text, each with what it is about', () => {
    const found = claimsOf(page).map(({ shown, claims }) => [
      shown?.kind,
      claims.map(({ left, relation, right }) => `${left} ${relation} ${right}`),
    ]);
    expect(found).toEqual([
      [undefined, ['over < 1/8']],
      ['drawing', ['a = 1', 'mean(a) = 0', 'b = 0', 'a + b = 1']],
      ['board', ['1+2 = 3']],
    ]);
  });

  test('that are false are not what the program says', async () => {
    const [, drawing, board] = claimsOf(page);
    expect(await saidAbove(drawing.shown!, 'a + b')).toBe('1');
    expect(await saidAbove(drawing.shown!, 'c')).toBeUndefined();
    expect(await saidAbove(board.shown!, '2+2')).toBe('0');
    expect(await compared('over', '0')).toBe('>');
  });
});
