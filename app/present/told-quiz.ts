/**
 * The quiz as the audience's window receives it. It leaves out the verdicts that are not shown yet, the reasons why guesses are not right
 * until they may be shown, and the reason why a guess was not understood, which concerns only the person who typed it. Once the value of
 * the node is shown, every verdict is shown too.
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

/** Gives the same record for the same quiz as long as the same parts of it may be shown, so that it is sent only once. */
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
