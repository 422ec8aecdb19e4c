/**
 * The recipes of a question and of a format: CONTRIBUTING.md shows each as a diff, of a new file and an entry
 * of a register, and of one record. Without any other change, the command line, the library, the inspector's
 * list and the page of questions have the question, and everything that exports offers and writes the format.
 * The two diffs share no file, so one copy of the sources has both and is read once.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExample } from '../fixtures/figures.ts';
import { changesBelow, copyWith } from './applied-diff.ts';

const ofQuestion = changesBelow('Add a question');
const ofFormat = changesBelow('Add an export format');
const project = copyWith([...ofQuestion, ...ofFormat], ['docs', 'public/examples']);

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

test('a question is one file and one entry of the register', () => {
  expect(ofQuestion.map(({ path, isNew }) => [path, isNew])).toEqual([
    ['engine/questions/predecessors.ts', true],
    ['engine/questions/register.ts', false],
  ]);
});

test('without any other change, a question is listed and answered everywhere', async () => {
  const { runGrundy } = await ofCopy(
    () => import('../../docs/writing/program.ts'),
    'docs/writing/program.ts',
  );
  writeFileSync(join(project, 'drawing.txt'), 'a -> b\nb -> c\na -> c\nc -> b');
  const said = async (...args: readonly string[]) => (await runGrundy(['ask', ...args], project)).out;
  expect(await said('drawing.txt', 'predecessors', 'c')).toBe('Moves lead here from a, b.\n');
  expect(await said('drawing.txt')).toMatch(/^predecessors +one node +which nodes have a move/m);
  expect(await said('--ruleset', 'nim', '1+1', 'predecessors')).toBe('No move leads here.\n');

  const library = await ofCopy(() => import('../../app/library/index.ts'), 'app/library/index.ts');
  const { answer } = library.ask('a ->L b\nc ->R b', 'predecessors', 'b');
  expect(answer).toEqual({ kind: 'predecessors', vertices: [0, 2] });
  expect(library.questions.map(({ id }) => id)).toContain('predecessors');

  const { questionCatalogue } = await ofCopy(
    () => import('../../engine/questions/question-catalogue.ts'),
    'engine/questions/question-catalogue.ts',
  );
  expect(questionCatalogue.map(({ id }) => id)).toContain('predecessors');
  const pages = await ofCopy(
    () => import('../../docs/writing/look-up/questions.ts'),
    'docs/writing/look-up/questions.ts',
  );
  expect(pages.questionPages()[0].text).toContain('| `predecessors` | Predecessors | one node |');
});

test('a format is one record of one file', () => {
  expect(ofFormat.map(({ path, isNew }) => [path, isNew])).toEqual([['engine/formats/register.ts', false]]);
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
