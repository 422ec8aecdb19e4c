/** One line of an edge list as words, arrows, commas and brackets, each with the column it stands in. */
import type { Player } from '../document.ts';

export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly column: number }
  | { readonly kind: 'arrow'; readonly player: Player; readonly column: number }
  | { readonly kind: ',' | '(' | ')'; readonly column: number };

/** What stopped the reading of a line. */
export type Stop = { readonly column: number; readonly says: string };

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly stop: Stop };

const playerOf: Readonly<Record<string, Player>> = { L: 'left', R: 'right', E: 'either' };

/** `->L` is Left's arrow when something other than the name begins after it: `a ->L b`, but `a->Left`. */
const arrow = /->(?:([LRE])(?=[\s(")]|$))?/y;
const blank = /\s+/y;
const sign = /[,()]/y;
const word = /(?:(?!->)[^\s,()"#])+/y;
const quote = /"(?:[^"\\]|\\.)*"/y;

function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

export function tokensOf(line: string): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  const stop = (says: string): Tokens => ({ ok: false, stop: { column: at + 1, says } });
  while (at < line.length) {
    const column = at + 1;
    const skipped = match(blank, line, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    if (line[at] === '#') break;
    const found =
      match(arrow, line, at) ?? match(sign, line, at) ?? match(quote, line, at) ?? match(word, line, at);
    if (!found) return stop('the quotation mark is not closed on this line');
    const text = found[0];
    if (text.startsWith('->')) tokens.push({ kind: 'arrow', player: playerOf[found[1] ?? 'E'], column });
    else if (text === ',' || text === '(' || text === ')') tokens.push({ kind: text, column });
    else if (text.startsWith('"')) {
      const inside = unquoted(text);
      if (inside === undefined)
        return stop('this quoted name has a \\ that means nothing; write \\\\ for one');
      if (inside === '') return stop('a name in quotation marks must not be empty');
      tokens.push({ kind: 'word', text: inside, column });
    } else tokens.push({ kind: 'word', text, column });
    at += text.length;
  }
  return { ok: true, tokens };
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
