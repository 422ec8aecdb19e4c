/**
 * Lines of an edge list that give a node its score: `a: 3`, `(g): -1 | 2`, `"a node": | 1/3`. A colon ends
 * the node's word; within a word it does so only where nothing but a score follows. Lines with an arrow are
 * never of this kind. Cost: O(tokens).
 */
import type { Score } from '../document.ts';
import { parseScore, scoreForms } from '../score-text.ts';
import { type EdgeListStop, type EdgeListToken, edgeListTokens } from './tokens.ts';

export type ScoreLine = { readonly word: string; readonly gray: boolean; readonly score: Score };

type Word = Extract<EdgeListToken, { kind: 'word' }>;
type Subject = { readonly word: string; readonly gray: boolean; readonly rest: readonly EdgeListToken[] };

/** What a line says of a score, or why it does not; undefined of any other line. */
export function scoreLine(
  tokens: readonly EdgeListToken[],
  endColumn: number,
): ScoreLine | { readonly stop: EdgeListStop } | undefined {
  if (tokens.some(({ kind }) => kind === 'arrow')) return undefined;
  const subject = subjectOf(tokens);
  if (!subject) return undefined;
  const { word, gray, rest } = subject;
  if (rest.length === 0) {
    return {
      stop: { column: endColumn, says: `the score of ${word} is missing after the colon: ${scoreForms}` },
    };
  }
  const said = rest.map((token) => (token.kind === 'word' && !token.quoted ? token.text : '?')).join(' ');
  const score = parseScore(said);
  if (score) return { word, gray, score };
  if (said.startsWith('='))
    return {
      stop: {
        column: rest[0].column,
        says: `${word} := names a game, which is read where every line of a text does so: write its moves as arcs of ${word} here, or put the named games into a text of their own`,
      },
    };
  return { stop: { column: rest[0].column, says: `this is not a score of ${word}; write ${scoreForms}` } };
}

/** The node before the colon, and the text after it. */
function subjectOf(tokens: readonly EdgeListToken[]): Subject | undefined {
  const gray = tokens[0]?.kind === '(';
  const name = tokens[gray ? 1 : 0];
  if (name?.kind !== 'word') return undefined;
  const after = tokens.slice(gray ? 3 : 1);
  if (gray && tokens[2]?.kind !== ')') return undefined;
  if (!gray && !name.quoted) {
    const at = colonIn(name.text);
    if (at > 0) return { word: name.text.slice(0, at), gray, rest: [...remainder(name, at), ...after] };
  }
  const [next, ...others] = after;
  if (next?.kind !== 'word' || next.quoted || !next.text.startsWith(':')) return undefined;
  return { word: name.text, gray, rest: [...remainder(next, 0), ...others] };
}

/** Where the word ends that has its colon with it, `a:` or `a:3`. */
function colonIn(text: string): number {
  const at = text.lastIndexOf(':');
  return at === text.length - 1 || parseScore(text.slice(at + 1)) ? at : -1;
}

/** The part of a word after its colon. */
const remainder = (word: Word, at: number): readonly Word[] =>
  at + 1 === word.text.length
    ? []
    : [{ ...word, text: word.text.slice(at + 1), column: word.column + at + 1 }];

/** Whether a word needs quotation marks so that it is not read as a node and its score. */
export const looksScored = (word: string): boolean => word.startsWith(':') || colonIn(word) > 0;

/**
 * Whether the first line that says anything gives a score: then a text without arrows is an edge list all the
 * same.
 */
export function givesScores(text: string): boolean {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const read = edgeListTokens(line);
    if (!read.ok) return false;
    if (read.tokens.length === 0) continue;
    const end = read.tokens.findIndex(({ kind }) => kind === ';');
    const scored = scoreLine(end < 0 ? read.tokens : read.tokens.slice(0, end), 0);
    return scored !== undefined && !('stop' in scored);
  }
  return false;
}
