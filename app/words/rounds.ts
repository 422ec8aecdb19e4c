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
  untold: 'is not told apart from',
} as const;
