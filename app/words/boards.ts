/** What is said where a board is opened. */
import { counted, many } from './counting.ts';

export const boards = {
  title: 'Open a board',
  openBoard: 'Open a board…',
  ruleset: 'Ruleset',
  most: 'Positions at most',
  starts: 'Positions to begin with',
  position: 'Position',
  problems: 'What is wrong with the position',
  moreProblems: (count: number) => `and ${many(count, 'problem', 'problems')} more`,
  picture: (says: string) => `The board: ${says}`,
  tooLarge: 'This board is too large for a picture.',
  belongs: (sign: string, name: string, player: string) => `${sign}: ${name}, ${player}’s`,
  working: 'Solving the board',
  progress: (done: number, total: number) =>
    total === 0
      ? `${many(done, 'position', 'positions')} found`
      : `${counted(done)} of ${many(total, 'position', 'positions')} have their value`,
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Start again',
  start: 'start:',
  noValue: 'no value',
  frequent: 'The most frequent values',
  value: 'Value',
  count: 'Positions',
  others: (values: number, without: number) =>
    [
      values > 0 ? `and ${many(values, 'other value', 'other values')}` : '',
      without > 0 ? `${many(without, 'position', 'positions')} without a value` : '',
    ]
      .filter(Boolean)
      .join('; '),
  open: 'Open as a drawing',
  arranging: 'Finding places…',
  notDrawn: (most: number) => `Too many positions for a drawing: ${counted(most)} at most.`,
  allow: (count: number) => `Allow ${counted(count)}`,
} as const;
