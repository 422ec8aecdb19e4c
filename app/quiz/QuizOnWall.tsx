/** The quiz in the audience's window: what is asked, the guesses with their hands, and what the teacher has told of them. */
import { useEditor } from '../store/editor.ts';
import { askedNode } from '../store/quiz.ts';
import { words } from '../words.ts';
import { AskedOfClass, Sentences } from './AskedOfClass.tsx';
import { GuessText, VerdictText } from './GuessText.tsx';
import css from './quiz.module.css';

export function QuizOnWall() {
  const quiz = useEditor((state) => state.quiz);
  const asked = useEditor(askedNode);
  // What is said before a node is chosen is for the teacher.
  if (!quiz || asked === undefined) return null;
  return (
    <section className={css.bar} aria-label={words.quiz.quiz}>
      <AskedOfClass quiz={quiz} />
      <Sentences quiz={quiz} />
      {quiz.guesses.length > 0 && (
        <ul className={css.guesses} aria-label={words.quiz.guesses}>
          {quiz.guesses.map(({ key, guess, hands, verdict }) => (
            <li key={key} className={`${css.guess} ${css.onWall}`} data-verdict={verdict}>
              <span className={css.text}>
                <GuessText guess={guess} />
              </span>
              <output className="numbers" aria-label={words.quiz.hands(hands)}>
                {hands}
              </output>
              {verdict && (
                <span className={css.verdict} data-verdict={verdict}>
                  <VerdictText guess={guess} verdict={verdict} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
