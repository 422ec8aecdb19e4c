/** What walkthroughs say: through rounds, reductions and proofs. */
import { counted } from './counting.ts';

export const walking = {
  steps: 'Steps',
  round: (number: number) => `Round ${number}`,
  /** At a value: which step of the bar Steps finds it. */
  foundIn: (round: number) => `Steps finds it in round ${counted(round)}.`,
  foundInNone: 'Steps finds it in no round: it has infinite rank.',
  inNoRound: 'In no round',
  sheet: 'Contact sheet',
  notYet: 'Not determined in the rounds so far.',
} as const;
