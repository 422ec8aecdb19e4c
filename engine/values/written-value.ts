/**
 * A value that a file has as text, typeset and in LaTeX as the value itself would be. The meaning of the text
 * is not determined: a value in a table need not be computed again to be printed. Linear in the text.
 */

import { parseDyadic } from '../numbers/dyadics.ts';
import type { Mark } from './mark.ts';
import { latexOfName } from './notation/latex.ts';
import { markOfName } from './notation/mark.ts';
import { parseScoring } from './scoring-parse.ts';
import { latexOfSigns, runsOfSigns, signsOfForm } from './scoring-words.ts';
import type { Name, Sign, Word } from './signs.ts';
import { base } from './wording.ts';
import { latexOf, markOf, parseValue } from './words.ts';

// The signs of a name that was printed, so that a text in a file can be typeset and written in LaTeX as its
// value was. It undoes `printName` and says nothing of what the name means: `parseGame` reads that. Linear in
// the text.

type Below = Extract<Sign, { sign: 'below' }>;

const arrowCounts: Readonly<Record<string, number>> = { '↑': 1, '↓': -1, '⇑': 2, '⇓': -2 };
const figures = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered: Readonly<Record<string, Below['of']>> = { '⧾': 'tiny', '⧿': 'miny', star: 'star' };
const plain: Readonly<Record<string, Sign>> = {
  '+': { sign: 'plus' },
  '-': { sign: 'minus' },
  '±': { sign: 'plus-minus' },
  ' & ': { sign: 'and' },
  ',': { sign: 'comma' },
  '(': { sign: '(' },
  ')': { sign: ')' },
  pass: { sign: 'pass' },
};
const barLengths: Readonly<Record<string, number>> = { '|': 1, '‖': 2, '⫴': 3 };

/** Each kind of sign with how its text begins; the first that fits is the sign. */
const readings: readonly (readonly [RegExp, (found: RegExpExecArray) => Sign | undefined])[] = [
  [/\{…\|…\} \((\d+) positions\)/y, ([, positions]) => ({ sign: 'untold', positions: Number(positions) })],
  [/(\d+)·([↑↓])/y, ([, count, arrow]) => ({ sign: 'arrows', count: Number(count) * arrowCounts[arrow] })],
  [
    /([↑↓])(?:on|\[(\d+)\]|([⁰¹²³⁴⁵⁶⁷⁸⁹]+))/y,
    ([, arrow, sum, raised]) => ({
      sign: 'power',
      exponent: sum
        ? Number(sum)
        : raised
          ? Number([...raised].map((f) => figures.indexOf(f)).join(''))
          : 'on',
      down: arrow === '↓',
      summed: sum !== undefined,
    }),
  ],
  [/[↑↓⇑⇓]/y, ([arrow]) => ({ sign: 'arrows', count: arrowCounts[arrow] })],
  [
    /\d+(?:\/\d+)?/y,
    ([text]) => {
      const number = parseDyadic(text);
      return number && { sign: 'number', number };
    },
  ],
  [/\*(\d*)/y, ([, n]) => ({ sign: 'star', n: n === '' ? 1 : Number(n) })],
  [/on|off|over|under|upon|dud|tisn|tis/y, ([word]) => ({ sign: 'word', word: word as Word })],
  [/pass| & |[-+±,()]/y, ([text]) => plain[text]],
  [/([a-z]?)\{/y, ([, letter]) => ({ sign: 'open', shown: true, ...(letter !== '' && { letter }) })],
  [/\}/y, () => ({ sign: 'close', shown: true })],
  [/[|‖⫴]+/y, ([bars]) => ({ sign: 'slash', length: barLengths[bars] ?? bars.length })],
  [/[a-z]/y, ([letter]) => ({ sign: 'letter', letter })],
];

const belowSign = /([⧾⧿]|star)_/y;

/** Undefined for a text that no name is printed as. */
function signsOfWritten(text: string): Name | undefined {
  const name: Sign[] = [];
  /** What each open brace is closed as: a game, or a subscript. */
  const open: ('game' | 'below')[] = [];
  let at = 0;
  const matched = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  /** Reads one sign; a subscript without braces ends after it, or after the game with which it begins. */
  const readOne = (): Sign | undefined => {
    for (const [pattern, made] of readings) {
      const found = matched(pattern);
      if (!found) continue;
      at += found[0].length;
      return made(found);
    }
    return undefined;
  };
  /** Depths at which a subscript without braces ends with the game that is its whole. */
  const endsAt: number[] = [];
  while (at < text.length) {
    const below = matched(belowSign);
    if (below) {
      at += below[0].length;
      const of = lowered[below[1]];
      const braced = text[at] === '{' && !isGame(text, at);
      name.push({ sign: 'below', of, braced });
      if (braced) {
        at++;
        open.push('below');
      } else if (text[at] === '{') endsAt.push(open.length);
      else {
        const only = readOne();
        if (!only) return undefined;
        name.push(only, { sign: 'end-below', braced: false });
      }
      continue;
    }
    if (text[at] === '}' && open.at(-1) === 'below') {
      at++;
      open.pop();
      name.push({ sign: 'end-below', braced: true });
      continue;
    }
    const isList = text[at] === '{' && name.at(-1)?.sign === 'plus-minus' && !isGame(text, at);
    const read = readOne();
    if (!read) return undefined;
    const sign: Sign = read.sign === 'open' && isList ? { ...read, lists: true } : read;
    name.push(sign);
    if (sign.sign === 'open') open.push('game');
    if (sign.sign === 'close' && open.pop() !== 'game') return undefined;
    if (sign.sign === 'close' && endsAt.at(-1) === open.length) {
      endsAt.pop();
      name.push({ sign: 'end-below', braced: false });
    }
  }
  return open.length === 0 && endsAt.length === 0 ? name : undefined;
}

/**
 * Whether the braces that open here are those of a game: there is a bar between them that is in no inner
 * braces.
 */
function isGame(text: string, from: number): boolean {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}') {
      depth--;
      if (depth === 0) return false;
    } else if (depth === 1 && barLengths[text[i]]) return true;
  }
  return false;
}

/** LaTeX for math mode, and the typeset mark. */
export type WrittenValue = { readonly latex: string; readonly mark: Mark };

/** A scoring game with more signs is left as text. */
const mostSigns = 2000;
const stops = /^\((-?[\d./]+) \| (-?[\d./]+)\) ([a-z ]+)$/;

/** Undefined for a text that no value is printed as. */
export function writtenValue(text: string): WrittenValue | undefined {
  // A nimber; a node shows only its numeral; in a partizan game the same value is "*".
  if (text === '*1') return { latex: latexOf({ kind: 'nimber', n: 1 }), mark: [base('∗1')] };
  const name = signsOfWritten(text);
  if (name) return { latex: latexOfName(name), mark: markOfName(name) };
  const value = parseValue(text);
  if (value) return { latex: latexOf(value), mark: markOf(value) };
  const [, minus, over, under] = /^(-?)(\d+)\/(\d+)$/.exec(text) ?? [];
  if (under !== undefined)
    return { latex: `${minus}\\frac{${over}}{${under}}`, mark: [base(text.replace('-', '−'))] };
  const sides = text.split(' & ');
  if (sides.length === 2 && sides.includes('?')) return oneSideKnown(sides);
  const [, left, right, kind] = stops.exec(text) ?? [];
  if (kind !== undefined) {
    const latex = `(${left} \\mid ${right})\\ \\mathrm{${kind.replaceAll(' ', '\\ ')}}`;
    return { latex, mark: [base(text.replaceAll('-', '−'))] };
  }
  const form = /^[<⟨]|^-?[\d./]+$/.test(text) ? parseScoring(text) : undefined;
  const signs = form?.ok ? signsOfForm(form.value, mostSigns) : undefined;
  return signs && { latex: latexOfSigns(signs), mark: runsOfSigns(signs) };
}

function oneSideKnown(sides: readonly string[]): WrittenValue | undefined {
  const [on, off] = sides.map((side) =>
    side === '?' ? { latex: '{?}', mark: [base('?')] } : writtenValue(side),
  );
  return (
    on &&
    off && { latex: `${on.latex}\\mathbin{\\&}${off.latex}`, mark: [...on.mark, base(' & '), ...off.mark] }
  );
}
