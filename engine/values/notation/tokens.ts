/**
 * Splits the notation of games into words and operators, each with its column; it knows the papers' symbols,
 * the keyboard's spellings and LaTeX's, and the keyboard's signs in full width and fractions in one sign, ½.
 */
import { inUsualSigns } from '../../spelling.ts';
import type { Stop } from './stop.ts';

// Translates games written in LaTeX, `\left\{0 \mid \mathbf{pass}\right\}` or `\frac{1}{2}{\uparrow}^{2}`,
// into the keyboard's spelling, each character with the column it came from. Braces that LaTeX prints have a
// backslash; if no brace of the text has one, plain braces with a bar in them are the game's. Open braces
// wait on an explicit stack, so that deep nesting cannot overflow. Cost: linear in the text.

/**
 * The keyboard's spelling; `columns` has the column, counted from 1, of each of its characters and of its
 * end.
 */
type Spelled = { readonly text: string; readonly columns: readonly number[] };

const spellings: Readonly<Record<string, string>> = {
  ...{
    '{': '{',
    '}': '}',
    lbrace: '{',
    rbrace: '}',
    '|': '‖',
    Vert: '‖',
    parallel: '‖',
    lVert: '‖',
    rVert: '‖',
  },
  ...{ mid: '|', vert: '|', lvert: '|', rvert: '|', '&': '&', cdot: '·', times: '·', pm: '±', ast: '*' },
  ...{ star: '*', uparrow: '↑', downarrow: '↓', Uparrow: '⇑', Downarrow: '⇓', up: '↑', down: '↓' },
  ...{ pass: 'pass', on: 'on', off: 'off', over: 'over', under: 'under', upon: 'upon', dud: 'dud' },
  ...{ tis: 'tis', tisn: 'tisn', tiny: 'tiny', miny: 'miny', Tiny: 'tiny', Miny: 'miny' },
  ...{ plus: '+', minus: '-', slash: '/', lbrack: '[', rbrack: ']' },
};

/** Commands for spaces, sizes and fonts, which say nothing of the game. */
const silent = new Set(
  (
    ', ; : > ! ( ) [ ] quad qquad enspace thinspace left right middle big Big bigg Bigg bigl bigr bigm Bigl Bigr Bigm ' +
    'displaystyle textstyle scriptstyle bf rm it sf mathbf mathrm mathsf mathit mathtt mathbin mathrel mathop mathord ' +
    'mathopen mathclose text textbf textrm textit textsf texttt operatorname boldsymbol bm mbox hbox ensuremath limits'
  ).split(' '),
);

const command = /\\(?:([A-Za-z]+)\s*|([\s\S]?))/y;
const signSubscribed = /\{\s?([+-])\s?\}(?=\s?_)/y;
const blanks = /\s*/y;

/** The meaning of the braces that open next, and what they are translated to. */
type Group = 'game' | 'plain' | 'below' | 'above' | 'list' | 'over' | 'under';
const opened: Readonly<Record<Group, string>> = {
  ...{ game: '{', plain: '', below: '{', above: '<', list: '', over: ' ', under: '' },
};
const closed: Readonly<Record<Group, string>> = {
  ...{ game: '}', plain: '', below: '}', above: '>', list: '', over: '/', under: ' ' },
};

/**
 * Whether a text is LaTeX. Tiny and miny, written as a plus or minus with a subscript, {+}_{2}, need no
 * backslash.
 */
const isLatex = (text: string): boolean => /[\\$]|\{\s?[+-]\s?\}\s?_/.test(text);

/** The keyboard's spelling of a LaTeX text, or the problem that stopped the reading. */
function spelledOut(text: string): Spelled | Stop {
  const games = /\\(?:\{|lbrace)/.test(text) ? new Set<number>() : slashedBraces(text);
  const columns: number[] = [];
  const groups: Group[] = [];
  let spelled = '';
  let pending: Group | undefined;
  let at = 0;
  const put = (signs: string): void => {
    spelled += signs;
    for (let i = 0; i < signs.length; i++) columns.push(at + 1);
  };
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const close = (group: Group): void => {
    put(closed[group]);
    pending = group === 'over' ? 'under' : undefined;
  };
  /** Writes a character in a place where a group in braces is allowed: \frac12, ^2. */
  const write = (signs: string): void => {
    const group = pending;
    pending = undefined;
    if (group) put(opened[group]);
    put(signs);
    if (group) close(group);
  };
  while (at < text.length) {
    const sign = text[at];
    const small = match(signSubscribed);
    if (small) {
      write(small[1] === '+' ? '⧾' : '⧿');
      at += small[0].length;
    } else if (sign === '\\') {
      const [whole, name = '', single = ''] = match(command) ?? [sign];
      const meant = name || single;
      if (Object.hasOwn(spellings, meant)) write(spellings[meant]);
      else if (/^[dt]?frac$/.test(meant)) pending = 'over';
      else if (!silent.has(meant) && !/^\s?$/.test(meant)) {
        return { column: at + 1, says: `\\${meant} has no meaning here; remove it` };
      }
      at += whole.length;
      // An invisible bracket: \right.
      if (/^(left|right|middle)$/.test(meant) && text[at] === '.') at++;
    } else if (sign === '{') {
      const group: Group = pending ?? (games.has(at) ? 'game' : 'plain');
      pending = undefined;
      groups.push(group);
      put(opened[group]);
      at++;
    } else if (sign === '}') {
      close(groups.pop() ?? 'game');
      at++;
    } else if (sign === '_' || (sign === '^' && /[↑↓⇑⇓]\s*$/.test(spelled.slice(-4)))) {
      if (sign === '_') put('_');
      at++;
      at += match(blanks)?.[0].length ?? 0;
      pending = sign === '_' ? 'below' : /^\{?\s*\[/.test(text.slice(at, at + 9)) ? 'list' : 'above';
    } else {
      if (sign !== '$' && sign !== '~' && !/\s/.test(sign)) write(sign);
      else if (pending === undefined) put(' ');
      at++;
    }
  }
  columns.push(at + 1);
  return { text: spelled, columns };
}

const slashOrBrace = /[{}|∣‖∥⫴⦀]|\\(?:[lr]?[vV]ert|mid|parallel|\|)/g;

/** The offsets of opening braces that contain a bar which is not inside inner braces. */
function slashedBraces(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(slashOrBrace)) {
    const brace = open.at(-1);
    if (sign === '{') open.push(index);
    else if (sign === '}') open.pop();
    else if (brace !== undefined) found.add(brace);
  }
  return found;
}

export type Token =
  | { readonly kind: 'number'; readonly digits: string; readonly column: number }
  | { readonly kind: 'arrows'; readonly count: number; readonly column: number }
  | { readonly kind: 'raised'; readonly n: number; readonly column: number }
  | { readonly kind: 'bars'; readonly length: number; readonly column: number }
  | { readonly kind: 'word'; readonly word: string; readonly column: number }
  /** A letter of a brace, or the name that a line gives to a game. */
  | { readonly kind: 'letter'; readonly letter: string; readonly column: number }
  | { readonly kind: TokenMark; readonly column: number }
  | { readonly kind: 'end'; readonly column: number };

export type TokenMark =
  | '{'
  | '}'
  | '('
  | ')'
  | '['
  | ']'
  | '<'
  | '>'
  | ','
  | '+'
  | '-'
  | '±'
  | '*'
  | '/'
  | '·'
  | '_'
  | '&'
  | 'tiny'
  | 'miny';

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly stop: Stop };

const marks: Readonly<Record<string, TokenMark>> = {
  '{': '{',
  '}': '}',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '<': '<',
  '>': '>',
  ',': ',',
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '±': '±',
  '*': '*',
  '∗': '*',
  '⁎': '*',
  '/': '/',
  '·': '·',
  '.': '·',
  '⋅': '·',
  _: '_',
  '&': '&',
  '⧾': 'tiny',
  '⧿': 'miny',
};

const blank = /\s+/y;
/**
 * Whole numbers and decimals. A point in front of a factor multiplies, as in 3.^; in front of a figure, and
 * where nothing follows that could be multiplied, it is a decimal point.
 */
const digits = /\d+(?:\.\d+|\.(?!\s*[^\s}).,;|∣‖∥⫴⦀&\]>+−–-])(?!\s*\+[-−]))?|\.\d+/y;
const upwards = /[\^↑⇑⤊]+|up(?![a-z])/iy;
const downwards = /[vV↓⇓⤋]+|down(?![a-z])/iy;
const bars = /[|∣‖∥⫴⦀]+/y;
const raisedFigures = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
/** `on` comes after the longer words that contain it. */
const words = /upon|under|over|tiny|miny|star|pass|tisn|tis|dud|off|on/iy;

const weights: Readonly<Record<string, number>> = {
  '⇑': 2,
  '⇓': 2,
  '⤊': 3,
  '⤋': 3,
  '‖': 2,
  '∥': 2,
  '⫴': 3,
  '⦀': 3,
};

const weigh = (text: string): number =>
  /^(up|down)$/i.test(text) ? 1 : [...text].reduce((sum, sign) => sum + (weights[sign] ?? 1), 0);

/** Names of games, as lines give them. */
export type GivenNames = { has(name: string): boolean };

const given = /[\p{L}_][\p{L}\p{N}\p{M}_′']*/uy;
const noNames: GivenNames = new Set();

/**
 * Reads the whole text; linear. Columns count UTF-16 units from 1, as an editor's cursor does. A word that is
 * one of the names is one token, even if it begins with a word of the notation.
 */
export function tokensOf(typed: string, names = noNames): Tokens {
  const { text, originalAt } = inUsualSigns(typed);
  const asTyped = <T extends { readonly column: number }>(found: T): T => {
    return { ...found, column: originalAt(found.column - 1) + 1 };
  };
  const read = isLatex(text) ? tokensOfLatex(text, names) : tokensOfSpelled(text, names);
  if (text === typed) return read;
  return read.ok ? { ok: true, tokens: read.tokens.map(asTyped) } : { ok: false, stop: asTyped(read.stop) };
}

function tokensOfLatex(text: string, names: GivenNames): Tokens {
  const spelled = spelledOut(text);
  if ('says' in spelled) return { ok: false, stop: spelled };
  const there = <T extends { readonly column: number }>(found: T): T => {
    return { ...found, column: spelled.columns[found.column - 1] };
  };
  const read = tokensOfSpelled(spelled.text, names);
  return read.ok ? { ok: true, tokens: read.tokens.map(there) } : { ok: false, stop: there(read.stop) };
}

function tokensOfSpelled(text: string, names: GivenNames): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  /** The end of a word that is made of the notation's own. */
  let knownTill = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const skipped = match(blank);
    if (skipped) {
      at += skipped.length;
      continue;
    }
    // A word is looked at once, and not again from each of its letters on: that would take the square of its
    // length.
    const isWord = names !== noNames && at >= knownTill && !isSubscript(text, at, tokens.at(-1));
    const called = isWord ? match(given) : undefined;
    if (called !== undefined) {
      const isNamed = names.has(called);
      const isKnown = meansValue(called);
      if (isNamed && isKnown) return { ok: false, stop: { column: at + 1, says: twoMeanings(called) } };
      // Where lines give names, a word that is not the notation's is a name, if perhaps of no line.
      if (isNamed || (called.length > 1 && !isKnown)) {
        tokens.push({ kind: 'letter', letter: called, column: at + 1 });
        at += called.length;
        continue;
      }
      if (isKnown) knownTill = at + called.length;
    }
    const read = (names === noNames ? signOfTiny(text, at) : undefined) ?? tokenAt(text, at, match);
    if (!read)
      return {
        ok: false,
        stop: { column: at + 1, says: `the sign ${signAt(text, at)} has no meaning here; remove it` },
      };
    tokens.push(read.token);
    at += read.length;
  }
  tokens.push({ kind: 'end', column: text.length + 1 });
  return { ok: true, tokens };
}

/** Whether the bar of ⧾_2 and star_2 is here, with which a name may begin elsewhere. */
const isSubscript = (text: string, at: number, before: Token | undefined): boolean =>
  text[at] === '_' &&
  before !== undefined &&
  (before.kind === 'tiny' ||
    before.kind === 'miny' ||
    (before.kind === 'word' && ['tiny', 'miny', 'star'].includes(before.word)));

/** Whether a word is made of the notation's own: `v`, `up`, `over`. */
function meansValue(word: string): boolean {
  const read = tokensOfSpelled(word, noNames);
  return read.ok && read.tokens.every(({ kind }) => kind !== 'letter');
}

const twoMeanings = (name: string): string =>
  `${name} is a word of the notation, and here also the name of a game; give that game another name`;

const signAt = (text: string, at: number): string => `"${String.fromCodePoint(text.codePointAt(at) ?? 0)}"`;

type Read = { readonly token: Token; readonly length: number };

/**
 * The + of +_2, as tiny is typeset; the index comes next. Where games have names, a name may begin with the
 * bar, and the + adds it.
 */
function signOfTiny(text: string, at: number): Read | undefined {
  if (text[at + 1] !== '_') return undefined;
  const sign = Object.hasOwn(marks, text[at]) ? marks[text[at]] : undefined;
  if (sign !== '+' && sign !== '-') return undefined;
  return { token: { kind: sign === '+' ? 'tiny' : 'miny', column: at + 1 }, length: 1 };
}

function tokenAt(text: string, at: number, match: (pattern: RegExp) => string | undefined): Read | undefined {
  const column = at + 1;
  const read = (token: Token, length: number): Read => ({ token, length });
  const number = match(digits);
  if (number) return read({ kind: 'number', digits: number, column }, number.length);
  const up = match(upwards);
  if (up) return read({ kind: 'arrows', count: weigh(up), column }, up.length);
  const down = match(downwards);
  if (down) return read({ kind: 'arrows', count: -weigh(down), column }, down.length);
  const slash = match(bars);
  if (slash) return read({ kind: 'bars', length: weigh(slash), column }, slash.length);
  const raised = match(raisedFigures);
  if (raised) return read({ kind: 'raised', n: lowered(raised), column }, raised.length);
  const word = match(words);
  if (word) return read({ kind: 'word', word: word.toLowerCase(), column }, word.length);
  if (text.startsWith('+-', at) || text.startsWith('+−', at)) return read({ kind: '±', column }, 2);
  const sign = text[at];
  if (/[a-z]/i.test(sign)) return read({ kind: 'letter', letter: sign, column }, 1);
  const mark: TokenMark | undefined = Object.hasOwn(marks, sign) ? marks[sign] : undefined;
  return mark && read({ kind: mark, column }, 1);
}

const lowered = (figures: string): number =>
  Number([...figures].map((figure) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(figure)).join(''));
