/** What the dialog of the link says of what is in it and what is not. */
import { someOf } from './counting.ts';

export const sharing = {
  leavesOut: (what: readonly string[]) => `Not in the link: ${someOf(what)}.`,
  leftOut: {
    game: 'the game (the panel of the game has a link to it)',
    reductions: 'the steps of the reductions',
    proof: 'the proof that is open',
    line: 'the line of play',
  },
} as const;
