/** The diffs of CONTRIBUTING.md: each is applied to a copy of the file that it changes, and what it promises is tried. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openExample } from '../fixtures/figures.ts';

const project = join(import.meta.dirname, '../..');
const contributing = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8');

const copies: string[] = [];

afterAll(() => {
  vi.doUnmock('../../engine/formats/register.ts');
  vi.resetModules();
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** The path of a copy of the file that the diff below a heading changes, with the change made; it imports what the file itself imports. */
function changedBy(heading: string): string {
  const section = contributing.split('\n## ').find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const diff = /```diff\n(.*?)```/s.exec(section)?.[1] ?? '';
  const path = /^\+\+\+ b\/(.*)$/m.exec(diff)?.[1] ?? '';
  const copy = mkdtempSync(join(tmpdir(), 'grundy-recipe-'));
  copies.push(copy);
  cpSync(join(project, path), join(copy, path));
  const applied = spawnSync('git', ['apply', '--recount', '-'], { cwd: copy, input: diff, encoding: 'utf8' });
  expect(applied.stderr).toBe('');
  const text = readFileSync(join(copy, path), 'utf8');
  const here = join(project, dirname(path));
  writeFileSync(
    join(copy, path),
    text.replace(/from '(\.[^']*)'/g, (_, from: string) => `from '${join(here, from)}'`),
  );
  return join(copy, path);
}

/** What reads the register, with the register as the recipe changes it. */
async function withNewFormat() {
  const changed = changedBy('Add an export format');
  vi.resetModules();
  vi.doMock('../../engine/formats/register.ts', () => import(changed));
  return {
    ...(await import('../../docs/writing/program.ts')),
    ...(await import('../../app/export/exportable.ts')),
    ...(await import('../../app/export/formats.ts')),
    ...(await import('../../app/export/options.ts')),
    ...(await import('../../app/export/request.ts')),
    ...(await import('../../app/dialogs/ExportOptions.tsx')),
    ...(await import('../../app/store/state/showing.ts')),
  };
}

describe('a new export format is one record', () => {
  let house: Awaited<ReturnType<typeof withNewFormat>>;
  beforeAll(async () => {
    house = await withNewFormat();
  });

  const document = openExample('fraenkel');
  const lines = [
    ...document.nodes.map(({ id }, i) => `${i + 1} ${id}`),
    '#',
    ...document.edges.map((edge) =>
      [edge.from, edge.to].map((end) => document.nodes.findIndex(({ id }) => id === end) + 1).join(' '),
    ),
  ];

  test('the command line lists it and writes it', async () => {
    const file = join(project, 'public/examples/fraenkel.grundy.json');
    expect((await house.runGrundy(['export', '--help'], project)).out).toContain('dot, tgf, cyjs');
    const { out, status } = await house.runGrundy(['export', file, '--to', 'tgf'], project);
    expect([status, out]).toEqual([0, `${lines.join('\n')}\n`]);
  });

  test('the command line refuses an option that does not concern it, and boards', async () => {
    const file = join(project, 'public/examples/fraenkel.grundy.json');
    const { err } = await house.runGrundy(['export', file, '--to', 'tgf', '--ground', 'white'], project);
    expect(err).toContain('changes nothing with --to tgf; it is for svg, png, pdf');
    const board = await house.runGrundy(['export', '--ruleset', 'nim', '3+4', '--to', 'tgf'], project);
    expect(board.err).toContain('TGF describes nodes and arcs, and a board is neither');
  });

  test.each([
    ['drawing', true],
    ['board', false],
    ['answers', false],
    ['plot', false],
  ] as const)('the dialog of a %s lists it: %s', (kind, isListed) => {
    const choice = {
      kind: house.exportKinds[kind],
      format: house.formatCalled('tgf'),
      options: house.firstOptions,
      caption: { caption: '', label: '' },
      change: () => undefined,
      setCaption: () => undefined,
    };
    const shown = renderToStaticMarkup(
      createElement(house.ExportOptions, { choice, drawn: undefined, ofDrawing: undefined }),
    );
    expect(shown.includes('<span>TGF</span>')).toBe(isListed);
  });

  test('the editor writes it', async () => {
    const asked = house.exportRequest(
      {
        document,
        labels: undefined,
        showing: 'off',
        names: true,
        letters: false,
        stops: false,
        hidden: house.nothingHidden,
        selection: { nodes: new Set(), edges: new Set() },
        solving: { kind: 'idle' },
      },
      house.firstOptions,
      { caption: '', label: '' },
      { selectedOnly: false, valuesAnyway: false },
    );
    const written = await house.writtenIn(house.formatCalled('tgf'), house.drawingToExport(asked));
    expect(written.ok && written.value.body).toBe(`${lines.join('\n')}\n`);
  });
});
