/** What axe says of the page as it stands: nothing, or the walk fails. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function checked(page: Page, state: string): Promise<void> {
  // What fades in is judged at its end.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))),
  );
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(passes.length).toBeGreaterThan(5);
  const said = violations.map(
    ({ id, help, nodes }) =>
      `${state}: ${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(said).toEqual([]);
}
