/**
 * Writes a name in plain LaTeX for math mode. Tiny and miny are written as in the papers, as a plus or minus
 * with a subscript.
 */
import type { Dyadic } from '../../numbers/dyadics.ts';
import type { Name, Sign } from '../signs.ts';

/** The LaTeX of a name. */
export const latexOfName = (name: Name): string => name.map(latexOfSign).join('');

function fraction({ numerator, exponent }: Dyadic): string {
  if (exponent === 0) return String(numerator);
  return `${numerator < 0 ? '-' : ''}\\frac{${Math.abs(numerator)}}{${2 ** exponent}}`;
}

function arrows(count: number): string {
  const size = Math.abs(count);
  const direction = count > 0 ? 'up' : 'down';
  if (size === 2) return `{\\${direction === 'up' ? 'Up' : 'Down'}arrow}`;
  return size === 1 ? `{\\${direction}arrow}` : `${size}{\\cdot}{\\${direction}arrow}`;
}

function power({ exponent, down, summed }: Extract<Sign, { sign: 'power' }>): string {
  const raised = exponent === 'on' ? '\\mathbf{on}' : String(exponent);
  return `{\\${down ? 'down' : 'up'}arrow}^{${summed ? `[${raised}]` : raised}}`;
}

/** A separator: | and ‖ have commands; longer ones are bars set close together. */
function slash(length: number): string {
  if (length === 1) return '\\,|\\,';
  return length === 2 ? '\\,\\|\\,' : `\\,${Array.from({ length }, () => '|').join('\\!')}\\,`;
}

const below = { tiny: '{+}_{', miny: '{-}_{', star: '\\mathbf{star}_{' } as const;

function latexOfSign(sign: Sign): string {
  switch (sign.sign) {
    case 'number':
      return fraction(sign.number);
    case 'arrows':
      return arrows(sign.count);
    case 'power':
      return power(sign);
    case 'star':
      return sign.n === 1 ? '{\\ast}' : `{\\ast}${sign.n}`;
    case 'word':
      return `\\mathbf{${sign.word}}`;
    case 'plus':
      return '+';
    case 'minus':
      return '-';
    case 'plus-minus':
      return '{\\pm}';
    case 'and':
      return '\\mathbin{\\&}';
    case 'comma':
      return ',';
    case 'pass':
      return '\\mathbf{pass}';
    case '(':
    case ')':
      return sign.sign;
    case 'below':
      return below[sign.of];
    case 'end-below':
      return '}';
    case 'open':
      return `${sign.letter ?? ''}${sign.shown ? '\\{' : ''}`;
    case 'close':
      return sign.shown ? '\\}' : '';
    case 'slash':
      return slash(sign.length);
    case 'letter':
      return sign.letter;
    case 'untold':
      return `\\{\\ldots\\,|\\,\\ldots\\}\\ (${sign.positions}\\ \\mathrm{positions})`;
  }
}
