/**
 * The quiz as it is sent to the audience's window: a verdict that is not told yet is not sent, nor why a guess is not right before
 * that may be told, nor why one was not understood, which concerns who typed it. Once the value of the node is shown, every verdict is shown too.
 */
import type { EditorState } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { isHidden } from '../store/hidden.ts';
import { mayTellWhy } from '../store/quiz.ts';
import type { Quiz } from '../store/state/quiz.ts';

type Asked = Pick<EditorState, 'quiz' | 'hidden' | 'document'>;

const last = held<{ readonly of: Asked; readonly told: Quiz } | undefined>(() => undefined);

/** The same quiz of the same arcs with the same hidden values gives the same record, so that it is sent once. */
export function toldQuiz({ quiz, hidden, document }: Asked): Quiz | undefined {
  if (!quiz) return undefined;
  const of = last.now?.of;
  if (last.now && of?.quiz === quiz && of.hidden === hidden && of.document.edges === document.edges)
    return last.now.told;
  const revealed = quiz.node !== undefined && !isHidden(hidden, quiz.node);
  const withWhy = mayTellWhy({ quiz, hidden, document });
  const guesses = quiz.guesses.map((guess) => ({
    ...guess,
    ...(!guess.told && !revealed && { verdict: undefined, says: undefined }),
    ...(!withWhy && { why: [] }),
  }));
  const told = { ...quiz, guesses, refused: '' };
  last.now = { of: { quiz, hidden, document }, told };
  return told;
}
