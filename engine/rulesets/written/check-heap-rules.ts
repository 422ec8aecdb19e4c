/**
 * What is wrong with rules on heaps that could be read: rules that never apply, and moves after which play
 * would not have come nearer to its end. Both are found by trying heaps. The work is bounded for any rules.
 */

import { type PreparedHeapRule, preparedHeapRule } from './heap-options.ts';
import type { HeapMoveRule, HeapRule, HeapSum, RulesOnHeaps } from './heap-rules.ts';
import { sumsOfCondition } from './read-heap-rule.ts';
import type { RulesProblem } from './written-rules.ts';

/** So many ways are tried of all rules of a text together, about. */
const mostTried = 50_000;

/** Heaps up to this are tried, and those near the numbers of the rule. */
const [mostOfOne, mostOfTwo] = [60, 14];

export function problemsOfHeapRules({ rules }: RulesOnHeaps): readonly RulesProblem[] {
  const each = mostTried / Math.max(1, rules.length);
  return rules.flatMap((rule) => {
    const says = rule.kind === 'code' ? undefined : wrongIn(rule, each);
    return says === undefined ? [] : [{ ...rule.at, length: rule.owner.length, says }];
  });
}

function wrongIn(rule: HeapMoveRule, mostWays: number): string | undefined {
  const prepared = preparedHeapRule(rule);
  let applies = false;
  let says: string | undefined;
  let ways = 0;
  for (const sizes of heapsToTry(rule)) {
    ways += prepared.waysUpTo(sizes.reduce((sum, size) => sum + size, 0)) + 1;
    if (ways > mostWays) return says;
    prepared.record(sizes, (left, isAllowed) => {
      applies ||= isAllowed;
      if (!isAllowed) says ??= notSmaller(sizes, left);
    });
    if (says !== undefined) return says;
  }
  const counted =
    prepared.heaps === 1 ? `a heap of up to ${mostOfOne} counters` : `two heaps of up to ${mostOfTwo}`;
  return applies ? undefined : `never applies to ${counted}; change its conditions, or leave it out`;
}

function notSmaller(sizes: readonly number[], left: readonly (readonly number[])[]): string {
  const after = left.map((heaps) => (heaps.length === 0 ? '0' : heaps.join('+'))).join(', ');
  return `makes ${sizes.join(', ')} into ${after}, so that play may never end; let it leave fewer counters, or smaller heaps, with a condition like k >= 1`;
}

function heapsToTry(rule: HeapMoveRule): readonly (readonly number[])[] {
  const numbers = [...new Set(numbersOf(rule))].sort((one, other) => one - other).slice(0, 12);
  const near = numbers.flatMap((number) => [number, number + 1, number + 2, 2 * number + 2]);
  const single = [...new Set([...upTo(mostOfOne), ...near.filter((size) => size > 0)])];
  if (rule.before.length === 1) return single.map((size) => [size]);
  const few = upTo(mostOfTwo);
  return [
    ...few.flatMap((one) => few.map((other) => [one, other])),
    ...near.flatMap((size) =>
      size > 0
        ? [
            [size, size],
            [size, 1],
            [1, size],
          ]
        : [],
    ),
  ];
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

/** The numbers that the rule names. */
function numbersOf({ after, conditions }: HeapMoveRule): readonly number[] {
  const sums: readonly HeapSum[] = [...after.flat(), ...conditions.flatMap(sumsOfCondition)];
  return sums.flatMap((sum) =>
    sum.flatMap(({ letter, times, over }) => [...(letter === undefined ? [times] : []), over]),
  );
}

/**
 * The first heap to which a rule applies, from 5 counters on, and otherwise from 1 on; undefined where none
 * was found.
 */
export function firstHeap(
  rules: readonly HeapRule[],
  prepared: readonly PreparedHeapRule[],
): readonly number[] | undefined {
  let ways = 0;
  const sizes = [5, 6, 7, 8, 9, 10, 4, 3, 2, 1];
  for (const [i, rule] of rules.entries()) {
    const tried: readonly (readonly number[])[] =
      prepared[i].heaps === 2
        ? [[3, 5], [4, 6], [2, 2], [1, 1], [1, 2], ...(rule.kind === 'heaps' ? heapsToTry(rule) : [])]
        : [
            ...sizes.map((size) => [size]),
            ...(rule.kind === 'heaps' ? heapsToTry(rule) : upTo(110).map((size) => [size])),
          ];
    for (const heaps of tried) {
      ways += prepared[i].waysUpTo(heaps.reduce((sum, size) => sum + size, 0)) + 1;
      if (ways > mostTried) return undefined;
      let applies = false;
      prepared[i].record(heaps, (_, isAllowed) => {
        applies ||= isAllowed;
      });
      if (applies) return heaps;
    }
  }
  return undefined;
}
