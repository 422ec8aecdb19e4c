/** The texts on the cards of rules on heaps. */
import { someOf } from './counting.ts';

/** What a digit of a code lets a player leave, by its bits. */
const left = [
  [1, 'no heap'],
  [2, 'one heap'],
  [4, 'two heaps'],
  [8, 'three heaps'],
] as const;

/** Of longer codes the first digits are explained. */
const mostDigits = 8;

const orOf = (names: readonly string[]): string => someOf(names).replace(/ and /, ' or ');

export const heapCards = {
  before: 'The letters of the heaps',
  after: 'What is left of each heap',
  base: 'Kind of the code',
  code: 'The code',
  isOneOf: (letter: string) => `${letter} is one of`,
  numbers: (letter: string) => `The numbers that ${letter} may be`,
  offered: (heap: string): readonly string[] => [`${heap} even`, `${heap} >= 2`],
  addCondition: (condition: string) => `Only if ${condition}`,
  addCode: 'Octal code',
  example: 'for example',
  picture: (which: 'before' | 'after', heaps: readonly number[]) =>
    heaps.length === 0 ? `${which}: no heap` : `${which}: ${heaps.join(' + ')}`,
  digits: (code: string): readonly string[] => {
    const said = [...code.replace('.', '')].flatMap((digit, taken) => {
      const names = left.flatMap(([bit, name]) => ((Number.parseInt(digit, 16) & bit) > 0 ? [name] : []));
      return names.length === 0 ? [] : [`Take ${taken}: leave ${orOf(names)}.`];
    });
    return said.length > mostDigits ? [...said.slice(0, mostDigits), '…'] : said;
  },
};
