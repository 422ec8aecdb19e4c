/**
 * The first second. Of a first visit, with a processor four times slower and 10 Mbit/s: the first paint, the
 * first node, and how much has come by the time at which the canvas takes one; the host packs its files as
 * hosts do. Of `npm start`, at the full speed of this machine: the time until a link that is opened shows its
 * values.
 */
import { expect, type Page, test } from '@playwright/test';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { linkOf } from '../../test/fixtures/links.ts';
import { serveSite } from '../driver/site.ts';
import { desk } from '../site.ts';
import { ownWork, plainWorkOn, say } from './own-work.ts';

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
  // As quick as a person could be: a double-click as soon as the canvas answers, and the time at which the
  // node is there.
  await page.addInitScript(() => {
    const begun = setInterval(() => {
      const canvas = document.querySelector('[role=application]');
      if (!canvas || document.activeElement !== canvas) return;
      clearInterval(begun);
      performance.mark('canvas stands');
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
  const [paint, node, bytes] = await page.evaluate(() => {
    const stands = performance.getEntriesByName('canvas stands')[0].startTime;
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    // The panels are asked for when the canvas stands, and come before the first node or after it by chance.
    const come = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= stands);
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      performance.getEntriesByName('first node')[0].startTime,
      come.reduce((sum, { transferSize }) => sum + transferSize, 0),
    ];
  });
  return { paint, node, kilobytes: bytes / 1000 };
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

/** Three moves in a row, so that the first node has the value *1. */
const row: GameDocument = {
  ...emptyDocument,
  nodes: ['a', 'b', 'c', 'd'].map((id, place) => ({ id, x: 120 * place, y: 0, gray: false, name: id })),
  edges: ['ab', 'bc', 'cd'].map(([from, to]) => ({ from, to, player: 'either' })),
};

/** In milliseconds, by the page's own clock: from the request for the address to a frame with all values. */
async function firstValue(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const isShown = document.querySelector('[data-labels-revision]') !== null;
      if (!isShown || !document.querySelector('[role=option]')) return;
      observer.disconnect();
      // A timer runs after the frame in which the labels are drawn.
      setTimeout(() => performance.mark('first value'));
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-labels-revision'] });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first value').length > 0);
  await expect(page.getByRole('option').first()).toContainText('value star 1');
  return page.evaluate(() => performance.getEntriesByName('first value')[0].startTime);
}

test('a browser that has just begun shows the values of a link within a second', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const address = `${baseURL}/${linkOf(row)}`;
  const all: { readonly passed: number; readonly work: number; readonly plain: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const browser = await playwright.chromium.launch(launchOptions);
    // Each context begins without what another has cached.
    const fresh = async (): Promise<Page> =>
      (await browser.newContext({ viewport: desk, serviceWorkers: 'allow' })).newPage();
    const passed = await firstValue(await fresh(), address);
    const traced = await fresh();
    const { total } = await ownWork(traced, async () => void (await firstValue(traced, address)));
    all.push({ passed, work: total, plain: await plainWorkOn(await fresh()) });
    await browser.close();
  }
  const middle = (which: 'passed' | 'work' | 'plain'): number => median(all.map((one) => one[which]));
  say(
    'npm start: a link is opened, until its values are shown',
    middle('passed'),
    'ms',
    1000,
    middle('plain'),
  );
  say('       work of its main thread until then', middle('work'), 'ms', 700, middle('plain'));
});
