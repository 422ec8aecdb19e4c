/** The texts where a board is opened. */
import { counted, many } from './counting.ts';
import { forHand } from './tapping.ts';

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
  noBoardAtNode: (ruleset: string) =>
    `The name of this node is not a position of ${ruleset}, so the node shows no board.`,
  board: 'Board',
  worth: 'Value',
  noMoves: (player: string) => `${player} has no move here.`,
  movesOf: (player: string) => `${player}’s moves`,
  nobodyMoves: 'Nobody has a move here.',
  moreMoves: (count: number) => `and ${many(count, 'more move', 'more moves')}`,
  anyMoves: 'Moves of either player',
  rounds: {
    chooseBoth: 'Choose a move for each player: both happen at once.',
    together: (left: string, right: string) => `${left} and ${right} lead to`,
    look: 'Look at this position',
    gains: (gain: number) => (gain > 0 ? `Left gains ${gain}.` : `Right gains ${-gain}.`),
    noSuchSum: 'These components cannot be played in this sum. Choose another sum.',
  },
  start: 'start',
  get click() {
    return forHand('A click');
  },
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
  onTheBoard: 'On the board',
  arrows: 'Arrows',
  reach: 'Best of each piece',
  reachLong: 'Each piece shows the best value that its player can reach with it',
  pointsMade: (points: number) => `+${points}`,
  dropBack: 'Drop this file on the editor to open the board again.',
  working: 'Solving the board',
  progress: (done: number, total: number) =>
    total === 0
      ? `${many(done, 'position', 'positions')} found`
      : `${counted(done)} of ${many(total, 'position', 'positions')} solved`,
  partsMet: (met: number) => `${many(met, 'part', 'parts')} found`,
  byParts:
    'More positions follow than the limit allows. The values of this position and of its moves were found part by part. The values of all positions, and play against the computer, need the whole game.',
  byPartsFirst:
    'The values of this position and of its moves were found part by part. All positions that follow are being solved now, which takes longer.',
  parts: (met: number) => many(met, 'part', 'parts'),
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Start again',
  noValue: 'no value',
  revealMove: (says: string) => `Reveal what ${says} leads to`,
  askOfMove: (says: string) => `Ask the class what ${says} leads to`,
  revealHere: 'Reveal its value',
  askHere: 'Ask the class for its value',
  allow: (count: number) => `Allow ${counted(count)}`,
} as const;
