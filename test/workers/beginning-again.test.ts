/**
 * A worker that dies: its run begins again on another one, once, and nothing of the dead one's is mixed with
 * that.
 */
import { describe, expect, test } from 'vitest';
import type { Value } from '../../engine/values/index.ts';
import { openPool } from '../../workers/pool.ts';
import { mostCopied } from '../../workers/worker-queue.ts';
import { either, endlessJob, heard, one, open, pool, underWay } from './endless.ts';
import { graphOf, hiring, solvedNothing, solving, solvingBy, work } from './wire.ts';

describe('a worker that dies', () => {
  const values = (...ns: number[]): Value[] => ns.map((n) => ({ kind: 'nimber', n }));

  /**
   * Reports one label and then does nothing more, until it is cancelled; the second worker of the queue
   * answers.
   */
  function dyingOnce() {
    const { client, hired } = pool(
      solvingBy(function* (job) {
        const second = hired.length > 1;
        for (let done = 0; !second || done < 1; done++) {
          work(55);
          yield () => ({
            kind: 'labels',
            chosen: solvedNothing(job).chosen,
            vertices: Uint32Array.of(0),
            codes: Int32Array.of(0),
            steps: Int32Array.of(0),
            values: done === 0 ? values(second ? 2 : 1) : [],
            done: 1,
            total: job.graph.order,
          });
        }
        return { ...solvedNothing(job), rounds: job.graph.left.targets.length };
      }),
    );
    return { client, hired };
  }

  test('a run whose worker dies begins again on another one, with its buffers, and says so before it reports anew', async () => {
    const { client, hired } = dyingOnce();
    const heard: unknown[] = [];
    let begun: () => void = () => undefined;
    const reported = new Promise<void>((first) => {
      begun = first;
    });
    const job = solving(
      graphOf(3, [
        [0, 1],
        [1, 2],
      ]),
    );
    const run = client.run(job, (progress) => {
      heard.push(progress.kind === 'labels' ? progress.values : progress);
      begun();
    });
    const next = client.run(one());
    await reported;
    hired[0].die('out of memory');
    expect(await run.answer).toMatchObject({ kind: 'done', value: { facts: { nodes: 3 }, rounds: 2 } });
    const again = { kind: 'again', says: 'out of memory', done: 0, total: 0 };
    expect(heard.filter((each) => !Array.isArray(each) || each.length > 0)).toEqual([
      values(1),
      again,
      values(2),
    ]);
    expect((await next.answer).kind).toBe('done');
    expect(hired).toHaveLength(2);
    expect(hired[0].terminated).toBe(true);
  });

  test('what a dead worker still says of a run is not taken for what the next one says', async () => {
    let workers = 0;
    let over = false;
    const { spawn, hired } = hiring(() => {
      const nth = ++workers;
      return solvingBy(function* (job) {
        for (let done = 0; nth === 1 ? !over : done < 3; done++) {
          work(nth === 1 ? 20 : 60);
          yield () => ({ kind: 'progress', says: `worker ${nth}`, done, total: 3 });
        }
        return { ...solvedNothing(job), rounds: nth };
      });
    });
    // It continues to send messages after it was dismissed.
    const stubborn = () => Object.assign(spawn(), { terminate: () => undefined });
    const client = openPool(stubborn, { stopping: heard, loading: 0 });
    open.push(client);
    const said: string[] = [];
    let begun: () => void = () => undefined;
    const reported = new Promise<void>((first) => {
      begun = first;
    });
    const run = client.run(one(), (progress) => {
      said.push(progress.kind === 'progress' ? progress.says : progress.kind);
      begun();
    });
    await reported;
    hired[0].die('out of memory');
    const answer = await run.answer;
    over = true;
    expect(answer).toMatchObject({ value: { rounds: 2 } });
    expect(said.slice(said.indexOf('again') + 1)).toEqual(['worker 2', 'worker 2', 'worker 2']);
  });

  test('a run that loses two workers is lost, with a remedy, and the run behind it continues', async () => {
    const { client, hired } = pool(either);
    expect((await client.run(one()).answer).kind).toBe('done');
    const { run, reported } = underWay(client, () => undefined);
    const next = client.run(one());
    await reported;
    hired[0].die('out of memory');
    hired[1].die('out of memory');
    expect(await run.answer).toMatchObject({
      kind: 'lost',
      says: expect.stringMatching(/twice \(out of memory\).*Close other tabs/),
    });
    expect((await next.answer).kind).toBe('done');
    expect(hired).toHaveLength(3);
  });

  test('a run that is too large to be copied is lost with its first worker', async () => {
    const { client, hired } = pool(either);
    const large = { ...endlessJob(), extra: new Uint8Array(mostCopied + 1) };
    const run = client.run(large);
    hired[0].die('out of memory');
    expect(await run.answer).toMatchObject({ kind: 'lost', says: expect.stringContaining('too large') });
    expect((await client.run(one()).answer).kind).toBe('done');
  });

  test('a run that was cancelled does not begin again', async () => {
    const { client, hired } = pool(either);
    expect((await client.run(one()).answer).kind).toBe('done');
    const { run, reported } = underWay(client, () => undefined);
    await reported;
    run.cancel();
    hired[0].die('out of memory');
    expect((await client.run(one()).answer).kind).toBe('done');
    expect(hired).toHaveLength(2);
  });

  test('a worker that dies before it ever answered is not replaced until it is needed', async () => {
    const { client, hired } = pool(either);
    hired[0].die('its script could not be loaded');
    expect(hired).toHaveLength(1);
    expect((await client.run(one()).answer).kind).toBe('done');
    expect(hired).toHaveLength(2);
  });

  test('nothing more is heard from a dead worker', async () => {
    const { client, hired } = pool(either);
    await client.run(one()).answer;
    hired[0].die('first');
    hired[0].die('again');
    expect((await client.run(one()).answer).kind).toBe('done');
    expect(hired).toHaveLength(2);
  });
});
