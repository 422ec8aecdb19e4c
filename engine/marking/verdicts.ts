/** What every answer shares: its verdict, its key, and how one that was not understood is answered. */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import { gameKey } from '../values/words.ts';
import type { MarkedAnswer } from './prepared.ts';

export const marked = (
  verdict: MarkedAnswer['verdict'],
  key: string,
  text: string,
  says = '',
): MarkedAnswer => ({ verdict, key, text, says, drawing: undefined });

/** Letters of an answer that are shown. */
const mostShown = 500;

/** Words without capitals and further blanks. */
export const wordsAlike = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

export function notUnderstood(text: string, says: string): MarkedAnswer {
  const shown = text.trim().slice(0, mostShown);
  return marked('not-understood', `not understood ${wordsAlike(shown)}`, shown, says);
}

/** Equal values have one key, and so have a value and the same game of another kind. */
export const keyOfValue = (value: Value): string => `value ${gameKey(value)}`;
export const keyOfOutcome = (outcome: Outcome): string => `outcome ${outcome}`;
