/** Where a value of the notation ends among the tokens of an expression. */
import type { Token } from '../values/notation/tokens.ts';
import { ahead, type ExpressionReader, stoppedAt } from './reader.ts';

const closings: Readonly<Record<string, Token['kind']>> = { '{': '}', '(': ')', '[': ']', '<': '>' };

/**
 * The place of the token that closes the bracket which opens there; undefined if none does. O(tokens
 * between).
 */
export function matching({ tokens }: ExpressionReader, from: number): number | undefined {
  const open: Token['kind'][] = [];
  for (let at = from; at < tokens.length; at++) {
    const { kind } = tokens[at];
    if (kind in closings) open.push(closings[kind]);
    else if (kind === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at;
    }
    // The letter of a brace comes before it.
    if (open.length === 0 && kind !== 'letter') return undefined;
  }
  return undefined;
}

/**
 * Whether a bracket that opens there has a name in it other than a letter of a brace in it, so that the
 * notation alone cannot read it.
 */
export function hasNames(reader: ExpressionReader, from: number): boolean {
  const { tokens } = reader;
  const end = matching(reader, from) ?? tokens.length - 1;
  const letters = new Set<string>();
  for (let at = from; at < end; at++) {
    const token = tokens[at];
    if (token.kind === 'letter' && tokens[at + 1].kind === '{') letters.add(token.letter);
  }
  for (let at = from; at < end; at++) {
    const token = tokens[at];
    if (token.kind === 'letter' && !letters.has(token.letter)) return true;
  }
  return false;
}

/**
 * Whether a value of the notation can begin or continue with this token, other than by a brace or a bracket.
 */
export const beginsValue = ({ kind, ...token }: Token): boolean =>
  kind === 'word'
    ? (token as { word: string }).word !== 'pass'
    : ['number', 'arrows', '*', 'tiny', 'miny', '±'].includes(kind);

/**
 * The place behind the value that begins at the next token: numbers, arrows, stars and words beside each
 * other, or a game in braces. A switch behind them is a value of its own.
 */
export function endOfLiteral(reader: ExpressionReader): number | undefined {
  const { tokens } = reader;
  let at = reader.at;
  const first = ahead(reader);
  const grouped = (): boolean => {
    const end = matching(reader, at);
    if (end === undefined) return false;
    at = end + 1;
    return true;
  };
  if (first.kind === '{' || first.kind === 'letter') {
    if (grouped()) return at;
    return stoppedAt(reader, first.column, 'the brace that opens here has no closing brace }');
  }
  if (first.kind === '-') at++;
  if (!beginsValue(tokens[at]))
    return stoppedAt(
      reader,
      tokens[at].column,
      'a game must stand here: a value such as ↑ or {1|0}, a node, or an operator',
    );
  while (beginsValue(tokens[at])) {
    const { kind } = tokens[at];
    // A switch behind a value is added to it by the sum of values, which need not be drawn.
    if (kind === '±' && at > reader.at && !'-·±'.includes(tokens[at - 1].kind)) break;
    const isIndexed = kind === 'tiny' || kind === 'miny' || kind === 'word' || kind === '±';
    at++;
    if (kind === 'number') at += tokens[at].kind === '/' && tokens[at + 1].kind === 'number' ? 2 : 0;
    if (kind === 'number' && tokens[at].kind === '·' && beginsValue(tokens[at + 1])) at++;
    if (kind === 'arrows' && tokens[at].kind === 'raised') at++;
    if (kind === 'arrows' && (tokens[at].kind === '[' || tokens[at].kind === '<')) grouped();
    if (isIndexed && tokens[at].kind === '_') at++;
    if (isIndexed && (tokens[at].kind === '{' || tokens[at].kind === '(')) grouped();
  }
  return at;
}

/** Tokens in the keyboard's spelling, for a text in which they are written in LaTeX. */
export const spelled = (tokens: readonly Token[]): string => tokens.map(signOf).join(' ');

function signOf(token: Token): string {
  switch (token.kind) {
    case 'number':
      return token.digits;
    case 'arrows':
      return (token.count < 0 ? 'v' : '^').repeat(Math.abs(token.count));
    case 'raised':
      return `<${token.n}>`;
    case 'bars':
      return '|'.repeat(token.length);
    case 'word':
      return token.word;
    case 'letter':
      return token.letter;
    case 'end':
      return '';
    default:
      return token.kind;
  }
}
