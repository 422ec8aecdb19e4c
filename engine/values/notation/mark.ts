/**
 * Typesets a name: runs on the base line, subscripts of tiny, miny and star_n, and the exponents of powers of
 * ↑.
 */
import { printDyadic } from '../../numbers/dyadics.ts';
import type { Mark, Run } from '../mark.ts';
import type { Name, Sign } from '../signs.ts';
import { arrowsText, powerText, printName } from './print.ts';

type Face = 'roman' | 'italic';
type Script = 'base' | 'sub' | 'sup' | 'sub sup';

/** Linear in the name. Adjacent runs of one typeface and height are joined. */
export function markOfName(name: Name): Mark {
  const runs: { text: string; face: Face; script: Script }[] = [];
  const add = (text: string, face: Face, script: Script): void => {
    if (text === '') return;
    const last = runs.at(-1);
    if (last?.face === face && last.script === script) last.text += text;
    else runs.push({ text, face, script });
  };
  let depth = 0;
  for (const sign of name) {
    if (sign.sign === 'end-below') depth--;
    const script = depth > 0 ? 'sub' : 'base';
    if (sign.sign === 'open' && sign.letter !== undefined) add(sign.letter, 'italic', script);
    // There is only one level of subscripts; a subscript's subscript keeps its underscore and braces.
    if (sign.sign === 'below' || sign.sign === 'end-below') add(belowText(sign, depth), 'roman', script);
    else if (sign.sign === 'power' && !sign.summed) {
      add(sign.down ? '↓' : '↑', 'roman', script);
      add(String(sign.exponent), 'roman', depth > 0 ? 'sub sup' : 'sup');
    } else add(textOfSign(sign), sign.sign === 'letter' ? 'italic' : 'roman', script);
    if (sign.sign === 'below') depth++;
  }
  return runs satisfies readonly Run[];
}

const leading = { tiny: '+', miny: '−', star: 'star' } as const;

function belowText(sign: Extract<Sign, { sign: 'below' | 'end-below' }>, depth: number): string {
  if (sign.sign === 'end-below') return depth > 0 && sign.braced ? '}' : '';
  if (depth === 0) return leading[sign.of];
  return `${leading[sign.of]}_${sign.braced ? '{' : ''}`;
}

function textOfSign(sign: Sign): string {
  switch (sign.sign) {
    case 'number':
      return printDyadic(sign.number).replace('-', '−');
    case 'arrows':
      return arrowsText(sign.count);
    case 'power':
      return powerText(sign);
    case 'minus':
      return '−';
    case 'star':
      return sign.n === 1 ? '∗' : `∗${sign.n}`;
    case 'open':
      return sign.shown ? '{' : '';
    case 'slash':
      return sign.length === 1 ? '|' : '∥'.repeat(Math.floor(sign.length / 2)) + '|'.repeat(sign.length % 2);
    default:
      return printName([sign]);
  }
}
