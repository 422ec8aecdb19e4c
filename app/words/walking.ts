/** What walkthroughs say: through rounds, reductions and proofs. */
export const walking = {
  steps: 'Steps',
  round: (number: number) => `Round ${number}`,
  inNoRound: 'In no round',
  sheet: 'Contact sheet',
} as const;
