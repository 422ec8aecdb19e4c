/**
 * A worker may end without a word. The queue counts beats without a sign of life, so nothing here looks at a
 * clock.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { openPool } from '../../workers/pool.ts';
import type { EngineClient, SolveAnswer, SolveJob } from '../../workers/protocol.ts';
import type { JobSlices } from '../../workers/run-job.ts';
import { longestSilence } from '../../workers/worker-queue.ts';
import { graphOf, hiring, solvedNothing, solving, solvingBy, work } from './wire.ts';

const open: EngineClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

const one = () => solving(graphOf(1, []));

/** A thorough job never ends by itself; its slices take some milliseconds, as the engine's do. */
function* solve(job: SolveJob): JobSlices<SolveAnswer> {
  for (let done = 0; job.thorough === true; done++) {
    work(5);
    yield () => ({ kind: 'progress', says: 'slice', done, total: 1 });
  }
  return solvedNothing(job);
}

/** Two workers; the first solves and may be silent; and a drum that beats when it is struck. */
function pool(silent: boolean) {
  const feeling = new Set<() => void>();
  const beat = (feel: () => void) => {
    feeling.add(feel);
    return () => void feeling.delete(feel);
  };
  const strike = (): void => {
    for (const feel of [...feeling]) feel();
  };
  const { hired, spawn } = hiring(solvingBy(solve), (nth) => silent && nth === 0);
  const client = openPool(spawn, { stopping: 600_000, loading: 0, beat });
  open.push(client);
  return { client, hired, feeling, strike };
}

describe('a worker that dies without a word', () => {
  test('is replaced after a number of beats without a sign of life, and its run goes to the new one', async () => {
    const { client, hired, feeling, strike } = pool(true);
    const first = client.run(one());
    const second = client.run(one());
    for (let i = 0; i < longestSilence.loading; i++) strike();
    expect(hired[0].terminated).toBe(false);
    strike();
    expect(hired[0].terminated).toBe(true);
    expect((await first.answer).kind).toBe('done');
    expect((await second.answer).kind).toBe('done');
    expect(feeling.size).toBe(0);
  });

  test('is not one that is busy: each of its pauses is a sign of life', async () => {
    const { client, hired, strike } = pool(false);
    await client.run(one()).answer;
    let reports = 0;
    const run = client.run({ ...one(), thorough: true }, () => {
      reports++;
    });
    for (let round = 0; round < 4; round++) {
      const before = reports;
      for (let i = 0; i < longestSilence.proven; i++) strike();
      while (reports < before + 2) await new Promise((go) => setTimeout(go));
    }
    expect(hired[0].terminated).toBe(false);
    run.cancel();
  });

  test('is asked one question at a time, and none while it rests', async () => {
    const { client, hired, feeling, strike } = pool(true);
    const asked: unknown[] = [];
    const { endpoint } = hired[0];
    const post = endpoint.postMessage.bind(endpoint);
    endpoint.postMessage = (message: unknown, transfer?: Transferable[]) => {
      asked.push(message);
      post(message, transfer ?? []);
    };
    strike();
    expect(asked).toHaveLength(0);
    const run = client.run(one());
    expect(asked).toHaveLength(1);
    for (let i = 0; i < 50; i++) strike();
    expect(asked).toHaveLength(2);
    run.cancel();
    client.close();
    expect(feeling.size).toBe(0);
  });
});
