/**
 * The export dialog as a person uses it: opened by its key, its choices by their words, and the visible
 * figure.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { downloaded } from './downloads.ts';

export type ExportDialog = {
  readonly dialog: Locator;
  readonly figure: Locator;
  readonly text: Locator;
  readonly warnings: Locator;
  /** One of a group of choices: "Format", "TikZ". */
  choice(group: string, name: string): Locator;
  choose(group: string, name: string): Promise<void>;
  tick(name: string, on: boolean): Promise<void>;
  field(name: string): Locator;
  button(name: string | RegExp): Locator;
  /**
   * The pictures of the preview, as SVG, laid on one another; only if they are the last that were requested.
   */
  pictures(): Promise<readonly string[]>;
  /** Does something that writes a file, and reads it. */
  saved(act: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }>;
};

export const exportDialog = (page: Page): ExportDialog => {
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const figure = dialog.getByRole('img', { name: /^The figure/ });
  const choice = (group: string, name: string): Locator =>
    dialog.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  return {
    dialog,
    figure,
    text: dialog.getByRole('textbox', { name: /^The (figure as|drawing as|link)/ }),
    warnings: dialog.getByRole('status', { name: 'Warnings' }),
    choice,
    choose: (group, name) => choice(group, name).check(),
    tick: (name, on) => dialog.getByRole('checkbox', { name, exact: true }).setChecked(on),
    field: (name) => dialog.getByLabel(name, { exact: true }),
    button: (name) => dialog.getByRole('button', { name }),
    async pictures() {
      const read = (): Promise<readonly string[]> =>
        figure
          .locator('img')
          .evaluateAll((all) =>
            Promise.all(
              all.map((image) => (window as Kept).blobs?.get((image as HTMLImageElement).src)?.text() ?? ''),
            ),
          );
      await expect(figure).toHaveAttribute('aria-busy', 'false');
      await expect.poll(async () => (await read()).some((text) => text !== '')).toBe(true);
      return await read();
    },
    async saved(act) {
      const { name, bytes } = await downloaded(page, act);
      return { name, text: bytes.toString('utf8') };
    },
  };
};

type Kept = Window & { blobs?: Map<string, Blob> };

/**
 * From now on the page's blobs can be read, also after they are revoked; reading one by its address then
 * would put an error in the console.
 */
const keepBlobs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ((window as Kept).blobs) return;
    const blobs = new Map<string, Blob>();
    const honest = URL.createObjectURL;
    URL.createObjectURL = (made) => {
      const address = honest.call(URL, made);
      if (made instanceof Blob) blobs.set(address, made);
      return address;
    };
    Object.assign(window, { blobs });
  });

export async function openExport(page: Page): Promise<ExportDialog> {
  await keepBlobs(page);
  await page.keyboard.press('Control+e');
  const opened = exportDialog(page);
  await expect(opened.dialog).toBeVisible();
  return opened;
}

/**
 * Waits until everything of the figure that is in view is drawn. It runs inside the page, since asking from
 * outside costs its time.
 */
export async function figureLaid(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog [role="img"][data-laid]') !== null);
}
