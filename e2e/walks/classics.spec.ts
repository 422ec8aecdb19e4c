/**
 * Games of the literature whose rules are texts: one is found among the boards and played, and another is
 * made one’s own.
 */
import { checked } from '../driver/access.ts';
import { openBoard } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';

test('a game of the literature is found among the boards, and the rules of another are opened as one’s own, under a name that says so', async ({
  editor,
}) => {
  await editor.perform('open a board', /Open a board/);
  const page = editor.page.getByRole('dialog', { name: 'Boards' });
  const classics = page.getByRole('list', { name: 'Games of the literature' });
  await expect(classics.getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Look for a board' }).fill('milley');
  await expect(classics.getByRole('listitem')).toHaveCount(1);
  await checked(editor.page, 'a game of the literature among the boards');
  await page.getByRole('searchbox', { name: 'Look for a board' }).press('Enter');
  const board = openBoard(editor);
  await expect(board.position).toHaveValue('iiii');
  await expect(board.answer).toContainText('1');

  await editor.perform('new ruleset', /New ruleset/);
  const dialog = editor.page.getByRole('dialog', { name: 'New ruleset' });
  await checked(editor.page, 'where a ruleset begins');
  await dialog.getByRole('button', { name: 'Make your own from this: Cram', exact: true }).click();
  await expect(board.position).toHaveValue('.../...');
  await expect(board.panel).toContainText('Cram (my own)');
});
