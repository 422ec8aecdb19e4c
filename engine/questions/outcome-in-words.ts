/** Outcomes in words, for lines of text. */
import type { Outcome } from '../outcome/outcome.ts';

export const outcomeInWords: Readonly<Record<Outcome, string>> = {
  P: 'P: the previous player wins',
  N: 'N: the next player wins',
  D: 'D: a draw with best play',
  L: 'L: Left wins',
  R: 'R: Right wins',
  'N^': 'N^: Left wins moving first; Right draws moving first',
  Nv: 'Nv: Right wins moving first; Left draws moving first',
  'P^': 'P^: Left wins moving second; Right draws moving second',
  Pv: 'Pv: Right wins moving second; Left draws moving second',
};
