/**
 * What a screen reader announces of what eyes see immediately: the player of the next arcs, letter codes,
 * hiding, and what opens.
 */
import { beforeEach, expect, test } from 'vitest';
import { commandById } from '../../app/commands/index.ts';
import { announced, changeSaid } from '../../app/status/Announcer.tsx';
import { setAnswers } from '../../app/store/answers.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { setFocus, showCodes } from '../../app/store/showing.ts';
import { drawn } from '../fixtures/labelled.ts';

const press = (id: string): void => void commandById(id).run();

/** The announcement of all that an act changes. */
function saidOf(act: () => void): string | undefined {
  const before = editor();
  act();
  return changeSaid(editor(), before);
}

beforeEach(() => {
  startAfresh();
  const { document, labels } = drawn('a -> b, c\nb -> c');
  openDocument(document, 'drawing');
  setAnswers({ labels: { ...labels, revision: editor().revision, complete: true } });
});

test('a player’s key says whose arcs come next, also when it is pressed again', () => {
  press('arc.left');
  const { announcement } = editor();
  expect(announcement.says).toBe('Arcs drawn next are Left’s');
  press('arc.left');
  expect(editor().announcement).toEqual({ ...announcement, count: announcement.count + 1 });
  press('arc.right');
  expect(editor().announcement.says).toBe('Arcs drawn next are Right’s');
});

test('connecting says from where, and how to continue', () => {
  const codes = { typed: '', nodes: new Map(), focus: undefined };
  expect(saidOf(() => showCodes({ ...codes, purpose: 'connect', sources: ['a'] }))).toMatch(
    /^Connect a: .*arrow keys/,
  );
  // The next typed letter is not announced.
  expect(
    saidOf(() => showCodes({ ...codes, typed: 's', purpose: 'connect', sources: ['a'] })),
  ).toBeUndefined();
});

test('hiding and showing say how many values, and the one where the focus is', () => {
  expect(saidOf(() => press('value.hide'))).toBe('All values are hidden. ');
  expect(saidOf(() => press('value.hide'))).toBe('All values are shown. ');
  setFocus({ kind: 'node', id: 'b' });
  expect(saidOf(() => press('value.hide'))).toBe('2 values are hidden. ');
  expect(saidOf(() => press('value.hide'))).toBe('b: star 1. ');
  setFocus(undefined);
  expect(announced(editor())).toBe('');
});

test('Steps and Play say what they are and how they begin', () => {
  expect(saidOf(() => press('walk.steps'))).toBe('Steps: 3 rounds determine 3 values.');
  press('walk.steps');
  expect(saidOf(() => press('game.play'))).toMatch(/^Game: .*piece/);
});
