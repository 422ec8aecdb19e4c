/** The usual Fox and Geese, alone on the machine: every one of its 966,123 positions valued while a person waits. */
import { openBoards } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';

const budget = 10_000;

test(`Fox and Geese on 8×8 is answered in ${budget / 1000} seconds`, async ({ editor }) => {
  const boards = await openBoards(editor.page);
  await expect(boards.answer).toContainText('positions');
  const began = performance.now();
  await boards.start('The usual start');
  await expect(boards.answer).toContainText('966,123 positions', { timeout: 45_000 });
  const took = performance.now() - began;
  console.log(`Fox and Geese on 8×8: ${(took / 1000).toFixed(1)} s of ${budget / 1000} s`);
  await expect(boards.answer).toContainText('two over');
  await expect(boards.answer).toContainText('Left wins');
  await expect(boards.dialog.getByText('Too many positions for a drawing')).toBeVisible();
  await expect(boards.values).not.toContainText('without a value');
  expect(took).toBeLessThan(budget);
});
