/** The words of a text that lists nodes without an arrow and says nothing else about them. */
import { parseEdgeList } from './parse.ts';
import { scoreLine } from './score-line.ts';
import { type EdgeListToken, edgeListTokens } from './tokens.ts';

export type WordAlone = {
  readonly text: string;
  /** Whether it is in quotation marks. */
  readonly quoted: boolean;
  /** Whether it is in brackets, as a gray node is. */
  readonly gray: boolean;
  readonly line: number;
  readonly column: number;
};

/**
 * The words in their order, repeats included; undefined of a text that says more, or cannot be read.
 * O(length).
 */
export const wordsAlone = (text: string): readonly WordAlone[] | undefined => wordsBesideScores(text, false);

/** The same where other nodes of the list may have scores; statements that give one are left out. */
export function wordsBesideScores(text: string, mayHaveScores = true): readonly WordAlone[] | undefined {
  if (!parseEdgeList(text).ok) return undefined;
  const words: WordAlone[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const read = edgeListTokens(line);
    if (!read.ok) return undefined;
    const { tokens } = read;
    if (tokens.some(({ kind }) => kind === 'arrow')) return undefined;
    for (const statement of statementsOf(tokens)) {
      if (scoreLine(statement, 0)) {
        if (!mayHaveScores) return undefined;
        continue;
      }
      for (const [k, token] of statement.entries()) {
        if (token.kind !== 'word') continue;
        const { text, quoted, column } = token;
        words.push({ text, quoted, gray: statement[k - 1]?.kind === '(', line: i + 1, column });
      }
    }
  }
  return words;
}

/** The statements of a line, which semicolons part. O(tokens). */
function statementsOf(tokens: readonly EdgeListToken[]): readonly (readonly EdgeListToken[])[] {
  const statements: EdgeListToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === ';') statements.push([]);
    else statements[statements.length - 1].push(token);
  }
  return statements;
}
