/**
 * The list of drawings, the browser's storage, and files brought by hand, for the walks about keeping work.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { drive, type Editor } from './editor.ts';

export const kept = 'Saved in this browser';

/**
 * Makes a drawing with this many nodes in a row and this title, and saves it; the editor continues with it.
 */
export async function draw(editor: Editor, title: string, nodes = 1): Promise<void> {
  // After a reload the page still has the former drawing's id until its own has been read, and the panels
  // appear after that.
  await expect(editor.surface).toBeVisible();
  const shown = (): Promise<string | null> =>
    editor.page.evaluate(() => sessionStorage.getItem('grundy/drawing'));
  const former = await shown();
  await editor.menu('New drawing');
  // The former drawing may be empty too, so only its id distinguishes them.
  await expect.poll(shown).not.toBe(former);
  await drawHere(editor, title, nodes);
}

/** The same in a page where nothing is drawn yet. */
export async function drawHere(editor: Editor, title: string, nodes = 1): Promise<void> {
  await expect(editor.status).toContainText('0 nodes');
  for (let i = 0; i < nodes; i++) await editor.doubleClick(160 + 140 * i, 220);
  await name(editor, title);
  await expect(editor.status).toContainText(kept);
}

export async function name(editor: Editor, title: string): Promise<void> {
  const field = editor.page.getByRole('textbox', { name: 'Title of the drawing' });
  await field.fill(title);
  await field.press('Enter');
}

export type DrawingsDialog = {
  readonly dialog: Locator;
  readonly search: Locator;
  card(title: string): Locator;
  opener(title: string): Locator;
  act(what: 'Rename' | 'Duplicate' | 'Delete', title: string): Locator;
  titles(): Promise<readonly string[]>;
};

export async function openDrawings(editor: Editor): Promise<DrawingsDialog> {
  await editor.menu('Drawings…');
  return drawingsDialog(editor.page);
}

export async function drawingsDialog(page: Page): Promise<DrawingsDialog> {
  const dialog = page.getByRole('dialog', { name: 'Drawings' });
  await expect(dialog.getByRole('status')).toContainText(/drawing/);
  const card = (title: string): Locator =>
    dialog.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  return {
    dialog,
    search: dialog.getByRole('searchbox', { name: 'Search the drawings' }),
    card,
    opener: (title) => dialog.getByRole('button', { name: new RegExp(`^Open ${title}(,|$)`) }).first(),
    act: (what, title) => dialog.getByRole('button', { name: `${what} ${title}`, exact: true }),
    titles: () => dialog.locator('[data-opens]').allTextContents(),
  };
}

/** Puts drawings of four nodes into the browser's storage, as the first version of the editor wrote them. */
export const store = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (many) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('grundy');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('drawings', 'readwrite');
          const records = work.objectStore('drawings');
          for (let i = 0; i < many; i++) {
            const nodes = [0, 1, 2, 3].map((v) => ({
              id: `n${v}`,
              x: 90 * v,
              y: 40 * ((v * i) % 5),
              gray: v === i % 4,
              name: '',
            }));
            const edges = [1, 2, 3].map((v) => ({ from: `n${v}`, to: `n${v - 1}`, player: 'either' }));
            const document = { title: `Kept ${i}`, nodes, edges, pieces: [], view: { rest: {} } };
            records.put({ format: 1, document, past: [], future: [] }, `drawing/old${i}`);
            const about = { id: `old${i}`, title: `Kept ${i}`, nodes: 4, arcs: 3, changed: 1e12 + i * 1e8 };
            records.put(about, `about/old${i}`);
          }
          work.oncomplete = () => {
            opening.result.close();
            done();
          };
          work.onerror = () => fail(work.error);
        };
      }),
    count,
  );

/** From now on every writing fails with this error; an empty name lets them succeed again. */
export const failing = (page: Page, error: string): Promise<void> =>
  page.evaluate((called) => {
    const puts = IDBObjectStore.prototype as { put: unknown; honest?: unknown };
    puts.honest ??= puts.put;
    puts.put = called
      ? () => {
          document.body.dataset.refusals = String(Number(document.body.dataset.refusals ?? 0) + 1);
          throw new DOMException('No.', called);
        }
      : puts.honest;
  }, error);

/** The number of writings that have failed. */
export const refusals = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.body.dataset.refusals ?? 0));

/** The bar above the canvas of a read-only tab. */
export const bar = ({ page }: Editor): Locator => page.getByText('This drawing is open in another tab.');
export const pressInBar = ({ page }: Editor, button: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: button }).click();

/** Another tab of the same browser. */
export async function anotherTab(editor: Editor): Promise<Editor> {
  const other = drive(await editor.page.context().newPage());
  await other.open();
  return other;
}

export type Brought = { readonly name: string } & (
  | { readonly text: string }
  | { readonly bytes: Uint8Array }
);

/** Bytes are sent into the page as text. */
const packed = (files: readonly Brought[]) =>
  files.map((file) => {
    const bytes = 'bytes' in file ? file.bytes : new TextEncoder().encode(file.text);
    return { called: file.name, base64: Buffer.from(bytes).toString('base64') };
  });

/** Drags files over the window, as from the system's file manager; `let` releases them. */
export async function dragFiles(
  page: Page,
  files: readonly Brought[],
  events: readonly string[],
): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { called, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], called));
    }
    return transfer;
  }, packed(files));
  for (const event of events) await page.dispatchEvent('main', event, { dataTransfer: data });
}

export const dropFiles = (page: Page, files: readonly Brought[]): Promise<void> =>
  dragFiles(page, files, ['dragenter', 'dragover', 'drop']);

const examples = join(import.meta.dirname, '../../public/examples');

/** An example for a walk that is about something else: its file is dropped, which opens it. */
export function dropExample({ page }: Editor, name: string): Promise<void> {
  const file = `${name}.grundy.json`;
  return dropFiles(page, [{ name: file, text: readFileSync(join(examples, file), 'utf8') }]);
}

/** Pastes on the canvas what a program put on the clipboard: a text, files, or both. */
export const paste = (page: Page, text: string, files: readonly Brought[] = []) =>
  page.evaluate(
    ([said, all]) => {
      const clipboardData = new DataTransfer();
      if (said) clipboardData.setData('text/plain', said);
      for (const { called, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([bytes], called));
      }
      document
        .querySelector('[role="application"]')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [text, packed(files)] as const,
  );
