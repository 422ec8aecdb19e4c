/** Reads arrows in all spellings: multiples of ↑ and ↓, their powers, and sums of powers. */
import { type Plain, plainZero } from '../plain.ts';
import { expected, next, type Operand, plainOperand, type Reader, took, wholeNumber } from './reader.ts';

/** ↑, ⇑, ^^, ↑3 and v3, ↑² and ^<2>, ↑[2] and ^[2], ↑on and ^<on>, ^[on] for upon. */
export function readArrows(reader: Reader): Operand | undefined {
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
export function raisedArrow(kind: 'power' | 'powers', exponent: number, down: boolean): Plain {
  if (exponent === 0) return plainZero;
  if (exponent === 1) return { ...plainZero, arrows: down ? -1 : 1 };
  return { ...plainZero, tail: { kind, down, exponent } };
}
