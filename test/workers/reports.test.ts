/**
 * Reports of runs cost the page little more than their messages: a port for each run would take longer to
 * open and to close.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { openPool } from '../../workers/pool.ts';
import { graphOf, hiring, solvedNothing, solving, solvingBy } from './wire.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the reports of all runs of a worker come through one port', async () => {
  const Channel = MessageChannel;
  let made = 0;
  vi.stubGlobal('MessageChannel', function counted() {
    made++;
    return new Channel();
  });
  const jobs = solvingBy(function* reporting(job) {
    yield () => ({ kind: 'progress', says: 'a slice', done: 0, total: 1 });
    return solvedNothing(job);
  });
  const client = openPool(hiring(jobs).spawn, { stopping: 600_000, loading: 0 });
  const run = () => client.run(solving(graphOf(1, [])), () => undefined).answer;
  await run();
  const first = made;
  for (let more = 0; more < 3; more++) await run();
  expect(made).toBe(first);
  client.close();
});
