/**
 * Which card is whose while the lines of rules change: a card keeps what was typed in its fields, and what is
 * wrong with that, when its rule is moved, and loses it when the rule is removed or another one comes in its
 * place.
 */

export type RuleKeys = {
  readonly lines: readonly string[];
  readonly keys: readonly number[];
  readonly next: number;
};

export const noRuleKeys: RuleKeys = { lines: [], keys: [], next: 0 };

/**
 * The keys of the rules with these lines. A line that was there before has its key again, first one in the
 * same place; a line in the place of one that is gone is that rule, edited. O(n²) in the rules.
 */
export function ruleKeysAfter(before: RuleKeys, lines: readonly string[]): RuleKeys {
  const free = new Set(before.keys.keys());
  const keys: (number | undefined)[] = lines.map(() => undefined);
  let { next } = before;
  const take = (i: number, j: number | undefined): void => {
    if (keys[i] !== undefined || j === undefined || !free.delete(j)) return;
    keys[i] = before.keys[j];
  };
  for (const [i, line] of lines.entries()) if (before.lines[i] === line) take(i, i);
  for (const [i, line] of lines.entries())
    take(
      i,
      [...free].find((j) => before.lines[j] === line),
    );
  for (const i of lines.keys()) take(i, i);
  return { lines, keys: keys.map((key) => key ?? next++), next };
}
