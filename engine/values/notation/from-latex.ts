/**
 * Translates games written in LaTeX, `\left\{0 \mid \mathbf{pass}\right\}` or `\frac{1}{2}{\uparrow}^{2}`, into the
 * keyboard's spelling, each character with the column it came from. Braces that LaTeX prints have a backslash; if no
 * brace of the text has one, plain braces with a bar in them are the game's. Open braces wait on an explicit stack,
 * so that deep nesting cannot overflow. Cost: linear in the text.
 */
import type { Stop } from './stop.ts';

/** The keyboard's spelling; `columns` has the column, counted from 1, of each of its characters and of its end. */
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
 * Whether a text is LaTeX. Tiny and miny, written as a plus or minus with a subscript, {+}_{2}, need no backslash.
 */
export const isLatex = (text: string): boolean => /[\\$]|\{\s?[+-]\s?\}\s?_/.test(text);

/** The keyboard's spelling of a LaTeX text, or the problem that stopped the reading. */
export function spelledOut(text: string): Spelled | Stop {
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
  /** Writes a character where a group in braces could stand: \frac12, ^2. */
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
