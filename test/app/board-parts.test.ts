/** A board that is too large to be solved is looked at part by part: what is shown of it, of the next position, and while values are hidden. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardDocument, setUp } from '../../app/edits/board.ts';
import { allowSolved } from '../../app/store/board.ts';
import { solveBoardAgain, startSolvingBoards, stopSolvingBoard } from '../../app/store/board-solving.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { boardSeen } from '../../app/store/seen-board.ts';
import { textOf } from '../../engine/values/index.ts';

let end = (): void => undefined;
beforeEach(async () => {
  await bringRulesets();
  allowSolved(50);
  end = startSolvingBoards();
});
afterEach(() => {
  end();
  startAfresh();
});

function open(id: string, position: string): void {
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  openDocument(boardDocument(ruleset, { position }), 'board');
}

/** Engines of other tests may be at work. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 });

const here = () => {
  const { here: found, byParts } = boardSeen(editor()) ?? {};
  const { value } = found?.found.at ?? {};
  return [
    byParts?.answer?.kind ?? editor().boardAnswers?.solved,
    found?.position,
    value && textOf(value),
    found?.found.moves.length,
  ];
};

test('its value and those of its moves are found, and of the next position', async () => {
  open('domineering', '.../.../...');
  await soon(() => expect(here()).toEqual(['done', '.../.../...', '±1', 12]));
  expect(editor().boardAnswers?.solved?.kind).toBe('over-budget');
  setUp('.../.../..#');
  await soon(() => expect(here()).toEqual(['done', '.../.../..#', '±3/2', 10]));
  hideAll();
  expect(here().slice(1)).toEqual(['.../.../..#', undefined, 10]);
  expect(JSON.stringify(boardSeen(editor())?.here?.found.moves)).not.toMatch(/"value":[^u]|"outcome":"/);
});

test('what was stopped begins again, and play that goes round has no parts', async () => {
  open('domineering', '.../.../...');
  await soon(() => expect(here()[0]).toBe('done'));
  stopSolvingBoard();
  solveBoardAgain();
  await soon(() => expect(here()[0]).toBe('done'));
  open('backsliding-toads-and-frogs', 'TT...FF');
  await soon(() => expect(here()).toEqual(['done', undefined, undefined, undefined]));
});
