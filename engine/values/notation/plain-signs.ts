/** Writes a plain value: its number first, then arrows or tail, then its star. */
import { printDyadic } from '../../numbers/dyadics.ts';
import type { Plain, Tail } from '../plain.ts';
import type { Sign } from '../signs.ts';

/** The signs of a plain value. */
export function signsOfPlain({ number, arrows, star, tail }: Plain): readonly Sign[] {
  const rest: Sign[] = [];
  const numbered = number.numerator !== 0;
  if (tail) rest.push(...signsOfTail(tail, numbered));
  if (arrows !== 0) {
    // "2" followed directly by "3·↑" would read as 23·↑.
    if (numbered && Math.abs(arrows) > 2) rest.push({ sign: 'plus' });
    rest.push({ sign: 'arrows', count: arrows });
  }
  if (star > 0) rest.push({ sign: 'star', n: star });
  return numbered || rest.length === 0 ? [{ sign: 'number', number }, ...rest] : rest;
}

function signsOfTail(tail: Tail, numbered: boolean): readonly Sign[] {
  if (tail.kind === 'on') return [{ sign: 'word', word: tail.down ? 'off' : 'on' }];
  if (!('exponent' in tail)) return [{ sign: 'word', word: tail.down ? 'under' : 'over' }];
  const { down } = tail;
  const exponent = Number.isFinite(tail.exponent) ? tail.exponent : 'on';
  if (tail.kind === 'power' || exponent !== 'on') {
    return [{ sign: 'power', exponent, down, summed: tail.kind === 'powers' }];
  }
  const joined: Sign[] = down ? [{ sign: 'minus' }] : numbered ? [{ sign: 'plus' }] : [];
  return [...joined, { sign: 'word', word: 'upon' }];
}

/** The approximate length of the text, by which names are limited. */
export const lengthOf = (signs: readonly Sign[]): number =>
  signs.reduce((length, sign) => length + (sign.sign === 'number' ? printDyadic(sign.number).length : 1), 0);
