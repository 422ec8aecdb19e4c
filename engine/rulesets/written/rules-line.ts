/** A line of a text of rules while it is read: what comes next, and where. Each taking costs what it takes. */
import type { RulesPlace, RulesProblem } from './written-rules.ts';

export type RulesLine = {
  /** The place of what comes next. */
  at(): RulesPlace;
  /** What comes next if this is how it begins, after blanks; the pattern is sticky. */
  take(pattern: RegExp): RegExpExecArray | undefined;
  isAtEnd(): boolean;
  /** Notes what is wrong with the next letters, or with those from a place on. */
  wrong(says: string, length?: number, at?: RulesPlace): void;
};

const blanks = /[\s\u200b\ufeff]*/y;

export function rulesLine(text: string, line: number, problems: RulesProblem[]): RulesLine {
  let next = 0;
  const skip = (): void => {
    blanks.lastIndex = next;
    blanks.exec(text);
    next = blanks.lastIndex;
  };
  const at = (): RulesPlace => {
    skip();
    return { line, column: next + 1 };
  };
  return {
    at,
    take(pattern) {
      skip();
      pattern.lastIndex = next;
      const found = pattern.exec(text);
      if (!found) return undefined;
      next = pattern.lastIndex;
      return found;
    },
    isAtEnd() {
      skip();
      return next >= text.length;
    },
    wrong(says, length = 1, place = at()) {
      const { column } = place;
      const room = Math.max(0, text.length + 1 - column);
      problems.push({ line: place.line, column, length: Math.min(length, room), says });
    },
  };
}

/** All that is left of the line, without blanks around it. */
export const restOf = (line: RulesLine): string => line.take(/.*/uy)?.[0].trim() ?? '';
