/**
 * A board that is too large to be solved is looked at part by part: what is shown of it, of the next
 * position, and while values are hidden.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardDocument, setUp } from '../../app/edits/board.ts';
import { allowSolved } from '../../app/store/board.ts';
import { solveBoardAgain, startSolvingBoards, stopSolvingBoard } from '../../app/store/board-solving.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh, useEditor } from '../../app/store/editor.ts';
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

test('a value that a table knows is there before what follows is solved, and is no other then', async () => {
  allowSolved(2_000_000);
  const found: (string | undefined)[] = [];
  const ended = useEditor.subscribe(({ boardAnswers }) => {
    const value = boardAnswers?.here?.found.at.value;
    const says = `${boardAnswers?.solved?.kind} ${value && textOf(value)} ${boardAnswers?.here?.found.moves.length}`;
    if (value && found.at(-1) !== says) found.push(says);
  });
  open('nim', '19+30+40');
  await soon(() => expect(found.at(-1)).toBe('done *37 89'));
  ended();
  // 19 ⊕ 30 ⊕ 40 = 37.
  expect(found).toEqual(['undefined *37 89', 'done *37 89']);
});

test('what follows can be stopped and begun again when the value is known', async () => {
  allowSolved(1000);
  open('nim', '90+91+92');
  await soon(() => expect(here().slice(1)).toEqual(['90+91+92', '*93', 273]));
  await soon(() => expect(editor().boardAnswers?.solved?.kind).toBe('over-budget'));
  expect(here()).toEqual(['done', '90+91+92', '*93', 273]);
  setUp('90+91+93');
  stopSolvingBoard();
  expect(editor().boardAnswers?.solved?.kind).not.toBe('done');
  solveBoardAgain();
  await soon(() => expect(here().slice(1)).toEqual(['90+91+93', '*92', 274]));
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
