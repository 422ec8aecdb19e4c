/**
 * The usual Fox and Geese: all of its 966,123 positions are solved while a person waits. It is measured in the
 * worker's own processor time, since other programs on the machine do not matter; the clock's time is printed beside
 * it.
 */
import { openBoards } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';
import { workersWork } from './own-work.ts';

const budget = 10_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

test('every position of Fox and Geese on 8×8 is solved within its budget', async ({ editor }) => {
  const boards = await openBoards(editor);
  await expect(boards.panel.getByText(/positions ·/)).toBeVisible();
  const began = performance.now();
  let clock = 0;
  const { total, tasks } = await workersWork(editor.page, async () => {
    await boards.start('The usual start');
    await expect(boards.panel.getByText(/^966,123 positions/)).toBeVisible();
    clock = performance.now() - began;
  });
  console.log(
    `Fox and Geese on 8×8: the worker ${seconds(total)} of ${seconds(budget)}, by the clock ${seconds(clock)}`,
  );
  await expect(boards.answer).toContainText('two over');
  await expect(boards.answer).toContainText('Left wins');
  await expect(boards.panel.getByText('Too many positions for a drawing')).toBeVisible();
  await expect(boards.values).not.toContainText('without a value');
  // Reports and pauses: with fewer nobody could have stopped it.
  expect(tasks).toBeGreaterThan(20);
  expect(total).toBeLessThan(budget);
});
