/** The texts about the values and positions that follow a board, and about a search among them. */
export const following = {
  setUp: 'Set it up',
} as const;
