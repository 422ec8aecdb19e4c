/**
 * The open board as a person uses it: the board in the middle, the panel beside it, with its position,
 * answers and moves.
 */
import { expect, type Locator } from '@playwright/test';
import { emptyDocument, writeDocument } from '../../engine/document/index.ts';
import type { Editor } from './editor.ts';
import { dropFiles } from './keeping.ts';

export type OpenBoard = {
  /** The middle of the window. */
  readonly stage: Locator;
  readonly panel: Locator;
  readonly position: Locator;
  readonly problems: Locator;
  /** What the position is worth, and what a screen reader announces. */
  readonly answer: Locator;
  readonly values: Locator;
  choose(ruleset: string): Promise<void>;
  /** A place of the board by its name, as the notation's problems use it. */
  place(name: string): Locator;
  start(name: string): Promise<void>;
  press(button: string): Promise<void>;
};

export const openBoard = ({ page }: Editor): OpenBoard => {
  const stage = page.getByRole('application', { name: 'Board' });
  const panel = page.getByRole('complementary', { name: 'Board' });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    stage,
    panel,
    position: panel.getByRole('textbox', { name: 'Position' }),
    problems: panel.getByRole('list', { name: 'What is wrong with the position' }),
    answer: panel.getByRole('status', { name: 'Value', exact: true }),
    values: panel.getByRole('table', { name: 'Values of all positions' }),
    async choose(ruleset) {
      await panel.getByRole('combobox', { name: 'Ruleset' }).selectOption(ruleset);
    },
    place: (name) => stage.getByRole('button', { name: new RegExp(`^${name}: `) }),
    start: (name) => button(name).click(),
    press: (name) => stage.or(panel).getByRole('button', { name, exact: true }).click(),
  };
};

/** A board for a walk that is about something else: a file with it is dropped, which opens it. */
export async function dropBoard(editor: Editor, ruleset: string, position: string): Promise<OpenBoard> {
  const text = writeDocument({ ...emptyDocument, title: 'A board', board: { ruleset, position } });
  await dropFiles(editor.page, [{ name: 'board.grundy.json', text }]);
  const board = openBoard(editor);
  await expect(board.stage).toBeVisible();
  return board;
}

/** Opens a new one by the palette. */
export async function openBoards(editor: Editor): Promise<OpenBoard> {
  await editor.perform('open a board', /Open a board/);
  const page = editor.page.getByRole('dialog', { name: 'Boards' });
  await page.getByRole('button', { name: 'Fox and Geese', exact: true }).click();
  const board = openBoard(editor);
  await expect(board.stage).toBeVisible();
  return board;
}

/** The graph beside the open board. */
export const graphBeside = ({ page }: Editor) => {
  const view = page.getByRole('application', { name: /^Graph of/ });
  return {
    view,
    divider: page.getByRole('separator', { name: 'Size of the graph' }),
    /** The ring of the position on the board. */
    stands: view.locator('[data-stands]'),
    /** What is heard of the node where the keyboard is. */
    heard: view.getByRole('option'),
    /** The board of the node that is pointed at. */
    preview: (position: string): Locator => view.locator(`[data-position="${position}"]`),
  };
};
