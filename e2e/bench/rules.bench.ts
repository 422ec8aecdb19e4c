/**
 * A letter in the text of rules until the board has the new moves. By the page's clock it is what the main
 * thread reads and draws, and what a worker finds between; of many letters the one in the middle counts.
 * Other programs make it longer, so the row can be judged only on a machine with little else to do. Beside it
 * is the main thread's longest task in its own processor time.
 */
import type { Page } from '@playwright/test';
import { openBoard } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';
import { ownWork, plainWorkOn, say, type Work } from './own-work.ts';

test.use({ pace: 'set' });

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >>> 1] ?? 0;

/** In milliseconds: two frames, and what no task may take, as for edits of a drawing. */
const [budget, longestTask] = [33, 30];

/** The first letters are those of the first runs of the page's scripts, too. */
const rounds = { before: 4, measured: 30, traced: 5 };

/** Each text lacks its last letter, without which Left has no rule. */
const texts = [
  {
    name: 'Clobber on 3×4',
    text: 'board: grid\npieces: L a blue stone, R a red stone\nRight, across: RL -> .R\nLeft, across: LR -> .',
    last: 'L',
    position: 'LRLR/RLRL/LRLR',
  },
  {
    name: 'Col on a drawing of 30 nodes',
    text: 'board: drawing\npieces: L a blue stone, R a red stone\nRight: choose a node, ., -> R if no R beside\nLeft: choose a node, ., -> L if no L besid',
    last: 'e',
    position: '....../....../....../....../......',
  },
] as const;

/** From now on the page notes how long after a key Left's moves are another number. */
const watchMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moves = (): number =>
      document.querySelectorAll('[aria-label="Moves to try"] [data-player="left"]').length;
    let [pressed, before] = [0, moves()];
    const noted: number[] = [];
    Object.assign(window, { afterKeys: noted });
    addEventListener(
      'keydown',
      () => {
        pressed = performance.now();
        before = moves();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (pressed === 0 || moves() === before) return;
      noted.push(performance.now() - pressed);
      pressed = 0;
    }).observe(document.body, { subtree: true, childList: true });
  });

const notedOn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...(window as unknown as { readonly afterKeys: number[] }).afterKeys]);

for (const { name, text, last, position } of texts) {
  test(`a letter in the rules of ${name} shows new moves within its budget`, async ({ editor }) => {
    const { page } = editor;
    await editor.perform('new ruleset', /New ruleset/);
    await page.getByRole('dialog').getByRole('button', { name: 'On a grid' }).click();
    const board = openBoard(editor);
    await board.panel.getByRole('tab', { name: 'Text' }).click();
    const field = board.panel.getByRole('textbox', { name: 'The rules as a text' });
    await field.fill(text);
    await board.position.fill(position);
    const left = page.locator('[aria-label="Moves to try"] [data-player="left"]');
    await expect(left).toHaveCount(0);
    await field.press('Control+End');
    await watchMoves(page);
    let keys = 0;
    /** Types a key, and waits until the board has the moves that come with it. */
    const typed = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      keys++;
      await expect.poll(async () => (await notedOn(page)).length).toBe(keys);
    };
    for (let round = 0; round < rounds.before + rounds.measured; round++) {
      await typed(last);
      await typed('Backspace');
    }
    const plain = await plainWorkOn(page);
    // Every second key takes the letter away again.
    const times = (await notedOn(page)).filter((_, i) => i % 2 === 0).slice(rounds.before);
    const row = `a letter in the rules of ${name}`;
    console.log(
      `    the quickest ${Math.min(...times).toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(1)} ms`,
    );
    say(`${row}, new moves`, median(times), 'ms', budget, plain);
    const works: Work[] = [];
    for (let round = 0; round < rounds.traced; round++) {
      works.push(await ownWork(page, () => typed(last)));
      await typed('Backspace');
    }
    const longest = median(works.map((work) => work.longest));
    say(`${row}, longest task`, longest, 'ms', longestTask, plain);
  });
}
