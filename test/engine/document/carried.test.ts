/**
 * The drawing that a TikZ figure carries: found among other text, the first of several, damaged lines by
 * number.
 */
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { linkOf } from '../../../app/files/link.ts';
import { carriedLink } from '../../../engine/document/carried.ts';
import type { GameDocument } from '../../../engine/document/index.ts';
import { readTerse } from '../../../engine/document/links/read.ts';
import { tikzPen } from '../../../engine/figure/pens/index.ts';
import { figureOf, gridDocument, openExample } from '../../fixtures/figures.ts';

const unpacked = (hash: string): GameDocument => {
  const read = readTerse(inflateRawSync(Buffer.from(hash.replace('#g1=', ''), 'base64url')).toString());
  if (!read.ok) throw new Error(read.problems[0].says);
  return read.value;
};

/** A shuffled grid, whose link is long. */
const shaken = (): GameDocument => {
  const { nodes, ...rest } = gridDocument(24);
  const moved = nodes.map((node, v) => ({
    ...node,
    x: node.x + ((v * v * 7919) % 97),
    y: node.y + ((v * v * v * 71) % 89),
  }));
  return { ...rest, nodes: moved };
};

const site = 'https://example.org/grundy/';

describe('what the pen writes', () => {
  test.each([
    ['a link, up to 2,000 characters', openExample('erratum'), 1],
    ['lines, above', shaken(), 15],
  ])('%s', async (_, document, least) => {
    const hash = await linkOf(document);
    const { text } = tikzPen(figureOf(document), { link: site + hash });
    const lines = text.split('\n').filter((line) => line.includes('g1'));
    expect(lines.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(least === 1 ? 2002 : 106);
    expect(carriedLink(text)).toMatchObject({ hash, count: 1 });
    expect(unpacked(carriedLink(text)?.hash ?? '')).toEqual(document);
  });

  test('without a site the comment lines are alone', async () => {
    const hash = await linkOf(openExample('moons'));
    const { text } = tikzPen(figureOf(openExample('moons')), { link: hash });
    expect(text).not.toContain('#g1=');
    expect(carriedLink(text)?.hash).toBe(hash);
  });
});

describe('in a paper', () => {
  const figure = (name: string): string =>
    `%% g1 ${name.repeat(100)}\n%% g1 ${name}${name}\n\\begin{tikzpicture}\n`;

  test('of three figures the first is read, and they are counted', () => {
    const text = `\\documentclass{article}\n${figure('a')}text\n% ${site}#g1=bbb\n${figure('c')}`;
    expect(carriedLink(text)).toMatchObject({
      hash: `#g1=${'a'.repeat(102)}`,
      place: 'lines 2 to 3',
      count: 3,
    });
  });

  test('the same drawing twice counts once', () => {
    expect(carriedLink(`% ${site}#g1=ab\n\\href{${site}\\#g1=ab}{x}`)).toMatchObject({
      place: 'line 1',
      count: 1,
    });
  });

  test('lines that are indented, separated by empty lines or wrapped are read', () => {
    expect(carriedLink('  %% g1 abc\r\n\r\n\t%% g1 de f\r\n')?.hash).toBe('#g1=abcdef');
  });

  test('a text without a drawing has none', () => {
    for (const text of ['', '% g1 abc', 'g1=abc', '%% g abc', '#g=abc', '#g1=']) {
      expect(carriedLink(text)).toBeUndefined();
    }
  });
});

describe('damaged lines are named', () => {
  const whole = Array.from({ length: 5 }, (_, i) => `%% g1 ${String(i).repeat(i === 4 ? 30 : 100)}`);
  const damageOf = (lines: readonly string[]) => carriedLink(['head', ...lines, 'tail'].join('\n'))?.damage;

  test('a line that is too short is named, and so is one with a foreign character', () => {
    const lines = whole.with(1, whole[1].slice(0, -3)).with(3, whole[3].replace('3333', '33!3'));
    expect(damageOf(lines)).toEqual([
      {
        place: 'line 3',
        says: expect.stringContaining('it has 97 characters after g1; the others have 100'),
      },
      { place: 'line 5', says: expect.stringContaining('“!” cannot be a part of a drawing') },
    ]);
  });

  test('if no line looks damaged, all of them are named', () => {
    const [problem, ...more] = damageOf(whole.toSpliced(2, 1)) ?? [];
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      place: 'lines 2 to 5',
      says: expect.stringContaining('missing or changed'),
    });
  });
});
