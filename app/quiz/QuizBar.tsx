/**
 * The bar of the quiz, below the canvas: the node that is asked about, a field for a guess, and the guesses with the
 * hands that the teacher counts.
 */
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { canvasState } from '../canvas/model/canvas-state.ts';
import { canvas } from '../canvas/viewport.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { editor, useEditor } from '../store/editor.ts';
import { hideAll, reveal, showAll } from '../store/hidden.ts';
import { askAbout, askedNode, closeQuiz, forgetGuesses, guessValue, writeGuess } from '../store/quiz.ts';
import { sameGame } from '../store/same-game.ts';
import { selectedItems } from '../store/selectors.ts';
import type { Quiz } from '../store/state/quiz.ts';
import { isOnBoard, subjectOf } from '../store/subject.ts';
import { isUnseen, mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import { AskedOfClass, Sentences } from './AskedOfClass.tsx';
import { Guesses } from './Guesses.tsx';
import css from './quiz.module.css';

const says = words.quiz;

/** The one node that is selected or has the focus; on a board the position that is shown. */
const useChosen = () =>
  useEditor((state) => {
    const chosen = subjectOf(state.document).chosen(state);
    return chosen.length === 1 ? chosen[0] : undefined;
  });

/** An edit of the game makes another value of it. */
function useForgetting(): void {
  const document = useEditor((state) => state.document);
  const before = useRef(document);
  useEffect(() => {
    if (!sameGame(before.current, document)) forgetGuesses();
    before.current = document;
  }, [document]);
}

/** Enter checks; Shift and Enter asks the class. Esc goes back to the drawing. */
function GuessField() {
  const typed = useEditor((state) => state.guessWriting);
  const kind = useEditor(({ document }) => subjectOf(document).kindOfValues(document));
  const field = useRef<HTMLInputElement>(null);
  const give = (forClass: boolean): void => {
    void guessValue(typed, forClass).then((understood) => understood && writeGuess(''));
    field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give(false);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <input
        ref={field}
        className={css.field}
        aria-label={says.field}
        placeholder={says.example[kind]}
        value={typed}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        data-guess
        onChange={({ target }) => writeGuess(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            canvas()?.focus();
          } else if (event.key === 'Enter' && event.shiftKey) {
            event.preventDefault();
            give(true);
          }
        }}
      />
      <Button type="submit" look="strong">
        {says.check}
      </Button>
      <Button title={says.askClassSays} onClick={() => give(true)}>
        {says.askClass}
      </Button>
    </form>
  );
}

/**
 * With a mouse, choosing a node on the canvas leads to the field; on a touch screen that would bring up the keyboard,
 * and who walks through the drawing by keys stays there. On a board, where moves go on from one position to the next, the field has
 * the focus when the quiz is opened, so that no letter of a guess sets up a piece.
 */
function useFieldFocus(node: string | undefined): void {
  const begun = useRef(false);
  useEffect(() => {
    const onBoard = isOnBoard(editor());
    if (onBoard && begun.current) return;
    begun.current = node !== undefined;
    const staysThere = canvasState().byKeyboard && !onBoard;
    if (node === undefined || staysThere || !matchMedia('(pointer: fine)').matches) return;
    focusField();
  }, [node]);
  // A click on the node that is asked about already chooses it as well: what is typed then is a guess, not a key of the canvas.
  useEffect(() => {
    const clicked = (): void => {
      const { nodes } = selectedItems(editor());
      const isAsked = node !== undefined && nodes.length === 1 && nodes[0] === node;
      const onCanvas = document.activeElement?.role === 'application';
      if (isAsked && onCanvas && matchMedia('(pointer: fine)').matches) focusField();
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, [node]);
}

const focusField = (): void => document.querySelector<HTMLInputElement>('[data-guess]')?.focus();

function Open({ quiz }: { readonly quiz: Quiz }) {
  const chosen = useChosen();
  useForgetting();
  useEffect(() => {
    if (chosen !== undefined) askAbout(chosen);
  }, [chosen]);
  const node = useEditor(askedNode);
  useFieldFocus(node);
  const unseen = useEditor((state) => node !== undefined && isUnseen(state, node));
  const isTold = useEditor(mayTellAll);
  return (
    <section className={css.bar} aria-label={says.quiz}>
      <div className={css.row}>
        <AskedOfClass quiz={quiz} />
        {unseen && <GuessField />}
        <div className={css.end}>
          {unseen && node !== undefined && <Button onClick={() => reveal([node])}>{says.revealIt}</Button>}
          <Button onClick={isTold ? hideAll : showAll}>{isTold ? says.hideAll : says.showAll}</Button>
        </div>
        <IconButton className={css.close} name={says.close} keys="q" onClick={closeQuiz}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <Sentences quiz={quiz} />
      <Guesses guesses={quiz.guesses} revealed={!unseen} />
    </section>
  );
}

export function QuizBar() {
  const quiz = useEditor((state) => state.quiz);
  return quiz ? <Open quiz={quiz} /> : null;
}
