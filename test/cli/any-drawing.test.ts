/**
 * Any drawing can be given to any command: each answers, or says in one line a problem what is wrong. None
 * throws, for any question and any form of the answer, and output in JSON is valid JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDocument, type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { questions } from '../../engine/questions/register.ts';
import type { Needs } from '../../engine/theories/question.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { tryLawInTime } from '../laws/seeds.ts';
import { drawing, type Folder, openFolder, type Ran } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
});
afterAll(() => folder.close());

const usable = 0;
const unusable = 2;

/** What each need of a question is given on the command line, of these nodes. */
const given: Readonly<Record<Needs, (ids: readonly string[], typed: string) => readonly string[]>> = {
  vertex: ([a]) => [a],
  typed: ([a], typed) => [a, typed],
  pair: ([a, b]) => [a, b],
  pieces: ([a, b]) => [a, b],
  vertices: ([a, b]) => [a, b],
  value: ([a]) => [a],
  values: ([a, b]) => [a, b],
};

const typedTexts = [
  ...['0', '*2', '-1/2', '0.3', 'inf_0', 'moon', '☾_{0}', 'over', 'dud', '{0|pass}', '1 & 0', '?', 'N', ''],
  ...['<^1|2>', '<1||2>', '(6 | -4) not guaranteed', 'not stopper-sided', '{{{', 'ℕ∖{0}', '\\pm 1'],
];

/** The same with ids that a command line takes for nodes, so that questions are answered and not refused. */
function plain(document: GameDocument): GameDocument {
  const ids = new Map(document.nodes.map(({ id }, i) => [id, `n${i}`]));
  const called = (id: string): string => ids.get(id) ?? id;
  const nodes = document.nodes.map((node) => ({ ...node, id: called(node.id), name: '' }));
  const edges = document.edges.map((edge) => ({ ...edge, from: called(edge.from), to: called(edge.to) }));
  const { bends: _, pinned: __, ...view } = document.view;
  return { ...document, nodes, edges, pieces: document.pieces.map(called), view };
}

/** The same without scores, which most questions are not about. */
const unscored = (document: GameDocument): GameDocument => ({
  ...document,
  nodes: document.nodes.map(({ score: _, ...node }) => node),
});

/** Small drawings in all kinds of games, about which questions can be asked. */
const asked: fc.Arbitrary<GameDocument> = fc.oneof(
  { weight: 1, arbitrary: arbitraryDocument },
  { weight: 3, arbitrary: arbitraryDocument.map(plain) },
  { weight: 3, arbitrary: arbitraryDocument.map(plain).map(unscored) },
);

/** What every run of a command keeps to. */
function expectAnswered(args: readonly string[], { status, out, err }: Ran): void {
  const called = args.join(' ');
  expect([usable, unusable], `${called}: ${err}`).toContain(status);
  expect(err, called).not.toMatch(/\n {4}at |undefined|\[object /);
  if (args[0] !== 'export') expect(out, called).not.toMatch(/\bundefined\b|\[object |NaN/);
  if (status === unusable) expect(err, called).toMatch(/^.{8,}\n/);
  if (status === usable && args.includes('--json'))
    for (const line of out.split('\n')) if (line) JSON.parse(line);
}

test('every question is answered of every drawing, in words, as data and in full, or refused with a reason', async () => {
  const answered = new Set<string>();
  const askAll = async (document: object, chosen: readonly string[], typed: string): Promise<void> => {
    folder.write('any.json', document);
    for (const { id, needs } of questions) {
      for (const how of [[], ['--json'], ...(id === 'explain' ? [['--full'], ['--full', '--json']] : [])]) {
        const args = ['ask', 'any.json', id, ...how, '--', ...given[needs](chosen, typed)];
        const ran = await folder.run(args);
        expectAnswered(args, ran);
        if (ran.status === usable) answered.add(`${id} ${how.join(' ')}`);
      }
    }
  };
  const law = fc.tuple(asked, fc.nat(), fc.nat(), fc.constantFrom(...typedTexts));
  await tryLawInTime(law, 25, async ([document, first, second, typed]) => {
    const ids = document.nodes.map(({ id }) => id);
    const chosen = [first, second].map((n) => ids[n % Math.max(1, ids.length)] ?? 'none');
    await askAll(JSON.parse(writeDocument(document)), chosen, typed);
  });
  await askAll(drawing(['a b', 'b c']), ['a', 'b'], '*2');
  await askAll(drawing(['a a left', 'a b left', 'b a right', 'c c']), ['a', 'b'], '1/2');
  await askAll(drawing(['c b'], ['c', 'b']), ['c', 'b'], 'moon');
  await askAll(drawing(['a b left', 'a c right', 'b c left']), ['a', 'b'], '1');
  await askAll(drawing(['a b', 'a c', 'b c'], [], { version: 5, view: { play: 'misere' } }), ['a', 'b'], '1');
  // The value ↑, which has an atomic weight.
  await askAll(drawing(['a c left', 'a b right', 'b c']), ['a', 'b'], '1');
  const scored = ['a', 'b', 'c'].map((id, i) => ({
    ...{ id, x: i, y: 0, gray: false, name: '' },
    ...(i > 0 && { score: { left: i, right: i } }),
  }));
  const edges = [
    { from: 'a', to: 'b', player: 'left' },
    { from: 'a', to: 'c', player: 'right' },
  ] as const;
  const round = [...edges, { from: 'a', to: 'a', player: 'left' } as const];
  for (const arcs of [edges, round])
    await askAll(
      JSON.parse(writeDocument({ ...emptyDocument, nodes: scored, edges: arcs })),
      ['a', 'b'],
      '1',
    );
  const atOnce = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../public/examples/squares.grundy.json'), 'utf8'),
  );
  const [first, second] = (atOnce.nodes as readonly { id: string }[]).map(({ id }) => id);
  await askAll(atOnce, [first, second], '1/2');
  await askAll(drawing(['a b', 'b c'], [], { version: 5, view: { play: 'misere' } }), ['a', 'b'], '*2');
  const missed = questions.filter(({ id }) => !answered.has(`${id} --json`)).map(({ id }) => id);
  expect(missed, 'questions that no drawing answered').toEqual([]);
});

test('every other command takes every drawing, or refuses it with a reason', async () => {
  const commands: readonly (readonly string[])[] = [
    ...[
      ['solve'],
      ['solve', '--json'],
      ['solve', '--summary'],
      ['solve', '--summary', '--json', '--as-published'],
    ],
    ...[['sum'], ['sum', '--json'], ['validate'], ['validate', '--json'], ['ask'], ['ask', '--json']],
    ...['tikz', 'dot', 'cyjs', 'json'].map((format) => ['export', '--to', format]),
    ...[
      ['export', '--to', 'tikz', '--beamer', '--standalone', '--reveal'],
      ['export', '--to', 'dot', '--outcomes'],
    ],
  ];
  await tryLawInTime(asked, 16, async (document) => {
    folder.write('any.json', writeDocument(document));
    for (const [command, ...options] of commands) {
      const args = [command, 'any.json', ...options];
      expectAnswered(args, await folder.run(args));
    }
    const [a = 'none', b = a] = document.nodes.map(({ id }) => id);
    for (const how of [[], ['--json']]) {
      const args = ['compare', ...how, '--', 'any.json', a, b];
      expectAnswered(args, await folder.run(args));
    }
  });
});
