/** The state of reading an expression: the next token, names in quotation marks, and the first problem. */
import type { Stop } from '../values/notation/stop.ts';
import type { Token } from '../values/notation/tokens.ts';
import { instead, translated } from './cgsuite.ts';

export type ExpressionReader = {
  readonly tokens: readonly Token[];
  /** The text as it was typed, in which the tokens have their columns. */
  readonly text: string;
  /** By their columns, the names that were in quotation marks. */
  readonly quoted: ReadonlyMap<number, string>;
  /** Whether a word behind a point is a method of CGSuite. */
  isMethod(word: string): boolean;
  at: number;
  depth: number;
  stop?: Stop;
};

/** Deeper nesting is refused, since reading recurses on brackets. */
const mostDepth = 200;

/** A reader at the first token. */
export const expressionReader = (
  tokens: readonly Token[],
  text: string,
  quoted: ReadonlyMap<number, string>,
): ExpressionReader => ({
  tokens,
  text,
  quoted,
  isMethod: (word) => Object.hasOwn(translated, word) || Object.hasOwn(instead, word),
  at: 0,
  depth: 0,
});

/** The next token, or one further on. */
export const ahead = (reader: ExpressionReader, further = 0): Token =>
  reader.tokens[Math.min(reader.at + further, reader.tokens.length - 1)];

/** Records the first problem, and returns undefined, which the caller passes on. */
export function stoppedAt(reader: ExpressionReader, column: number, says: string): undefined {
  reader.stop ??= { column, says };
  return undefined;
}

/** Steps over the next token if it is of this kind. */
export function steppedOver(reader: ExpressionReader, kind: Token['kind']): boolean {
  if (ahead(reader).kind !== kind) return false;
  reader.at++;
  return true;
}

/** Reads something that is nested one level further. */
export function nested<T>(reader: ExpressionReader, read: () => T | undefined): T | undefined {
  if (reader.depth >= mostDepth)
    return stoppedAt(
      reader,
      ahead(reader).column,
      `there are more than ${mostDepth} brackets inside one another; write fewer`,
    );
  reader.depth++;
  const result = read();
  reader.depth--;
  return result;
}
