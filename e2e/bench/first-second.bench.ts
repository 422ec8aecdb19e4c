/**
 * The first second of a first visit, with a processor four times slower and 10 Mbit/s: the first paint, the
 * first node, and how much has come by then. The host packs its files as hosts do.
 */
import { type Page, test } from '@playwright/test';
import { serveSite } from '../driver/site.ts';
import { plainWorkOn, say } from './own-work.ts';

const slower = 4;
/** In bytes a second, and in milliseconds. */
const net = { throughput: 10e6 / 8, latency: 40 };
const runs = 5;

type First = { readonly paint: number; readonly node: number; readonly kilobytes: number };

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1];

/** Times in milliseconds since the page was asked for, by its own clock. */
async function firstNode(page: Page, url: string): Promise<First> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: net.latency,
    downloadThroughput: net.throughput,
    uploadThroughput: net.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  // As quick as a person could be: a double-click as soon as the canvas answers, and the time at which the node is there.
  await page.addInitScript(() => {
    const begun = setInterval(() => {
      const canvas = document.querySelector('[role=application]');
      if (!canvas || document.activeElement !== canvas) return;
      clearInterval(begun);
      const { left, top } = canvas.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, clientX: left + 300, clientY: top + 200, button: 0 };
      for (const detail of [1, 2]) {
        const pointer = { ...at, detail, pointerId: 1, pointerType: 'mouse', isPrimary: true };
        canvas.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
        canvas.dispatchEvent(new PointerEvent('pointerup', pointer));
        canvas.dispatchEvent(new MouseEvent('click', { ...at, detail }));
      }
      canvas.dispatchEvent(new MouseEvent('dblclick', { ...at, detail: 2 }));
    }, 10);
    const seen = setInterval(() => {
      if (!document.querySelector('[role=application] [role=option]')) return;
      clearInterval(seen);
      performance.mark('first node');
    }, 10);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first node').length > 0);
  const kilobytes = bytes / 1000;
  const [paint, node] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance.getEntriesByName('first node')[0].startTime,
  ]);
  return { paint, node, kilobytes };
}

test('the first paint and the first node come within their budgets', async ({ browser }) => {
  const site = await serveSite('/', {}, { packed: true });
  const all: First[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    all.push(await firstNode(await context.newPage(), site.url));
    await context.close();
  }
  const page = await browser.newPage();
  const plain = await plainWorkOn(page);
  await page.close();
  await site.vanish();
  for (const [name, unit, budget] of [
    ['paint', 'ms', 1000],
    ['node', 'ms', 2000],
    ['kilobytes', 'kB', 400],
  ] as const) {
    const found = median(all.map((first) => first[name]));
    say(`the first second: ${name}`, found, unit, budget, plain);
  }
});
