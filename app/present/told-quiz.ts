/**
 * The quiz as it is sent to the audience's window: a verdict that is not told yet is not sent. Once the value of the node is
 * shown every verdict is.
 */
import { held } from '../store/held.ts';
import { isHidden } from '../store/hidden.ts';
import type { Quiz } from '../store/state/quiz.ts';
import type { Hidden } from '../store/state/showing.ts';

const last = held<{ readonly of: Quiz; readonly hidden: Hidden; readonly told: Quiz } | undefined>(
  () => undefined,
);

/** The same quiz with the same hidden values gives the same record, so that it is sent once. */
export function toldQuiz(quiz: Quiz | undefined, hidden: Hidden): Quiz | undefined {
  if (!quiz) return undefined;
  if (last.now?.of === quiz && last.now.hidden === hidden) return last.now.told;
  const revealed = quiz.node !== undefined && !isHidden(hidden, quiz.node);
  const guesses = quiz.guesses.map((guess) =>
    guess.told || revealed ? guess : { ...guess, verdict: undefined, says: [] },
  );
  const told = { ...quiz, guesses };
  last.now = { of: quiz, hidden, told };
  return told;
}
