/** What is said of simultaneous play: how a drawing is played, and the matrix of a position. */
import type { Rules } from '../../engine/outcome/index.ts';

export const rounds = {
  way: 'The players move',
  wayIs: {
    turns: 'one after the other',
    simultaneous: 'at once: both choose, then both moves happen',
  } satisfies Record<Rules['play'], string>,
  jointArcs: 'Joint arcs are moves of both players at once.',
  convention: 'At the end',
  conventionIs: {
    normal: 'who alone can move wins (normal)',
    scoring: 'what is left counts (scoring)',
    majority: 'each component is won or lost (majority)',
  } satisfies Record<Rules['convention'], string>,
  caption: 'Rows are Left’s moves, columns Right’s; in each cell what the joint round is worth',
  scroller: 'Matrix',
  share: 'plays',
  hole: '?',
  holeSaid: 'no result',
  noValue: '–',
  noValueSaid: 'no value',
  completed: (pairs: number) =>
    `Pairs of moves that are completed, as they commute: ${pairs.toLocaleString('en')}`,
  completedExplained:
    'No joint arc is drawn for them, and the two moves can come to one node only, whichever is made first.',
  showCompleted: 'Show the completed pairs',
  noneCompleted: 'No pair of moves is completed here: every result is drawn.',
  show: 'Show',
  holes: (pairs: number) => `Pairs of moves without a result (?): ${pairs.toLocaleString('en')}`,
  selectHoles: 'Select the nodes with a pair that has no result',
  select: 'Select',
  untold: 'is not told apart from',
} as const;
