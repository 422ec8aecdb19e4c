/**
 * Questions about a game on a board: their answers, and that nothing is generated or solved for them again.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnswerOnBoard, BoardAbout, BoardGame } from '../../engine/conduct/index.ts';
import { drain, openMemory, rulesets, theories } from '../../engine/run.ts';
import { textOf } from '../../engine/values/index.ts';
import { askJob } from '../../workers/jobs/ask.ts';
import { boardJob } from '../../workers/jobs/board.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { solveJob } from '../../workers/jobs/solve.ts';
import { openPool } from '../../workers/pool.ts';
import type { AskJob, BoardJob, SolveJob } from '../../workers/protocol.ts';
import { buffersOf } from '../../workers/transfer.ts';
import { ruledGame } from '../fixtures/games.ts';
import { graphOf, hiring } from './wire.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A worker's jobs, run to their ends. */
function worker() {
  const memory = openMemory();
  const slices = (job: SolveJob | AskJob | AskJob<keyof BoardAbout> | BoardJob) => {
    if (job.kind === 'solve') return solveJob(job, memory);
    return job.kind === 'board' ? boardJob(job, memory) : askJob(job, memory);
  };
  const run = (job: Parameters<typeof slices>[0]) => {
    const answer: { readonly kind: string } = drain<{ readonly kind: string }>(slices(job));
    return structuredClone(answer);
  };
  return {
    run,
    ask<Id extends keyof BoardAbout>(
      question: Id,
      about: BoardAbout[Id],
      game: BoardGame,
    ): AnswerOnBoard<Id> {
      const answer = run({ kind: 'ask', question, about, game } as AskJob<Id>);
      if (answer.kind !== question) throw new Error(JSON.stringify(answer));
      return answer as AnswerOnBoard<Id>;
    },
  };
}

/** How often graphs are generated, a coder for each, and solved. */
function counting(id: string) {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  const coders = vi.spyOn(ruleset, 'coder');
  const solves = theories.map((theory) => vi.spyOn(theory, 'solve'));
  return () => ({
    generated: coders.mock.calls.length,
    solved: solves.reduce((sum, { mock }) => sum + mock.calls.length, 0),
  });
}

const frogs: BoardGame = { ruleset: 'toads-and-frogs', position: 'TT.F' };

describe('a board that was solved', () => {
  test('its graph, its moves with their values, its positions and why need no second generating or solving', () => {
    const counts = counting(frogs.ruleset);
    const { run, ask } = worker();
    expect(run({ kind: 'board', ...frogs })).toMatchObject({ kind: 'board', positions: 11 });
    ask('graph', {}, frogs);
    ask('part', { position: 'T.TF', within: 1, most: 4, line: ['TT.F'] }, frogs);
    ask('part', { position: 'TT.F', within: 2, most: 99, line: [] }, frogs);
    const { moves } = ask('options', { position: 'TT.F' }, frogs);
    ask('options', { position: 'T.TF' }, frogs);
    const { vertex } = ask('position', { position: 'TTF.' }, frogs);
    const [{ to }] = moves;
    ask('positions', { value: to.value!, most: 10 }, frogs);
    run({ kind: 'ask', question: 'moves', about: { vertex }, game: frogs });
    run({ kind: 'ask', question: 'compare', about: { a: 0, b: vertex }, game: frogs });
    expect(counts()).toEqual({ generated: 1, solved: 1 });
    // A drawing that is asked about meanwhile has a place of its own in the memory.
    run({ kind: 'solve', ...ruledGame(graphOf(2, [[0, 1]])) });
    ask('graph', {}, frogs);
    expect(counts()).toEqual({ generated: 1, solved: 2 });
    run({ kind: 'board', ...frogs });
    expect(counts()).toEqual({ generated: 1, solved: 2 });
  });

  test('its values are measured and sorted without solving again, and each is measured once', () => {
    const domineering: BoardGame = { ruleset: 'domineering', position: '.../.../...' };
    const counts = counting(domineering.ruleset);
    const measured = theories.flatMap(({ measures }) => (measures ? [vi.spyOn(measures, 'open')] : []));
    const { run, ask } = worker();
    run({ kind: 'board', ...domineering });
    const measures = ['temperature', 'reduced'];
    const rows = (by: string, descending: boolean, from = 0, most = 99) =>
      ask('values', { from, most, measures, order: { by, descending } }, domineering).rows.map(
        ({ value, count, measured: [temperature] }) =>
          `${textOf(value)} ${count} ${temperature.kind === 'number' ? temperature.x : '–'}`,
      );
    const hottest = rows('temperature', true);
    expect(hottest.slice(0, 5)).toEqual([
      '{1/2|-2} 4 1.25',
      '{2|-1/2} 4 1.25',
      '±1 13 1',
      '* 8 0',
      '1/2 6 -0.5',
    ]);
    expect(rows('temperature', true, 2, 2)).toEqual(hottest.slice(2, 4));
    const means = ask(
      'values',
      { from: 0, most: 99, measures: ['mean'], order: { by: 'mean', descending: false } },
      domineering,
    );
    expect(means.rows.map(({ measured: [mean] }) => mean.kind === 'number' && mean.x)).toEqual([
      -2, -1, -0.75, -0.5, 0, 0, 0, 0.5, 0.75, 1, 2,
    ]);
    const numbersOf = (by: string) => rows(by, false).map((row) => Number(row.split(' ')[1]));
    expect(numbersOf('count')).toEqual(numbersOf('count').toSorted((a, b) => a - b));
    expect(rows('value', false).slice(0, 3)).toEqual(['-2 4 -1', '-1 16 -1', '-1/2 6 -0.5']);
    expect(rows('heat', false)[0]).toBe('-2 4 -1');
    expect(counts()).toEqual({ generated: 1, solved: 1 });
    expect(measured.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  });

  test('the worker that has solved it is the one that is asked, and not the one that solves drawings', async () => {
    const counts = counting(frogs.ruleset);
    const client = openPool(hiring(openJobs).spawn);
    expect(await client.run({ kind: 'board', ...frogs }).answer).toMatchObject({ kind: 'done' });
    const about = { position: 'TTF.' };
    const found = await client.run({ kind: 'ask', question: 'position', about, game: frogs }).answer;
    if (found.kind !== 'done') throw new Error(JSON.stringify(found));
    const { vertex } = found.value;
    const moves = await client.run({ kind: 'ask', question: 'moves', about: { vertex }, game: frogs }).answer;
    expect(moves).toMatchObject({ kind: 'done', value: { kind: 'moves' } });
    client.close();
    expect(counts()).toEqual({ generated: 1, solved: 1 });
  });

  test('a part has what is near and the line that led there, with the values of the whole; a small board is whole', () => {
    const { ask } = worker();
    const asked = { position: 'T.TF', within: 1, most: 6, line: ['TT.F', 'TTTT'] };
    const { graph, found, cut, line, total } = ask('part', asked, frogs);
    const options = ask('options', { position: 'T.TF' }, frogs).moves.map(({ to }) => to.position);
    expect(total).toBe(11);
    expect(new Set(found.map(({ position }) => position))).toEqual(new Set(['T.TF', ...options, 'TT.F']));
    expect(found[0].position).toBe('T.TF');
    expect(line.map((node) => found[node]?.position)).toEqual(['TT.F', undefined]);
    for (const { position, value, outcome, vertex } of found)
      expect({ kind: 'position', position, value, outcome, vertex }).toEqual(
        ask('position', { position }, frogs),
      );
    expect(graph.order).toBe(found.length);
    expect(cut).toHaveLength(found.length);
    const whole = ask('part', { position: 'T.TF', within: 1, most: 11, line: [] }, frogs);
    const { positions, graph: all } = ask('graph', {}, frogs);
    expect(whole.found.map(({ position }) => position)).toEqual(positions);
    expect(whole.graph).toEqual(all);
    expect([...whole.cut]).toEqual(positions.map(() => 0));
  });

  test('another board, other rules and a lower bound are another game', () => {
    const counts = counting(frogs.ruleset);
    const { run, ask } = worker();
    run({ kind: 'board', ...frogs });
    ask('graph', {}, { ...frogs, position: 'T.F' });
    expect(counts().generated).toBe(2);
    ask('graph', {}, frogs);
    ask('graph', {}, { ...frogs, rules: { ...ruledGame(graphOf(1, [])).rules, infinitePlay: 'left' } });
    expect(counts().generated).toBe(4);
    expect(run({ kind: 'board', ...frogs, positions: 7 })).toMatchObject({
      kind: 'over-budget',
      says: expect.stringContaining('more than 7 positions'),
    });
  });

  test('what is transferred shares no memory with what is kept', () => {
    const memory = openMemory();
    const job = { kind: 'ask', question: 'graph', about: {}, game: frogs } as const;
    const given = () => buffersOf(drain(askJob(job, memory)));
    const first = given();
    expect(first.length).toBeGreaterThan(0);
    for (const buffer of given()) expect(first.includes(buffer)).toBe(false);
  });
});

describe('answers about a board', () => {
  const inWords = ({ position, value, outcome }: AnswerOnBoard<'position'>): string =>
    `${position} = ${value ? textOf(value) : 'no value'}, ${outcome}`;

  test('a move is given by its places, with the position it leads to, its value and who wins there', () => {
    const { moves } = worker().ask('options', { position: 'T.F' }, { ...frogs, position: 'T.F' });
    expect(
      moves.map(({ player, by, to }) => [player, ...by, inWords({ kind: 'position', ...to })].join(', ')),
    ).toEqual(['left, square 1, square 2, .TF = 0, P', 'right, square 3, square 2, TF. = 0, P']);
  });

  test('where points count a move says how many it makes, and every value says who wins', () => {
    const game = { ruleset: 'kobber', position: 'lr.' };
    const { moves } = worker().ask('options', { position: 'lr.' }, game);
    expect(moves.map(({ points, to }) => [points, inWords({ kind: 'position', ...to })])).toEqual([
      [1, '1 .l. = 1, L'],
      [0, '..l = 0, D'],
      [1, '-1 r.. = -1, R'],
    ]);
  });

  test('a position is found by its text with its value and who wins, and one that does not follow is refused', () => {
    const { run, ask } = worker();
    expect(inWords(ask('position', { position: 'F.T' }, { ...frogs, position: 'T.F' }))).toBe('F.T = 0, P');
    for (const position of ['TT.F', 'T.', '.T.']) {
      const about = { position };
      expect(run({ kind: 'ask', question: 'position', about, game: { ...frogs, position: 'T.F' } })).toEqual({
        kind: 'over-budget',
        says: `${position} does not follow T.F: it has another board or other pieces, or no moves lead there.`,
      });
    }
  });

  test('the positions that have a value are found, the first of them, with how many there are', () => {
    const { ask } = worker();
    const game = { ...frogs, position: 'T.F' };
    const { value } = ask('position', { position: 'F.T' }, game);
    expect(ask('positions', { value: value!, most: 2 }, game)).toEqual({
      kind: 'positions',
      positions: ['.TF', 'TF.'],
      count: 3,
    });
  });

  test('where a value does not say who wins, play does', () => {
    const game = { ruleset: 'backsliding-toads-and-frogs', position: 'TTT..FFF' };
    const { ask } = worker();
    const { moves } = ask('options', { position: 'TTT..FFF' }, game);
    for (const { to } of moves) expect(to.outcome).toBeDefined();
  });
});
