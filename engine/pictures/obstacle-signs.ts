/**
 * The sign at a node of a simultaneous game in place of its value, while an obstacle is in the way: it shows
 * the kind of obstacle, in brackets where play only leads to it. The canvas and figures draw it, a legend
 * explains it, and screen readers say it.
 */
import type { Obstacle, ObstacleKind } from '../simultaneous/obstacles.ts';
import type { Mark } from '../values/mark.ts';
import { base } from '../values/wording.ts';

type Signed = {
  readonly sign: string;
  readonly legend: string;
  /** The sign of the node itself, and of one that leads there. */
  readonly own: string;
  readonly leads: string;
};

const signs: Readonly<Record<ObstacleKind, Signed>> = {
  hole: {
    sign: '?',
    legend: '?: a pair of moves without a result',
    own: 'no value, since a pair of moves has no result',
    leads: 'no value, since play comes to a pair of moves without a result',
  },
  cycle: {
    sign: '↩',
    legend: '↩: play can come back',
    own: 'no value, since play can come back to it',
    leads: 'no value, since play can go round further on',
  },
  large: {
    sign: '…',
    legend: '…: a matrix too large, or an end worth no number',
    own: 'no value, since its matrix is too large',
    leads: 'no value, since play comes to a matrix that is too large',
  },
  end: {
    sign: '…',
    legend: '…: a matrix too large, or an end worth no number',
    own: 'no value, since the lone player’s moves are worth no number',
    leads: 'no value, since play comes to an end that is worth no number',
  },
};

export const obstacleSign = ({ kind, isOwn }: Obstacle): string =>
  isOwn ? signs[kind].sign : `(${signs[kind].sign})`;

export const obstacleMark = (obstacle: Obstacle): Mark => [base(obstacleSign(obstacle))];

/** "no value, since …" */
export const obstacleSaid = ({ kind, isOwn }: Obstacle): string => signs[kind][isOwn ? 'own' : 'leads'];

/** The legend's entries for those that occur. */
export function legendOfObstacles(all: readonly (Obstacle | undefined)[]): readonly string[] {
  const entries = new Set(all.flatMap((each) => (each ? signs[each.kind].legend : [])));
  if (all.some((each) => each && !each.isOwn)) entries.add('in brackets: leads there');
  return [...entries];
}
