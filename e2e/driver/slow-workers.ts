/**
 * Makes the real workers slow or mortal, as a large problem or a browser short of memory would: a prelude in
 * front of the worker's own script listens on a channel and changes the clock it breathes by. One that is held says how far
 * it has come once and then stands, however slow the machine is that waits for it: nothing ends until it is told `fast`.
 */
import type { Page } from '@playwright/test';

export type Pace = 'fast' | 'slow' | 'held' | 'dying';

const prelude = `
{
  const channel = new BroadcastChannel('pace of the workers');
  const realTimeout = self.setTimeout.bind(self);
  const realNow = performance.now.bind(performance);
  let pace = 'fast';
  let ahead = 0;
  // Answers go another way: every worker hears what is said on this channel.
  const answers = new BroadcastChannel('heard by a worker');
  const held = [];
  channel.onmessage = ({ data }) => {
    pace = data;
    if (pace !== 'held') for (const run of held.splice(0)) run();
    answers.postMessage('heard');
  };
  // Every look at the clock finds a slice used up, and every breath between slices is long, or without end.
  performance.now = () => realNow() + (pace === 'slow' || pace === 'held' ? (ahead += 60) : ahead);
  self.setTimeout = (run, delay, ...rest) =>
    pace === 'held'
      ? held.push(() => run(...rest))
      : realTimeout(run, pace === 'slow' ? 400 : delay, ...rest);
  self.addEventListener('message', (event) => {
    if (pace !== 'dying') return;
    event.stopImmediatePropagation();
    realTimeout(() => { throw new Error('The worker died, as this test asked it to.'); }, 0);
  });
}
`;

/** Must be called before the page is loaded: puts the prelude before every worker's script. */
export async function preparePace(page: Page): Promise<void> {
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: prelude + (await response.text()) });
  });
}

/** Tells the workers that run now, and waits until one has heard. */
export const slowWorkers = (page: Page, pace: Pace): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((heard) => {
        const channel = new BroadcastChannel('pace of the workers');
        const answers = new BroadcastChannel('heard by a worker');
        const tell = setInterval(() => channel.postMessage(wanted), 20);
        answers.onmessage = () => {
          clearInterval(tell);
          channel.close();
          answers.close();
          heard();
        };
      }),
    pace,
  );
