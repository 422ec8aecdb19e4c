/**
 * Misère play: chosen in the inspector, the quotient of a drawing with its table and picture, and a game
 * against the computer.
 */
import { checked } from '../driver/access.ts';
import { counting } from '../driver/counted.ts';
import { expect, test } from '../driver/walk.ts';

test('a misère quotient is read, drawn and opened, and misère play is won against the computer', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  await editor.openFile(
    'nim.json',
    JSON.stringify({
      format: 'grundy',
      version: 5,
      nodes: [
        { id: 'h0', x: 0, y: 0 },
        { id: 'h1', x: 100, y: 0 },
        { id: 'h2', x: 200, y: 100 },
      ],
      edges: [
        { from: 'h1', to: 'h0' },
        { from: 'h2', to: 'h0' },
        { from: 'h2', to: 'h1' },
      ],
    }),
  );
  // A theory that gives no values here is not chosen, and the way of play is chosen where one looks for it.
  await editor.perform('theory misère', /^Theory: Misère/);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('not chosen here');
  await editor.perform('misere play', /^The players move: .*misère/);
  await editor.focusCanvas();
  await editor.press('Control+a');
  await inspector.getByRole('button', { name: 'Misère quotient', exact: true }).click();
  await expect(inspector).toContainText('Proved for every sum');
  const table = inspector.getByRole('region', { name: 'Table of the sums of two elements' });
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(inspector.getByRole('img', { name: /Idempotent b²: group/ })).toBeVisible();
  await checked(page, 'a misère quotient');
  // Nodes that are moved are the same game, of which nothing is asked again and nothing is drawn again.
  const counts = await counting(page);
  await editor.focusCanvas();
  const before = await editor.node('h2');
  await editor.press('ArrowRight');
  await expect.poll(async () => (await editor.node('h2')).x).toBeGreaterThan(before.x);
  await expect(inspector.getByRole('img', { name: /Idempotent b²: group/ })).toBeVisible();
  expect((await counts()).messages).toBe(0);
  await editor.press('Escape', 'Escape');
  await editor.click('h0');
  await editor.click('h2', ['Shift']);
  await expect(inspector).toContainText(
    /h0 and h2 differ in misère sums.*Beside \*, the previous player wins h0/,
  );
  await editor.press('Escape', 'Escape');
  await editor.click('h2');
  await editor.press('p');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const bar = page.getByRole('region', { name: 'Game' });
  await expect(bar).toContainText('Your turn.');
  await editor.drag(await editor.node('h2'), await editor.node('h1'));
  await expect(bar).toContainText('The computer: h1 → h0.');
  await expect(bar).toContainText('You win.');
  await checked(page, 'a game of misère play that is won');
  await editor.press('Escape', 'Escape');
  await editor.focusCanvas();
  await editor.press('Control+a');
  await inspector.getByRole('button', { name: 'Open the Cayley graph' }).click();
  await expect(page).toHaveTitle(/Misère quotient of h0, h1, h2/);
});
