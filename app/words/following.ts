/** The texts about the values and positions that follow a board, and about a search among them. */
import { counted, many } from './counting.ts';

export const following = {
  all: 'Values of all positions',
  /** Beside a value: how many positions have it. */
  have: (count: number) => many(count, 'position', 'positions'),
  more: (left: number, step: number) =>
    left <= step
      ? `Show the other ${left === 1 ? 'value' : `${counted(left)} values`}`
      : `Show ${counted(step)} more of ${counted(left)} values`,
  morePositions: (left: number, step: number) =>
    left <= step
      ? `Show the other ${left === 1 ? 'position' : `${counted(left)} positions`}`
      : `Show ${counted(step)} more of ${counted(left)} positions`,
  without: (count: number) => `${many(count, 'position', 'positions')} without a value`,
  positionsWith: (value: string) => `Positions worth ${value}`,
  look: (position: string) => `Look at ${position}`,
  setUp: 'Set it up',
} as const;
