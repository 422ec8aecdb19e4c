/**
 * The canvas comes before the panels around it: acts meanwhile count, and panels that cannot come are
 * reported.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { drawn } from '../driver/geometry.ts';
import { dragFiles } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

// The walks hold files of the page back, which must therefore not be in the browser's cache.
test.use({ pages: 'new' });

const panels = '**/assets/panels-*.js';

/** Holds the panels back; the returned function lets them come. */
async function holdPanels(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const coming = new Promise<void>((go) => {
    come = go;
  });
  await page.route(panels, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

test('while the panels are still on their way a node is drawn; a key pressed and a text pasted then act when they are there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const come = await holdPanels(page);
  await page.goto('/');
  const canvas = page.getByRole('application', { name: 'Canvas' });
  await expect(canvas).toBeFocused();
  await canvas.dblclick({ position: { x: 300, y: 200 } });
  await expect(page.getByRole('option')).toHaveCount(1);
  // Letters written into the field of a name are not commands, even when the field is gone.
  await canvas.dblclick({ position: { x: 300, y: 200 } });
  await page.getByRole('textbox').pressSequentially('nn');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toContainText('n, white');
  await page.keyboard.press('n');
  await page.evaluate(() => navigator.clipboard.writeText('x -> y'));
  await page.keyboard.press('Control+v');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('toolbar').or(page.getByRole('banner'))).toHaveCount(0);
  come();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('4 nodes');
  await choosing;
});

test('a node drawn before the first frames stays where it was drawn when the canvas gets its last size', async ({
  page,
}) => {
  const come = await holdPanels(page);
  // On a busy machine frames come late.
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (draw) =>
      ask((now) => (document.documentElement.dataset.framed ? draw(now) : requestAnimationFrame(draw)));
  });
  await page.goto('/');
  await expect(page.getByText('The tools are being loaded…')).toBeVisible();
  const canvas = page.getByRole('application', { name: 'Canvas' });
  await expect(canvas).toBeFocused();
  await canvas.dblclick({ position: { x: 200, y: 150 } });
  await expect(page.getByRole('option')).toHaveCount(1);
  const box = await canvas.boundingBox();
  await page.setViewportSize({ width: 1240, height: 780 });
  await expect.poll(async () => (await canvas.boundingBox())?.width).not.toBe(box?.width);
  await page.evaluate(() => {
    document.documentElement.dataset.framed = 'yes';
  });
  come();
  const { nodes, surface } = await drawn(page);
  expect(nodes).toMatchObject([{ x: surface.x + 200, y: surface.y + 150 }]);
  await expect(page.getByText('The tools are being loaded…')).toBeHidden();
});

test('a file that is dropped while the panels are still on their way is taken, and opens when they are there', async ({
  page,
}) => {
  const come = await holdPanels(page);
  await page.goto('/');
  await expect(page.getByRole('application', { name: 'Canvas' })).toBeFocused();
  const untaken = page.evaluate(
    () =>
      new Promise<readonly string[]>((tell) => {
        const left: string[] = [];
        // After the listeners of the page, which are on the window.
        for (const name of ['dragover', 'drop'])
          window.addEventListener(name, (event) => {
            if (!event.defaultPrevented) left.push(name);
            if (name === 'drop') tell(left);
          });
      }),
  );
  await dragFiles(page, [{ name: 'list.txt', text: 'a -> b, c' }], ['dragenter', 'dragover']);
  await expect(page.getByText('Drop files to open each as a new drawing')).toBeVisible();
  await dragFiles(page, [{ name: 'list.txt', text: 'a -> b, c' }], ['drop']);
  // Files that the page does not take are opened by the browser, which leaves the page.
  expect(await untaken).toEqual([]);
  come();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('3 nodes');
});

test('where the panels cannot be fetched the page says so and names a remedy, and the canvas continues and shows values', async ({
  page,
}) => {
  await page.route(panels, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('A part of the editor could not be loaded');
  await page.getByRole('application', { name: 'Canvas' }).dblclick({ position: { x: 300, y: 200 } });
  await expect(page.getByRole('option')).toContainText('value zero');
  await page.unroute(panels);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('1 node');
});

test('the code of figures is fetched before the first figure is requested', async ({ page }) => {
  const fetched = page.waitForRequest(/\/assets\/figure-[\w-]+\.js$/);
  await page.goto('/');
  await fetched;
});

const dist = join(import.meta.dirname, '../../dist');

/** Bytes as a host sends them. Fonts of the first value come besides, some 45 kB: together at most 400 kB. */
const mostBefore = 330_000;

/** The scripts of the site that another script imports when it starts. */
const importedBy = (script: string): readonly string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => name);

test('what is fetched before the first node stays small: scripts, and the one style sheet', async () => {
  const named = (text: string, form: RegExp): readonly string[] =>
    [...text.matchAll(form)].map(([, name]) => name);
  const page = await readFile(join(dist, 'index.html'));
  const files = new Set(named(page.toString(), /assets\/([\w.-]+\.(?:js|css))"/g));
  expect(files.size).toBeGreaterThan(3);
  let bytes = gzipSync(page).length;
  for (const file of files) {
    const content = await readFile(join(dist, 'assets', file));
    bytes += gzipSync(content).length;
    // The page names all that its scripts import, so that nothing is fetched one after the other, or missing
    // in this sum.
    if (file.endsWith('.js'))
      for (const other of importedBy(content.toString())) expect(files, file).toContain(other);
  }
  expect(bytes).toBeLessThanOrEqual(mostBefore);
  // One of the icons is a part of its own; the others would come with it.
  expect([...files].filter((file) => file.startsWith('icons-'))).toEqual([]);
});

/** Parts of this name with all that they import, and their packed size in bytes. */
async function withImports(
  part: string,
): Promise<{ readonly files: readonly string[]; readonly bytes: number }> {
  const assets = join(dist, 'assets');
  const files = new Set(
    (await readdir(assets)).filter((name) => name.replace(/-[\w-]{8}\.js$/, '') === part),
  );
  let bytes = 0;
  for (const file of files) {
    const script = await readFile(join(assets, file));
    bytes += gzipSync(script).length;
    for (const other of importedBy(script.toString())) files.add(other);
  }
  return { files: [...files], bytes };
}

/** The packed size, in bytes, of what a worker reads before it can solve a drawing. */
const mostOfWorker = 205_000;

test('a worker starts with the code that solves drawings, and fetches boards, tables and figures on request', async () => {
  const { files, bytes } = await withImports('worker');
  expect(files.filter((file) => file.startsWith('worker-'))).toHaveLength(1);
  expect(files.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(mostOfWorker);
});

/** More ways to the host would take longer than the bytes that come on them. */
const mostParts = 40;

test('what a page fetches by itself, panels, dialogs and figures included, are few parts', async () => {
  const all = ['index', 'panels', 'HelpSheet', 'the-rest', 'rulesets', 'worker', 'figure'];
  const found = await Promise.all(all.map(withImports));
  expect(found.every(({ files }) => files.length > 1)).toBe(true);
  expect(new Set(found.flatMap(({ files }) => files)).size).toBeLessThanOrEqual(mostParts);
});

test('a file that is named by its contents is kept by the browser, and the page itself and other addresses are not', async ({
  request,
}) => {
  const [script] = await readdir(join(dist, 'assets'));
  const lifeOf = async (address: string): Promise<string | undefined> =>
    (await request.get(address)).headers()['cache-control'];
  expect(await lifeOf(`/assets/${script}`)).toContain('immutable');
  expect(await lifeOf('/')).toBe('no-cache');
  expect((await lifeOf('/assets/gone.js')) ?? '').not.toContain('immutable');
});

test('a figure in another page, the audience’s window and the first board do not wait for the panels', async () => {
  for (const part of ['Embed', 'AudienceWindow', 'rulesets']) {
    const { files } = await withImports(part);
    expect(files.length).toBeGreaterThan(5);
    expect(
      files.filter((file) => /^(panels|with-panels|the-rest|HelpSheet)-/.test(file)),
      part,
    ).toEqual([]);
  }
});

test('no parts of the site import each other in a circle, so each starts after the parts that it needs', async () => {
  const assets = join(dist, 'assets');
  const left = new Map<string, readonly string[]>();
  for (const name of await readdir(assets))
    if (name.endsWith('.js')) left.set(name, importedBy(await readFile(join(assets, name), 'utf8')));
  expect(left.size).toBeGreaterThan(10);
  // Removes parts that import none of the remaining parts, until only circles and the parts that import them
  // remain.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [name, imports] of left) if (!imports.some((each) => left.has(each))) left.delete(name);
  }
  expect([...left.keys()]).toEqual([]);
});
