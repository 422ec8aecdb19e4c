/**
 * The edits that cards of rules on heaps make: each from a text to a text, in which only the lines of what is
 * edited change. A rule is written from its parts as these are typed, and counts only if it can be read.
 * Linear in the text.
 */
import {
  type HeapRule,
  printHeapCondition,
  printHeapRule,
  printHeapSum,
  type RulesProblem,
  readRules,
  splitLines,
} from '../../../engine/rulesets/index.ts';

/** The parts of a rule as they are typed. */
export type HeapRuleTyped = {
  readonly owner: HeapRule['owner'];
  /**
   * The letters of the heaps, and what is left of them: "n", "n-k". For a code the code alone, as "octal" and
   * "0.77".
   */
  readonly before: string;
  readonly after: string;
  readonly conditions: readonly string[];
};

export const typedOf = (rule: HeapRule): HeapRuleTyped =>
  rule.kind === 'code'
    ? { owner: rule.owner, before: rule.base, after: rule.code, conditions: [] }
    : {
        owner: rule.owner,
        before: rule.before.join(', '),
        after: rule.after.map((heaps) => heaps.map(printHeapSum).join('+')).join(', '),
        conditions: rule.conditions.map(printHeapCondition),
      };

const owners = { left: 'Left', right: 'Right', either: 'Either' } as const;

const isCode = (before: string): boolean => before === 'octal' || before === 'hexadecimal';

const lineOf = ({ owner, before, after, conditions }: HeapRuleTyped): string =>
  isCode(before)
    ? `${owners[owner]}: ${before} ${after}`
    : `${owners[owner]}: ${before} -> ${after}${conditions.map((each) => `, ${each}`).join('')}`;

/** The text with these lines in place of others; a line that becomes undefined goes. */
function withLines(text: string, change: (line: string, number: number) => string | undefined): string {
  const lines = splitLines(text);
  return lines.flatMap((line, i) => change(line, i + 1) ?? []).join('\n');
}

/** The text with a rule as it is typed, or what is wrong with that: nothing is written that is no rule. */
export function withHeapRule(
  text: string,
  { at }: HeapRule,
  typed: HeapRuleTyped,
): { readonly text: string } | { readonly problem: RulesProblem } {
  const line = lineOf({ ...typed, after: typed.after.replaceAll('\n', ' ') });
  const [board = ''] = splitLines(text).filter((each) => /^\s*board\s*:/i.test(each));
  const { rules, problems } = readRules(`${board}\n${line}`);
  const [rule] = rules.board === 'heaps' ? rules.rules : [];
  const [problem] = problems;
  if (!rule) return { problem: problem ?? { line: 1, column: 1, length: 0, says: '' } };
  return { text: withLines(text, (each, i) => (i === at.line ? printHeapRule(rule) : each)) };
}

/** With a line more, before the empty end of the text. */
export const withHeapLine = (text: string, line: string): string => `${text.trimEnd()}\n${line}\n`;

/** What a new rule is: any of 1, 2 and 3 counters are taken, or as an octal code. */
export const newHeapRules = { taking: 'Either: n -> n-k, k in 1 2 3', code: 'Either: octal 0.77' } as const;

export const withoutHeapRule = (text: string, { at }: HeapRule): string =>
  withLines(text, (line, i) => (i === at.line ? undefined : line));

export const withHeapRuleTwice = (text: string, { at }: HeapRule): string =>
  withLines(text, (line, i) => (i === at.line ? `${line}\n${line}` : line));

/** Two rules in each other's lines. */
export function withHeapRulesExchanged(text: string, one: HeapRule, other: HeapRule): string {
  const lines = splitLines(text);
  const of = new Map([
    [one.at.line, lines[other.at.line - 1]],
    [other.at.line, lines[one.at.line - 1]],
  ]);
  return withLines(text, (line, i) => of.get(i) ?? line);
}

/** Another name of the ruleset, in its line or in a first line. */
export function withHeapsName(text: string, name: string): string {
  const line = `name: ${name.replace(/\s+/g, ' ').trim()}`;
  const isName = (each: string): boolean => /^[\s\u200b\ufeff]*name\s*:/i.test(each);
  const first = splitLines(text).findIndex(isName);
  if (first < 0) return `${line}\n${text}`;
  return withLines(text, (each, i) => (i === first + 1 ? line : each));
}
