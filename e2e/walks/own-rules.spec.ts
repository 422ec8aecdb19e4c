/**
 * Rulesets that a person makes: rules painted as pictures, tried on a board beside them, and written as a
 * text.
 */
import type { Locator, Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { dropBoard, openBoard } from '../driver/board.ts';
import { paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

/** The card of a rule, by its number from 1. */
const cardIn = (panel: Locator, number: number): Locator =>
  panel
    .getByRole('list', { name: 'Rules', exact: true })
    .getByRole('listitem')
    .nth(number - 1);

const squareOf = (card: Locator, picture: 'before' | 'after', number: number): Locator =>
  card.getByRole('button', { name: new RegExp(`^${picture}, square ${number} of`) });

test('Three-square Domineering is made from Domineering with the mouse alone; what is painted in one pull is one step of undo, and a mistake is reported on its card', async ({
  editor,
}) => {
  const { page } = editor;
  const board = await dropBoard(editor, 'domineering', '.../.##');
  await board.press('Make your own from this');
  const [left, right] = [1, 2].map((number) => cardIn(board.panel, number));
  await expect(left.getByRole('combobox', { name: 'Whose rule it is' })).toHaveValue('left');
  await expect(left.getByRole('combobox', { name: 'How it can be laid' })).toHaveValue('upright');
  for (const card of [left, right]) {
    await card.getByRole('button', { name: 'Add a column at the right' }).click();
    await squareOf(card, 'after', 3).click();
    await expect(squareOf(card, 'after', 3)).toHaveAccessibleName(/: a covered square$/);
  }
  // On the board beside it only Right can still move, once.
  await expect(board.position).toHaveValue('.../.##');
  await expect(board.answer).toContainText('Right wins');
  // No card is half behind the tray, which stays in sight above them.
  await left.evaluate((card) => card.scrollIntoView());
  await checked(page, 'rules as cards');
  await board.panel.getByRole('tab', { name: 'Text' }).click();
  const text = board.panel.getByRole('textbox', { name: 'The rules as a text' });
  await expect(text).toHaveValue(/^Left, upright: \.\.\. -> ###\nRight: \.\.\. -> ###$/m);

  const rules = async (): Promise<string> => {
    await board.panel.getByRole('tab', { name: 'Text' }).click();
    const written = await text.inputValue();
    await board.panel.getByRole('tab', { name: 'Rules' }).click();
    return written;
  };
  const start = await rules();
  await right.getByRole('button', { name: 'Add a column at the right' }).click();
  const grown = await rules();
  expect(grown).not.toBe(start);
  await board.panel.getByRole('button', { name: /^none or more squares/ }).click();
  await squareOf(right, 'before', 1).hover();
  await page.mouse.down();
  await squareOf(right, 'before', 2).hover();
  await page.mouse.up();
  await expect(right).toContainText('begins with a run, which nothing ends');
  await editor.press('Control+z');
  expect(await rules()).toBe(grown);
  await expect(right).not.toContainText('begins with a run');
  await editor.press('Control+z');
  expect(await rules()).toBe(start);
});

const rulesOf = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Board' });
  return {
    text: panel.getByRole('textbox', { name: 'The rules as a text' }),
    problems: panel.getByRole('list', { name: 'What is wrong in the rules' }),
    tab: (name: 'Rules' | 'Text'): Locator => panel.getByRole('tab', { name }),
    /** Arrows on the board. */
    moves: page.getByRole('group', { name: 'Moves to try' }).getByRole('button'),
  };
};

test('a rule is made with the keyboard alone, which stays with what it was about; a game is invented so too, and what is wrong meanwhile has its place', async ({
  editor,
}) => {
  const { page } = editor;
  const type = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const lines = Array.from({ length: 100 }, (_, i) => `n${i} -> n${i + 1}`);
  await paste(page, lines.join('\n'));
  await expect(editor.status).toContainText('101 nodes');
  await editor.perform('new ruleset', /New ruleset/);
  await page.getByRole('dialog').getByRole('button', { name: 'On a grid' }).press('Enter');
  const { panel } = openBoard(editor);
  await expect(panel).toContainText('cannot be the board: it has 101 nodes; a board has at most 100.');
  await expect(panel.getByRole('radio', { name: 'this drawing' })).toHaveCount(0);
  await panel.getByRole('radio', { name: 'grid' }).focus();
  for (const [key, kind] of [
    ['ArrowDown', 'heaps'],
    ['ArrowDown', 'a drawing'],
    ['ArrowUp', 'heaps'],
    ['ArrowUp', 'grid'],
  ] as const) {
    await type(key);
    await expect(panel.getByRole('radio', { name: kind })).toBeChecked();
    await expect(panel.getByRole('radio', { name: kind })).toBeFocused();
  }
  const rules = panel.getByRole('list', { name: 'Rules', exact: true }).getByRole('listitem');
  await expect(rules.first()).toBeVisible();
  const count = await rules.count();
  await panel.getByRole('button', { name: 'Rule', exact: true }).press('Enter');
  await expect(rules).toHaveCount(count + 1);
  const card = rules.nth(count);
  // The first square of the new rule has the keyboard. Signs put pieces, + makes the pictures wider, arrows
  // move.
  await expect(squareOf(card, 'before', 1)).toBeFocused();
  await type('+', '_', 'End', '.');
  await expect(squareOf(card, 'before', 2)).toBeFocused();
  await expect(squareOf(card, 'before', 1)).toHaveAccessibleName(/left as it is$/);
  await type('l');
  await expect(page.getByRole('status').filter({ hasText: /^before, square 2 of 2: / })).toHaveCount(1);
  await type('-');
  await expect(squareOf(card, 'before', 1)).toBeFocused();
  await type('+');
  // In the rose the arrows go from arm to arm.
  await card.getByRole('button', { name: 'right', exact: true }).focus();
  await type('ArrowUp', 'Enter');
  await expect(card.getByRole('button', { name: 'up and right' })).toBeFocused();
  await expect(card.getByRole('combobox', { name: 'How it can be laid' })).toHaveValue('any direction');
  await card.getByRole('button', { name: 'Add a condition' }).press('Enter');
  await expect(card.getByRole('combobox', { name: 'Whether there is one' })).toBeFocused();
  await card.getByRole('button', { name: 'Remove this condition' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Add a condition' })).toBeFocused();
  // AltGr writes a sign, though some keyboards say that Ctrl and Alt are held.
  await squareOf(card, 'before', 1).focus();
  await squareOf(card, 'before', 1).evaluate((square) =>
    square.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: '~',
        ctrlKey: true,
        altKey: true,
        modifierAltGraph: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  await expect(squareOf(card, 'before', 1)).toHaveAccessibleName(/beyond the edge$/);
  // Enter in the field of points keeps what was typed, and does nothing else.
  await card.getByRole('button', { name: 'The rule makes points' }).press('Enter');
  const points = card.getByRole('spinbutton', { name: 'points' });
  await points.fill('12');
  await points.press('Enter');
  await expect(points).toBeFocused();
  await expect(points).toHaveValue('12');
  await expect(panel.getByRole('button', { name: 'Delete this rule' })).toHaveCount(count + 1);
  await points.fill('0');
  await points.press('Enter');
  await squareOf(card, 'before', 1).press('.');
  await card.getByRole('button', { name: 'Move this rule up' }).press('Enter');
  await expect(rules.nth(count - 1).getByRole('button', { name: 'Move this rule up' })).toBeFocused();
  await rules
    .nth(count - 1)
    .getByRole('button', { name: 'Delete this rule' })
    .press('Enter');
  await expect(rules).toHaveCount(count);
  await expect(rules.nth(count - 1).getByRole('button', { name: 'Delete this rule' })).toBeFocused();

  await editor.perform('new ruleset', /New ruleset/);
  await expect(page.getByRole('dialog', { name: 'New ruleset' })).toBeVisible();
  await page.getByRole('button', { name: 'On a row' }).press('Enter');
  const board = openBoard(editor);
  const written = rulesOf(page);
  await written.tab('Rules').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(written.text).toBeVisible();
  await written.text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('board: row\nEither: .. -> #');
  await expect(written.problems).toContainText('Line 2, column 15');
  await expect(board.panel.getByText('no rule can be read')).toBeVisible();
  await page.keyboard.type('#');
  await expect(written.problems.getByRole('listitem')).toHaveCount(0);
  await board.position.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('.....');
  // Dawson's Kayles, in which a row of five is worth 0.
  await expect(board.answer).toContainText('previous player wins');
  await expect(written.moves).toHaveCount(4);
  await expect(written.moves.first()).toHaveAccessibleName(/by rule 1 in line 2$/);
  await written.moves.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(board.position).toHaveValue('.##..');
  await expect(written.moves).toBeFocused();
  await checked(page, 'rules as a text');
  await editor.press('Control+z');
  await expect(board.position).toHaveValue('.....');
  // After a move by an arrow, what is typed stays in the field where it is typed.
  await board.position.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('......');
  await expect(board.position).toHaveValue('......');
  await expect(board.position).toBeFocused();
});

test('a ruleset goes with its link, and is played by a finger on a phone', async ({ editor, browser }) => {
  const { page } = editor;
  await editor.perform('new ruleset', /New ruleset/);
  await page.getByRole('button', { name: 'Toads and Frogs', exact: true }).click();
  const board = openBoard(editor);
  await board.position.fill('TT.FF');
  await expect(board.answer).toContainText('next player wins');
  // A fact that is kept beside the rules is true as long as these say so.
  await board.press('Keep');
  const facts = board.panel.getByRole('region', { name: 'Facts' });
  await expect(facts.getByRole('listitem')).toContainText('true');
  // It is about the rules, so that another position leaves it as it is, though it has not been solved yet.
  await board.position.fill('TTTT..FFFF');
  await expect(facts.getByRole('listitem')).toContainText('true');
  await board.position.fill('TT.FF');
  await page.getByRole('button', { name: 'Share' }).click();
  const address = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox').first().inputValue();
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const there = await phone.newPage();
  await there.goto(address);
  const stage = there.getByRole('application', { name: 'Board' });
  await stage.getByRole('button', { name: 'Play', exact: true }).tap();
  await stage.getByRole('button', { name: /^square 2: / }).tap();
  await stage.getByRole('button', { name: /^square 3: / }).tap();
  await expect(stage.getByRole('button', { name: /^square 3: / })).toHaveAccessibleName(/toad/);
  await phone.close();
});
