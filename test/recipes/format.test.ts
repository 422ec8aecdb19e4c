/**
 * The recipe of a format: CONTRIBUTING.md shows one as a diff of one record. Without any other change,
 * everything that exports offers and writes it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExample } from '../fixtures/figures.ts';
import { changesBelow, copyWith } from './applied-diff.ts';

const changes = changesBelow('Add an export format');
const project = copyWith(changes);

afterAll(() => rmSync(project, { recursive: true }));

/** A module of the copy, given by an import of the original. */
const ofCopy = <Module>(_: () => Promise<Module>, path: string): Promise<Module> =>
  import(join(project, path));

/** The modules of the copy that read the register. */
async function withNewFormat() {
  return {
    ...(await ofCopy(() => import('../../docs/writing/program.ts'), 'docs/writing/program.ts')),
    ...(await ofCopy(() => import('../../app/export/exportable.ts'), 'app/export/exportable.ts')),
    ...(await ofCopy(() => import('../../app/export/formats.ts'), 'app/export/formats.ts')),
    ...(await ofCopy(() => import('../../app/export/options.ts'), 'app/export/options.ts')),
    ...(await ofCopy(() => import('../../app/export/request.ts'), 'app/export/request.ts')),
    ...(await ofCopy(() => import('../../app/dialogs/ExportOptions.tsx'), 'app/dialogs/ExportOptions.tsx')),
    ...(await ofCopy(() => import('../../app/store/state/showing.ts'), 'app/store/state/showing.ts')),
  };
}

test('a format is one record of one file', () => {
  expect(changes.map(({ path, isNew }) => [path, isNew])).toEqual([['engine/formats/register.ts', false]]);
});

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
    expect((await house.runGrundy(['export', '--help'], project)).out).toContain(' tgf, cyjs');
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
