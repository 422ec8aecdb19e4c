/** The state of reading a typed game: the current token, the open braces, and the first problem. */
import type { Dyadic } from '../../numbers/dyadics.ts';
import type { Plain } from '../plain.ts';
import {
  emptyPositions,
  mostPositions,
  openPosition,
  type PositionFound,
  type Positions,
  plainPosition,
} from './positions.ts';
import type { Stop } from './stop.ts';
import type { Token } from './tokens.ts';

/** A named value becomes a position only when one is needed: 2 and ↑ beside each other form one name. */
export type Operand =
  | { readonly kind: 'plain'; readonly plain: Plain }
  /**
   * `half` is set for the switch ±x of a positive number x, `isSwitch` for options that were listed behind ±.
   */
  | {
      readonly kind: 'position';
      readonly position: number;
      readonly half?: Dyadic;
      readonly isSwitch?: true;
    };

export type Brace = { readonly letter?: string; readonly position: number };

/**
 * The positions of games that lines have given names; a name that was met before its line has an open
 * position.
 */
export type NamedPositions = Map<string, number | undefined>;

export type Reader = {
  readonly tokens: readonly Token[];
  /** In which the tokens have their columns; messages repeat what it says. */
  readonly text: string;
  readonly positions: Positions;
  readonly braces: Brace[];
  /** Undefined where no line gives names. */
  readonly names: NamedPositions | undefined;
  at: number;
  depth: number;
  stop?: Stop;
};

/** Deeper nesting of brackets and operators is refused, since reading recurses on them. */
const mostDepth = 200;

/**
 * A reader at the first token; several lines that refer to each other's games have their positions in common.
 */
export const readerOf = (
  tokens: readonly Token[],
  text: string,
  names?: NamedPositions,
  positions: Positions = emptyPositions(),
): Reader => ({
  tokens,
  text,
  positions,
  braces: [],
  names,
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
  stopped(reader, next(reader).column, `${what} must stand here`);

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
      `there are more than ${mostDepth} brackets inside one another; write fewer`,
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
      reader.names
        ? 'a sum, a negative or a subscript can have only games of earlier lines in it, and no move back to a brace outside; change the order of the lines, or write the sum by its options'
        : 'a sum, a negative or a subscript cannot have a move back to a brace outside in it; write the sum by its options',
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

/**
 * The position of a game that some line calls so, opened if its line is still to come; undefined of other
 * names.
 */
export function namedPosition(reader: Reader, name: string): number | undefined {
  const { names, positions } = reader;
  if (!names?.has(name)) return undefined;
  const position = names.get(name) ?? openPosition(positions);
  names.set(name, position);
  return position;
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
