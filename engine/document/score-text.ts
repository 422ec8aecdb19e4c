/**
 * A score as a line of text: `3` for both sides, `-1 | 2` for Left and Right, `-1 |` and `| 2` for one of
 * them alone. What is printed reads back as it was written. Cost: O(length).
 */
import type { Score } from './document.ts';
import { writtenNumber } from './written-numbers.ts';

/** What a score must look like, for messages. */
export const scoreForms = 'a number such as 3, -1/2 or 0.25, or Left’s and Right’s apart: -1 | 2';

export function printScore({ left, right }: Score): string {
  if (left !== undefined && String(left) === String(right)) return String(left);
  return `${left ?? ''} | ${right ?? ''}`.trim();
}

/** Undefined where a side is not a number, or the text is empty. */
export function parseScore(text: string): Score | undefined {
  const sides = text.split('|').map((side) => side.trim());
  if (sides.length > 2 || sides.every((side) => side === '')) return undefined;
  const [left, right] = sides.map(writtenNumber);
  if (sides.length === 1) return left === undefined ? undefined : { left, right: left };
  if ((left === undefined && sides[0] !== '') || (right === undefined && sides[1] !== '')) return undefined;
  return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
}

/** Whether both say the same in the same notation. */
export const sameScore = (a: Score | undefined, b: Score | undefined): boolean =>
  String(a?.left) === String(b?.left) && String(a?.right) === String(b?.right);
