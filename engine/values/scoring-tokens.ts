/** The signs of a typed scoring game, each with its place; blanks, dollars and sizes of brackets say nothing. Linear in the text. */
import { mostAdded, parseRational, type Rational } from '../numbers/rationals.ts';
import { accepted, type Result, refused } from '../result.ts';
import { inUsualSigns } from '../spelling.ts';

export type ScoringToken =
  | {
      readonly kind: 'open' | 'bar' | 'bars' | 'close' | 'comma' | 'hat' | 'plus' | 'star' | 'up' | 'down';
      readonly at: number;
    }
  | { readonly kind: 'number'; readonly at: number; readonly score: Rational };

const signs: readonly (readonly [RegExp, Exclude<ScoringToken['kind'], 'number'> | undefined])[] = [
  // What says nothing: blanks, dollars, sizes and the empty set before its exponent.
  [
    /(?:\s|\$|~|\\(?:left|right|bigl?|bigr?|middle|,|;|:|!|quad|displaystyle)(?![a-z])|\\[,;:! ]|[{}])+/y,
    undefined,
  ],
  [/<|⟨|〈|‹|\\langle(?![a-z])/y, 'open'],
  [/(?:\||∣|\\(?:mid|vert)(?![a-z]))\s*(?:\||∣|\\(?:mid|vert)(?![a-z]))|‖|∥|\\(?:\||parallel)/y, 'bars'],
  [/\||∣|\\(?:mid|vert)(?![a-z])/y, 'bar'],
  [/>|⟩|〉|›|\\rangle(?![a-z])/y, 'close'],
  [/,|;/y, 'comma'],
  [/(?:[∅Øø⌀]|\\emptyset(?![a-z])|\\varnothing(?![a-z]))\s*\^?/y, 'hat'],
  [/\^|\u0302|ˆ/y, 'hat'],
  [/\+/y, 'plus'],
  [/[*∗⁎]|\\(?:ast|star)(?![a-z])/y, 'star'],
  [/up(?![a-z])|↑|\\(?:up|uparrow)(?![a-z])/iy, 'up'],
  [/down(?![a-z])|↓|\\(?:down|downarrow)(?![a-z])/iy, 'down'],
];
const figures =
  /(?:([-−–—‐⁻])\s*)?((?:\d+(?:\.\d*)?|\.\d+)(?:\s*\/\s*\d+)?|\\frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\})/y;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The paper's waiting moves in LaTeX, `\\widehat{2}`. */
const widehat = /(\\(?:wide)?hat\s*\{)([^{}]*)\}/g;
/** The characters of a superscript, for the exponent of ∅. */
const superscript = /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹⋅·]+/g;

type Stopped = (at: number, says: string) => Result<never>;

export const stoppedAt: Stopped = (at, says) => refused([{ place: `character ${at + 1}`, says }]);

/** The tokens of a text, each with its place there; or what stopped the reading. */
export function scoringTokens(written: string): Result<readonly ScoringToken[]> {
  const { text, originalAt } = inUsualSigns(written);
  const read = tokensOfUsual(text, (at, says) => stoppedAt(originalAt(at), says));
  if (!read.ok || text === written) return read;
  return accepted(read.value.map((token) => ({ ...token, at: originalAt(token.at) })));
}

function tokensOfUsual(typed: string, stoppedAt: Stopped): Result<readonly ScoringToken[]> {
  const text = lowered(typed);
  const tokens: ScoringToken[] = [];
  scan: for (let at = 0; at < text.length; ) {
    figures.lastIndex = at;
    const number = figures.exec(text);
    if (number) {
      const [whole, minus, plainFigures, top, below] = number;
      const written = top ? `${top}/${below}` : plainFigures.replace(/\s/g, '');
      const score = parseRational(`${minus ? '-' : ''}${written}`, mostAdded);
      if (!score) return stoppedAt(at, whyNoNumber(written));
      tokens.push({ kind: 'number', at, score });
      at += whole.length;
      continue;
    }
    for (const [sign, kind] of signs) {
      sign.lastIndex = at;
      const found = sign.exec(text);
      if (!found) continue;
      if (kind) tokens.push({ kind, at });
      at += found[0].length;
      continue scan;
    }
    const sign = String.fromCodePoint(typed.codePointAt(at) ?? 0);
    return stoppedAt(at, `"${sign}" is not a sign of a scoring game; write one like <^1|2,<3|^4>>`);
  }
  return accepted(tokens);
}

const whyNoNumber = (written: string): string =>
  /\/0+$/.test(written)
    ? `${written} is not a number, since its denominator is 0; write another one`
    : written.includes('.') && written.includes('/')
      ? `${written} is neither a decimal nor a fraction; write one of them, such as 0.75 or 3/4`
      : 'this number has too many figures; write a shorter one';

/** Superscripts as plain figures and LaTeX's hats behind what they stand on, one character for one, so that places stay what they are. */
const lowered = (text: string): string =>
  text
    .replace(superscript, (run) =>
      [...run]
        .map((sign) => (sign === '⁻' ? '-' : raised.includes(sign) ? `${raised.indexOf(sign)}` : '.'))
        .join(''),
    )
    .replace(widehat, (_, before: string, inside: string) => `${' '.repeat(before.length)}${inside}^`);
