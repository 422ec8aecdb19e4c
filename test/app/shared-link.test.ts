/**
 * What the link of the present drawing has beside the drawing, what it leaves out, and the sentence about
 * hidden names.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Share } from '../../app/dialogs/Share.tsx';
import { addressToShare, leftOutOfLink, stepShared } from '../../app/export/shared-link.ts';
import { withheldOf } from '../../app/export/withheld.ts';
import { setAnswers } from '../../app/store/answers.ts';
import { keepDraft, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { openQuiz, writeGuess } from '../../app/store/quiz.ts';
import { beginGame } from '../../app/walkthrough/playing.ts';
import { beginRounds, endWalkthrough, goToFrame } from '../../app/walkthrough/walking.ts';
import { words } from '../../app/words.ts';
import { setTitle } from '../../engine/document/edits/index.ts';
import { partsOfLink } from '../../engine/document/links/index.ts';
import { drawn } from '../fixtures/labelled.ts';

vi.stubGlobal('location', { href: 'https://example.org/grundy/' });

/** c moves to a terminal node; its name says a value, and so does that of d. */
const { document, labels } = drawn('a -> b\nb -> c\nover -> c\n"*7" -> over');

beforeEach(() => {
  startAfresh();
  openDocument(document, 'd');
  setAnswers({ labels, staleLabels: labels, solving: { kind: 'idle' } });
});
afterEach(startAfresh);

const partsShared = async () => partsOfLink(new URL(await addressToShare(false)).hash);

test('a link opens at the step of the rounds that is shown, and at the end where the last is', async () => {
  expect(await partsShared()).toMatchObject({ step: undefined, embed: false });
  beginRounds();
  goToFrame(1);
  expect([stepShared(editor()), await partsShared()]).toMatchObject([1, { step: 1 }]);
  const embedded = partsOfLink(`${new URL(await addressToShare(false)).hash}&embed&theme=dark`);
  expect(embedded).toMatchObject({ embed: true, step: 1, theme: 'dark' });
  goToFrame(9);
  expect(await partsShared()).toMatchObject({ step: undefined });
});

test('what is on the screen and in no link is named, and nothing where all is in it', () => {
  expect(leftOutOfLink(editor())).toEqual([]);
  beginRounds();
  expect(leftOutOfLink(editor())).toEqual([]);
  endWalkthrough();
  keepDraft('a -> -> b');
  openQuiz('a');
  expect(leftOutOfLink(editor())).toEqual(['the text that cannot be read yet']);
  writeGuess('*1');
  expect(leftOutOfLink(editor())).toEqual(['the text that cannot be read yet', 'the guesses of the quiz']);
  keepDraft(undefined);
  writeGuess('');
  beginGame();
  expect(leftOutOfLink(editor())).toEqual(['the game (the panel of the game has a link to it)']);
});

test('the dialog that shares says what is not in the link, and nothing where all is in it', async () => {
  const said = async (): Promise<string> => {
    const address = await addressToShare(false);
    const markup = renderToStaticMarkup(createElement(Share, { address }));
    return /The link itself contains[^<]*/.exec(markup)?.[0] ?? '';
  };
  const contains =
    'The link itself contains the drawing; nothing is stored on a server. Later changes need a new link.';
  expect(await said()).toBe(contains);
  keepDraft('a -> -> b');
  expect(await said()).toBe(`${contains} Not in the link: the text that cannot be read yet.`);
  openQuiz('a');
  writeGuess('*1');
  expect(await said()).toBe(
    `${contains} Not in the link: the text that cannot be read yet and the guesses of the quiz.`,
  );
});

test('the sentence about hidden values, names and titles says what a person who opens the drawing finds', () => {
  const said = (namesToo: boolean, only?: readonly string[]): string =>
    words.quiz.handedSaid(withheldOf(documentToKeep(), only), namesToo);
  expect(said(false)).toBe('');
  hideAll();
  const opens = 'but everybody who opens it can show';
  expect(said(false)).toBe(
    `5 values are hidden in it, ${opens} them. Letters replace 2 names that reveal them.`,
  );
  expect(said(false, ['over'])).toBe(
    `1 value is hidden in it, ${opens} it. A letter replaces the name that reveals it.`,
  );
  expect(said(false, ['a', 'b'])).toBe(`2 values are hidden in it, ${opens} them.`);
  expect(said(true)).toBe(
    `5 values are hidden in it, ${opens} them. The names that reveal them are included, and appear together with them.`,
  );
  openDocument(setTitle(documentToKeep(), 'over'), 'e');
  expect(said(false, ['a'])).toBe(
    `1 value is hidden in it, ${opens} it. The title, which reveals it, is left out.`,
  );
});
