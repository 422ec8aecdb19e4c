/**
 * All words of some letters: each has a number in the order of a dictionary, so that families of positions
 * can be words.
 */
import type { RulesetFamily } from './ruleset.ts';

/**
 * The word with this number, from 0, among those of a length in the order of a dictionary. Linear in the
 * length.
 */
export function wordOf(letters: string | readonly string[], length: number, number: number): string {
  const word: string[] = [];
  let rest = number;
  for (let i = length - 1; i >= 0; i--) {
    word[i] = letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return word.join('');
}

/**
 * The numbers of words of n letters: how long they are, at least 1, and which of the words, in the order of a
 * dictionary.
 */
export const wordParameters = (
  letters: string,
  [length, number]: readonly [length: number, number: number],
): RulesetFamily['parameters'] => [
  { name: 'n', least: 1, first: length },
  { name: 'w', least: 0, first: number, greatest: ([n]) => letters.length ** n - 1, isIndex: true },
];
