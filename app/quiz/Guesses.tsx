/** The guesses about a node: each with its hands, which + and − change, and its verdict once it is told. */
import { Minus, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { textOfGuess } from '../../engine/theories/index.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { isShortcut } from '../parts/typed-keys.ts';
import { dropGuess, raiseHands, tellGuess } from '../store/quiz.ts';
import type { ClassGuess } from '../store/state/quiz.ts';
import { words } from '../words.ts';
import { GuessText, VerdictText } from './GuessText.tsx';
import css from './quiz.module.css';

const says = words.quiz;

/** Pressed, it says again why. */
function Verdict({ guess }: { readonly guess: ClassGuess }) {
  if (!guess.verdict) return null;
  return (
    <Button
      look="quiet"
      className={css.verdict}
      data-verdict={guess.verdict}
      title={says.why}
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
          name={says.fewer(text)}
          aria-disabled={hands === 0 || undefined}
          onClick={() => raiseHands(key, -1)}
        >
          <Minus size={16} aria-hidden="true" />
        </IconButton>
        <output className="numbers" aria-label={says.hands(hands)}>
          {hands}
        </output>
        <IconButton name={says.more(text)} data-more onClick={() => raiseHands(key, 1)}>
          <Plus size={16} aria-hidden="true" />
        </IconButton>
      </span>
      {told || revealed ? (
        <Verdict guess={guess} />
      ) : (
        <Button aria-label={says.checkIt(text)} onClick={() => tellGuess(key)}>
          {says.check}
        </Button>
      )}
      <IconButton name={says.drop(text)} onClick={() => dropGuess(key)}>
        <Trash2 size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

export function Guesses(props: { readonly guesses: readonly ClassGuess[]; readonly revealed: boolean }) {
  if (props.guesses.length === 0) return null;
  return (
    <ul className={css.guesses} aria-label={says.guesses}>
      {props.guesses.map((guess) => (
        <GuessItem key={guess.key} guess={guess} revealed={props.revealed} />
      ))}
    </ul>
  );
}
