/**
 * The notation that several kinds of values share: subscripts, sets, and keyboard spellings of symbols.
 */
import type { Face, Run } from './mark.ts';

/** A run on the base line. */
export const base = (text: string, face: Face = 'roman'): Run => ({ text, face, script: 'base' });
/** A subscript. */
export const sub = (text: string): Run => ({ text, face: 'roman', script: 'sub' });

/** The symbol with a subscript: "∞" with {0, 2} is ∞_{0,2}, with {0} ∞_0, with nothing ∞. */
export function subscripted(sign: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return sign;
  return numbers.length === 1 ? `${sign}_${numbers[0]}` : `${sign}_{${numbers.join(',')}}`;
}

/** The same in LaTeX, where braces enclose everything but a single digit. */
export function latexSubscripted(sign: string, numbers: readonly number[]): string {
  const inside = numbers.join(',');
  if (inside === '') return sign;
  return inside.length === 1 ? `${sign}_${inside}` : `${sign}_{${inside}}`;
}

/** Reads what `subscripted` writes; it accepts braces round a single number, and numbers in any order. */
export function parseSubscripted(sign: string, text: string): number[] | undefined {
  if (!text.startsWith(sign)) return undefined;
  const rest = text.slice(sign.length);
  if (rest === '') return [];
  const inside = /^_(?:(\d+)|\{([\d,]+)\})$/.exec(rest);
  return inside ? parseNumbers(inside[1] ?? inside[2]) : undefined;
}

/** Reads "0,2"; the result is ascending and without repeats. */
export function parseNumbers(text: string): number[] | undefined {
  const numbers = text.split(',').map(parseNumber);
  if (!numbers.every((n) => n !== undefined)) return undefined;
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Reads a nonnegative integer below 2³¹, as all values are. */
export function parseNumber(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const n = Number(text);
  return n < 2 ** 31 ? n : undefined;
}

/** "0", "0 and 2", "0, 1 and 2". */
export const spokenList = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join() : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ''],
  [/[∗⁎]/g, '*'],
  [/^[Øø⌀]$/, '∅'],
  [/^(infinity|inf|oo)(?=_|$)/i, '∞'],
  [/^(moon|☽)(?=_|$)/i, '☾'],
  [/^N(?=[∖\\]|$)/, 'ℕ'],
  [/\\/g, '∖'],
];

/** The text in the symbols of the linear notation. */
export const respelled = (text: string): string =>
  spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), text);
