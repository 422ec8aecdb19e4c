/**
 * Splits a text into rows of fields, separated by tabs, semicolons, commas or blanks: the first of these that
 * occurs in its first row. Fields may be in quotation marks, as spreadsheets write them. Empty lines and
 * lines that begin with # or % are skipped. Cost: linear in the text.
 */

export type Field = { readonly text: string; readonly column: number };
export type ForeignRow = {
  /** The number of the line, counted from 1. */
  readonly line: number;
  readonly fields: readonly Field[];
  /** The column of a quotation mark that is never closed. */
  readonly unclosed?: number;
};
export type Separator = 'tab' | ';' | ',' | 'blank';
export type ForeignRows = { readonly separator: Separator; readonly rows: readonly ForeignRow[] };

export const isNumeral = (text: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text);

const isNothing = (line: string): boolean => /^\s*(?:[#%]|$)/.test(line);

function separatorOf(line: string): Separator {
  const bare = line.replace(/"[^"]*"/g, '""');
  if (bare.trim().includes('\t')) return 'tab';
  if (bare.includes(';')) return ';';
  return bare.includes(',') ? ',' : 'blank';
}

const signs: Readonly<Record<Exclude<Separator, 'blank'>, string>> = { tab: '\t', ';': ';', ',': ',' };

/** The rows of a text; undefined if it has none. */
export function foreignRows(text: string): ForeignRows | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const first = lines.find((line) => !isNothing(line));
  if (first === undefined) return undefined;
  const separator = separatorOf(first);
  const rows = lines.flatMap((line, i): ForeignRow[] => {
    if (isNothing(line)) return [];
    const read = separator === 'blank' ? { fields: wordsIn(line) } : cellsIn(line, signs[separator]);
    return [{ line: i + 1, ...read }];
  });
  return { separator, rows };
}

/** Attributes that networkx writes after a pair: `1 2 {'weight': 3}`. */
const attributes = /\s\{[^{}]*\}\s*$/;

function wordsIn(line: string): readonly Field[] {
  const bare = line.replace(attributes, '');
  return Array.from(bare.matchAll(/"[^"]*"|\S+/g), ({ 0: word, index }) => ({
    text: word.length > 1 && word.startsWith('"') && word.endsWith('"') ? word.slice(1, -1) : word,
    column: index + 1,
  }));
}

function cellsIn(line: string, sign: string): Pick<ForeignRow, 'fields' | 'unclosed'> {
  const fields: Field[] = [];
  for (let at = 0; at <= line.length; ) {
    let start = at;
    while (line[start] === ' ') start++;
    if (line[start] === '"') {
      let text = '';
      let end = start + 1;
      for (;;) {
        const close = line.indexOf('"', end);
        if (close < 0) return { fields, unclosed: start + 1 };
        text += line.slice(end, close);
        end = close + 1;
        if (line[end] !== '"') break;
        text += '"';
        end++;
      }
      fields.push({ text, column: start + 1 });
      const next = line.indexOf(sign, end);
      at = next < 0 ? line.length + 1 : next + 1;
      continue;
    }
    const next = line.indexOf(sign, at);
    const end = next < 0 ? line.length : next;
    fields.push({ text: line.slice(start, end).trim(), column: start + 1 });
    at = end + 1;
  }
  return { fields };
}
