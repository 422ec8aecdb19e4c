/**
 * Reads the single values of the notation: numbers, arrows, stars, words, tiny and miny, ±, and games in
 * brackets.
 */
import { dyadic, largestExponent, negateDyadic, parseDyadic, printDyadic } from '../../numbers/dyadics.ts';
import { parseRational, printRational } from '../../numbers/rationals.ts';
import { isNumber, negatePlain, type Plain, plainNumber, plainZero } from '../plain.ts';
import { readBraces, unknownLetter } from './braces.ts';
import { closePosition, negativeOf, openPosition, plainPosition, sumOf, tinyPosition } from './positions.ts';
import {
  computed,
  deeper,
  expected,
  namedPosition,
  next,
  type Operand,
  plainOperand,
  positionOf,
  type Reader,
  stopped,
  took,
  tooMany,
  wholeNumber,
} from './reader.ts';
import type { Token } from './tokens.ts';

// Reads arrows in all spellings: multiples of ↑ and ↓, their powers, and sums of powers.

/** ↑, ⇑, ^^, ↑3 and v3, ↑² and ^<2>, ↑[2] and ^[2], ↑on and ^<on>, ^[on] for upon. */
function readArrows(reader: Reader): Operand | undefined {
  const token = next(reader);
  if (token.kind !== 'arrows') return expected(reader, 'an arrow');
  reader.at++;
  const down = token.count < 0;
  const single = Math.abs(token.count) === 1;
  const after = next(reader);
  if (!single) return plainOperand({ ...plainZero, arrows: token.count });
  if (after.kind === 'raised') {
    reader.at++;
    return plainOperand(raisedArrow('power', after.n, down));
  }
  if (after.kind === 'word' && after.word === 'on') {
    reader.at++;
    return plainOperand(raisedArrow('power', Number.POSITIVE_INFINITY, down));
  }
  if (after.kind === 'number') {
    const times = wholeNumber(reader);
    return times === undefined ? undefined : plainOperand({ ...plainZero, arrows: token.count * times });
  }
  const closing = after.kind === '[' ? ']' : after.kind === '<' ? '>' : undefined;
  if (!closing) return plainOperand({ ...plainZero, arrows: token.count });
  reader.at++;
  const exponent = readExponent(reader);
  if (exponent === undefined) return undefined;
  if (!took(reader, closing)) return expected(reader, `the closing ${closing}`);
  return plainOperand(raisedArrow(closing === ']' ? 'powers' : 'power', exponent, down));
}

function readExponent(reader: Reader): number | undefined {
  const token = next(reader);
  if (token.kind === 'word' && token.word === 'on') {
    reader.at++;
    return Number.POSITIVE_INFINITY;
  }
  if (token.kind === 'number' && Number(token.digits) > 0) return wholeNumber(reader);
  return expected(reader, 'a whole number from 1 on, or the word on,');
}

/** A power of ↑ or ↓, or the sum of powers. */
function raisedArrow(kind: 'power' | 'powers', exponent: number, down: boolean): Plain {
  if (exponent === 0) return plainZero;
  if (exponent === 1) return { ...plainZero, arrows: down ? -1 : 1 };
  return { ...plainZero, tail: { kind, down, exponent } };
}

type ReadSum = (reader: Reader) => Operand | undefined;

/** Whether a factor begins here that may follow another without an operator: 2↑*, 1/2over. */
export function followsOn(reader: Reader): boolean {
  const token = next(reader);
  if (token.kind === 'word') return token.word !== 'pass';
  return ['arrows', '*', 'tiny', 'miny', '±'].includes(token.kind);
}

/** Reads one factor. */
export function readFactor(reader: Reader, readSum: ReadSum): Operand | undefined {
  const token = next(reader);
  switch (token.kind) {
    case 'number':
      return readNumber(reader, readSum, 1);
    case 'arrows':
      return readArrows(reader);
    case '*': {
      reader.at++;
      const star = next(reader).kind === 'number' ? wholeNumber(reader) : 1;
      return star === undefined ? undefined : plainOperand({ ...plainZero, star });
    }
    case '±':
      return readPlusMinus(reader, readSum);
    case 'tiny':
    case 'miny':
      reader.at++;
      return readTiny(reader, readSum, token.kind === 'miny');
    case 'word':
      reader.at++;
      return readWord(reader, readSum, token.word, token.column);
    case 'letter':
      if (next(reader, 1).kind !== '{') return readLetter(reader, token.letter, token.column);
      reader.at++;
      return readBraces(reader, readSum, { letter: token.letter });
    case '{':
      return readBraces(reader, readSum);
    case '(':
      return readBrackets(reader, readSum);
    default:
      return expected(reader, 'a game, such as 0, ↑, on or {0|pass},');
  }
}

function readLetter(reader: Reader, letter: string, column: number): Operand | undefined {
  const isBraced = reader.braces.some((brace) => brace.letter === letter);
  const named = isBraced ? undefined : namedPosition(reader, letter);
  if (named !== undefined) {
    reader.at++;
    return { kind: 'position', position: named };
  }
  if (!isBraced) return unknownLetter(reader, letter, column);
  return stopped(
    reader,
    column,
    `the letter ${letter} can only be a whole option between braces; write it alone`,
  );
}

function readBrackets(reader: Reader, readSum: ReadSum): Operand | undefined {
  if (!took(reader, '(')) return expected(reader, 'the opening bracket (');
  const inside = deeper(reader, () => readSum(reader));
  if (!inside) return undefined;
  return took(reader, ')') ? inside : expected(reader, 'the closing bracket )');
}

/** Reads "3", "3/4", "0.75", "3·↑"; a minus before it has been read as ahead = −1. */
export function readNumber(reader: Reader, readSum: ReadSum, ahead: 1 | -1): Operand | undefined {
  const first = next(reader);
  if (first.kind === 'number' && first.digits.includes('.')) return readDecimal(reader, first, ahead);
  const numerator = wholeNumber(reader);
  if (numerator === undefined) return undefined;
  if (took(reader, '·')) return readMultiple(reader, readSum, ahead * numerator);
  if (!took(reader, '/')) return plainOperand(plainNumber(dyadic(ahead * numerator, 0)));
  const { column } = next(reader);
  const token = next(reader);
  const denominator = token.kind === 'number' ? Number(token.digits) : 0;
  const exponent = Math.round(Math.log2(denominator));
  if (2 ** exponent !== denominator || exponent > largestExponent || exponent < 0) {
    return stopped(
      reader,
      column,
      'a power of two, at most 2⁵⁰, must stand here, since fractions are dyadic',
    );
  }
  reader.at++;
  return plainOperand(plainNumber(dyadic(ahead * numerator, exponent)));
}

/** Reads a decimal that is a dyadic fraction: others are no values of games that end. */
function readDecimal(
  reader: Reader,
  { digits, column }: Extract<Token, { kind: 'number' }>,
  ahead: 1 | -1,
): Operand | undefined {
  const read = parseDyadic(digits);
  if (!read) {
    const rational = parseRational(digits);
    const fraction = rational ? printRational(rational) : digits;
    return stopped(
      reader,
      column,
      fraction.length > longestFraction || fraction === digits
        ? 'this number has too many figures; write a fraction whose denominator is a power of two, at most 2⁵⁰'
        : `${digits} is ${fraction}, and numbers here are dyadic; write a fraction whose denominator is a power of two, such as 1/4 or 3/8, or a decimal such as 0.375`,
    );
  }
  reader.at++;
  const { kind, column: at } = next(reader);
  if (kind === '/' || kind === '·') {
    const instead = `${printDyadic(read)}`;
    return stopped(
      reader,
      at,
      `a decimal cannot be divided or multiplied; write a fraction, ${instead} for ${digits}`,
    );
  }
  return plainOperand(plainNumber(ahead === 1 ? read : negateDyadic(read)));
}

const longestFraction = 40;

/** Reads n·G: multiples of arrows and numbers by their rules, anything else by adding. */
function readMultiple(reader: Reader, readSum: ReadSum, times: number): Operand | undefined {
  const { column } = next(reader);
  const factor = deeper(reader, () => readFactor(reader, readSum));
  if (!factor) return undefined;
  if (factor.kind === 'plain' && !factor.plain.tail && factor.plain.star === 0) {
    const { number, arrows } = factor.plain;
    const numerator = times * number.numerator;
    if (!Number.isSafeInteger(numerator)) return tooMany(reader, column);
    return plainOperand({
      number: dyadic(numerator === 0 ? 0 : numerator, number.exponent),
      arrows: times * arrows,
      star: 0,
    });
  }
  const once = positionOf(reader, factor, column);
  if (once === undefined) return undefined;
  const summand = times < 0 ? negativeOf(reader.positions, once) : once;
  let sum = plainPosition(reader.positions, plainZero);
  for (let i = 0; i < Math.abs(times); i++) {
    if (typeof summand === 'string') return computed(reader, column, summand);
    if (typeof sum === 'string') return computed(reader, column, sum);
    sum = i === 0 ? summand : sumOf(reader.positions, [sum, summand]);
  }
  return computed(reader, column, sum);
}

/** Reads ±G = {G | −G}, and ±{G,H} = {G,H | −G,−H}. */
function readPlusMinus(reader: Reader, readSum: ReadSum): Operand | undefined {
  reader.at++;
  const { column, kind } = next(reader);
  const factor = deeper(reader, () =>
    kind === '{' ? readBraces(reader, readSum, { mayList: true }) : readFactor(reader, readSum),
  );
  // Braces without a bar are the switch itself; in brackets they are a game of which this is the switch.
  if (kind === '{' && factor?.kind === 'position' && factor.isSwitch)
    return { kind: 'position', position: factor.position };
  const position = factor && positionOf(reader, factor, column);
  if (position === undefined) return undefined;
  const negative = negativeOf(reader.positions, position);
  const switched = openPosition(reader.positions);
  if (typeof negative === 'string') return computed(reader, column, negative);
  if (switched === undefined) return tooMany(reader, column);
  closePosition(reader.positions, switched, [position], [negative]);
  const hot = factor?.kind === 'plain' && isNumber(factor.plain) && factor.plain.number.numerator > 0;
  return { kind: 'position', position: switched, ...(hot && { half: factor.plain.number }) };
}

/** Reads ⧾_2, ⧾2, ⧾_{1/2}, ⧾_{2|1}, Tiny(2). */
function readTiny(reader: Reader, readSum: ReadSum, miny: boolean): Operand | undefined {
  const { column } = next(reader);
  took(reader, '_');
  const grouped = next(reader).kind === '{';
  const of = deeper(reader, () =>
    grouped ? readBraces(reader, readSum, { mayGroup: true }) : readFactor(reader, readSum),
  );
  return of && tinyOf(reader, of, miny, column);
}

function tinyOf(reader: Reader, of: Operand, miny: boolean, column: number): Operand | undefined {
  const position = positionOf(reader, of, column);
  if (position === undefined) return undefined;
  const below = negativeOf(reader.positions, position);
  if (typeof below === 'string') return computed(reader, column, below);
  const tiny = tinyPosition(reader.positions, below);
  if (typeof tiny === 'string' || !miny) return computed(reader, column, tiny);
  return computed(reader, column, negativeOf(reader.positions, tiny));
}

function readWord(reader: Reader, readSum: ReadSum, word: string, column: number): Operand | undefined {
  switch (word) {
    case 'on':
    case 'off':
      return plainOperand({ ...plainZero, tail: { kind: 'on', down: word === 'off' } });
    case 'over':
    case 'under':
      return plainOperand({ ...plainZero, tail: { kind: 'over', down: word === 'under' } });
    case 'upon':
      return plainOperand(raisedArrow('powers', Number.POSITIVE_INFINITY, false));
    case 'tiny':
    case 'miny':
      return readTiny(reader, readSum, word === 'miny');
    case 'star':
      return readStar(reader);
    case 'pass':
      return stopped(reader, column, 'pass can only be a whole option between braces; write it alone');
    default:
      return drawn(reader, word, column);
  }
}

/** Reads star_n = {0 ‖ 0, *n | 0, pass}. */
function readStar(reader: Reader): Operand | undefined {
  const { column } = next(reader);
  if (!took(reader, '_')) return expected(reader, 'the _ of star_2');
  const n = wholeNumber(reader);
  if (n === undefined) return undefined;
  const { positions } = reader;
  const nothing = plainPosition(positions, plainZero);
  const nimber = plainPosition(positions, { ...plainZero, star: n });
  const threat = openPosition(positions);
  const star = openPosition(positions);
  if (typeof nothing === 'string' || typeof nimber === 'string') return tooMany(reader, column);
  if (threat === undefined || star === undefined) return tooMany(reader, column);
  closePosition(positions, threat, [nothing, nimber], [nothing, threat]);
  closePosition(positions, star, [nothing], [threat]);
  return { kind: 'position', position: star };
}

/** Reads dud = {pass | pass}; tis = {tisn | } and tisn = { | tis}, which are 1 & 0 and 0 & −1. */
function drawn(reader: Reader, word: string, column: number): Operand | undefined {
  const { positions } = reader;
  const first = openPosition(positions);
  const second = openPosition(positions);
  if (first === undefined || second === undefined) return tooMany(reader, column);
  if (word === 'dud') {
    closePosition(positions, first, [first], [first]);
    closePosition(positions, second, [], []);
    return { kind: 'position', position: first };
  }
  closePosition(positions, first, [second], []);
  closePosition(positions, second, [], [first]);
  return { kind: 'position', position: word === 'tis' ? first : second };
}

/** The negative of an operand. */
export const negativeOperand = (reader: Reader, operand: Operand, column: number): Operand | undefined =>
  operand.kind === 'plain'
    ? plainOperand(negatePlain(operand.plain))
    : computed(reader, column, negativeOf(reader.positions, operand.position));
