/**
 * The bar of the quiz, below the canvas: the node that is asked about, a field for a guess, and the guesses
 * with the hands that the teacher counts.
 */
import { Minus, Plus, Trash2, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { textOfGuess } from '../../engine/theories/index.ts';
import { canvasState } from '../canvas/model/canvas-state.ts';
import { canvas } from '../canvas/viewport.ts';
import { commandById } from '../commands/index.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { isShortcut } from '../parts/typed-keys.ts';
import { openDialog } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { hideAll, reveal, showAll } from '../store/hidden.ts';
import {
  askAbout,
  askedNode,
  closeQuiz,
  dropGuess,
  forgetGuesses,
  guessValue,
  raiseHands,
  tellGuess,
  writeGuess,
} from '../store/quiz.ts';
import { sameGame } from '../store/same-game.ts';
import { selectedItems } from '../store/selectors.ts';
import type { ClassGuess, Quiz } from '../store/state/quiz.ts';
import { isOnBoard, subjectOf } from '../store/subject.ts';
import { isUnseen, mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import { AskedOfClass, Sentences } from './AskedOfClass.tsx';
import { GuessText, VerdictText } from './GuessText.tsx';
import css from './quiz.module.css';

const guessSays = words.quiz;

/** Pressed, it guessSays again why. */
function Verdict({ guess }: { readonly guess: ClassGuess }) {
  if (!guess.verdict) return null;
  return (
    <Button
      look="quiet"
      className={css.verdict}
      data-verdict={guess.verdict}
      title="Why"
      onClick={() => tellGuess(guess.key)}
    >
      <VerdictText guess={guess.guess} verdict={guess.verdict} />
    </Button>
  );
}

/** In a guess + and − count hands, and the arrows go to its neighbours. */
function press(event: KeyboardEvent<HTMLElement>, key: string): void {
  if (isShortcut(event)) return;
  if (event.key === '+' || event.key === '=') raiseHands(key, 1);
  else if (event.key === '-' || event.key === '−') raiseHands(key, -1);
  else if (event.key === 'Delete') dropGuess(key);
  else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const item = event.currentTarget;
    const next = event.key === 'ArrowRight' ? item.nextElementSibling : item.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-more]')?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function GuessItem({ guess, revealed }: { readonly guess: ClassGuess; readonly revealed: boolean }) {
  const { key, hands, verdict, told } = guess;
  const text = textOfGuess(guess.guess);
  return (
    <li
      className={css.guess}
      data-verdict={told || revealed ? verdict : undefined}
      onKeyDown={(event) => press(event, key)}
    >
      <span className={css.text}>
        <GuessText guess={guess.guess} />
      </span>
      <span className={css.hands}>
        <IconButton
          name={`One hand fewer for ${text}`}
          aria-disabled={hands === 0 || undefined}
          onClick={() => raiseHands(key, -1)}
        >
          <Minus size={16} aria-hidden="true" />
        </IconButton>
        <output className="numbers" aria-label={guessSays.hands(hands)}>
          {hands}
        </output>
        <IconButton name={`One more hand for ${text}`} data-more onClick={() => raiseHands(key, 1)}>
          <Plus size={16} aria-hidden="true" />
        </IconButton>
      </span>
      {told || revealed ? (
        <Verdict guess={guess} />
      ) : (
        <Button aria-label={`Check ${text}`} onClick={() => tellGuess(key)}>
          Check
        </Button>
      )}
      <IconButton name={`Remove ${text} from the list`} onClick={() => dropGuess(key)}>
        <Trash2 size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The guesses about a node: each with its hands, which + and − change, and its verdict once it is shown. */
function Guesses(props: { readonly guesses: readonly ClassGuess[]; readonly revealed: boolean }) {
  if (props.guesses.length === 0) return null;
  return (
    <ul className={css.guesses} aria-label={guessSays.guesses}>
      {props.guesses.map((guess) => (
        <GuessItem key={guess.key} guess={guess} revealed={props.revealed} />
      ))}
    </ul>
  );
}

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

/** Values that hardly any drawing has, so that none is a hint. */
const example = {
  impartial: '*7, inf_{3,5}, moon_4, N …',
  partizan: '9/4, {5|-5}, up, L …',
  scored: '9/4, <5|-7>, L …',
} as const;

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
        aria-label="A value, or who wins"
        placeholder={example[kind]}
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
        Check
      </Button>
      <Button
        title="Lists the guess to count hands, and does not say whether it is right"
        onClick={() => give(true)}
      >
        Ask the class
      </Button>
    </form>
  );
}

/**
 * With a mouse, choosing a node on the canvas leads to the field; on a touch screen that would bring up the
 * keyboard, and a person who walks through the drawing by keys stays there. On a board, where moves lead from
 * one position to the next, the field has the focus when the quiz is opened, so that no letter of a guess
 * sets up a piece.
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
  // A click on the node that is asked about already chooses it as well: what is typed then is a guess, not a
  // key of the canvas.
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
          <Button onClick={() => openDialog({ kind: 'find-games', about: 'exercises' })}>
            {commandById('find.exercises').label}
          </Button>
        </div>
        <IconButton className={css.close} name="Close the quiz" keys="q" onClick={closeQuiz}>
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
