/** By touch, on a phone: double tap, the connect handle, the sheet, and the phone on its side. */

import type { Locator } from '@playwright/test';
import { openBoard } from '../driver/board.ts';
import type { Spot } from '../driver/geometry.ts';
import { dropExample } from '../driver/keeping.ts';
import { doubleTap, longPress, touchDrag } from '../driver/touch.ts';
import { expect, test } from '../driver/walk.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // As in scores.spec.ts.
  permissions: ['clipboard-write'],
});

test('a person draws with double taps and the connect handle', async ({ editor }) => {
  const first = await editor.place(120, 160);
  const a = await editor.making(() => doubleTap(editor.page, first));
  const second = await editor.place(270, 160);
  const b = await editor.making(() => doubleTap(editor.page, second));
  await editor.tap(a);
  const handle = await editor.connectHandle();
  expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44);
  await touchDrag(editor.page, handle, await editor.node(b));
  await expect(editor.status).toContainText('2 nodes, 1 arc');

  // The other way: tap the handle, then the target.
  await editor.tap(b);
  const other = await editor.connectHandle();
  await editor.page.touchscreen.tap(other.x, other.y);
  await editor.tap(a);
  await expect(editor.status).toContainText('2 nodes, 2 arcs');
  await editor.tap(a);
  await expect(editor.inspector).toContainText(/∞|infinity/);

  // With a hidden value the first tap selects the node, and the second one shows the value; the line below
  // shows them all.
  await editor.press('Escape', 'h');
  const hidden = async () => (await editor.twin()).filter((line) => line.includes('hidden value')).length;
  await expect.poll(hidden).toBe(2);
  await editor.tap(b);
  await expect(editor.inspector).toContainText('The value is hidden.');
  expect(await hidden()).toBe(2);
  await editor.tap(b);
  await expect.poll(hidden).toBe(1);
  await editor.status.getByRole('button', { name: 'Show all values' }).tap();
  await expect.poll(hidden).toBe(0);
});

test('one finger pans, and moves the node that it touches', async ({ editor }) => {
  const at = await editor.place(150, 200);
  const a = await editor.making(() => doubleTap(editor.page, at));
  const before = await editor.node(a);
  const empty = await editor.place(60, 380);
  await touchDrag(editor.page, empty, { x: empty.x + 80, y: empty.y - 60 });
  const panned = await editor.node(a);
  expect(panned.x - before.x).toBeGreaterThan(40);
  await touchDrag(editor.page, panned, { x: panned.x + 80, y: panned.y + 40 });
  const moved = await editor.node(a);
  expect(moved.x - panned.x).toBeGreaterThan(40);
  // The menu of a long press comes under the finger; lifting the finger chooses nothing, the next tap does.
  const menu = editor.page.getByRole('menu');
  const beneath = await editor.place(90, 150);
  const b = await editor.making(() => doubleTap(editor.page, beneath));
  await longPress(editor.page, beneath, () => expect(menu).toBeVisible());
  await menu.getByRole('menuitem', { name: 'Gray or white' }).tap();
  const said = async () => (await editor.twin()).find((line) => line.startsWith(`${b}, gray`));
  await expect.poll(said).toMatch(/^(?!.*piece)/);
});

test('the sheet gives the view back, messages cover no button, and on its side the phone has room for a game', async ({
  editor,
}) => {
  const { page, inspector, messages } = editor;
  await dropExample(editor, 'erratum');
  await editor.tap('d');
  const before = await editor.node('d');
  await page.getByRole('button', { name: 'Raise the inspector' }).tap();
  const lifted = await editor.node('d');
  const sheet = await inspector.boundingBox();
  expect(lifted.y + lifted.radius).toBeLessThanOrEqual(sheet?.y ?? 0);
  expect(lifted.y).not.toBe(before.y);
  // A reason that shows what it mentions moves the view for as long as the sheet is there.
  await editor.press('w');
  await inspector.getByRole('button', { name: 'Keep this highlighted on the drawing' }).first().tap();
  await page.getByRole('button', { name: 'Lower the inspector' }).tap();
  // The view follows in the frame after.
  await expect.poll(() => editor.node('d')).toEqual(before);

  await editor.press('v');
  const message = await messages.boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(
    (await inspector.boundingBox())?.y ?? 0,
  );
  // What is written on the drawing is clear of it too, and whole above a phone's keyboard.
  await page.setViewportSize({ width: 390, height: 480 });
  const { y: low } = await editor.node('a');
  const { surface } = await editor.drawn();
  const ground = await editor.place(40, 20);
  await touchDrag(page, ground, { x: ground.x, y: ground.y + surface.y + surface.height - 24 - low });
  await editor.tap('a');
  await editor.press('v', '3');
  // With the words below it, which say what Enter does.
  const field = page.getByRole('textbox', { name: /score/i }).locator('..');
  await expect(messages).toContainText('on the nodes');
  const apart = async (): Promise<boolean> => {
    const [written, said, room] = [
      await field.boundingBox(),
      await messages.boundingBox(),
      (await editor.drawn()).surface,
    ];
    if (!written || !said) return false;
    const isWhole = written.y >= room.y && written.y + written.height <= room.y + room.height;
    return isWhole && (written.y + written.height <= said.y || said.y + said.height <= written.y);
  };
  await expect.poll(apart).toBe(true);
  await editor.press('Escape', 'v');
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.menu(/Share/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy the link' }).tap();
  await expect(messages).toContainText('Copied');
  const body = await dialog.getByRole('region', { name: 'Share' }).boundingBox();
  expect((await messages.boundingBox())?.y).toBeGreaterThanOrEqual((body?.y ?? 0) + (body?.height ?? 0));
  await dialog.getByRole('button', { name: 'Close' }).first().tap();

  // What the theory says does not make the status line two rows.
  await expect(editor.status).toContainText('Cyclic');
  expect((await editor.status.boundingBox())?.height).toBeLessThan(60);

  await page.setViewportSize({ width: 844, height: 390 });
  await editor.tap('d');
  await editor.menu(/^Play/);
  const game = page.getByRole('region', { name: 'Game' });
  await expect(game.getByRole('status')).toContainText('Tap or drag');
  await expect(game.getByLabel('Opponent')).toHaveValue('computer');
  for (const [width, height, least] of [
    [667, 375, 240],
    [844, 390, 250],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await editor.drawn()).surface.width).toBeLessThan(width);
    const room = (await editor.drawn()).surface;
    expect(room.height).toBeGreaterThan(least);
    expect((await inspector.boundingBox())?.x).toBeGreaterThanOrEqual(room.width);
    for (const name of ['Left', 'Either'])
      expect((await page.getByRole('radio', { name }).boundingBox())?.width).toBeGreaterThanOrEqual(44);
    expect((await game.getByRole('button', { name: 'Hint' }).boundingBox())?.width).toBeGreaterThanOrEqual(
      44,
    );
    // The bar is one row, and the drawing is whole above it.
    const buttons = ['Back', 'Hint', 'Close'].map((name) =>
      game.getByRole('button', { name, exact: true }).boundingBox(),
    );
    expect(new Set((await Promise.all(buttons)).map((button) => button?.y)).size).toBe(1);
    for (const { y, radius } of (await editor.drawn()).nodes)
      expect(y + radius).toBeLessThanOrEqual(room.y + room.height);
  }
  // With text spaced as WCAG 1.4.12 says, the sentence is whole in its bar, and clear of the track below it.
  await editor.press('Escape', 's');
  const bar = page.getByRole('region', { name: 'Steps' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [spaced];
  });
  const boxes = [bar, bar.getByRole('status'), bar.getByRole('slider')].map((part) => part.boundingBox());
  const [whole, sentence, track] = await Promise.all(boxes);
  expect(sentence?.y).toBeGreaterThanOrEqual(whole?.y ?? 0);
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(track?.y ?? 0);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  // The bar of the quiz has the whole width, and is one row as well.
  await editor.press('Escape', 'q');
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz.getByRole('button', { name: 'Reveal' })).toBeVisible();
  expect((await quiz.boundingBox())?.height).toBeLessThan(70);
  await page.setViewportSize({ width: 568, height: 320 });
  await expect.poll(async () => (await quiz.boundingBox())?.width).toBe(568);
  expect((await quiz.boundingBox())?.height).toBeLessThan(70);
  await editor.menu(/^Keys/);
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('By touch');
});

async function middleOf(locator: Locator): Promise<Spot> {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test('a rule is painted with a finger, on squares and buttons that a finger hits', async ({ editor }) => {
  const { page } = editor;
  await page.getByRole('button', { name: 'Boards' }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'New ruleset…' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'On a row' }).tap();
  const { panel } = openBoard(editor);
  await page.getByRole('button', { name: /^Raise/ }).tap();
  const card = panel.getByRole('list', { name: 'Rules', exact: true }).getByRole('listitem').first();
  const square = (picture: string, number: number) =>
    card.getByRole('button', { name: new RegExp(`^${picture}, square ${number} of`) });
  await card.getByRole('button', { name: 'Add a column at the right' }).tap();
  await panel.getByRole('button', { name: 'anything: after the move it is left as it is' }).tap();
  const [from, to] = [await middleOf(square('before', 1)), await middleOf(square('before', 2))];
  await touchDrag(page, from, to);
  for (const number of [1, 2])
    await expect(square('before', number)).toHaveAccessibleName(/: anything, left as it is$/);
  for (const button of await card.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), String(await button.getAttribute('aria-label'))).toBeGreaterThanOrEqual(
      44,
    );
  }
});
