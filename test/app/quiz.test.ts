/**
 * The quiz: guesses are judged by the engine, those for the class keep their verdict until it is told, hands are counted,
 * another node begins afresh; no sentence names a node whose value is hidden.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toldQuiz } from '../../app/present/told-quiz.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, reveal } from '../../app/store/hidden.ts';
import { askAbout, dropGuess, guessValue, openQuiz, raiseHands, tellGuess } from '../../app/store/quiz.ts';
import type { QuizSentence } from '../../app/store/state/quiz.ts';
import { emptyDocument, mergeEdgeList, textOfGuess } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';

beforeEach(() => {
  startAfresh();
  const read = mergeEdgeList(emptyDocument, 'a -> b, c\nb -> c');
  if (!read.ok) throw new Error('it was refused');
  openDocument(read.value, 'a drawing');
  hideAll();
  openQuiz('a');
});
afterEach(() => engine().close());

const inWords = (sentence: QuizSentence): string =>
  sentence
    .map((part) => (typeof part === 'string' ? part : 'node' in part ? part.node : textOfGuess(part.guess)))
    .join('');

const listed = (): readonly string[] =>
  (editor().quiz?.guesses ?? []).map(
    ({ guess, hands, verdict, told }) => `${textOfGuess(guess)} ${hands} ${told ? verdict : '…'}`,
  );
const said = (): string => (editor().quiz?.says ?? []).map(inWords).join(' ');
const key = (place: number): string => editor().quiz?.guesses[place].key ?? '';

test('a checked guess is told at once, one for the class when the teacher tells it', async () => {
  expect(await guessValue('*1', false)).toBe(true);
  expect(said()).toBe('The outcome is right, but it is not *1. One of its options is worth *1 already.');
  await guessValue('2', true);
  expect(listed()).toEqual(['*1 0 outcome', '*2 1 …']);
  expect(said()).toBe('');
  tellGuess(key(1));
  expect([listed()[1], said()]).toEqual(['*2 1 right', 'Right: *2.']);
  expect(await guessValue('nonsense', false)).toBe(false);
  expect(said()).toMatch(/^“nonsense” is no value here/);
});

test('an option is named only where its value is shown', async () => {
  reveal(['b']);
  await guessValue('*1', false);
  expect(said()).toContain('Its option b is worth *1 already.');
});

test('hands are counted, never below none; the same guess twice is one more hand', async () => {
  await guessValue('0', true);
  await guessValue('*0', true);
  raiseHands(key(0), 5);
  expect(listed()).toEqual(['0 7 …']);
  raiseHands(key(0), -9);
  expect(listed()).toEqual(['0 0 …']);
  await guessValue('N', true);
  dropGuess(key(0));
  expect(listed()).toEqual(['𝒩 1 …']);
});

test('another node begins afresh, and a judgement that comes too late is not listed', async () => {
  await guessValue('0', true);
  const late = guessValue('*1', false);
  askAbout('b');
  expect(await late).toBe(false);
  expect([editor().quiz?.node, listed()]).toEqual(['b', []]);
});

test('the audience’s window is not sent a verdict before it is told, nor before the value is revealed', async () => {
  await guessValue('2', true);
  await guessValue('*1', false);
  const verdicts = (): readonly (string | undefined)[] => {
    const { quiz, hidden } = editor();
    return (toldQuiz(quiz, hidden)?.guesses ?? []).map(({ verdict, says }) =>
      says.length > 0 ? verdict : undefined,
    );
  };
  expect(verdicts()).toEqual([undefined, 'outcome']);
  expect(toldQuiz(editor().quiz, editor().hidden)).toBe(toldQuiz(editor().quiz, editor().hidden));
  reveal(['a']);
  expect(verdicts()).toEqual(['right', 'outcome']);
});
