/**
 * Writes a name as it is read aloud: "two over", "up star", "plus or minus one", "Left's options 0; Right's
 * options pass".
 */
import type { Dyadic } from '../../numbers/dyadics.ts';
import type { Name, Sign } from '../signs.ts';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const parts: Readonly<Record<number, readonly [string, string]>> = {
  1: ['half', 'halves'],
  2: ['quarter', 'quarters'],
  3: ['eighth', 'eighths'],
  4: ['sixteenth', 'sixteenths'],
};

const count = (n: number): string => small[n] ?? String(n);

/** A number as it is read aloud. */
export function speakDyadic({ numerator, exponent }: Dyadic): string {
  const size = Math.abs(numerator);
  const sign = numerator < 0 ? 'minus ' : '';
  if (exponent === 0) return `${sign}${count(size)}`;
  const part = parts[exponent];
  if (part) return `${sign}${count(size)} ${size === 1 ? part[0] : part[1]}`;
  return `${sign}${count(size)} divided by ${2 ** exponent}`;
}

/** The end of an inner game's options is spoken; the end of the whole game is the end of the speech. */
export function speakName(name: Name): string {
  const words: string[] = [];
  let depth = 0;
  /** Depths of braces that list options. */
  const lists: number[] = [];
  for (const [i, sign] of name.entries()) {
    if (sign.sign === 'open' && sign.lists) {
      words.push('each of');
      lists.push(depth++);
    } else if (sign.sign === 'close' && lists.at(-1) === depth - 1) {
      depth--;
      lists.pop();
      if (depth > 0 || i < name.length - 1) words.push(', end of options');
    } else if (sign.sign === 'open') {
      const inner = i > 0 ? 'the game ' : '';
      const letter = sign.letter === undefined ? '' : `game ${sign.letter}: `;
      words.push(`${letter || inner}Left’s options`);
      if (name[i + 1].sign === 'slash') words.push('none');
      depth++;
    } else if (sign.sign === 'slash') {
      words.push('; Right’s options');
      if (name[i + 1].sign === 'close') words.push('none');
    } else if (sign.sign === 'close') {
      depth--;
      if (depth > 0 || i < name.length - 1) words.push(', end of game');
    } else words.push(speakSign(sign));
  }
  return words
    .join(' ')
    .replace(/ +([,;])/g, '$1')
    .trim();
}

function arrows(n: number): string {
  const direction = n > 0 ? 'up' : 'down';
  const size = Math.abs(n);
  if (size === 1) return direction;
  return size === 2 ? `double ${direction}` : `${count(size)} times ${direction}`;
}

function power({ exponent, down, summed }: Extract<Sign, { sign: 'power' }>): string {
  const direction = down ? 'down' : 'up';
  if (summed) return `sum of powers of ${direction} to ${exponent}`;
  return exponent === 2
    ? `${direction} second`
    : exponent === 3
      ? `${direction} third`
      : `${direction} to the ${exponent}`;
}

type SpokenSign = Exclude<Sign, { sign: 'open' | 'close' | 'slash' }>;

function speakSign(sign: SpokenSign): string {
  switch (sign.sign) {
    case 'number':
      return speakDyadic(sign.number);
    case 'arrows':
      return arrows(sign.count);
    case 'power':
      return power(sign);
    case 'star':
      return sign.n === 1 ? 'star' : `star ${sign.n}`;
    case 'word':
      return sign.word;
    case 'plus':
      return 'plus';
    case 'minus':
      return 'minus';
    case 'plus-minus':
      return 'plus or minus';
    case 'and':
      return 'and';
    case 'comma':
      return ',';
    case 'pass':
      return 'pass';
    case '(':
    case ')':
      return '';
    case 'below':
      return sign.of === 'star' ? 'star sub' : `${sign.of} of`;
    case 'end-below':
      return '';
    case 'letter':
      return `back to ${sign.letter}`;
    case 'untold':
      return `a game of ${sign.positions} positions`;
  }
}
