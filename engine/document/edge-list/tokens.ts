/** Splits one line of an edge list into words, arrows, commas and brackets, each with its column. */
import type { Player } from '../document.ts';

export type EdgeListToken =
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean; readonly column: number }
  | { readonly kind: 'arrow'; readonly player: Player; readonly column: number }
  | { readonly kind: ',' | '(' | ')'; readonly column: number };

/** The problem that stopped the reading of a line. */
export type EdgeListStop = { readonly column: number; readonly says: string };

export type EdgeListTokens =
  | { readonly ok: true; readonly tokens: readonly EdgeListToken[] }
  | { readonly ok: false; readonly stop: EdgeListStop };

const playerOf: Readonly<Record<string, Player>> = { L: 'left', R: 'right', E: 'either' };

/**
 * `->L` is Left's arrow only if something that cannot belong to a name follows: `a ->L b`, but `a->Left` leads
 * to the node Left.
 */
const arrow = /->(?:([LRE])(?=[\s(")]|$))?/y;
const blank = /\s+/y;
const sign = /[,()]/y;
const wordPart = /[^\s,()"#-]*/y;

function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/**
 * Reads a word piece by piece between hyphens: a pattern that looks ahead at every character overflows its
 * stack on a long word.
 */
function wordAt(line: string, at: number): string {
  let end = at;
  for (;;) {
    end += match(wordPart, line, end)?.[0].length ?? 0;
    if (line[end] !== '-' || line[end + 1] === '>') return line.slice(at, end);
    end++;
  }
}

/** Reads a name in quotation marks, marks included; empty if the second mark is missing. */
function quoteAt(line: string, at: number): string {
  if (line[at] !== '"') return '';
  for (let i = at + 1; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '"') return line.slice(at, i + 1);
  }
  return '';
}

export function edgeListTokens(line: string): EdgeListTokens {
  const tokens: EdgeListToken[] = [];
  let at = 0;
  const stop = (says: string): EdgeListTokens => ({ ok: false, stop: { column: at + 1, says } });
  while (at < line.length) {
    const column = at + 1;
    const skipped = match(blank, line, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    if (line[at] === '#') break;
    const drawn = match(arrow, line, at);
    const text = drawn?.[0] ?? match(sign, line, at)?.[0] ?? (quoteAt(line, at) || wordAt(line, at));
    if (text === '') return stop('the quotation mark is not closed on this line');
    if (drawn) tokens.push({ kind: 'arrow', player: playerOf[drawn[1] ?? 'E'], column });
    else if (text === ',' || text === '(' || text === ')') tokens.push({ kind: text, column });
    else if (text.startsWith('"')) {
      const inside = unquoted(text);
      if (inside === undefined)
        return stop('this quoted name has a \\ that means nothing; write \\\\ for one');
      if (inside === '') return stop('a name in quotation marks must not be empty');
      tokens.push({ kind: 'word', text: inside, quoted: true, column });
    } else tokens.push({ kind: 'word', text, quoted: false, column });
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
