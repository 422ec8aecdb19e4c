/** The texts about simultaneous play: how a drawing is played, and the matrix of a position. */
import type { Rules } from '../../engine/outcome/index.ts';

const conventionCalled = {
  normal: 'normal',
  scoring: 'scoring',
  majority: 'majority',
} satisfies Record<Rules['convention'], string>;

export const rounds = {
  way: 'The players move',
  wayIs: {
    turns: 'one after the other',
    simultaneous: 'at once: both choose, then both moves happen',
    misere: 'one after the other, and the player who cannot move wins (misère)',
  } satisfies Record<Rules['play'], string>,
  jointArcs: 'Joint arcs are moves of both players at once.',
  convention: 'At the end',
  conventionIs: {
    normal: 'the only player who can move wins (normal)',
    scoring: 'what is left is worth points (scoring)',
    majority: 'each component is won or lost (majority)',
  } satisfies Record<Rules['convention'], string>,
  hole: '?',
  noValue: '–',
  noValueSaid: 'no value',
  showCompleted: 'Show the completed pairs',
  bothWays: {
    title: 'Both ways of play',
  },
  sums: 'Three sums by three conventions',
  sumTitle: 'Sum',
  conventionCalled,
  conventionNamed: (convention: Rules['convention']) => `${conventionCalled[convention]} convention`,
} as const;
