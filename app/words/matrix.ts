/**
 * The texts about the matrix of a position. Numbers come as they are shown, with the minus sign of
 * mathematics.
 */

import { forHand } from './tapping.ts';

const whose = { rows: 'Left’s', columns: 'Right’s' } as const;
type Side = keyof typeof whose;

export const matrixWords = {
  title: 'Matrix',
  titleOf: (name: string) => `Matrix of ${name}`,
  caption: 'Rows are Left’s moves, columns are Right’s moves. Each cell says what the joint round is worth.',
  share: 'plays',
  holeSaid: 'no result',
  point:
    'Point at a cell to see where the joint round leads. Choose the name of a move to leave the move out.',
  tap: 'Tap a cell to go where the joint round leads. Choose the name of a move to leave the move out.',
  cellNamed: (left: string, right: string, says: string) => `${left}, ${right}: ${says}`,
  leads: (left: string, right: string, to: string) => `Left’s ${left} and Right’s ${right} lead to ${to}`,
  worth: (text: string) => `, worth ${text}.`,
  gains: (worth: string, gain: string) => `: ${worth} with the ${gain} that the joint round gains.`,
  worthNothing: ', which has no value.',
  noResult: (left: string, right: string, fills: boolean) =>
    `Left’s ${left} and Right’s ${right} have no result together${fills ? ': press the cell to give them one' : ''}.`,
  line: (side: Side, name: string, inGame: boolean) =>
    `${whose[side]} move ${name}, ${inGame ? 'in the game' : 'left out'}`,
  dominated: (side: Side, name: string, strictly: boolean, by: string) =>
    `${whose[side]} move ${name} is ${strictly ? 'strictly' : 'weakly'} dominated: ${by} does ${strictly ? 'better everywhere' : 'as well everywhere'}.`,
  notDominated: (side: Side, name: string) => `${whose[side]} move ${name} is not dominated.`,
  leftOut: (side: Side, name: string) => `${whose[side]} move ${name} is left out of the game.`,
  press: { out: 'Press to leave it out.', back: 'Press to include it again.' },
  mixture: (parts: readonly string[]) => parts.join(', '),
  is: (worth: string) => `It is worth ${worth} on average.`,
  ended: (who: string, worth: string) =>
    `${who.charAt(0).toUpperCase()}${who.slice(1)}: it is worth ${worth}.`,
  without: (names: readonly string[]) => `Without ${names.join(', ')}`,
  withoutIs: (worth: string, before: string) => `it is worth ${worth}; with all moves ${before}.`,
  withoutWaits: '…',
  withoutNothing: 'nothing can be played, because a player has no move.',
  withoutNone: 'it has no value either.',
  all: 'all moves',
  allBack: 'Include all again',
  strategy: { left: 'Left’s strategy', right: 'Right’s strategy' },
  meanOf: (count: number) => `the mean of ${count} extreme optimal strategies`,
  someOf: 'one of the optimal strategies',
  extreme: (place: number, says: string) => `${place}: ${says}`,
  certificate: 'Certificate',
  proofLeft: (plays: string, worth: string) =>
    `Left plays ${plays}, and gets at least ${worth} against each of Right’s moves:`,
  proofRight: (plays: string, worth: string) =>
    `Right plays ${plays}, and then each of Left’s moves gets at most ${worth}:`,
  proves: (worth: string) =>
    `So the position is worth ${worth}. This check uses multiplication alone, not the method that found the strategies.`,
  provesNot: 'The two strategies do not prove the value. Please report this.',
  against: 'Against',
  /** What a move in a line gets for its player, and what a column gives Left. */
  gets: { rows: 'gets', columns: 'gives' },
  copyLatex: 'Copy LaTeX',
  copyCsv: 'Copy CSV',
  asLatex: 'the matrix as a LaTeX array',
  asCsv: 'the matrix as CSV',
  enlarge: 'Enlarge',
  fill: (left: string, right: string) => `Where do Left’s ${left} and Right’s ${right} lead together?`,
  get fillHint() {
    return forHand('Choose a node here, or click it on the drawing.');
  },
  fillCandidates: 'Possible results',
  fillFind: 'Any node',
  fillFound: (count: number, shown: number) => (count > shown ? `and ${count - shown} more` : ''),
  fillNone: 'No node has this name.',
  fillGain: 'What the joint round gains',
  fillCancel: 'Cancel',
  noGain: (text: string) =>
    `Not changed: “${text}” is not a number. Write what the joint round gains as a number, or as a fraction such as 1/3.`,
} as const;
