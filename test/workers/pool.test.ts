/** The client: every run is answered, and a cancel is honoured or enforced. */
import { describe, expect, test } from 'vitest';
import { inlineEngine } from '../../workers/client.ts';
import { openPool } from '../../workers/pool.ts';
import type { Progress } from '../../workers/protocol.ts';
import { fetchesFiguresEarly, workerName } from '../../workers/worker-name.ts';
import { atOnce, either, endless, endlessJob, isEndless, one, pool, underWay } from './endless.ts';
import { graphOf, hiring, solvedNothing, solving, solvingBy, work } from './wire.ts';

describe('a run', () => {
  test('a run that ends before its first report sends its answer and nothing else', async () => {
    const { client } = pool(solvingBy(atOnce));
    const reports: Progress[] = [];
    const answer = await client.run(one(), (progress) => reports.push(progress)).answer;
    expect(answer).toMatchObject({ kind: 'done', value: { kind: 'solve', facts: { nodes: 1 } } });
    expect(reports).toEqual([]);
  });

  test('a run transfers its buffers, and receives those of the answer and of the reports', async () => {
    const { client } = pool(
      solvingBy(function* (job) {
        work(60);
        const given = Uint32Array.of(7);
        yield () => ({
          kind: 'labels',
          chosen: solvedNothing(job).chosen,
          vertices: given,
          codes: Int32Array.of(0),
          steps: Int32Array.of(0),
          values: [{ kind: 'nimber', n: 3 }],
          done: 1,
          total: 1,
        });
        return { ...solvedNothing(job), rounds: given.length };
      }),
    );
    const job = solving(graphOf(3, [[0, 1]]));
    const reports: Progress[] = [];
    const run = client.run(job, (progress) => reports.push(progress));
    expect(job.graph.left.targets.length).toBe(0);
    expect(job.graph.gray.length).toBe(0);
    const answer = await run.answer;
    // Transferred in the worker as well: the report's own array was empty when the job continued.
    expect(answer).toMatchObject({ kind: 'done', value: { rounds: 0 } });
    expect(reports).toMatchObject([{ vertices: Uint32Array.of(7), values: [{ kind: 'nimber', n: 3 }] }]);
  });

  test('a run receives all its reports in order, before its answer, for every return of the callback', async () => {
    const { client } = pool(
      solvingBy(function* (job) {
        for (let i = 1; i <= 4; i++) {
          work(55);
          yield () => ({ kind: 'progress', says: '', done: i, total: 4 });
        }
        return solvedNothing(job);
      }),
    );
    const heard: (number | string)[] = [];
    const run = client.run(one(), (progress) => {
      heard.push(progress.done);
      // A function cannot be cloned, so sending it back would break the run.
      return () => undefined;
    });
    await run.answer.then(() => heard.push('answer'));
    expect(heard).toEqual([1, 2, 3, 4, 'answer']);
  });

  test('an impartial graph keeps one object for its two rows', async () => {
    const { client } = pool(
      solvingBy((job) => {
        if (job.graph.left !== job.graph.right) throw new Error('two rows came out of one');
        return atOnce(job);
      }),
    );
    expect((await client.run(one()).answer).kind).toBe('done');
  });

  test('a run that throws is answered as a bug, and the worker continues', async () => {
    const { client, hired } = pool(
      solvingBy((job) => {
        if (isEndless(job)) throw new Error('This cannot happen: Theorem 2.3');
        return atOnce(job);
      }),
    );
    expect(await client.run(endlessJob()).answer).toEqual({
      kind: 'bug',
      says: 'This cannot happen: Theorem 2.3',
    });
    expect((await client.run(one()).answer).kind).toBe('done');
    expect(hired).toHaveLength(1);
  });

  test('a run for which memory is too small is over budget', async () => {
    const { client } = pool(
      solvingBy((job) => {
        new Float64Array(2 ** 52);
        return atOnce(job);
      }),
    );
    expect((await client.run(one()).answer).kind).toBe('over-budget');
  });

  test('a run whose job refuses is answered with the refusal', async () => {
    const declined = { kind: 'over-budget', says: 'more than a million positions' } as const;
    const { client } = pool(
      solvingBy(function* () {
        yield () => undefined;
        return declined;
      }),
    );
    expect(await client.run(one()).answer).toEqual(declined);
  });

  test('a run of another kind does not wait for the one that solves', async () => {
    const { client } = pool({
      ...either,
      arrange: function* ({ xs, ys }) {
        yield () => undefined;
        return { kind: 'arrange', xs, ys };
      },
    });
    const long = client.run(endlessJob());
    const nothing = new Float64Array(0);
    const places = { xs: nothing, ys: new Float64Array(0), fixed: new Uint8Array(0) };
    const answer = await client.run({ kind: 'arrange', graph: graphOf(0, []), ...places }).answer;
    expect(answer.kind).toBe('done');
    long.cancel();
  });
});

describe('cancel', () => {
  test('a cancel settles at once, reaches the worker, and the next run is served by the same worker', async () => {
    const { client, hired } = pool(either);
    let reports = 0;
    const { run, reported } = underWay(client, () => reports++);
    await reported;
    run.cancel();
    const before = reports;
    const late = Symbol('late');
    expect(await Promise.race([run.answer, Promise.resolve().then(() => late)])).toEqual({
      kind: 'cancelled',
    });
    expect((await client.run(one()).answer).kind).toBe('done');
    expect(reports).toBe(before);
    expect(hired).toHaveLength(1);
    expect(hired[0].terminated).toBe(false);
  });

  test('cancelling a run that still waits removes it from the queue', async () => {
    const begun: number[] = [];
    const { client } = pool(
      solvingBy((job) => {
        begun.push(job.graph.order);
        return isEndless(job) ? endless(job) : atOnce(job);
      }),
    );
    const first = client.run(endlessJob());
    const second = client.run(solving(graphOf(2, [])));
    const third = client.run(solving(graphOf(3, [])));
    second.cancel();
    first.cancel();
    expect(await second.answer).toEqual({ kind: 'cancelled' });
    expect((await third.answer).kind).toBe('done');
    expect(begun).toEqual([1, 3]);
  });

  test('a worker that does not answer is terminated after the wait for its stop, and another serves the next run', async () => {
    const { client, hired } = pool(either, { stopping: 40, silent: (nth) => nth === 0 });
    const lost = client.run(endlessJob());
    const next = client.run(one());
    lost.cancel();
    expect(await lost.answer).toEqual({ kind: 'cancelled' });
    expect(hired[0].terminated).toBe(false);
    expect((await next.answer).kind).toBe('done');
    expect(hired[0].terminated).toBe(true);
    expect(hired).toHaveLength(2);
  });

  test('cancelling twice, or after the end, does nothing', async () => {
    const { client } = pool(either);
    const run = client.run(one());
    const answer = await run.answer;
    run.cancel();
    run.cancel();
    expect(await run.answer).toBe(answer);
    expect((await client.run(one()).answer).kind).toBe('done');
  });
});

test('closing settles every run and ends both workers', async () => {
  const { client, hired } = pool(either);
  const nothing = new Float64Array(0);
  const places = { xs: nothing, ys: nothing, fixed: new Uint8Array(0) };
  const runs = [client.run(endlessJob()), client.run({ kind: 'arrange', graph: graphOf(0, []), ...places })];
  client.close();
  expect(await Promise.all(runs.map((run) => run.answer))).toEqual([
    { kind: 'cancelled' },
    { kind: 'cancelled' },
  ]);
  expect(hired.map((host) => host.terminated)).toEqual([true, true]);
  expect(await client.run(one()).answer).toEqual({ kind: 'cancelled' });
});

describe('on the calling thread', () => {
  test('on the calling thread there are the same answers, reports and cancel', async () => {
    const client = inlineEngine(either);
    const { run, reported } = underWay(client, () => undefined);
    await reported;
    run.cancel();
    expect(await run.answer).toEqual({ kind: 'cancelled' });
    const job = solving(graphOf(3, [[0, 1]]));
    expect((await client.run(job).answer).kind).toBe('done');
    expect(job.graph.left.targets.length).toBe(1);
  });

  test('closing settles every run', async () => {
    const client = inlineEngine(either);
    const run = client.run(endlessJob());
    client.close();
    expect(await run.answer).toEqual({ kind: 'cancelled' });
  });
});

test('only the second worker fetches the code of figures when it starts', () => {
  const fetching: boolean[] = [];
  const { spawn } = hiring(solvingBy(atOnce));
  const client = openPool((early) => {
    fetching.push(fetchesFiguresEarly(workerName(early, 'a-word')));
    return spawn();
  });
  client.prepare();
  expect(fetching).toEqual([false, true]);
  client.close();
});

test('the second worker is started before its first job, once, and the solver is not started again', async () => {
  const { client, hired } = pool(solvingBy(atOnce));
  expect(hired).toHaveLength(1);
  client.prepare();
  client.prepare();
  expect(hired).toHaveLength(2);
  expect((await client.run(one()).answer).kind).toBe('done');
  const other = client.run({
    kind: 'arrange',
    graph: graphOf(0, []),
    xs: new Float64Array(0),
    ys: new Float64Array(0),
    fixed: new Uint8Array(0),
  });
  other.cancel();
  expect(await other.answer).toEqual({ kind: 'cancelled' });
  expect(hired).toHaveLength(2);
  client.close();
  expect(hired.map(({ terminated }) => terminated)).toEqual([true, true]);
});
