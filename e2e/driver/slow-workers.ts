/**
 * Makes the real workers slow, as a large problem would: a prelude before the worker's script listens on a
 * channel and changes the timer by which the worker pauses. A held worker reports once and then stops,
 * however slow the machine is: nothing ends until it receives `fast`.
 */
import { expect, type Page } from '@playwright/test';
import { gridDrawing } from './drawings.ts';
import type { Editor } from './editor.ts';

export type Pace = 'fast' | 'slow' | 'held';

const prelude = (first: Pace): string => `
{
  const channel = new BroadcastChannel('pace of the workers');
  const realTimeout = self.setTimeout.bind(self);
  const realNow = performance.now.bind(performance);
  let pace = '${first}';
  let ahead = 0;
  // Answers go another way: every worker hears what is said on this channel.
  const answers = new BroadcastChannel('heard by a worker');
  const by = crypto.randomUUID();
  const held = [];
  channel.onmessage = ({ data: { wanted, telling } }) => {
    pace = wanted;
    if (pace !== 'held') for (const run of held.splice(0)) run();
    answers.postMessage({ by, telling });
  };
  // Every look at the clock finds a slice used up, and every pause between slices is long, or without end.
  performance.now = () => realNow() + (pace === 'slow' || pace === 'held' ? (ahead += 60) : ahead);
  self.setTimeout = (run, delay, ...rest) =>
    pace === 'held'
      ? held.push(() => run(...rest))
      : realTimeout(run, pace === 'slow' ? 400 : delay, ...rest);
}
`;

/** The pace with which a page's next worker starts; a worker that is slow to honour a cancel is replaced. */
const paces = new WeakMap<Page, Pace>();

/** Must be called before the page is loaded: puts the prelude before every worker's script. */
export async function preparePace(page: Page): Promise<void> {
  // The host may close a connection that is about to be used again.
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const script = await response.text();
    await route.fulfill({ response, body: prelude(paces.get(page) ?? 'fast') + script });
  });
}

/** Tells the running workers, and waits until all have answered. Their replacements keep the pace. */
export async function slowWorkers(page: Page, pace: Pace): Promise<void> {
  paces.set(page, pace);
  await page.evaluate(
    ([wanted, all]) =>
      new Promise<void>((heard) => {
        const channel = new BroadcastChannel('pace of the workers');
        const answers = new BroadcastChannel('heard by a worker');
        // Counted for each message, since a worker that answered an earlier one may have been replaced.
        const answered = new Map<string, Set<string>>();
        const tell = setInterval(() => {
          const telling = crypto.randomUUID();
          answered.set(telling, new Set());
          channel.postMessage({ wanted, telling });
        }, 20);
        answers.onmessage = ({ data: { by, telling } }) => {
          const heardBy = answered.get(telling)?.add(by);
          if (!heardBy || heardBy.size < all) return;
          clearInterval(tell);
          channel.close();
          answers.close();
          heard();
        };
      }),
    // Workers start when the first job for them comes: see workers/pool.ts.
    [pace, page.workers().length] as const,
  );
}

/** A drawing of 3,000 nodes that has just been edited, and whose solve is held until the pace changes. */
export async function holdSolve(editor: Editor): Promise<void> {
  // Solved before anything is held, so that no other run must be cancelled.
  const before = await editor.labelsRevision();
  await editor.openFile('grid.grundy.json', gridDrawing(3000));
  await editor.labelsAfter(before);
  await slowWorkers(editor.page, 'held');
  await editor.focusCanvas();
  await editor.press('Control+a', 'g');
  await expect(editor.status.getByRole('button', { name: 'Stop' })).toBeVisible();
}
