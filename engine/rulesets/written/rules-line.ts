/**
 * A line of a text of rules while it is read: what comes next, and where. Each taking costs what it takes.
 */
import { withUsualSigns } from './usual-signs.ts';
import type { RulesPlace, RulesProblem } from './written-rules.ts';

export type RulesLine = {
  /** The place of what comes next. */
  at(): RulesPlace;
  /** What comes next if this is how it begins, after blanks; the pattern is sticky. */
  take(pattern: RegExp): RegExpExecArray | undefined;
  /** All that is left of the line as it was written, without blanks around it. */
  takeRest(): string;
  isAtEnd(): boolean;
  /** Notes what is wrong with the next letters, or with those from a place on. */
  wrong(says: string, length?: number, at?: RulesPlace): void;
};

const blanks = /[\s\u200b\ufeff]*/y;

/** Signs that mean those of the language are read as these. */
export function rulesLine(written: string, line: number, problems: RulesProblem[]): RulesLine {
  const text = withUsualSigns(written);
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
    takeRest() {
      skip();
      const rest = written.slice(next).trim();
      next = written.length;
      return rest;
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

const onCellsAlone = /(?:\d+\s+points?|entailing|again(?:\s+straight\s+on)?|then)(?![\p{L}\p{N}])/iuy;

/**
 * Takes what follows a rule on a row or a grid alone, such as points, and the rest of the line; notes that it
 * is not said on this board. False where something else comes next.
 */
export function takesWhatCellsHave(line: RulesLine, board: 'heaps' | 'a drawing'): boolean {
  const at = line.at();
  const found = line.take(onCellsAlone)?.[0];
  if (found === undefined) return false;
  line.wrong(`“${found}” is for rules on a row or a grid, not on ${board}; leave it out`, found.length, at);
  line.takeRest();
  return true;
}
