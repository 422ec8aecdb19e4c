/** Drawing by keyboard alone, and keys that come as soon as they can: no pointer is moved in this file. */
import type { Locator, Page } from '@playwright/test';
import { kept } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('a person draws the erratum digraph; the card about the focus goes along with it, and each plus zooms', async ({
  editor,
}) => {
  // The focus is on the drawing from the start.
  await expect(editor.surface).toBeFocused();
  // d → b → c → a, grown to the right, right, and down; e below d.
  const d = await editor.making(() => editor.press('n'));
  const b = await editor.making(() => editor.press('Control+ArrowRight'));
  const c = await editor.making(() => editor.press('Control+ArrowRight'));
  const a = await editor.making(() => editor.press('Control+ArrowDown'));
  await editor.press('ArrowUp', 'a');
  await editor.typeCode(b); // c → b
  await editor.press('ArrowLeft', 'g', 'ArrowLeft');
  const e = await editor.making(() => editor.press('Control+ArrowDown'));
  await editor.press('g', 'a');
  await editor.typeCode(a); // e → a
  await editor.expectValues({ [a]: '0', [b]: '?', [c]: '∞_0', [d]: '☾_0', [e]: 'ℕ∖{0}' });
  // Enter alone makes a loop.
  await editor.focusCanvas();
  await editor.press('Escape', ';');
  await editor.typeCode(c);
  await editor.press('a', 'Enter');
  await expect(editor.status).toContainText('5 nodes, 7 arcs');

  // The card is not made anew for another node.
  await editor.press('Control+a', 'Delete');
  await editor.openInspectTab();
  await editor.focusCanvas();
  const first = await editor.making(() => editor.press('n'));
  await editor.making(() => editor.press('Control+ArrowRight'));
  const heading = editor.inspector.getByRole('heading', { name: 'white node' });
  const name = editor.inspector.getByRole('textbox', { name: 'Name' });
  const card = await heading.elementHandle();
  await editor.press('ArrowLeft');
  await expect(heading).toContainText(first);
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
  // What is typed into the field of one node is not left in that of another.
  await name.fill('first');
  await editor.focusCanvas();
  await editor.press('ArrowRight');
  await expect(name).toHaveValue('');
  await expect(heading).not.toContainText('first');
  // Plus pressed quickly zooms as far as plus pressed slowly.
  await editor.focusCanvas();
  await editor.press('0');
  await expect(editor.status).toContainText('100 %');
  await editor.press('+', '+', '+', '+', '+');
  await expect(editor.status).toContainText('305 %');
});

/** Presses it, and returns what has the focus before the browser comes to another key, timer or frame. */
const focusOnceChosen = (entry: Locator): Promise<string | null | undefined> =>
  entry.evaluate(async (element: HTMLElement) => {
    element.click();
    for (let i = 0; i < 20; i++) await undefined;
    return document.activeElement?.ariaLabel;
  });

test('the key that opens a dialog again the moment it is gone is not lost, and what is chosen has been done when the next key comes', async ({
  editor,
}) => {
  const { page } = editor;
  const find = page.getByRole('dialog', { name: 'Find' });
  await editor.press('Control+f');
  await expect(find).toBeVisible();
  // A key from outside would mostly come some tasks later, when the browser has informed the page that the
  // dialog is closed.
  await page.evaluate(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) return;
      look.disconnect();
      const key = { key: 'f', code: 'KeyF', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      document.body.dataset.pressed = '';
    });
    look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  });
  await editor.press('Escape');
  await expect(page.locator('body[data-pressed]')).toBeAttached();
  await expect(find.getByRole('searchbox')).toBeFocused();
  await editor.press('Escape');
  await expect(find).toBeHidden();
  await expect(editor.surface).toBeFocused();

  const id = await editor.making(() => editor.press('n'));
  const list = page.getByRole('dialog', { name: 'Command palette' });
  for (const [typed, focused] of [
    ['Edit as text', 'The drawing as an edge list'],
    ['Name', `Name of node ${id}`],
    ['Find', 'A name, or a value'],
  ] as const) {
    await editor.focusCanvas();
    await editor.press('Control+k');
    await list.getByRole('combobox').fill(typed);
    const entry = list.getByRole('option').first();
    await expect(entry).toContainText(typed);
    expect(await focusOnceChosen(entry)).toBe(focused);
  }
  await page.getByRole('searchbox').fill(id);
  expect(await focusOnceChosen(page.getByRole('button', { name: 'Go there' }))).toBe('Canvas');
  // The menu key opens the menu of the node that has the focus, wherever that is.
  const below = await editor.making(() => editor.press('Control+ArrowDown'));
  await editor.surface.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^Name/ }).waitFor();
  expect(await focusOnceChosen(page.getByRole('menuitem', { name: /^Name/ }))).toBe(`Name of node ${below}`);
});

/** Sends a key to what has the focus, as a keyboard of another country does; whether the page takes it. */
const taken = (page: Page, key: Readonly<Record<string, string | number | boolean>>): Promise<boolean> =>
  page.evaluate((init) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    return document.activeElement?.dispatchEvent(event) === false;
  }, key);

test('a person sets names, pieces and players, and undoes it all; the Enter by which an input method ends a word closes no field', async ({
  editor,
}) => {
  await editor.focusCanvas();
  const a = await editor.making(() => editor.press('n'));
  await editor.press('Enter');
  await editor.page.keyboard.type('start');
  await editor.press('Enter', 'p');
  await expect(editor.surface.getByRole('option')).toContainText([/start, white/]);
  await expect(editor.surface.getByRole('option')).toContainText([/1 piece/]);
  const b = await editor.making(() => editor.press('Control+ArrowDown'));
  await editor.expectValues({ start: '*1', [b]: '0' });
  await editor.focusCanvas();
  // The arc to which a key went is changed by the key of a player, and deleted, regardless of the earlier
  // selection.
  await editor.press(' ', ']', 'l');
  await expect(editor.messages).toContainText('1 selected arc changed to Left');
  await expect(editor.surface).toHaveAttribute('aria-activedescendant', /^arc-/);
  await editor.press('ArrowUp', ' ', ']', 'Delete');
  await expect(editor.status).toContainText('2 nodes, 0 arcs');
  await editor.press('Control+z', 'Control+z', 'Control+z', 'Control+z', 'Control+z');
  await expect.poll(() => editor.ids()).toEqual([a]);
  await editor.expectValues({ [a]: '0' });

  await editor.focusCanvas();
  await editor.press('Enter');
  const name = editor.page.getByRole('textbox', { name: /^Name of node/ });
  await name.fill('局面');
  // Safari has already ended the word when this key arrives; Chromium still composes it.
  for (const key of [{ keyCode: 229 }, { isComposing: true }]) {
    await taken(editor.page, { key: 'Enter', code: 'Enter', ...key });
    await expect(name).toBeFocused();
  }
  await editor.press('Enter');
  await expect(editor.surface.getByRole('option')).toContainText(['局面, white']);
});

const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true };

const keyboards = [
  {
    isApple: false,
    signs: [
      // In Germany; the last two in France.
      { key: ']', code: 'Digit9', ...altGr },
      { key: '[', code: 'Digit8', modifierAltGraph: true },
      { key: ';', code: 'Comma', shiftKey: true },
      { key: '?', code: 'Minus', shiftKey: true },
      { key: '0', code: 'Digit0', shiftKey: true },
      { key: ':', code: 'Period' },
    ],
    letters: { key: 'c', code: 'KeyC', altKey: true },
  },
  {
    isApple: true,
    signs: [
      { key: ']', code: 'Digit6', altKey: true },
      { key: '[', code: 'Digit5', altKey: true },
    ],
    letters: { key: 'ç', code: 'KeyC', altKey: true },
  },
] as const;

test('a sign acts as the keyboard writes it, and C with Alt where it lies, on an Apple’s keyboard and on others', async ({
  editor,
}) => {
  const { page } = editor;
  for (const { isApple, signs, letters } of keyboards) {
    if (isApple) {
      await editor.press('Control+a', 'Delete');
      await expect(editor.status).toContainText('0 nodes');
      await expect(editor.status).toContainText(kept);
      await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
      await editor.reopen();
    }
    await editor.making(() => editor.press('n'));
    await editor.making(() => editor.press(isApple ? 'Meta+ArrowRight' : 'Control+ArrowRight'));
    for (const key of signs) {
      await editor.focusCanvas();
      expect(await taken(page, key), key.key).toBe(true);
      await editor.press('Escape', 'Escape');
    }
    await editor.press('ArrowLeft', ']');
    await expect(editor.surface).toHaveAttribute('aria-activedescendant', /^arc-/);
    expect(await taken(page, letters)).toBe(true);
    // A written sign without a meaning, and a shortcut that is not a sign, are left alone.
    expect(await taken(page, { key: 'ç', code: 'Digit9' })).toBe(false);
    expect(await taken(page, { key: '[', code: 'BracketLeft', ctrlKey: true })).toBe(false);
  }
});
