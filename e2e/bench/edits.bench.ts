/**
 * What the main thread may cost, in its own processor time (see own-work.ts): an edit of a large drawing
 * until every new label is drawn, no long task while labels arrive, panning beside a bare Cytoscape. Each
 * measurement is printed beside its budget.
 */

import { gridDrawing } from '../driver/drawings.ts';
import { slowWorkers } from '../driver/slow-workers.ts';
import { test } from '../driver/walk.ts';
import { openBare, panBare } from './bare.ts';
import { ownWork, plainWorkOn, say, type Work } from './own-work.ts';

test.use({ pace: 'set' });

const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * The first edits of a page are those of its scripts' first runs too, which the browser reads and compiles
 * then.
 */
const rounds = { before: 3, measured: 9 };

const edits = [
  { count: 1000, budget: 20 },
  { count: 10_000, budget: 45 },
] as const;

/** In milliseconds: no task of an edit is longer than two frames, so that no one sees the page stop. */
const longestTask = 30;

for (const { count, budget } of edits) {
  test(`one more arc in a drawing of ${count} nodes is within its budget`, async ({ editor }) => {
    await editor.openFile('grid.grundy.json', gridDrawing(count));
    await editor.labelled(count);
    await editor.focusCanvas();
    await editor.click(`n${count / 2}`);
    await editor.press('Escape');
    const all: Work[] = [];
    for (let round = 0; round < rounds.before + rounds.measured; round++) {
      const before = await editor.labelsRevision();
      all.push(
        await ownWork(editor.page, async () => {
          await editor.press('Control+ArrowDown');
          await editor.labelsAfter(before);
        }),
      );
      // Every round draws the same arc in the same drawing.
      const drawn = await editor.labelsRevision();
      await editor.press('Control+z');
      await editor.labelsAfter(drawn);
    }
    const works = all.slice(rounds.before);
    const total = median(works.map((work) => work.total));
    const longest = median(works.map((work) => work.longest));
    const plain = await plainWorkOn(editor.page);
    say(`arc more of ${count} nodes, main thread`, total, 'ms', budget, plain);
    say(`arc more of ${count} nodes, longest task`, longest, 'ms', longestTask, plain);
  });

  test(`an edit of ${count} nodes is within its budget`, async ({ editor }) => {
    await editor.openFile('grid.grundy.json', gridDrawing(count));
    await editor.labelled(count);
    await editor.focusCanvas();
    const all: Work[] = [];
    // Only once, since a second click soon after would be a double click, which edits the name.
    await editor.click('n0');
    for (let round = 0; round < rounds.before + rounds.measured; round++) {
      const before = await editor.labelsRevision();
      // The first node becomes gray and white again: with a choice at a gray node no theory gives values, so
      // all labels change.
      all.push(
        await ownWork(editor.page, async () => {
          await editor.press('g');
          await editor.labelsAfter(before);
        }),
      );
    }
    const works = all.slice(rounds.before);
    const total = median(works.map((work) => work.total));
    const longest = median(works.map((work) => work.longest));
    const plain = await plainWorkOn(editor.page);
    say(`edit of ${count} nodes, main thread`, total, 'ms', budget, plain);
    say(`edit of ${count} nodes, longest task`, longest, 'ms', longestTask, plain);
  });
}

test('no long task happens while the labels of 10,000 nodes arrive', async ({ editor }) => {
  await editor.openFile('grid.grundy.json', gridDrawing(10_000));
  await editor.labelled(10_000);
  await editor.focusCanvas();
  await editor.click('n0');
  const gray = await editor.labelsRevision();
  await editor.press('g');
  await editor.labelsAfter(gray);
  // Each slice of the run makes a report of its own now, with a pause after it.
  await slowWorkers(editor.page, 'slow');
  const works: Work[] = [];
  for (const key of ['Control+z', 'Control+Shift+z', 'Control+z']) {
    const before = await editor.labelsRevision();
    works.push(
      await ownWork(editor.page, async () => {
        await editor.press(key);
        await editor.labelsAfter(before);
      }),
    );
  }
  const longest = median(works.map((work) => work.longest));
  const plain = await plainWorkOn(editor.page);
  say('labels of 10,000 nodes streaming, longest task', longest, 'ms', longestTask, plain);
});

test('panning 2,000 nodes costs little more than in a bare Cytoscape', async ({ editor, context }) => {
  const drawing = gridDrawing(2000);
  await editor.openFile('grid.grundy.json', drawing);
  await editor.labelled(2000);
  await editor.press('Escape');
  const bare = await context.newPage();
  await openBare(bare, drawing, editor.page);
  const ratios: number[] = [];
  for (let round = 0; round < 5; round++) {
    await bare.bringToFront();
    const plain = await ownWork(bare, () => panBare(bare));
    await editor.page.bringToFront();
    const ours = await ownWork(editor.page, () => editor.pan());
    ratios.push(ours.total / plain.total);
    console.log(`    panning: ${ours.total.toFixed(0)} ms, bare ${plain.total.toFixed(0)} ms`);
  }
  say('panning 2,000 nodes, against bare Cytoscape', median(ratios), 'times', 1.2, Number.NaN);
});
