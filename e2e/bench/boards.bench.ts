/**
 * The usual Fox and Geese: all of its 966,123 positions are solved while a person waits. It is measured in
 * the worker's own processor time, since other programs on the machine do not matter; the clock's time is
 * printed beside it.
 */
import { openBoards } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';
import { ownWork, plainWorkOn, say, workersWork } from './own-work.ts';

const budget = 10_000;

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
  const plain = await plainWorkOn(editor.page);
  console.log(`    by the clock ${(clock / 1000).toFixed(1)} s`);
  say('Fox and Geese on 8×8, the worker', total, 'ms', budget, plain);
  await expect(boards.answer).toContainText('two over');
  await expect(boards.answer).toContainText('Left wins');
  await expect(boards.panel.getByText('Too many positions for a drawing')).toBeVisible();
  await expect(boards.values).not.toContainText('without a value');
  // Reports and pauses: with fewer a person could not have stopped it.
  expect(tasks).toBeGreaterThan(20);
});

/** In milliseconds of the main thread's own time: two frames, as for edits of a drawing. */
const longestTask = 30;

test('clicks on a board are answered within two frames while millions of positions are generated', async ({
  editor,
}) => {
  const board = await openBoards(editor);
  await board.choose('fox-and-geese');
  const between = new Array<string>(12).fill('........');
  await board.position.fill(['.G.G.G.G', ...between, '....F...'].join('/'));
  /** Puts a goose more, which begins the graph anew, and waits until some of its positions are found. */
  const click = async (rank: number): Promise<void> => {
    const before = await board.position.inputValue();
    await board.place(`rank ${rank}, square ${rank % 2 === 0 ? 1 : 2}`).click();
    await expect(board.position).not.toHaveValue(before);
    await expect(board.answer).toContainText(/[0-9,]+ positions/);
  };
  // The first clicks are those of the page's scripts' first runs too.
  for (const rank of [3, 4, 5]) await click(rank);
  const all: number[] = [];
  for (const rank of [6, 7, 8, 9, 10, 11, 12])
    all.push((await ownWork(editor.page, () => click(rank))).longest);
  const longest = all.sort((a, b) => a - b)[all.length >>> 1];
  console.log(`    at worst ${all.at(-1)?.toFixed(1)} ms`);
  const plain = await plainWorkOn(editor.page);
  say('a click on a board while it is solved, longest task', longest, 'ms', longestTask, plain);
});
