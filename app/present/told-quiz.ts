/**
 * The quiz as it is sent to the audience's window: a verdict that is not told yet is not sent, nor why a guess is not right before
 * that may be told, nor why one was not understood, which concerns who typed it. Once the value of the node is shown, every verdict is shown too.
 */
import type { EditorState } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { mayTellWhy } from '../store/quiz.ts';
import type { Quiz } from '../store/state/quiz.ts';
import { isUnseen, type ToldFrom } from '../store/telling.ts';

type Asked = ToldFrom & Pick<EditorState, 'quiz'>;

type Known = {
  readonly quiz: Quiz;
  readonly revealed: boolean;
  readonly withWhy: boolean;
  readonly told: Quiz;
};
const last = held<Known | undefined>(() => undefined);

/** The same quiz of which the same may be told gives the same record, so that it is sent once. */
export function toldQuiz(state: Asked): Quiz | undefined {
  const { quiz } = state;
  if (!quiz) return undefined;
  const revealed = quiz.node !== undefined && !isUnseen(state, quiz.node);
  const withWhy = mayTellWhy(state);
  const known = last.now;
  if (known?.quiz === quiz && known.revealed === revealed && known.withWhy === withWhy) return known.told;
  const guesses = quiz.guesses.map((guess) => ({
    ...guess,
    ...(!guess.told && !revealed && { verdict: undefined, says: undefined }),
    ...(!withWhy && { why: [] }),
  }));
  const told = { ...quiz, guesses, refused: '' };
  last.now = { quiz, revealed, withWhy, told };
  return told;
}
