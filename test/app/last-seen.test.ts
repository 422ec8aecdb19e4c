/**
 * What was known last of a board is there until its next position is answered about: of the same board alone,
 * and of nothing while values are hidden.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardDocument, setUp } from '../../app/edits/board.ts';
import { changeRules } from '../../app/edits/drawing.ts';
import { lookAt, positionShown } from '../../app/store/board.ts';
import { startSolvingBoards } from '../../app/store/board-solving.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, reveal, showAll } from '../../app/store/hidden.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { boardSeen, lastSeen, worthSeen } from '../../app/store/seen-board.ts';
import { stopSolving } from '../../app/store/solving.ts';
import { textOf } from '../../engine/values/index.ts';

let end = (): void => undefined;
beforeEach(async () => {
  await bringRulesets();
  end = startSolvingBoards();
});
afterEach(() => {
  end();
  startAfresh();
});

function open(id: string, position: string, drawing = 'board'): void {
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  openDocument(boardDocument(ruleset, { position }), drawing);
}

const answered = (position: string): Promise<void> =>
  vi.waitFor(() => expect(editor().boardAnswers?.here?.position).toBe(position), { timeout: 15_000 });

const lastOne = () => {
  const { position, value } = lastSeen(editor())?.at ?? {};
  return [position, value && textOf(value)];
};
const nothing = [undefined, undefined];

test('the last value stays until there is another', async () => {
  open('nim', '3+5');
  expect(lastOne()).toEqual(nothing);
  await answered('3+5');
  setUp('3+4');
  expect(worthSeen(editor(), '3+4')).toBeUndefined();
  expect(lastOne()).toEqual(['3+5', '*6']);
  // Of an edit that comes before the answer, too.
  setUp('2+5');
  expect(lastOne()).toEqual(['3+5', '*6']);
  expect(boardSeen(editor())).toHaveProperty('before');
  await answered('2+5');
  expect(lastOne()).toEqual(nothing);
  expect(boardSeen(editor())).not.toHaveProperty('before');
});

test('it is of the same board and of the same rules', async () => {
  open('nim', '3+5');
  await answered('3+5');
  open('nim', '3+4', 'other');
  expect(lastOne()).toEqual(nothing);
  await answered('3+4');
  open('domineering', '...', 'other');
  expect(lastOne()).toEqual(nothing);
  await answered('...');
  changeRules({ play: 'misere' });
  expect(lastOne()).toEqual(nothing);
});

test('while any value is hidden, there is none, and what was found then is not shown later', async () => {
  open('nim', '3+5');
  await answered('3+5');
  hideAll();
  expect(lastOne()).toEqual(nothing);
  setUp('3+4');
  reveal(['3+4']);
  expect(lastOne()).toEqual(nothing);
  expect(boardSeen(editor())).not.toHaveProperty('before');
  showAll();
  expect(lastOne()).toEqual(nothing);
});

test('of two moments of one game, the value of the hidden one is not shown in the other', async () => {
  open('nim', '3+5');
  await answered('3+5');
  hideAll();
  lookAt('2+5');
  reveal(['2+5']);
  showAll();
  expect(positionShown(editor())?.printed).toBe('2+5');
  expect(lastOne()).toEqual(nothing);
  await answered('2+5');
  lookAt('1+5');
  expect(lastOne()).toEqual(['2+5', '*7']);
});

test('after the solving was stopped, nothing is shown for a position that was not answered', async () => {
  open('nim', '3+5');
  await answered('3+5');
  setUp('3+4');
  stopSolving();
  expect(lastOne()).toEqual(nothing);
});
