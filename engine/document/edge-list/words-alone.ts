/** The words of a text that lists nodes and says nothing of them: no arrow, no score. */
import { parseEdgeList } from './parse.ts';
import { scoreLine } from './score-line.ts';
import { type EdgeListToken, edgeListTokens } from './tokens.ts';

export type WordAlone = {
  readonly text: string;
  /** Whether it stands in quotation marks. */
  readonly quoted: boolean;
  /** Whether it stands in brackets, as a gray node does. */
  readonly gray: boolean;
  readonly line: number;
  readonly column: number;
};

/** The words in their order, repeats included; undefined of a text that says more, or cannot be read. O(length). */
export function wordsAlone(text: string): readonly WordAlone[] | undefined {
  if (!parseEdgeList(text).ok) return undefined;
  const words: WordAlone[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const read = edgeListTokens(line);
    if (!read.ok) return undefined;
    const { tokens } = read;
    if (tokens.some(({ kind }) => kind === 'arrow') || saysScore(tokens)) return undefined;
    for (const [k, token] of tokens.entries()) {
      if (token.kind !== 'word') continue;
      const { text, quoted, column } = token;
      words.push({ text, quoted, gray: tokens[k - 1]?.kind === '(', line: i + 1, column });
    }
  }
  return words;
}

/** Whether a statement of a line gives a score. O(tokens). */
function saysScore(tokens: readonly EdgeListToken[]): boolean {
  let begin = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at].kind !== ';') continue;
    if (scoreLine(tokens.slice(begin, at), 0)) return true;
    begin = at + 1;
  }
  return false;
}
