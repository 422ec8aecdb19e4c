/**
 * The quiz: guesses are judged by the engine, those for the class keep their verdict until it is shown, hands
 * are counted, another node begins afresh; why a guess is not right, which reveals the value, is shown when
 * the value is revealed.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toldQuiz } from '../../app/present/scene-of.ts';
import { positionAsked } from '../../app/store/board.ts';
import { startSolvingBoards } from '../../app/store/board-solving.ts';
import { applyEdit, openDocument, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, reveal, showAll } from '../../app/store/hidden.ts';
import {
  askAbout,
  askedNode,
  dropGuess,
  guessValue,
  mayTellWhy,
  openQuiz,
  quizToKeep,
  raiseHands,
  resumeQuiz,
  saidOfGuess,
  tellGuess,
  writeGuess,
} from '../../app/store/quiz.ts';
import { bringRulesets } from '../../app/store/rulesets.ts';
import type { QuizSentence } from '../../app/store/state/quiz.ts';
import { removeItems } from '../../engine/document/edits/index.ts';
import { emptyDocument, mergeEdgeList } from '../../engine/document/index.ts';
import { textOfGuess } from '../../engine/theories/index.ts';
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
const said = (): string => {
  const { quiz } = editor();
  return quiz ? saidOfGuess(quiz, mayTellWhy(editor())).map(inWords).join(' ') : '';
};
const key = (place: number): string => editor().quiz?.guesses[place].key ?? '';

test('a checked guess is judged immediately, one for the class when the teacher shows it', async () => {
  expect(await guessValue('*1', false)).toBe(true);
  expect(said()).toBe('The outcome is right, but the value is not *1.');
  await guessValue('2', true);
  expect(listed()).toEqual(['*1 0 outcome', '*2 1 …']);
  expect(said()).toBe('');
  tellGuess(key(1));
  expect([listed()[1], said()]).toEqual(['*2 1 right', 'Right: *2.']);
  expect(await guessValue('nonsense', false)).toBe(false);
  expect(said()).toMatch(/^“nonsense” is not a value here/);
});

test('why a guess is not right is shown when the value is revealed, and everything that the reason depends on', async () => {
  const why = 'The outcome is right, but the value is not *1. Its option b is worth *1 already.';
  await guessValue('*1', false);
  reveal(['b', 'c']);
  expect(said()).not.toContain('already');
  reveal(['a']);
  expect(said()).toBe(why);
  hideAll();
  expect(said()).not.toContain('already');
  reveal(['a']);
  expect(said()).not.toContain('already');
});

const ofSpaces: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'impartial values on a cycle',
    'a -> b, c\nb -> a\nc -> d',
    ['0', '*1', '*2', 'inf', 'inf_0', 'moon_0', 'N', 'P', 'D'],
  ],
  ['gray nodes', '(a) -> b, c\nb -> (c)\n(c) -> d', ['0', '*1', 'moon_0', 'N', 'P', 'D']],
  [
    'partizan values',
    'a ->L b\na ->R a\nb ->L c',
    ['over', 'up', '0', '1', '-1', '{1|-1}', 'on', 'L', 'R', 'N', 'P'],
  ],
  ['scores', 'a ->L b\na ->R c\nb: 3\nc: -2', ['0', '3', '<3|-2>', '<4|-2>', 'L', 'R', 'N', 'P']],
];

test.each(ofSpaces)('for %s a guess gets only its verdict', async (_, text, guesses) => {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  openDocument(read.value, 'another drawing');
  hideAll();
  openQuiz('a');
  const reasons: string[] = [];
  for (const typed of guesses) {
    expect(await guessValue(typed, false), typed).toBe(true);
    const { verdict, guess, why } = editor().quiz?.guesses.at(-1) ?? {};
    const is = guess ? textOfGuess(guess) : '';
    // The verdict and the guess determine every word.
    const forms = {
      right: `Right: ${is}.`,
      wrong: `Not ${is}.`,
      outcome: guess?.kind === 'outcome' ? said() : `The outcome is right, but the value is not ${is}.`,
    };
    expect(said(), typed).toBe(forms[verdict ?? 'wrong']);
    if (guess?.kind === 'outcome' && verdict === 'outcome')
      expect(said()).toMatch(/^The outcome is right: [^.]*\.$/);
    reasons.push(...(why ?? []).map(inWords));
  }
  expect(reasons.length).toBeGreaterThan(0);
  const sent = JSON.stringify(toldQuiz(editor()));
  for (const { why } of editor().quiz?.guesses ?? [])
    for (const sentence of why) expect(sent).not.toContain(JSON.stringify(sentence).slice(1, -1));
});

test('a guess about a node that is deleted meanwhile is about no other node', async () => {
  applyEdit((document) => removeItems(document, ['a'], []));
  expect(await guessValue('*1', false)).toBe(false);
  expect([listed(), askedNode(editor())]).toEqual([[], undefined]);
  undo();
  expect(await guessValue('*2', false)).toBe(true);
  expect(listed()).toEqual(['*2 0 right']);
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

test('the audience’s window is not sent a verdict before it is shown, nor before the value is revealed', async () => {
  await guessValue('2', true);
  await guessValue('*1', false);
  const verdicts = (): readonly (string | undefined)[] => {
    const guesses = toldQuiz(editor())?.guesses ?? [];
    return guesses.map(({ verdict, says }) => (says ? verdict : undefined));
  };
  expect(verdicts()).toEqual([undefined, 'outcome']);
  expect(toldQuiz(editor())).toBe(toldQuiz(editor()));
  reveal(['a']);
  expect(verdicts()).toEqual(['right', 'outcome']);
});

test('a page that is loaded again has the quiz, and judges its guesses about the drawing as it then is', async () => {
  await guessValue('*1', false);
  await guessValue('2', true);
  raiseHands(key(1), 2);
  writeGuess('*7');
  const { quiz, guessWriting } = editor();
  if (!quiz) throw new Error('There is no quiz.');
  const left = JSON.stringify(quizToKeep(quiz, guessWriting));
  // Anybody could read what is kept, so it has neither the verdict nor the reason.
  expect(left).not.toMatch(/verdict|outcome|right/);
  const before = [listed(), said()];
  const reopen = (text: string): Promise<void> => {
    startAfresh();
    const read = mergeEdgeList(emptyDocument, text);
    if (!read.ok) throw new Error('it was refused');
    openDocument(read.value, 'a drawing');
    hideAll();
    return resumeQuiz(JSON.parse(left));
  };
  const resumed = reopen('a -> b, c\nb -> c');
  // The wall has the guesses at once.
  expect(toldQuiz(editor())?.guesses.map(({ hands, verdict }) => [hands, verdict])).toEqual([
    [0, undefined],
    [3, undefined],
  ]);
  await resumed;
  expect([listed(), said()]).toEqual(before);
  expect(editor().guessWriting).toBe('*7');
  tellGuess(key(1));
  expect(listed()[1]).toBe('*2 3 right');

  await reopen('a -> b');
  expect(listed()).toEqual(['*1 0 right', '*2 3 …']);
  // The class is not asked about a node that is no longer drawn.
  await reopen('x -> y');
  expect(editor().quiz).toMatchObject({ node: undefined, guesses: [] });
});

test('on a board the position is asked about, or where a move leads, and guesses are judged by its own values', async () => {
  await bringRulesets();
  openDocument({ ...emptyDocument, board: { ruleset: 'nim', position: '2+1' } }, 'a board');
  const end = startSolvingBoards();
  hideAll();
  openQuiz(positionAsked(editor()));
  expect(editor().quiz?.node).toBe('2+1');
  await guessValue('*3', false);
  await guessValue('N', true);
  await guessValue('*2', false);
  expect(listed()).toEqual(['*3 0 right', '𝒩 1 …', '*2 0 outcome']);
  expect(said()).toBe('The outcome is right, but the value is not *2.');
  askAbout('1+1');
  await guessValue('P', false);
  await guessValue('*7', false);
  expect(listed()).toEqual(['𝒫 0 outcome', '*7 0 wrong']);
  reveal(['1+1']);
  expect(said()).toBe('Not *7.');
  showAll();
  expect(said()).toMatch(/^Not \*7\. .*previous player/);
  const kept = quizToKeep(editor().quiz!, '');
  openQuiz(undefined);
  await resumeQuiz(kept);
  expect(listed()).toEqual(['𝒫 0 outcome', '*7 0 wrong']);
  applyEdit((document) => ({ ...document, board: { ruleset: 'nim', position: '4' } }));
  expect(askedNode(editor())).toBe('1+1');
  expect(await guessValue('*1', false)).toBe(false);
  expect(editor().quiz?.refused).toContain('does not follow');
  // A typing error concerns who made it.
  expect(toldQuiz(editor())?.refused).toBe('');
  end();
});
