/**
 * A drawing travels as a link: shared, opened beside what was open, refused if damaged, and embedded as a
 * figure in a page.
 */
import type { Locator, Page } from '@playwright/test';
import qrcode from 'qrcode-generator';

import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { linkOf } from '../../test/fixtures/links.ts';
import { checked } from '../driver/access.ts';
import { downloaded } from '../driver/downloads.ts';
import { numbers } from '../driver/drawings.ts';
import { drive, type Editor, spoken } from '../driver/editor.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const hostile = '<img src=x onerror=alert(1)>';

/** Scattered nodes, each with an arc to an earlier one. */
function row(count: number, title = ''): GameDocument {
  const below = numbers(5);
  return {
    ...emptyDocument,
    title,
    nodes: Array.from({ length: count }, (_, v) => ({
      id: `n${v}`,
      x: (v % 8) * 100 + below(5) * 20,
      y: Math.floor(v / 8) * 100,
      gray: false,
      name: v === 1 ? hostile : '',
    })),
    edges: Array.from({ length: count - 1 }, (_, v) => ({
      from: `n${v + 1}`,
      to: `n${below(v + 1)}`,
      player: 'either' as const,
    })),
  };
}

const share = async ({ page }: Editor) => {
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** The dark pixels of a picture, row by row, without its light margin. */
const modulesOf = (picture: Locator): Promise<readonly string[]> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const side = image.naturalWidth;
    const context = new OffscreenCanvas(side, side).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, side, side).data ?? [];
    const signAt = (place: number): string => (pixels[4 * place] < 128 ? '#' : '.');
    const rows = Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_, x) => signAt(y * side + x)).join(''),
    );
    return rows.slice(4, -4).map((row) => row.slice(4, -4));
  });

/** The same of a file, whose modules are of several pixels. */
const modulesIn = (page: Page, address: string): Promise<readonly string[]> =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const side = image.naturalWidth;
    const context = new OffscreenCanvas(side, side).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, side, side).data ?? [];
    const isDark = (x: number, y: number): boolean => pixels[4 * (y * side + x)] < 128;
    // The corner pattern begins behind four light modules, and is seven wide.
    let margin = 0;
    while (!isDark(margin, margin)) margin++;
    const size = margin / 4;
    const count = side / size - 8;
    return Array.from({ length: count }, (_, y) =>
      Array.from({ length: count }, (_, x) => (isDark((x + 4.5) * size, (y + 4.5) * size) ? '#' : '.')).join(
        '',
      ),
    );
  }, address);

function codeOf(text: string): readonly string[] {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, i) => i);
  return places.map((y) => places.map((x) => (code.isDark(y, x) ? '#' : '.')).join(''));
}

/** Everything that the browser stores for the site. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases]);
  });

test('a copied link opens in another page as a new drawing, and what was open stays', async ({
  editor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The page has loaded already, and asks for the system's dialog only when it saves.
  await editor.page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await dropExample(editor, 'erratum');
  await expect(editor.status).toContainText('☾');
  // Outcomes arrive at the end of the run, values before it.
  const outcomes = async () => Object.values(await editor.table()).map(({ outcome }) => outcome);
  await expect.poll(outcomes).not.toContain('');
  const values = await editor.table();
  await editor.openInspectTab();
  const dialog = await share(editor);
  await expect(dialog).toContainText('nobody else can open it');
  await checked(editor.page, 'the share dialog');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog).toContainText('Copied the link');
  const link = await editor.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#g1=[\w-]*[0-9A-Za-z]$/);

  await dialog.getByRole('button', { name: 'Show as QR code' }).click();
  const picture = editor.page.getByRole('img', { name: 'QR code of the link' });
  await expect(picture).toBeVisible();
  expect(await modulesOf(picture)).toEqual(codeOf(link));
  await checked(editor.page, 'the QR code');
  for (const id of ['PNG', 'SVG']) {
    const save = () => editor.page.getByRole('button', { name: `Download as ${id}` }).click();
    const { name, bytes } = await downloaded(editor.page, save);
    expect(name).toMatch(new RegExp(`-QR-code\\.${id.toLowerCase()}$`));
    await expect(editor.page.getByRole('dialog', { name: 'QR code of the link' })).toContainText(name);
    const mime = id === 'PNG' ? 'image/png' : 'image/svg+xml';
    expect(await modulesIn(editor.page, `data:${mime};base64,${bytes.toString('base64')}`)).toEqual(
      codeOf(link),
    );
  }
  await editor.press('Escape');
  await expect(dialog).toBeVisible();
  const site = dialog.getByLabel('Address of a published editor');
  await site.fill('localhost');
  await site.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Other people cannot open this address');
  await site.fill('games.university.edu/grundy');
  await site.press('Enter');
  await expect(dialog).toContainText('Works everywhere, also as a QR code.');
  await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    `https://games.university.edu/grundy/#${link.split('#')[1]}`,
  );
  await editor.press('Escape');
  await expect(dialog).toBeHidden();

  await editor.menu('New drawing');
  await expect(editor.status).toContainText('0 nodes');
  const kept = await editor.doubleClick(300, 300);
  await editor.expectValues({ [kept]: '0' });
  await expect(editor.status).toContainText('Saved in this browser');

  const page = await context.newPage();
  const other = drive(page);
  // As a mail gateway and a text hand it on.
  await other.open(`${link.replace('=', '%3D')}).`);
  await expect(other.status).toContainText(`${Object.keys(values).length} nodes`);
  await expect.poll(() => other.table()).toEqual(values);
  expect(page.url()).not.toContain('#');
  await expect(other.status).toContainText('Saved in this browser');
  expect(await editor.ids()).toEqual([kept]);
});

test('a damaged link opens nothing and says so; a long one is offered after the file, and a far too long one not at all', async ({
  editor,
}) => {
  const kept = await editor.doubleClick(300, 300);
  const link = linkOf(row(12));
  const refused = editor.page.getByRole('dialog', { name: 'Nothing was opened' });
  for (const damaged of [link.slice(0, -9), '#g1=', '#g7=abc']) {
    await editor.page.evaluate((hash) => {
      location.hash = hash;
    }, damaged);
    await expect(refused).toContainText(damaged.startsWith('#g7') ? 'newer' : 'damaged');
    await editor.press('Escape');
    await expect(refused).toBeHidden();
  }
  expect(await editor.ids()).toEqual([kept]);
  await expect(editor.status).toContainText('Saved in this browser');
  await editor.page.goto('about:blank');
  await editor.open(`./${link.slice(0, -9)}`);
  await expect(refused).toContainText('damaged');
  await editor.press('Escape');
  await expect.poll(() => editor.ids()).toEqual([kept]);

  const follow = (document: GameDocument): Promise<void> =>
    editor.page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(document));
  await follow(row(1_500));
  await expect(editor.status).toContainText('1,500 nodes');
  let dialog = await share(editor);
  // A link that leads only to this computer has no other message.
  await expect(dialog).toContainText('nobody else can open it');
  await expect(dialog.getByRole('button', { name: 'Download the file' })).toBeFocused();
  await dialog.getByLabel('Address of a published editor').fill('https://example.org/grundy/');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(dialog).toContainText('mail and chats may cut it');
  await expect(dialog.getByRole('button', { name: 'Show as QR code' })).toHaveCount(0);
  const download = dialog.getByRole('button', { name: 'Download the file' });
  expect((await downloaded(editor.page, () => download.click())).name).toMatch(/\.grundy\.json$/);
  await editor.press('Escape');
  await follow(row(6_000));
  await expect(editor.status).toContainText('6,000 nodes');
  dialog = await share(editor);
  await expect(dialog).toContainText('too large for a link');
  await expect(dialog.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
});

test('a figure in a page: values, no editing, nothing stored, light or dark', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const link = linkOf(row(4, 'Four'));
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  const figure = drive(page);
  const isInLook = (look: 'light' | 'dark'): Promise<void> =>
    expect(page.locator('html')).toHaveAttribute('data-theme', look);
  await page.goto(`./${link}&embed&theme=dark`);
  await expect(figure.surface).toBeVisible();
  await isInLook('dark');
  await expect.poll(async () => (await figure.twin()).join('\n')).toContain(spoken('*1'));
  await checked(page, 'the figure in the dark');

  const drawnBefore = await figure.drawn();
  const [first] = drawnBefore.nodes;
  await page.mouse.move(first.x, first.y);
  await expect(page.getByText('n0', { exact: true }).last()).toBeVisible();
  await page.mouse.dblclick(drawnBefore.surface.x + 20, drawnBefore.surface.y + 20);
  await figure.drag({ x: first.x, y: first.y }, { x: first.x + 80, y: first.y + 40 });
  // The whole drawing moves with the pointer.
  const moved = async () =>
    (await figure.drawn()).nodes.map(({ x, y }, v) => [
      Math.round(x - drawnBefore.nodes[v].x),
      Math.round(y - drawnBefore.nodes[v].y),
    ]);
  await expect.poll(moved).toEqual(drawnBefore.nodes.map(() => [80, 40]));
  expect(drawnBefore.nodes.length).toBe(4);
  await figure.focusCanvas();
  await figure.press('n', 'g', 'Delete', 'Control+a', 'Delete', 'Control+z', 'Enter', 'ArrowRight', '+');
  await expect.poll(async () => (await figure.drawn()).zoom).toBeGreaterThan(drawnBefore.zoom);
  expect((await figure.drawn()).nodes.length).toBe(4);
  await page.mouse.click(first.x, first.y, { button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);

  const opener = page.getByRole('link', { name: 'Open in Grundy' });
  await expect(opener).toHaveAttribute('target', '_blank');
  await expect(opener).toHaveAttribute('href', new RegExp(`${link}$`));
  expect(await stored(page)).toBe('[{},{},[]]');

  await page.goto('about:blank');
  await page.goto('./#g1=abc&embed&theme=light');
  await expect(page.getByRole('alert')).toContainText('damaged');
  await isInLook('light');
  await checked(page, 'a refused figure');
  expect(wrong).toEqual([]);
  await context.close();
});
