/**
 * The usual Fox and Geese: every one of its 966,123 positions valued while a person waits. Measured in the worker's own
 * processor time, since other programs on the machine are not its doing; the clock's time is printed beside it.
 */
import { openBoards } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';
import { workersWork } from './own-work.ts';

const budget = 10_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

test('Fox and Geese on 8×8', async ({ editor }) => {
  const boards = await openBoards(editor);
  await expect(boards.answer).toContainText('positions');
  const began = performance.now();
  let clock = 0;
  const { total, tasks } = await workersWork(editor.page, async () => {
    await boards.start('The usual start');
    await expect(boards.answer).toContainText('966,123 positions');
    clock = performance.now() - began;
  });
  console.log(
    `Fox and Geese on 8×8: the worker ${seconds(total)} of ${seconds(budget)}, by the clock ${seconds(clock)}`,
  );
  await expect(boards.answer).toContainText('two over');
  await expect(boards.answer).toContainText('Left wins');
  await expect(boards.dialog.getByText('Too many positions for a drawing')).toBeVisible();
  await expect(boards.values).not.toContainText('without a value');
  // Beats and breaths: less would mean that nobody could have stopped it.
  expect(tasks).toBeGreaterThan(20);
  expect(total).toBeLessThan(budget);
});
