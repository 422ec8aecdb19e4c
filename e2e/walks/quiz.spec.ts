/**
 * Hidden values: nothing on the page says one, to the eye or to the ear; a guess is checked, hands are
 * counted, a click reveals.
 */
import type { Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { expect, test } from '../driver/walk.ts';

/** 13/16, as the edge list has it. */
const drawing = 'a ->L c\na ->R d\nc ->L e\nc ->R f\nd ->L c\nd ->R f\ne ->L z\ne ->R f\nf ->L z';
const value = /13\s*\/\s*16|3\s*\/\s*4|7\s*\/\s*8|1\s*\/\s*2|sixteenth|quarter|eighth|half/i;

/** The text of the page, every attribute that is read or shown, and what a screen reader finds. */
async function everythingOn(page: Page): Promise<string> {
  const written = await page.evaluate(() => {
    const names = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
      'value',
    ];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, document.body.textContent, ...attributes].join('\n');
  });
  return `${written}\n${await page.locator('body').ariaSnapshot()}`;
}

test('hidden values are nowhere on the page; one is guessed, voted on and revealed; a click on the node that is asked about leads to the field', async ({
  editor,
}) => {
  const { page } = editor;
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: /edge list/i }).fill(drawing);
  await expect.poll(() => everythingOn(page)).toMatch(value);
  await editor.focusCanvas();
  await editor.press('q');
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz).toBeVisible();
  // The list for screen readers follows the canvas a little later.
  await expect.poll(() => everythingOn(page)).not.toMatch(value);
  await page.getByRole('tab', { name: 'Inspect' }).click();
  await editor.click('a');
  await expect(quiz).toContainText('worth?');
  const field = quiz.getByRole('textbox');
  await field.fill('*');
  await field.press('Enter');
  await expect(quiz.getByText('not right')).toBeVisible();
  await field.fill('1');
  await field.press('Shift+Enter');
  const more = quiz.getByRole('button', { name: 'One more hand for 1' });
  await more.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(quiz.getByLabel('3 hands')).toBeVisible();
  await field.fill('1/3');
  await editor.focusCanvas();
  await checked(page, 'a quiz');
  for (const keys of [['Control+a'], ['s', '.'], ['Escape', 'Escape', 'Control+k']]) {
    await editor.press(...keys);
    expect(await everythingOn(page), keys.join(' ')).not.toMatch(value);
  }
  await editor.press('Escape');
  await expect(quiz).toBeHidden();
  await editor.click('a');
  await expect.poll(() => everythingOn(page)).toMatch(/13\s*\/\s*16/);
  expect(await everythingOn(page)).not.toMatch(/3\s*\/\s*4|7\s*\/\s*8|1\s*\/\s*2/);
  // The button that reveals vanishes, and the keyboard goes to the drawing.
  await editor.press('h');
  await editor.inspector.getByRole('button', { name: 'Reveal' }).press('Enter');
  await expect(editor.surface).toBeFocused();

  // Also where it was selected before the quiz.
  await editor.perform('show all', /^Show all values/);
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: /edge list/i }).fill('d -> c');
  await editor.click('d');
  await editor.press('h', 'q');
  await expect(quiz).toContainText('worth?');
  await expect(editor.surface).toBeFocused();
  await editor.click('d');
  await expect(quiz.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('right', { exact: true })).toBeVisible();
});
