/** The words about the properties of a partizan value: a name, an answer, and a line that explains it. */

import type { AboutValue, FactFound, Zugzwang } from '../../../engine/theories/index.ts';
import { counted } from '../../words.ts';

export const unknown = {
  'too-large': 'too large to find',
  'not-found': 'not found',
} satisfies Record<Exclude<FactFound<unknown>['kind'], 'told'>, string>;

const zugzwangs: Readonly<Record<Zugzwang, string>> = {
  zugzwang: 'yes',
  weak: 'weak',
  none: 'no',
};

/** Answers in words; the other answers are values. */
export const answers = {
  stopper: ({ stopper }: AboutValue): string => (stopper ? 'yes' : 'no: two sides'),
  loopfree: ({ loopfree }: AboutValue): string => (loopfree ? 'yes' : 'no'),
  birthday: ({ birthday }: AboutValue): string =>
    birthday === undefined ? unknown['too-large'] : `day ${counted(birthday)}`,
  positions: (count: number): string => counted(count),
  thermograph: 'Thermograph.',
  /** Numbers have a minus sign on screen. */
  onScreen: (interval: string): string => interval.replaceAll('-', '−'),
  zugzwang: (told: FactFound<Zugzwang>): string =>
    told.kind === 'told' ? zugzwangs[told.is] : unknown[told.kind],
} as const;

export const explained = {
  onside: 'What it is worth if infinite play is won by Left.',
  offside: 'What it is worth if infinite play is won by Right.',
  stopper: 'While the players take turns, no play in its simplest form goes on for ever.',
  degree: 'The onside of γ − γ: 0 when γ equals a game without infinite play.',
  loopfree: 'Whether it equals a game in which no play, not even of one player alone, goes on for ever.',
  birthday: '0 is born on day 0. Every other value is born one day after the last-born of its options.',
  positions: 'How many positions can be reached in its simplest form, with the start.',
  heat: 'A number, an infinitesimal, a number plus an infinitesimal, or hot: then both players want to move in it.',
  stops:
    'The numbers at which play in it alone stops, if Left begins and if Right begins. The players take turns.',
  confused:
    'The numbers that are neither at most nor at least this value. A bracket includes the end, a parenthesis does not.',
  mean: 'What a copy of it is worth on average, in a sum of many copies.',
  temperature: 'How urgent a move in it is: the tax on moves at which nobody wants to move any more.',
  reduced:
    'The simplest value that differs from it only by an infinitesimal. It need not have the same outcome.',
  zugzwang:
    'Zugzwang: here and in all followers, every Left option is less than the position, and every Right option is greater. Weak: options may also equal the position.',
} as const;
