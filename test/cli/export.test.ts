/** `grundy export` against the contract: formats, where they go, and what is refused. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseXml } from '../fixtures/xml.ts';
import { erratum, type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('erratum.json', erratum());
}, 60_000);
afterAll(() => folder.close());

const run = (...args: readonly string[]) => folder.run(['export', 'erratum.json', ...args]);

describe('export', () => {
  test('SVG to standard output, with the document inside; places are found where there are none', () => {
    const { status, out, err } = run('--to', 'svg');
    expect([status, err]).toEqual([0, '']);
    expect(parseXml(out).name).toBe('svg');
    expect(out).toContain('&quot;format&quot;: &quot;grundy&quot;');
    expect(out).toContain('<title>d: moon, phase 0</title>');
    expect(run('--to', 'svg').out).toBe(out);
  });

  test('TikZ to a file, as published, as a document', () => {
    const ran = run('--to', 'tikz', '-o', 'figure.tex', '--standalone', '--as-published');
    expect(ran).toMatchObject({ status: 0, out: '', err: '' });
    const text = readFileSync(folder.path('figure.tex'), 'utf8');
    expect(text).toContain('\\documentclass{article}');
    expect(text).toContain('(d) at');
    expect(text).not.toContain('\\cgtmoon');
  });

  test('DOT, and the document with its places', () => {
    expect(run('--to', 'dot').out).toMatch(/^digraph ""/);
    const document = JSON.parse(run('--to', 'json').out) as { nodes: readonly { x: number }[] };
    expect(document.nodes.every(({ x }) => Number.isFinite(x))).toBe(true);
  });

  test('what is adjusted', () => {
    const { out } = run('--to', 'tikz', '--without', 'steps,legend', '--only', 'b,c', '--node-size', '9');
    expect(out).not.toMatch(/cgt step|cgt legend|\(d\)/);
    expect(out).toContain('minimum size=9mm');
  });

  test.each([
    [
      ['--to', 'png'],
      '--to: png is made in the editor for now, not by this command; svg, tikz, dot, json are',
    ],
    [['--to', 'tikx'], '--to: no format "tikx"; did you mean tikz?'],
    [[], '--to: is missing: one of svg, tikz, dot, json'],
    [['--to', 'svg', '--standalone'], '--standalone: only with --to tikz'],
  ])('%j is refused', (args, says) => {
    expect(run(...args)).toMatchObject({ status: 2, out: '', err: `grundy export: ${says}\n` });
  });

  test('every option that is wrong is named, and no file is written', () => {
    const { status, err } = run(
      '--to',
      'svg',
      '--style',
      'news',
      '--only',
      'q',
      '--with',
      'x',
      '-o',
      'none.svg',
    );
    expect(status).toBe(2);
    expect(err.trim().split('\n')).toEqual([
      'erratum.json: --with: "x" is none of steps, names, pieces, legend',
      'erratum.json: --only: no node "q"',
      'erratum.json: --style: "news" is none of paper, screen, projector',
    ]);
    expect(existsSync(folder.path('none.svg'))).toBe(false);
  });

  test('a file that cannot be written', () => {
    expect(run('--to', 'dot', '-o', 'no/such.dot')).toMatchObject({ status: 2, out: '' });
    expect(run('--to', 'dot', '-o', 'no/such.dot').err).toContain('no/such.dot: no such folder');
  });
});
