/** Once loaded, the site needs no host: from a subfolder, with the host stopped, and through a new build. */
import { downloaded } from '../driver/downloads.ts';
import { exportDialog } from '../driver/export.ts';
import { serveSite } from '../driver/site.ts';
import { expect, test } from '../driver/walk.ts';

test.use({ serviceWorkers: 'allow' });

/** In bytes: what a phone stores of the editor. */
const mostKept = 4_000_000;

/** The files of the site that the browser has stored. */
const keptFiles = async (): Promise<readonly { readonly path: string; readonly bytes: number }[]> => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const files = [];
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url);
    files.push({ path: new URL(url).pathname, bytes: (await kept?.arrayBuffer())?.byteLength ?? 0 });
  }
  return files;
};

const ready = (): Promise<boolean> => navigator.serviceWorker.ready.then(() => true);

test('the editor works from a sub-path, where other pages of the host are themselves, and it alone continues when the host is gone', async ({
  page,
}) => {
  const site = await serveSite('/some/where/grundy/', {
    '/some/where/grundy/other/': { type: 'text/html', text: '<h1>Another page</h1>' },
    '/some/where/grundy/paper.pdf': { type: 'application/pdf', text: '%PDF-1.4 a paper' },
  });
  try {
    await page.goto(site.url);
    const editor = page.getByRole('application');
    await expect(editor).toBeVisible();
    await page.evaluate(ready);
    const files = await page.evaluate(keptFiles);
    expect(files.filter(({ path }) => path.includes('.wasm'))).toHaveLength(1);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostKept);
    // The files of PDF are kept packed, and are read below all the same.
    expect(files.find(({ path }) => path.includes('pdf-file-'))?.bytes).toBeLessThan(100_000);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const heading = page.getByRole('heading');
    await page.goto(`${site.url}other/`);
    await expect(heading).toHaveText('Another page');
    await page.goto(`${site.url}no/such/page.html`);
    await expect(heading).toHaveText('No such page');
    const { bytes } = await downloaded(page, async () => {
      await page.evaluate((address) => {
        location.href = address;
      }, `${site.url}paper.pdf`);
    });
    expect(bytes.toString()).toBe('%PDF-1.4 a paper');
  } finally {
    await site.vanish();
  }
  for (const address of ['index.html', '?from=mail', '']) {
    await page.goto(`${site.url}${address}`);
    await expect(page.getByRole('application')).toBeVisible();
  }
  // The solver is a separate file, and so is each example; both must have been stored.
  const problems: string[] = [];
  // Whether the site of the documentation is beside the editor is requested from the host, which is gone.
  page.on('requestfailed', (request) => {
    if (!request.url().endsWith('/documentation.json')) problems.push(request.url());
  });
  await page.getByRole('button', { name: 'Grundy: menu' }).click();
  await page.getByRole('menuitem', { name: /Examples/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /erratum/i })
    .click();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('5 nodes');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('☾');
  // The help is in the editor, too.
  await page
    .getByRole('complementary', { name: 'Inspector' })
    .getByRole('button', { name: /^What is moon/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Moon' })).toContainText('wins beside every nim-heap');
  await page.keyboard.press('Escape');
  // The code for bitmaps is a separate file too.
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+e');
  await exportDialog(page).choose('Format', 'PNG');
  const { bytes } = await downloaded(page, () => exportDialog(page).button('Download').click());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await page.keyboard.press('Control+e');
  await exportDialog(page).choose('Format', 'PDF');
  const pdf = await downloaded(page, () => exportDialog(page).button('Download').click());
  expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect(problems).toEqual([]);
  await expect(page.goto(`${site.url}other/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('the page asks no other host, and runs no script but its own', async ({ page }) => {
  const site = await serveSite('/grundy/');
  const told: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())));
  try {
    await page.goto(site.url);
    await expect(page.getByRole('application')).toBeVisible();
    expect(told).toEqual([]);
    const broken = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        directives.push(event.effectiveDirective),
      );
      await fetch('https://elsewhere.example/').catch(() => undefined);
      const script = document.createElement('script');
      script.textContent = 'document.title = "Run";';
      document.head.append(script);
      const picture = new Image();
      picture.src = 'https://elsewhere.example/picture.png';
      await new Promise((gone) => picture.addEventListener('error', gone));
      return { directives, title: document.title };
    });
    expect(broken.title).not.toBe('Run');
    expect(broken.directives).toEqual(['connect-src', 'script-src-elem', 'img-src']);
    // So a walk whose console must be clean would have failed.
    expect(told.filter((says) => says.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(3);
  } finally {
    await site.vanish();
  }
});

test('a new build waits until the person accepts it', async ({ page }) => {
  const site = await serveSite('/grundy/');
  try {
    await page.goto(site.url);
    await page.evaluate(ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    site.change((path, text) => {
      if (path.includes('service-worker')) return text.replace(/(["']?name["']?:\s*["'`])\w+/, '$1newer');
      return path.includes('index') ? text.replace('<html ', '<html data-build="newer" ') : text;
    });
    const newer = page.locator('html[data-build=newer]');
    await page.reload();
    const reload = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload' });
    // The browser first fetches the whole new build.
    await expect(reload).toBeVisible();
    await expect(newer).toHaveCount(0);
    await reload.click();
    await expect(newer).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  } finally {
    await site.vanish();
  }
});
