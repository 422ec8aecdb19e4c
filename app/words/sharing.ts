/** What the dialog of the link says of what is in it and what is not. */
import { someOf } from './counting.ts';

export const sharing = {
  onlyHere: (host: string) =>
    host === ''
      ? 'It leads to a file on this computer, so nobody else can open it.'
      : `It leads to ${host}, which is this computer or its own network, so nobody else can open it.`,
  leavesOut: (what: readonly string[]) => `Not in the link: ${someOf(what)}.`,
  leftOut: {
    draft: 'the text that cannot be read yet',
    game: 'the game (the panel of the game has a link to it)',
    reductions: 'the steps of the reductions',
    proof: 'the proof that is open',
    line: 'the line of play',
    guesses: 'the guesses of the quiz',
    lesson: 'the lesson',
  },
} as const;
