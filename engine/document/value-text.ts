/**
 * Finds the game or the value that a whole text says. Cost: linear in the text, which is short, and in the
 * positions of the game.
 */
import { parseEdgeList } from './edge-list/parse.ts';
import { type WordAlone, wordsAlone } from './edge-list/words-alone.ts';
import { isLine, isOfSigns, isValue, looksLikeValue, meansGame } from './value-words.ts';

/** A longer text is not taken for a value. */
const longestValue = 2000;

/**
 * The words, in a list of nodes and nothing else, for which a file with that list is refused, since each may
 * be a value.
 */
export const unclearWords = (words: readonly WordAlone[]): readonly WordAlone[] =>
  words.filter(({ text, quoted, gray }) => !quoted && looksLikeValue(text, false, gray));

/** The one word of a text that lists nothing else, if it looks like a value. */
function loneWord(text: string): string | undefined {
  const [first, ...more] = wordsAlone(text) ?? [];
  if (!first || first.quoted || more.some(({ text, quoted }) => quoted || text !== first.text))
    return undefined;
  const gray = [first, ...more].some((each) => each.gray);
  return looksLikeValue(first.text, true, gray) ? first.text : undefined;
}

/**
 * The value that a whole text says, `on`, `2+over`, `-1/2` or `∞_0`, or means to say, `1|2` or `*n`: a line,
 * or one word among notes. Undefined for any other text. The text may be a list of one node as well: then a
 * node is meant where it is in quotation marks or has a plain name that is not a value's, or is in brackets
 * as a gray node.
 */
export function valueIn(text: string): string | undefined {
  const line = text.trim();
  if (line.length > longestValue || line === '') return undefined;
  const lone = loneWord(line);
  if (lone === undefined && parseEdgeList(line).ok) {
    // `±1\;.` is a value with a blank of LaTeX, and two words only for a list that no file may be.
    const isList = unclearWords(wordsAlone(line) ?? []).length === 0;
    return !isList && isLine(line) && isValue(line) ? line : undefined;
  }
  return isLine(line) && (isValue(line) || isOfSigns(line)) ? line : lone;
}

/**
 * The game or value that a pasted text says. No node is made of a word there as a file makes one: a word in
 * brackets is a value where it can be one.
 */
export function gameIn(text: string): string | undefined {
  if (meansGame(text)) return text;
  const line = text.trim();
  if (isLine(line) && isValue(line)) return line;
  const value = valueIn(text);
  return value !== undefined && isValue(value) ? value : undefined;
}
