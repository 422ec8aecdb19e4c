/**
 * The dialog of boards as a person uses it: opened by the palette, with its choices, the position, and the answer.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.ts';

export type BoardDialog = {
  readonly dialog: Locator;
  readonly position: Locator;
  readonly problems: Locator;
  /** The sentence with the answer, and what a screen reader announces. */
  readonly answer: Locator;
  readonly values: Locator;
  choose(ruleset: string): Promise<void>;
  /** A place of the board by its name, as the notation's problems use it. */
  place(name: string): Locator;
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
    place: (name) => dialog.getByRole('button', { name: new RegExp(`^${name}: `) }),
    start: (name) => button(name).click(),
    press: (name) => button(name).click(),
  };
};

/** Opens it by the palette. */
export async function openBoards(editor: Editor): Promise<BoardDialog> {
  await editor.perform('open a board', /Open a board/);
  const boards = boardDialog(editor.page);
  await expect(boards.dialog).toBeVisible();
  return boards;
}
