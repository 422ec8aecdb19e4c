/**
 * Comparing two games: the relation, the signed orders, and the proof played to its end by mouse and by
 * keyboard.
 */
import { checked } from '../driver/access.ts';
import type { Editor } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';

/** Writes the drawing, and selects these nodes in this order. */
async function comparing(editor: Editor, drawing: string, a: string, b: string): Promise<void> {
  await editor.openTextTab();
  await editor.edgeList.fill(drawing);
  await expect.poll(async () => (await editor.ids()).length).toBeGreaterThan(1);
  await editor.openInspectTab();
  await editor.click(a);
  await editor.click(b, ['Shift']);
}

const claim = ({ inspector }: Editor, says: RegExp) =>
  inspector.getByRole('listitem').filter({ hasText: says });

/** Moves a piece on the drawing, by clicking where it is and where it goes. */
async function move(editor: Editor, from: string, to: string): Promise<void> {
  await editor.click(from);
  await editor.click(to);
}

/** What the panel says of the proof that is played. */
const board = ({ inspector }: Editor) => inspector.getByRole('group', { name: /^You are/ });

test('two games have a relation, whose proof a person plays by mouse and by keyboard alone, and a screen reader announces every step; signed orders that differ; play without an end, in both components and in one alone', async ({
  editor,
}) => {
  await comparing(editor, 'two ->L one ->L zero\nhalf ->L zero\nhalf ->R one', 'two', 'half');
  await expect(editor.inspector).toContainText('two >is greater than half');
  const atLeast = claim(editor, /Left, moving second, survives two − half/);
  await atLeast.getByRole('button', { name: 'Play it' }).click();
  await expect(board(editor)).toContainText('Right to move');
  await expect(board(editor).getByRole('button', { name: /^Move in/ })).toHaveCount(1);
  await checked(editor.page, 'a proof being played');
  // Right's only moves are in −half, along Left's arcs of the drawing; then Right has none.
  await move(editor, 'half', 'zero');
  await expect(board(editor)).toContainText('Right in −half: to zero; Left in two: to one');
  await expect(board(editor)).toContainText('Right has no move: Left wins.');
  await checked(editor.page, 'a proof played to its end');
  await board(editor).getByRole('button', { name: 'Back' }).click();
  await expect(board(editor)).not.toContainText('Left wins');
  await board(editor).getByRole('button', { name: 'Close' }).click();
  await expect(board(editor)).toBeHidden();
  // Left shows by moving first that half is not at least two.
  const notAtMost = claim(editor, /Left, moving first, wins two − half/);
  await notAtMost.getByRole('button', { name: 'Play it' }).click();
  await expect(board(editor)).toContainText('Left in −half: to one');

  await comparing(editor, 'star -> zero\nup ->L zero\nup ->R star', 'up', 'zero');
  await expect(editor.inspector).toContainText('is greater than');
  const play = claim(editor, /Left, moving second, survives up − zero/).getByRole('button', {
    name: 'Play it',
  });
  await play.focus();
  await editor.press('Enter');
  // The drawing has the keyboard: a piece, where it goes, and there.
  await expect(editor.surface).toBeFocused();
  await editor.press('Tab');
  await expect(board(editor).getByRole('status')).toContainText('The piece of up is chosen.');
  await expect
    .poll(() => editor.twin())
    .toContainEqual(expect.stringContaining('In the first game: can move to star.'));
  await editor.press('ArrowRight', 'Enter');
  await expect(board(editor)).toContainText('Right has no move: Left wins.');
  await expect(board(editor).getByRole('status')).toContainText('Right has no move: Left wins.');
  await editor.press(',');
  await expect(board(editor)).not.toContainText('Left wins.');

  await comparing(editor, 'tis ->L tisn ->R tis\none ->L zero', 'tis', 'one');
  await expect(editor.inspector).toContainText('is less than');
  await expect(editor.inspector).toContainText(/onsides: .*equals/);
  await expect(editor.inspector).toContainText(/offsides: .*is less than/);
  await editor.inspector.getByRole('button', { name: 'Play it' }).first().click();
  await checked(editor.page, 'signed orders');
  await comparing(editor, 'on ->L on\nt ->L u ->L t', 'on', 't');
  await expect(editor.inspector).toContainText('on =equals t');
  await claim(editor, /Left, moving second, survives on − t/)
    .getByRole('button', { name: 'Play it' })
    .click();
  await move(editor, 't', 'u');
  await expect(board(editor)).not.toContainText('for ever');
  await move(editor, 'u', 't');
  await expect(board(editor)).toContainText('for ever: a draw, which is enough for Left.');
  await comparing(editor, 'dud ->L dud ->R dud\none ->L zero', 'dud', 'zero');
  await expect(editor.inspector).toContainText('is confused with');
  await editor.inspector.getByRole('button', { name: 'Play it' }).first().click();
  await expect(board(editor)).toContainText('You are Left');
  await board(editor).getByRole('button', { name: 'Move in dud' }).click();
  await editor.click('dud');
  await expect(board(editor)).toContainText('in dud alone, and Right wins infinite play there: Right wins.');
});
