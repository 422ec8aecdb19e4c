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
  find: 'Find',
  findHint: 'a value or a position',
  found: 'What was found',
  noneHas: 'No position that follows has this value.',
  notRead: 'This is neither a value nor a position of this ruleset.',
  hidden: 'Values are hidden, and so are the numbers of positions that have them.',
  followsToo: 'follows from here',
  doesNotFollow: 'does not follow from here: it has another board or other pieces, or no moves lead there',
  setUp: 'Set it up',
  lookedAt: 'Looked at',
  back: 'Back',
  backLong: 'Back to the position on the board',
  unvalued: 'no value',
} as const;
