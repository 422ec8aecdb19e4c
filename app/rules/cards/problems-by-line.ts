/** What is wrong in a text of rules, by its lines: a card has what is wrong with its own. Linear. */
import { useMemo } from 'react';
import { type RulesProblem, splitLines } from '../../../engine/rulesets/index.ts';

const none: readonly RulesProblem[] = [];

export function useProblemsByLine(text: string, problems: readonly RulesProblem[]) {
  const lines = useMemo(() => splitLines(text), [text]);
  const byLine = useMemo(() => {
    const found = new Map<number, RulesProblem[]>();
    for (const each of problems) found.set(each.line, [...(found.get(each.line) ?? []), each]);
    return found;
  }, [problems]);
  /** The problems in a line always are the same list, so that a card is not drawn again. */
  const onLine = (line: number): readonly RulesProblem[] => byLine.get(line) ?? none;
  return { lines, onLine };
}
