/** The state of reading a typed game: the current token, the open braces, and the first problem. */
import type { Dyadic } from '../../numbers/dyadics.ts';
import type { Plain } from '../plain.ts';
import {
  emptyPositions,
  mostPositions,
  type PositionFound,
  type Positions,
  plainPosition,
} from './positions.ts';
import type { Stop } from './stop.ts';
import type { Token } from './tokens.ts';

/** A named value becomes a position only when one is needed: 2 and ↑ beside each other form one name. */
export type Operand =
  | { readonly kind: 'plain'; readonly plain: Plain }
  /** `half` is set for the switch ±x of a positive number x. */
  | { readonly kind: 'position'; readonly position: number; readonly half?: Dyadic };

export type Brace = { readonly letter?: string; readonly position: number };

export type Reader = {
  readonly tokens: readonly Token[];
  readonly positions: Positions;
  readonly braces: Brace[];
  at: number;
  depth: number;
  stop?: Stop;
};

/** Deeper nesting of brackets and operators is refused, since reading recurses on them. */
const mostDepth = 200;

/** A reader at the first token. */
export const readerOf = (tokens: readonly Token[]): Reader => ({
  tokens,
  positions: emptyPositions(),
  braces: [],
  at: 0,
  depth: 0,
});

/** The next token, or one further ahead. */
export const next = (reader: Reader, ahead = 0): Token =>
  reader.tokens[Math.min(reader.at + ahead, reader.tokens.length - 1)];

/** Records the first problem, and returns undefined, which the caller passes on. */
export function stopped(reader: Reader, column: number, says: string): undefined {
  reader.stop ??= { column, says };
  return undefined;
}

/** Records that something else was expected here. */
export const expected = (reader: Reader, what: string): undefined =>
  stopped(reader, next(reader).column, `${what} was expected here`);

/** Steps over the next token if it is of this kind. */
export function took(reader: Reader, kind: Token['kind']): boolean {
  if (next(reader).kind !== kind) return false;
  reader.at++;
  return true;
}

/** Reads something nested one level deeper. */
export function deeper<T>(reader: Reader, read: () => T | undefined): T | undefined {
  if (reader.depth >= mostDepth) {
    return stopped(
      reader,
      next(reader).column,
      `the brackets are nested more than ${mostDepth} deep; write less`,
    );
  }
  reader.depth++;
  const result = read();
  reader.depth--;
  return result;
}

/** A plain value as an operand. */
export const plainOperand = (plain: Plain): Operand => ({ kind: 'plain', plain });

/** A computed position as an operand; if there is none, records the reason. */
export function computed(
  reader: Reader,
  column: number,
  result: PositionFound | undefined,
): Operand | undefined {
  if (typeof result === 'number') return { kind: 'position', position: result };
  if (result === 'open') {
    return stopped(
      reader,
      column,
      'a sum, negative or subscript cannot hold a move back to a brace outside of it; write the sum out by its options',
    );
  }
  return tooMany(reader, column);
}

/** Records that the game has too many positions. */
export const tooMany = (reader: Reader, column: number): undefined =>
  stopped(
    reader,
    column,
    `the game has more than ${mostPositions.toLocaleString('en')} positions, or too many moves; write a smaller one`,
  );

/** The position of an operand, built if necessary; undefined if that fails. */
export function positionOf(reader: Reader, operand: Operand, column: number): number | undefined {
  if (operand.kind === 'position') return operand.position;
  const result = plainPosition(reader.positions, operand.plain);
  return typeof result === 'number' ? result : tooMany(reader, column);
}

/** Reads a whole number; undefined if none comes next. */
export function wholeNumber(reader: Reader): number | undefined {
  const token = next(reader);
  if (token.kind !== 'number' || token.digits.includes('.')) return expected(reader, 'a whole number');
  const n = Number(token.digits);
  if (n >= 2 ** 31) return stopped(reader, token.column, 'this number is too large; write one below 2³¹');
  reader.at++;
  return n;
}
