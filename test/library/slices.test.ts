/** Long work in slices: the same results, progress meanwhile, and an end when it is asked for. */
import { expect, test } from 'vitest';
import { board, generate, inSlices, type Progress, solve, sum, sweep } from '../../app/library/index.ts';

const grid = board('domineering', '..../..../....');

test('what is done in slices is what is done at once', async () => {
  expect(await inSlices(solve, [grid])).toEqual(solve(grid));
  expect(await inSlices(generate, ['nim', '1+2'])).toEqual(generate('nim', '1+2'));
  const heaps = [board('nim', '1'), board('nim', '3')];
  expect(await inSlices(sum, [heaps])).toEqual(sum(heaps));
});

test('progress is reported, other tasks can run, and an aborted signal ends the work with its reason', async () => {
  const large = board('domineering', '...../...../...../...../.....');
  const controller = new AbortController();
  const told: Progress[] = [];
  const work = inSlices(solve, [large, { all: true }], {
    signal: controller.signal,
    onProgress(progress) {
      told.push(progress);
      // As a button of the page would.
      if (told.length === 2) setTimeout(() => controller.abort(new Error('enough')));
    },
  });
  await expect(work).rejects.toThrow('enough');
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toMatchObject({ doing: 'generating' });
  expect(told[1].done).toBeGreaterThanOrEqual(told[0].done);
});

test('what is refused immediately is refused in slices, and work of others is not work of this library', async () => {
  await expect(inSlices(solve, ['<'])).rejects.toMatchObject({ problems: expect.any(Array) });
  await expect(inSlices(Math.max, [1, 2])).rejects.toThrow(TypeError);
});

test('a sweep ends when its signal is aborted', async () => {
  const controller = new AbortController();
  const rows: number[] = [];
  const sweeping = async (): Promise<void> => {
    for await (const { row } of sweep('nim', '<n>', { n: [1, 50] }, { signal: controller.signal })) {
      rows.push(row);
      if (row === 3) controller.abort();
    }
  };
  await expect(sweeping()).rejects.toMatchObject({ name: 'AbortError' });
  expect(rows).toEqual([0, 1, 2, 3]);
});
