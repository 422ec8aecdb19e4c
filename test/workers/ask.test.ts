/**
 * Questions beside solving, through a worker: the worker that solved a drawing answers from what it has
 * found.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { theories } from '../../engine/run.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { hiring } from './wire.ts';

afterEach(() => vi.restoreAllMocks());

/** A job takes a graph's arrays, so each job gets new ones. */
const game = (text: string) => ruledGame(namedDigraph(text).graph);

test.each([
  ['an impartial digraph', 'a -> b, c\nb -> c -> b\nc -> d'],
  ['a partizan one', 'a ->L b\na ->R c\nc -> b\nc ->L c'],
])('with pieces and two nodes selected on %s the graph is solved once', async (_, text) => {
  const spies = theories.map((theory) => vi.spyOn(theory, 'solve'));
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const solve = client.run({ kind: 'solve', ...game(text) });
  const sum = (...pieces: number[]): AskJob<'sum'> => ({
    kind: 'ask',
    question: 'sum',
    about: { pieces: Uint32Array.from(pieces) },
    game: game(text),
  });
  const asked = [client.run(sum(0, 1)), client.run(sum(2, 2))];
  const moves = client.run({ kind: 'ask', question: 'moves', about: { vertex: 0 }, game: game(text) });
  const answers = await Promise.all([solve, ...asked, moves].map(({ answer }) => answer));
  expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done']);
  expect(spies.reduce((count, spy) => count + spy.mock.calls.length, 0)).toBe(1);
  client.close();
});

test('the answer to a question has the type of that question', async () => {
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const about = { a: 0, b: 1, withoutProofs: true };
  const job = { kind: 'ask', question: 'compare', about, game: game('a ->L b') } as const;
  const answer = await client.run(job).answer;
  expect(answer).toMatchObject({ kind: 'done', value: { kind: 'compare', relations: { whole: '>' } } });
  client.close();
});
