/**
 * Splits DOT into tokens: ids (bare, numbers, quoted, HTML-like) and punctuation. Comments and lines that
 * begin with # are skipped, and quoted strings joined by + become one. It reads character by character,
 * because a regular expression overflows its stack on a long string. Cost: O(length).
 */

/** How an id was written, which decides what a backslash in it means. */
export type IdForm = 'bare' | 'quoted' | 'html';

export type DotToken =
  | { readonly kind: 'id'; readonly text: string; readonly form: IdForm; readonly at: number }
  | { readonly kind: Sign; readonly at: number };

const signs = ['{', '}', '[', ']', ';', ',', '=', ':', '+'] as const;
type Sign = (typeof signs)[number] | '->' | '--';

/** The problem that stopped the reading, and its offset in the text. */
export type DotStop = { readonly at: number; readonly says: string };

export type DotTokens = { readonly tokens: readonly DotToken[]; readonly stop: DotStop | undefined };

const blank = /[\s\ufeff]/;
const bareStart = /[A-Za-z_\u0080-\u{10ffff}]/u;
const bare = /[A-Za-z_0-9\u0080-\uffff]*/y;
const number = /-?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)/y;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * The tokens of a text as far as it can be read, at most `most` of them, for callers that need only the
 * beginning.
 */
export function dotTokens(text: string, most = Number.POSITIVE_INFINITY): DotTokens {
  const tokens: DotToken[] = [];
  let at = 0;
  const stopped = (says: string, where = at): DotTokens => ({ tokens, stop: { at: where, says } });
  while (at < text.length && tokens.length < most) {
    const sign = text[at];
    if (blank.test(sign)) at++;
    else if (sign === '#' && startsLine(text, at)) at = endOfLine(text, at);
    else if (text.startsWith('//', at)) at = endOfLine(text, at);
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return stopped('this comment is not closed; write */ at its end');
      at = end + 2;
    } else if (sign === '"') {
      const end = endOfQuote(text, at);
      if (end < 0) return stopped('this quotation mark is not closed; write another one at the end');
      put(tokens, { kind: 'id', text: unbroken(text.slice(at + 1, end - 1)), form: 'quoted', at });
      at = end;
    } else if (sign === '<') {
      const end = endOfHtml(text, at);
      if (end < 0) return stopped('this < is not closed; write > at the end of the label');
      tokens.push({ kind: 'id', text: text.slice(at + 1, end - 1), form: 'html', at });
      at = end;
    } else if (text.startsWith('->', at) || text.startsWith('--', at)) {
      tokens.push({ kind: text.startsWith('->', at) ? '->' : '--', at });
      at += 2;
    } else if ((signs as readonly string[]).includes(sign)) {
      tokens.push({ kind: sign as Sign, at });
      at++;
    } else {
      const word = bareStart.test(sign) ? match(bare, text, at) : match(number, text, at);
      if (word === '')
        return stopped(`${shown(sign)} has no meaning in DOT; write names that have it in quotation marks`);
      const end = at + word.length;
      if (!bareStart.test(sign) && /[\w.\u0080-\uffff]/.test(text[end] ?? '')) {
        const whole = word + match(/[\w.\u0080-\uffff]{0,20}/y, text, end);
        return stopped(`${whole} is neither a number nor a word; write it in quotation marks: "${whole}"`);
      }
      tokens.push({ kind: 'id', text: word, form: 'bare', at });
      at = end;
    }
  }
  return { tokens, stop: undefined };
}

const shown = (sign: string): string => (/[\p{Cc}\p{Cs}]/u.test(sign) ? 'a control character' : `“${sign}”`);

/** Appends a token; a quoted string after a + is joined to the string before it. */
function put(tokens: DotToken[], token: Extract<DotToken, { kind: 'id' }>): void {
  const before = tokens.at(-2);
  if (tokens.at(-1)?.kind !== '+' || before?.kind !== 'id' || before.form !== 'quoted') tokens.push(token);
  else tokens.splice(-2, 2, { ...before, text: before.text + token.text });
}

/** Whether a # here begins its line, but for blanks. */
function startsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--;
  return before < 0 || text[before] === '\n' || text[before] === '\r';
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function endOfQuote(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return -1;
}

function endOfHtml(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === '<') depth++;
    else if (text[i] === '>' && --depth === 0) return i + 1;
  }
  return -1;
}

/**
 * The content of a quoted string: only the escape \" is resolved here, and a line that ends in \ continues on
 * the next line.
 */
function unbroken(inside: string): string {
  if (!inside.includes('\\')) return inside;
  return inside.replace(/\\(\r\n|[\s\S])/g, (whole, sign: string) =>
    sign === '"' ? '"' : /[\r\n]/.test(sign) ? '' : whole,
  );
}
