/** What is said of the values and positions that follow a board, and of what somebody looks for among them. */
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
  find: 'Find',
  findHint: 'a value or a position',
  found: 'What was found',
  noneHas: 'No position that follows has this value.',
  notRead: 'This is neither a value nor a position of this ruleset.',
  hidden: 'Values are hidden, and so is how many positions have each.',
  followsToo: 'follows from here',
  doesNotFollow: 'does not follow from here: its board or its pieces are others, or no moves lead there',
  setUp: 'Set it up',
  lookedAt: 'Looked at',
  back: 'Back',
  backLong: 'Back to the position that stands',
  unvalued: 'no value',
} as const;
