/** What can be played of a text of rules with mistakes, while a person is still writing it. */
import { readRules } from './read-rules.ts';
import type { RulesProblem } from './written-rules.ts';

export type ReadableRules = {
  /** All that is wrong in the text as it was written, in reading order. */
  readonly problems: readonly RulesProblem[];
  /** The text with the lines left empty in which something is wrong; undefined where no rule remains. Nothing is wrong in it. */
  readonly text: string | undefined;
};

/**
 * Leaves out the lines with problems, and then those that say nothing without them, as a mirror image of no rule. Each time at least one
 * line goes, and nearly always twice is enough. O(letters) each time.
 */
export function readableRules(text: string): ReadableRules {
  const { problems } = readRules(text);
  const lines = text.split(lineBreak);
  let wrong = problems;
  while (wrong.length > 0) {
    const before = lines.join('\n');
    for (const { line } of wrong) lines[line - 1] = '';
    const rest = lines.join('\n');
    if (rest === before) return { problems, text: undefined };
    wrong = readRules(rest).problems;
  }
  return { problems, text: problems.length === 0 ? text : lines.join('\n') };
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;
