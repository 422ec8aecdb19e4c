/**
 * A game in which both players move at once: a seeded one to its end, looked at again; two people, of whom
 * neither sees what the other chose.
 */
import { squares } from '../../test/fixtures/strips-of-squares.ts';
import { checked } from '../driver/access.ts';
import { expect, test } from '../driver/walk.ts';

test('a seeded game is played to its end and looked at again; two people choose in secret', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  const bar = page.getByRole('region', { name: 'Game' });
  const choose = (who: string, name: string) =>
    bar
      .getByRole('list', { name: `Choices of ${who}` })
      .getByRole('button', { name })
      .first();
  await editor.openTextTab();
  await editor.edgeList.fill(squares);
  await expect.poll(async () => (await editor.ids()).length).toBe(6);
  await editor.openInspectTab();
  await editor.click('5');
  await editor.press('y');
  await expect(bar).toContainText('Choose a move for Left. The computer chooses without seeing it.');
  await inspector.getByLabel('Seed').fill('7');
  await inspector.getByLabel('Seed').press('Enter');
  await choose('You (Left)', 'l').click();
  await expect(bar).toContainText('You (Left): l. The computer (Right): r. Play goes to 2.');
  await expect(bar).toContainText(
    'The best strategy plays it with probability 1/2. On average it gave away nothing. A player who sees r chooses r: 1/2 instead of 0.',
  );
  await checked(page, 'a joint round that was played');
  await choose('You (Left)', 'r').click();
  await expect(bar).toContainText('Play goes to 0. Nobody can move any more. It is a draw.');
  await inspector.getByRole('list', { name: 'Joint rounds of the game' }).getByRole('button').first().click();
  await expect(bar).toContainText('The position was worth 1/4; the joint round gave 0.');

  await inspector.getByLabel('Opponent').selectOption('a person here');
  /** What is on the page, to the eye and to a screen reader. */
  const seen = async () => [
    await bar.evaluate(({ outerHTML }) => outerHTML),
    await inspector.evaluate(({ outerHTML }) => outerHTML),
    await page.locator('body').ariaSnapshot(),
  ];
  await editor.focusCanvas();
  await editor.press('q');
  await expect(bar).toContainText('Left has chosen. Right chooses now.');
  const afterOne = await seen();
  await editor.press('Control+z');
  await expect(choose('Left', 'l')).toBeVisible();
  await editor.press('w');
  await expect(bar).toContainText('Left has chosen. Right chooses now.');
  expect(await seen()).toEqual(afterOne);
  await choose('Right', 'l').focus();
  await editor.press('ArrowRight', 'Enter');
  await expect(bar).toContainText('Left: r. Right: r. Play goes to 3.');
});
