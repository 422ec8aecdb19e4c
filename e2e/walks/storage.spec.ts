/**
 * Where the drawing is kept: a failing storage is reported in red and loses nothing; a file on disk is
 * written at every save.
 */
import type { Locator, Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { downloaded } from '../driver/downloads.ts';
import type { Editor } from '../driver/editor.ts';
import { draw, drawHere, failing, kept, openDrawings, refusals } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';
import { desk } from '../site.ts';

/** The number of nodes in the file that this button downloads. */
async function nodesFrom({ page }: Editor, there: Locator): Promise<number> {
  const button = there.getByRole('button', { name: 'Download the drawing' });
  const { bytes } = await downloaded(page, () => button.click());
  return (JSON.parse(bytes.toString('utf8')) as { nodes: unknown[] }).nodes.length;
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('full storage is a red line that stays until there is room', async ({ editor }) => {
    await drawHere(editor, 'Full', 1);
    await failing(editor.page, 'QuotaExceededError');
    await editor.doubleClick(500, 380);
    const alert = editor.status.getByRole('alert');
    await expect(alert).toContainText('storage is full');
    const before = await refusals(editor.page);
    await editor.doubleClick(620, 380);
    await expect.poll(() => refusals(editor.page)).toBeGreaterThan(before);
    await expect(alert).toContainText('storage is full');
    await checked(editor.page, 'dark: storage full');
    // On a phone the red line and its button are in view as well.
    await editor.page.setViewportSize({ width: 390, height: 844 });
    await expect(alert.getByRole('button', { name: 'Download the drawing' })).toBeInViewport({ ratio: 1 });
    await checked(editor.page, 'a phone in the dark: storage full');
    await editor.page.setViewportSize(desk);
    expect(await nodesFrom(editor, alert)).toBe(3);

    // Another drawing opens anyway, and the unsaved one can still be had.
    await editor.menu('New drawing');
    await expect(editor.status).toContainText('0 nodes');
    await expect(editor.messages).toContainText('“Full” could not be saved in this browser');
    expect(await nodesFrom(editor, editor.messages)).toBe(3);

    await failing(editor.page, '');
    await editor.doubleClick(200, 180);
    await expect(editor.status).toContainText(kept);
    await expect(alert).toBeHidden();
  });
});

test('if the browser refuses all storage one can draw, and a message says so', async ({ editor }) => {
  await editor.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No.', 'SecurityError');
      },
    });
  });
  await editor.page.reload();
  await expect(editor.surface).toBeVisible();
  const a = await editor.doubleClick(300, 300);
  await editor.expectValues({ [a]: '0' });
  await expect(editor.status.getByRole('alert')).toContainText('does not let this page save anything');
  expect(await nodesFrom(editor, editor.status)).toBe(1);
});

test('a storage that never answers does not block the editor', async ({ editor }) => {
  const { page } = editor;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.clock.install();
  await page.reload();
  const long = 10_000;
  await expect(async () => {
    await page.clock.runFor(long);
    expect(await editor.surface.isVisible()).toBe(true);
  }).toPass();
  // By key: under a clock of the test two clicks are as far apart as the machine is busy.
  await editor.focusCanvas();
  await editor.making(() => editor.press('n'));
  await page.clock.runFor(long);
  await expect(editor.status.getByRole('alert')).toContainText('does not answer');
});

test.describe('a file on disk', () => {
  /**
   * The system's dialog cannot be used from here, so a file in the browser's private folder replaces what it
   * would return.
   */
  const choosing = (): void =>
    void Object.assign(window, {
      async showSaveFilePicker({ suggestedName }: { suggestedName: string }) {
        const folder = await navigator.storage.getDirectory();
        return await folder.getFileHandle(suggestedName, { create: true });
      },
    });
  const onDisk = (page: Page, name: string): Promise<string> =>
    page.evaluate(async (called) => {
      const folder = await navigator.storage.getDirectory();
      for (;;) {
        try {
          return await (await (await folder.getFileHandle(called)).getFile()).text();
        } catch (error) {
          // It was written while it was read, so the new one is read.
          if ((error as DOMException).name !== 'NotReadableError') throw error;
        }
      }
    }, name);
  /**
   * −1 if there is no drawing: a file that is being made, was just made, or still belongs to another page.
   */
  const nodesOnDisk = async (page: Page, name: string): Promise<number> => {
    try {
      return (JSON.parse(await onDisk(page, name)) as { nodes: unknown[] }).nodes.length;
    } catch {
      return -1;
    }
  };
  /** The browser's answer when it is asked for permission. */
  const permission = (): void => {
    let granted = false;
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => (granted ? 'granted' : 'prompt'),
      requestPermission: async () => {
        granted = true;
        return 'granted';
      },
    });
  };
  const file = 'On-disk.grundy.json';

  /** A drawing of one node, written to that file at every save from now on. */
  async function keepOnDisk(editor: Editor): Promise<void> {
    await editor.page.evaluate(choosing);
    await drawHere(editor, 'On disk', 1);
    await editor.menu('Save every change to a file…');
    await expect(editor.status).toContainText(`Saved in this browser and in ${file}`);
  }

  test('a file on disk is written at every save, stored or not, found again after a reload, and needs permission', async ({
    editor,
  }) => {
    const { page } = editor;
    // It is not offered where the browser cannot.
    await page.getByRole('button', { name: 'Grundy: menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Save every change to a file…' })).toBeDisabled();
    await editor.press('Escape');
    for (const script of [choosing, permission]) await page.addInitScript(script);
    await page.evaluate(permission);
    await keepOnDisk(editor);
    expect(await nodesOnDisk(page, file)).toBe(1);
    await editor.doubleClick(500, 380);
    await expect.poll(() => nodesOnDisk(page, file)).toBe(2);

    // It is written even if the browser stores nothing more.
    await failing(page, 'QuotaExceededError');
    await editor.doubleClick(620, 380);
    const alert = editor.status.getByRole('alert');
    await expect(alert).toContainText('storage is full');
    await expect.poll(() => nodesOnDisk(page, file)).toBe(3);
    await editor.doubleClick(620, 260);
    await expect.poll(() => nodesOnDisk(page, file)).toBe(4);
    await failing(page, '');
    await editor.doubleClick(500, 260);
    await expect(editor.status).toContainText(`and in ${file}`);
    await expect.poll(() => nodesOnDisk(page, file)).toBe(5);

    await page.reload();
    const ask = editor.status.getByRole('button', { name: `Continue writing ${file}` });
    await expect(ask).toBeVisible();
    await checked(page, 'a file that is asked for');
    await editor.doubleClick(380, 380);
    await expect(editor.status).toContainText('6 nodes');
    await expect(editor.status).toContainText(kept);
    expect(await nodesOnDisk(page, file)).toBe(5);
    await ask.click();
    await expect.poll(() => nodesOnDisk(page, file)).toBe(6);
    await expect(editor.status).toContainText(`and in ${file}`);

    await editor.focusCanvas();
    await editor.press('Control+s');
    await expect(editor.messages).toContainText(`Saved to ${file}`);
    // Another drawing is not written to it.
    await draw(editor, 'Other', 1);
    await expect(editor.status).not.toContainText(file);
    expect(await nodesOnDisk(page, file)).toBe(6);
  });

  test('a file on disk gets what waits for it when another drawing has opened; if it failed or was changed it is reported in red, with a remedy', async ({
    editor,
  }) => {
    const { page } = editor;
    await keepOnDisk(editor);
    // From now on the disk waits until it is released.
    await page.evaluate(() => {
      const files = FileSystemFileHandle.prototype;
      const honest = files.createWritable;
      const waits = new Promise<void>((go) => Object.assign(window, { go }));
      files.createWritable = async function () {
        await waits;
        return await honest.call(this);
      };
    });
    await editor.doubleClick(500, 380);
    await expect(editor.status).toContainText(`Writing ${file}`);
    await editor.doubleClick(620, 380);
    await draw(editor, 'Other', 1);
    await editor.menu('Save every change to a file…');
    await expect(editor.status).toContainText('Writing Other.grundy.json');
    await page.evaluate(() => (window as unknown as { go(): void }).go());
    await expect(editor.status).toContainText('and in Other.grundy.json');
    expect(await nodesOnDisk(page, file)).toBe(3);
    expect(await nodesOnDisk(page, 'Other.grundy.json')).toBe(1);
    // The first file is recognised as it was left, since no other program has changed it.
    const list = await openDrawings(editor);
    await list.opener('On disk').click();
    await expect(editor.status).toContainText(`and in ${file}`);

    // Another program writes the file.
    await page.evaluate(async (called) => {
      const folder = await navigator.storage.getDirectory();
      const writer = await (await folder.getFileHandle(called)).createWritable();
      await writer.write('somebody else’s');
      await writer.close();
    }, file);
    await editor.doubleClick(500, 260);
    const alert = editor.status.getByRole('alert');
    await expect(alert).toContainText('was changed by another program');
    expect(await onDisk(page, file)).toBe('somebody else’s');
    await checked(page, 'a file changed elsewhere');
    await alert.getByRole('button', { name: 'Overwrite it' }).click();
    await expect.poll(() => nodesOnDisk(page, file)).toBe(4);
    await expect(alert).toBeHidden();

    await page.evaluate(async (called) => {
      const folder = await navigator.storage.getDirectory();
      await folder.removeEntry(called);
    }, file);
    await editor.doubleClick(620, 260);
    await expect(alert).toContainText('is no longer where it was');
    await alert.getByRole('button', { name: 'Choose a file' }).click();
    await expect.poll(() => nodesOnDisk(page, file)).toBe(5);
    await expect(alert).toBeHidden();
  });
});
