/** A guess as it is typeset, and its verdict as a sign with words. */
import { Check, Equal, X } from 'lucide-react';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import type { ClassGuess } from '../store/state/quiz.ts';

const icons = { right: Check, outcome: Equal, wrong: X } as const;

type VerdictTold = Pick<ClassGuess, 'guess'> & {
  readonly verdict: NonNullable<ClassGuess['verdict']>;
};

export function GuessText({ guess }: Pick<ClassGuess, 'guess'>) {
  if (guess.kind === 'value') return <MathText value={guess.value} />;
  return guess.kind === 'outcome' ? <OutcomeLetter outcome={guess.outcome} /> : <span>{guess.text}</span>;
}

const verdictSaid = { right: 'right', outcome: 'right outcome, not the value', wrong: 'not right' } as const;

export function VerdictText({ guess, verdict }: VerdictTold) {
  const Icon = icons[verdict];
  return (
    <>
      <Icon size="1em" aria-hidden="true" />
      {verdict === 'outcome' && guess.kind === 'outcome' ? 'right outcome' : verdictSaid[verdict]}
    </>
  );
}
