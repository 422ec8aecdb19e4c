/** Runs axe on the page as it is; the walk fails if axe reports anything. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is wrong, rule by rule. axe stays in the page, so a walk that asks several times brings it there once.
 * Only what is wrong is described in full: descriptions of all that is right would cost more than the look
 * itself.
 */
async function examined(page: Page, rules: axe.RunOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A hint whose button has lost the focus, or a menu that was left, is there for a frame or two more.
  await page.waitForFunction(() => !document.querySelector('[data-ending-style]'));
  return await page.evaluate(async (runOnly) => {
    // What fades in is tested at its end.
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
    const { axe: brought } = window as unknown as { axe: typeof axe };
    const { violations, passes, incomplete } = await brought.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    const said = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    );
    return { said, looked: violations.length + passes.length + incomplete.length };
  }, rules);
}

/** Nothing is wrong with the page: its names, its roles, its order, its colours. */
export async function checked(page: Page, state: string): Promise<void> {
  const { said, looked } = await examined(page, { type: 'tag', values: tags });
  expect(looked, `${state}: rules that had something to look at`).toBeGreaterThan(5);
  expect(said, state).toEqual([]);
}

/**
 * The colours can be read: what is left to ask where another walk looks at the same screen in another light.
 */
export async function checkedColours(page: Page, state: string): Promise<void> {
  const { said, looked } = await examined(page, { type: 'rule', values: ['color-contrast'] });
  expect(looked, `${state}: something has colours`).toBeGreaterThan(0);
  expect(said, state).toEqual([]);
}
