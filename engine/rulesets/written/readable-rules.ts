/** What can be played of a text of rules with mistakes, while a person is still writing it. */
import { longestRules } from '../../document/rules-id.ts';
import { readRules } from './read-rules.ts';
import type { WrittenRules } from './rules-draft.ts';
import { splitLines } from './split-lines.ts';
import type { RulesProblem } from './written-rules.ts';

export type ReadableRules = {
  /** All that is wrong in the text as it was written, in reading order. */
  readonly problems: readonly RulesProblem[];
  /**
   * The text with the lines left empty in which something is wrong; undefined where no rule remains. Nothing
   * is wrong in it.
   */
  readonly text: string | undefined;
  /** The rules of this text; without any rule where there is none. */
  readonly rules: WrittenRules;
};

/**
 * Leaves out the lines with problems, and then those that say nothing without them, as a mirror image of no
 * rule. Each time at least one line goes, and nearly always twice is enough. O(letters) each time.
 */
export function readableRules(text: string): ReadableRules {
  const { problems, rules } = readRules(text);
  if (problems.length === 0) return { problems, text, rules };
  // Lines beyond the longest text are not read at all, so that they need not be left out one by one.
  const lines = [...splitLines(text.slice(0, longestRules))];
  if (text.length > longestRules) lines.pop();
  let draft = { problems, rules };
  let rest = text;
  while (draft.problems.length > 0) {
    for (const { line } of draft.problems) lines[line - 1] = '';
    const before = rest;
    rest = lines.join('\n');
    if (rest === before) return { problems, text: undefined, rules: withoutRules(rules) };
    draft = readRules(rest);
  }
  return { problems, text: rest, rules: draft.rules };
}

const withoutRules = (rules: WrittenRules): WrittenRules =>
  rules.board === 'heaps' || rules.board === 'drawing'
    ? { ...rules, rules: [] }
    : { ...rules, rules: [], over: [] };
