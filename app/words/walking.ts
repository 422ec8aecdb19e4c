/** What walkthroughs say: through rounds, reductions and proofs. */
import { counted, many } from './counting.ts';

export const walking = {
  steps: 'Steps',
  /** What the bar is called while it goes through a proof. */
  proof: 'Proof',
  notOpen: 'Open Steps first (S).',
  place: (at: number, count: number) => `${counted(at)} of ${counted(count)}`,
  round: (number: number) => `Round ${number}`,
  /** At a value: which step of the bar Steps finds it. */
  foundIn: (round: number) => `Steps finds it in round ${counted(round)}.`,
  foundInNone: 'Steps finds it in no round: it has infinite rank.',
  inNoRound: 'In no round',
  roundsAhead: (rounds: number, nodes: number, beyond: number) =>
    `${many(rounds, 'round determines', 'rounds determine')} ${many(nodes, 'value', 'values')}${
      beyond > 0 ? `; ${counted(beyond)} more ${beyond === 1 ? 'is' : 'are'} of infinite rank` : ''
    }.`,
  roundsShown: (rounds: number) =>
    `${many(rounds, 'round determines', 'rounds determine')} the values that are shown.`,
  noneShown: 'All values that were found in rounds are hidden.',
  more: (count: number) => `${counted(count)} more`,
  others: (count: number) => `${many(count, 'node gets', 'nodes get')} other values`,
  noRounds: 'No value of this drawing was found in a round.',
  working: 'The values are still being found.',
  sheet: 'Contact sheet',
  notYet: 'Not determined in the rounds so far.',
} as const;
