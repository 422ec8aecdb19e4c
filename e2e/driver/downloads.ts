/** Files that the page lets the person download. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';

export type Downloaded = { readonly name: string; readonly bytes: Buffer };

/** A walk cannot use the system's file dialogs; without them the page uses its ordinary downloads. */
export const withoutFileDialogs = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker');
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });

/** Does something that downloads a file, and reads it. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<Downloaded> {
  const coming = page.waitForEvent('download');
  await act();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
