/** The texts where a board is opened. */
type GoodSign = 'win' | 'draw' | 'score' | 'unbeaten';

export const boards = {
  openBoard: 'Open a board…',
  boards: 'Boards',
  noPositionYet: 'The board does not show a position yet: correct the marked places first.',
  kind: {
    all: 'All',
    impartial: 'Impartial',
    partizan: 'Partizan',
    loopy: 'Loopy',
    scores: 'Scores',
    rounds: 'At once',
  },
  picture: (says: string) => `The board: ${says}`,
  onNodes: 'Boards on the nodes',
  board: 'Board',
  worth: 'Value',
  staysAsLarge: 'The board cannot change its size in this way.',
  staysAsMany: (things: string) => `The number of ${things} cannot change in this way.`,
  hiddenSays: 'value hidden',
  /**
   * What is good about a move: its result if the board is played alone, and whether no other move beats it in
   * a sum either.
   */
  goodSign: { win: '✓', draw: '=', score: '✓', unbeaten: '★' } satisfies Record<GoodSign, string>,
  goodSays: {
    win: 'wins',
    draw: 'draws',
    score: 'comes to the best score',
    unbeaten: 'no other move leads to a better value',
  } satisfies Record<GoodSign, string>,
  goodLegend: (signs: readonly GoodSign[]) =>
    signs
      .map(
        (sign) =>
          ({
            win: '✓ wins, if this board is played alone',
            draw: '= draws, if this board is played alone',
            score: '✓ comes to the best score',
            unbeaten: '★ no other move leads to a better value: in a sum, play one of these',
          })[sign],
      )
      .join(' · '),
  reachLong: 'Each piece shows the best value that its player can reach with it',
  pointsMade: (points: number) => `+${points}`,
  dropBack: 'Drop this file on the editor to open the board again.',
  stop: 'Stop',
  noValue: 'no value',
} as const;
