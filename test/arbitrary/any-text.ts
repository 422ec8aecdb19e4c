/** Texts of any characters that there are, also of those that no keyboard has. */
import * as fc from 'fast-check';

/** UTF-16 gives these numbers to halves of characters. */
const [firstHalf, halves] = [0xd800, 0x800];

/**
 * The same characters as those of fast-check's `unit: 'binary'`, from the same numbers. That unit keeps a
 * table of all million characters, to find the number of one: making it takes each process a second or two.
 */
const anyCharacter = fc.nat(0x10ffff - halves).map(
  (number) => String.fromCodePoint(number < firstHalf ? number : number + halves),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    const isHalf = point !== undefined && point >= firstHalf && point < firstHalf + halves;
    if (point === undefined || isHalf || text !== String.fromCodePoint(point))
      throw new Error('not one character');
    return point < firstHalf ? point : point - halves;
  },
);

export const anyText = (limits: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: anyCharacter });
