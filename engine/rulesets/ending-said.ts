/** Who has won at the end of a game of a ruleset, in sentences. */
import type { Convention } from '../outcome/rules.ts';
import type { Ruleset } from './ruleset.ts';

const atOnce: Readonly<Record<Convention, string>> = {
  normal: 'A player who can move when the other one cannot has won. If neither can move, it is a draw.',
  scoring: 'At the end the points count: more than 0 wins for Left, less than 0 for Right, and 0 is a draw.',
  majority:
    'A player who has won more components than the other has won. If both have won equally many, it is a draw.',
};

const endless: Readonly<Record<Ruleset['infinitePlay'], string>> = {
  draw: 'Play that never ends is a draw.',
  left: 'Left wins play that never ends.',
  right: 'Right wins play that never ends.',
};

/** By the ruleset's own convention, where both players move at once. */
export function endingSaid({
  rounds,
  endScore,
  loopy,
  infinitePlay,
}: Pick<Ruleset, 'rounds' | 'endScore' | 'loopy' | 'infinitePlay'>): string {
  const ends = rounds
    ? atOnce[rounds.convention]
    : endScore
      ? 'At the end the score counts: more than 0 wins for Left, less than 0 for Right, and 0 is a draw.'
      : 'A player who must move and cannot has lost.';
  return loopy ? `${ends} ${endless[infinitePlay]}` : ends;
}
