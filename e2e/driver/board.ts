/** The dialog of boards as a person uses it: by the palette, its choices, the position, and what it answers. */
import { expect, type Locator, type Page } from '@playwright/test';

export type BoardDialog = {
  readonly dialog: Locator;
  readonly position: Locator;
  readonly problems: Locator;
  /** The sentence with the answer, and what is announced. */
  readonly answer: Locator;
  readonly values: Locator;
  choose(ruleset: string): Promise<void>;
  allow(positions: string): Promise<void>;
  start(name: string): Promise<void>;
  press(button: string): Promise<void>;
};

export const boardDialog = (page: Page): BoardDialog => {
  const dialog = page.getByRole('dialog', { name: 'Open a board' });
  const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    position: dialog.getByRole('textbox', { name: 'Position' }),
    problems: dialog.getByRole('list', { name: 'What is wrong with the position' }),
    answer: dialog.getByRole('status'),
    values: dialog.getByRole('table', { name: 'The most frequent values' }),
    async choose(ruleset) {
      await dialog.getByRole('combobox', { name: 'Ruleset' }).selectOption(ruleset);
    },
    async allow(positions) {
      await dialog.getByRole('combobox', { name: 'Positions at most' }).selectOption(positions);
    },
    start: (name) => button(name).click(),
    press: (name) => button(name).click(),
  };
};

/** Opens it by the palette. */
export async function openBoards(page: Page): Promise<BoardDialog> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Palette' });
  await palette.getByRole('combobox').fill('open a board');
  await palette.getByRole('option', { name: /Open a board/ }).click();
  const boards = boardDialog(page);
  await expect(boards.dialog).toBeVisible();
  return boards;
}
