/**
 * Reads a game from text: names of values, the papers' braces and bars, sums and differences, and CGSuite's
 * keyboard spellings. It reads everything that this folder prints, as the very same graph; a sum is the
 * product of its terms' graphs, and in a text without sums, or with one that is too large, equal positions
 * are merged. Cost: linear in the text and in the positions of the game, which are bounded.
 */
import { add, type Dyadic, negateDyadic } from '../../numbers/dyadics.ts';
import { accepted, type Result, refused } from '../../result.ts';
import { isNumber, plainNumber, sumOfPlain } from '../plain.ts';
import { followsOn, negativeOperand, readFactor, readNumber } from './factors.ts';
import { merged } from './merge.ts';
import { closePosition, emptyPositions, openPosition, sumOf, typedGame } from './positions.ts';
import {
  computed,
  deeper,
  expected,
  next,
  type Operand,
  plainOperand,
  positionOf,
  type Reader,
  readerOf,
  stopped,
  took,
} from './reader.ts';
import type { Stop } from './stop.ts';
import type { TypedGame } from './tables.ts';
import { type Token, tokensOf } from './tokens.ts';

export type { TypedGame } from './tables.ts';

/** One game, perhaps with a sum in it, or a pair s & t of an onside and an offside. */
export type TypedValue =
  | { readonly kind: 'game'; readonly game: TypedGame; readonly isSum?: true }
  | { readonly kind: 'sides'; readonly onside: TypedGame; readonly offside: TypedGame };

/**
 * Reads a game such as `{0|pass}`, `a{0|{a|0}}`, `{0||0|-2}`, `2over`, `3.^*`, `+-1`, `Tiny(2)`, `upon+*` or
 * `1 & 0`. A text that cannot be read gives one problem, whose place is the character at which reading
 * stopped.
 */
export function parseGame(text: string): Result<TypedValue> {
  const read = tokensOf(text);
  if (!read.ok) return refusedAt(read.stop);
  const reader = readerOf(read.tokens, text);
  const typed = readTyped(reader);
  if (typed && (!reader.positions.summed || countOf(typed) <= mostOfSum)) return accepted(typed);
  const smaller = reader.positions.summed
    ? readTyped(readerOf(read.tokens, text, undefined, emptyPositions(true)))
    : undefined;
  if (smaller ?? typed) return accepted((smaller ?? typed)!);
  return refusedAt(reader.stop ?? { column: 1, says: 'a game must stand here' });
}

/** The most positions of a sum that stays the product of its terms. */
export const mostOfSum = 2000;

const countOf = (typed: TypedValue): number =>
  typed.kind === 'game' ? typed.game.count : Math.max(typed.onside.count, typed.offside.count);

const refusedAt = ({ column, says }: Stop): Result<TypedValue> =>
  refused([{ place: `character ${column}`, says }]);

/** Reads the whole text: one game, or the onside and the offside of a value. */
export function readSides(reader: Reader): readonly [onside: Operand, offside: Operand] | undefined {
  const onside = readSum(reader);
  if (!onside) return undefined;
  const offside = took(reader, '&') ? readSum(reader) : onside;
  if (!offside) return undefined;
  if (next(reader).kind !== 'end') return expected(reader, whatFollows(reader));
  return [onside, offside];
}

function readTyped(reader: Reader): TypedValue | undefined {
  const [onside, offside] = readSides(reader) ?? [];
  if (!onside || !offside) return undefined;
  if (onside === offside) {
    const game = gameOf(reader, onside);
    return game && { kind: 'game', game, ...(reader.positions.summed && { isSum: true }) };
  }
  if (isDud(onside, offside))
    return { kind: 'game', game: { count: 1, left: [0, 0], right: [0, 0], start: 0 } };
  const sides = [gameOf(reader, onside), gameOf(reader, offside)];
  return sides[0] && sides[1] && { kind: 'sides', onside: sides[0], offside: sides[1] };
}

/** Whether these are `on` and `off`, the sides of dud. */
export const isDud = (onside: Operand, offside: Operand): boolean =>
  isWord(onside, false) && isWord(offside, true);

/** Whether this is `on`, or `off` if `down` is true. */
const isWord = (operand: Operand, down: boolean): boolean =>
  operand.kind === 'plain' && operand.plain.tail?.kind === 'on' && operand.plain.tail.down === down;

function whatFollows(reader: Reader): string {
  const { kind } = next(reader);
  if (kind === 'bars' || kind === ',') return 'the end of the text, with a brace { before the options,';
  return 'a sign + or - or the end of the text';
}

function gameOf(reader: Reader, operand: Operand): TypedGame | undefined {
  const position = positionOf(reader, operand, 1);
  if (position === undefined) return undefined;
  const game = typedGame(reader.positions, position);
  return reader.positions.summed && !reader.positions.mergesSums ? game : merged(game);
}

/** Reads terms joined by + and −. */
function readSum(reader: Reader): Operand | undefined {
  const { column } = next(reader);
  let sum = readTerm(reader);
  const begunWithNumber = sum?.kind === 'plain' && isNumber(sum.plain);
  for (let terms = 1; sum; terms++) {
    const { kind, column: at } = next(reader);
    if (kind !== '+' && kind !== '-') return sum;
    reader.at++;
    const term = readProduct(reader);
    const signed: Operand | undefined = term && kind === '-' ? negativeOperand(reader, term, at) : term;
    if (!signed) return undefined;
    const named = terms === 1 && begunWithNumber ? translated(sum, signed) : undefined;
    sum = named ?? added(reader, sum, signed, column);
  }
  return undefined;
}

/** A number and one name without a number form the name of one value: 2+3·↑, -1/4-upon, 2+over. */
function translated(number: Operand, term: Operand): Operand | undefined {
  if (number.kind !== 'plain' || term.kind !== 'plain') return undefined;
  if (isNumber(term.plain) || term.plain.number.numerator !== 0) return undefined;
  const sum = sumOfPlain(number.plain, term.plain);
  return sum && plainOperand(sum);
}

function added(reader: Reader, a: Operand, b: Operand, column: number): Operand | undefined {
  const first = positionOf(reader, a, column);
  const second = positionOf(reader, b, column);
  if (first === undefined || second === undefined) return undefined;
  return computed(reader, column, sumOf(reader.positions, [first, second]));
}

/**
 * Reads a term with the signs before it. A minus before a number belongs to the number: -2over is −2 + over.
 */
function readTerm(reader: Reader): Operand | undefined {
  if (next(reader).kind !== '-') return readProduct(reader);
  const { column } = next(reader);
  reader.at++;
  if (next(reader).kind === 'number') return readProduct(reader, -1);
  const term = deeper(reader, () => readTerm(reader));
  return term && negativeOperand(reader, term, column);
}

/** Reads adjacent factors: 2↑*, 1/2over, upon*. */
function readProduct(reader: Reader, ahead: 1 | -1 = 1): Operand | undefined {
  const { column, kind } = next(reader);
  if (kind === '-') return readTerm(reader);
  if (kind === 'number' && starBeforeGame(reader) > 0) return readTwofold(reader, ahead);
  let term = kind === 'number' ? readNumber(reader, readSum, ahead) : readFactor(reader, readSum);
  while (term && followsOn(reader)) {
    const factor = readFactor(reader, readSum);
    if (!factor) return undefined;
    term = beside(reader, term, factor, column) ?? added(reader, term, factor, column);
  }
  return term;
}

/**
 * The distance to the star of a number that is followed by a star and a game, as in 10*upon and 1/2*^; 0 if
 * there is no such text.
 */
function starBeforeGame(reader: Reader): number {
  const at = next(reader, 1).kind === '/' ? 3 : 1;
  return next(reader, at).kind === '*' && beginsGame(next(reader, at + 1)) ? at : 0;
}

const beginsGame = ({ kind }: Token): boolean =>
  ['word', 'arrows', '*', 'tiny', 'miny', '±', 'letter', '{', '('].includes(kind);

/** CGSuite multiplies by this star, and on paper it is a summand: the text is refused, with both. */
function readTwofold(reader: Reader, ahead: 1 | -1): undefined {
  const { text } = reader;
  const [first, star] = [next(reader), next(reader, starBeforeGame(reader))];
  reader.at += starBeforeGame(reader) + 1;
  const { column } = next(reader);
  if (!readFactor(reader, readSum)) return undefined;
  const number = `${ahead === -1 ? '-' : ''}${text.slice(first.column - 1, star.column - 1).trim()}`;
  const game = text.slice(column - 1, next(reader).column - 1).trim();
  const sum = `${number} + ${game} + *`;
  const both = /^-?\d+$/.test(number)
    ? `${number}·${game} for a multiple, or ${sum} for a sum`
    : `${sum} for a sum`;
  return stopped(reader, star.column, `this * could multiply or be a summand; write ${both}`);
}

function beside(reader: Reader, a: Operand, b: Operand, column: number): Operand | undefined {
  if (a.kind !== 'plain') return undefined;
  if (b.kind === 'plain') {
    const sum = sumOfPlain(a.plain, b.plain);
    return sum && plainOperand(sum);
  }
  return b.half && isNumber(a.plain) ? moved(reader, a.plain.number, b.half, column) : undefined;
}

/** x ± y = {x + y | x − y}. */
function moved(reader: Reader, mean: Dyadic, half: Dyadic, column: number): Operand | undefined {
  const [high, low] = [add(mean, half), add(mean, negateDyadic(half))];
  const left = high && positionOf(reader, plainOperand(plainNumber(high)), column);
  const right = low && positionOf(reader, plainOperand(plainNumber(low)), column);
  const position = openPosition(reader.positions);
  if (left === undefined || right === undefined || position === undefined) return undefined;
  closePosition(reader.positions, position, [left], [right]);
  return { kind: 'position', position };
}
