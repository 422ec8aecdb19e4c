/**
 * Prints a name as a line of Unicode text. `parseGame` reads it back, unless the name only gives the number
 * of positions.
 */
import { printDyadic } from '../../numbers/dyadics.ts';
import type { Name, Sign } from '../signs.ts';

/** The text of a name. */
export const printName = (name: Name): string => name.map(printSign).join('');

const slashes = ['|', '‖', '⫴'];
const figures = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "12" in superscript digits. */
export const raised = (n: number): string => [...String(n)].map((figure) => figures[Number(figure)]).join('');

const slashText = (length: number): string => slashes[length - 1] ?? '|'.repeat(length);

/** The text of a multiple of ↑. */
export function arrowsText(count: number): string {
  const size = Math.abs(count);
  if (size === 2) return count > 0 ? '⇑' : '⇓';
  const arrow = count > 0 ? '↑' : '↓';
  return size === 1 ? arrow : `${size}·${arrow}`;
}

/** The text of a power of ↑ or of a sum of powers. */
export function powerText({ exponent, down, summed }: Extract<Sign, { sign: 'power' }>): string {
  const arrow = down ? '↓' : '↑';
  if (summed) return `${arrow}[${exponent}]`;
  return exponent === 'on' ? `${arrow}on` : `${arrow}${raised(exponent)}`;
}

const below = { tiny: '⧾', miny: '⧿', star: 'star' } as const;

function printSign(sign: Sign): string {
  switch (sign.sign) {
    case 'number':
      return printDyadic(sign.number);
    case 'arrows':
      return arrowsText(sign.count);
    case 'power':
      return powerText(sign);
    case 'star':
      return sign.n === 1 ? '*' : `*${sign.n}`;
    case 'word':
      return sign.word;
    case 'plus':
      return '+';
    case 'minus':
      return '-';
    case 'plus-minus':
      return '±';
    case 'and':
      return ' & ';
    case 'comma':
      return ',';
    case 'pass':
      return 'pass';
    case '(':
    case ')':
      return sign.sign;
    case 'below':
      return `${below[sign.of]}_${sign.braced ? '{' : ''}`;
    case 'end-below':
      return sign.braced ? '}' : '';
    case 'open':
      return `${sign.letter ?? ''}${sign.shown ? '{' : ''}`;
    case 'close':
      return sign.shown ? '}' : '';
    case 'slash':
      return slashText(sign.length);
    case 'letter':
      return sign.letter;
    case 'untold':
      return `{…|…} (${sign.positions} positions)`;
  }
}
