/** What a browser does to a page of its own accord: it ends workers, and clears what a site has stored. */
import { expect, type Page } from '@playwright/test';

/** Every worker of the page ends without a word, as one does whose memory the browser takes. */
export async function endWorkers(page: Page): Promise<void> {
  const workers = page.workers();
  expect(workers.length).toBeGreaterThan(0);
  const ended = workers.map((worker) => new Promise((done) => worker.once('close', done)));
  // A worker that ends may not answer any more.
  for (const worker of workers) void worker.evaluate(() => self.close()).catch(() => undefined);
  await Promise.all(ended);
}

/** As "Clear site data" in the browser's settings does, while the page is open. */
export async function clearSite(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
