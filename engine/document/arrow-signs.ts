/**
 * The signs that are an arrow in an edge list: two characters of the keyboard, or the arrow that papers and
 * phones write; what people write in place of one; and which words can be written beside arrows as they are.
 */
import { keyboardSigns, oneSpelling } from '../spelling.ts';

/** A pattern for one arrow, without groups. */
export const arrowSign = '(?:->|[→⟶])';

const anywhere = new RegExp(arrowSign);

/** Whether a text contains an arrow. Cost: O(length). */
export const hasArrow = (text: string): boolean => anywhere.test(text);

/**
 * What is read as an arrow: longer ones, and those with dashes that word processors make. A pattern without
 * groups.
 */
export const arrowLike = '(?:(?:-{2,9}|={1,2}|[–—−‐‑]-?|-[–—−])(?:>|&gt;)|-&gt;|[➔➙➛➜➝➞➡➤⇒⇨⇾⟹]\\ufe0f?)';

/** Arrows that do not lead forwards. */
export const otherArrow = /[←⟵⇐↔⟷⇔]|<[-–—=]+>?/;

const odd = new RegExp(`${arrowSign}|${arrowLike}|${otherArrow.source}|[“”„‟]|${keyboardSigns.source}`);

/** Whether a text reads a word as it is, where no quotation marks are around it. O(length). */
export const isReadAsItIs = (word: string): boolean => !odd.test(word) && oneSpelling(word) === word;

/**
 * The word as JSON writes text; what a text would read otherwise even in quotation marks is written by its
 * number.
 */
export function inQuotes(word: string): string {
  const text = JSON.stringify(word);
  if (oneSpelling(word) === word) return text;
  return text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
