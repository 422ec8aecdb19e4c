/**
 * Rules on heaps that are those of an octal game, so that what is proved of octal games holds for them. Such a rule takes one of certain
 * numbers of counters from a heap, and leaves no heap, one or two by a digit for that number.
 */
import {
  digitsOfCode,
  type HeapCondition,
  type HeapMoveRule,
  type HeapSum,
  mostDigits,
  type RulesOnHeaps,
} from './heap-rules.ts';

/** The digits that leave no heap, one heap and two heaps. */
const [none, one, two] = [1, 2, 4];

/**
 * The digits of the octal game with these moves, the first for taking nothing and the last not 0; undefined where the rules were not recognised
 * as one, though they may be one. Linear in the rules.
 */
export function octalOfRules({ rules }: RulesOnHeaps): readonly number[] | undefined {
  const digits: number[] = [];
  const allow = (taken: number, digit: number): void => {
    while (digits.length <= taken) digits.push(0);
    digits[taken] |= digit;
  };
  for (const rule of rules) {
    if (rule.owner !== 'either') return undefined;
    if (rule.kind === 'code') {
      const own = digitsOfCode(rule);
      if (own.some((digit) => digit > 7)) return undefined;
      for (const [taken, digit] of own.entries()) allow(taken, digit);
      continue;
    }
    const found = takingOf(rule);
    if (!found) return undefined;
    for (const taken of found.taken) allow(taken, found.digit);
  }
  while (digits.length > 0 && digits[digits.length - 1] === 0) digits.pop();
  return digits;
}

/** What a rule takes, and the digit for it; undefined where it is no such rule. */
function takingOf({
  before,
  after,
  conditions,
}: HeapMoveRule): { readonly taken: readonly number[]; readonly digit: number } | undefined {
  if (before.length !== 1) return undefined;
  const [heap] = before;
  const [left] = after;
  if (left.length === 1) {
    const taken = takenFrom(left[0], heap, conditions);
    return taken && { taken, digit: none | one };
  }
  if (left.length !== 2) return undefined;
  const [first, second] = left.map(letterAlone);
  if (first === undefined || second === undefined || first === second || [first, second].includes(heap))
    return undefined;
  const rest: HeapCondition[] = [];
  let whole: HeapSum | undefined;
  const hasCounters = new Set<string>();
  let isOrdered = false;
  for (const condition of conditions) {
    const sum = equalTo(condition, first, second);
    const bound = leastOf(condition);
    if (sum && !whole) whole = sum;
    else if (bound !== undefined && [first, second].includes(bound)) hasCounters.add(bound);
    else if (isInOrder(condition, first, second)) isOrdered = true;
    else rest.push(condition);
  }
  const taken = whole && takenFrom(whole, heap, rest, [first, second]);
  if (!taken) return undefined;
  // Of two heaps in order, the second is the one that is left where one is.
  const leavesOne = isOrdered ? !hasCounters.has(first) : hasCounters.size < 2;
  const digit = two | (leavesOne ? one : 0) | (hasCounters.size === 0 ? none : 0);
  // With nothing taken, a heap would stay as it is.
  return taken.includes(0) && digit !== two ? undefined : { taken, digit };
}

/** Whether it says that the first letter is at most the second: a <= b, or b >= a. */
function isInOrder(condition: HeapCondition, first: string, second: string): boolean {
  if (condition.kind !== 'compared') return false;
  const [less, more] = {
    '<=': [condition.one, condition.other],
    '>=': [condition.other, condition.one],
  }[condition.by as string] ?? [[], []];
  return less.length > 0 && letterAlone(less) === first && letterAlone(more) === second;
}

const letterAlone = (sum: HeapSum): string | undefined => {
  const [{ letter, times, over }] = sum;
  return sum.length === 1 && times === 1 && over === 1 ? letter : undefined;
};

/** What both letters together are by this condition. */
function equalTo(condition: HeapCondition, first: string, second: string): HeapSum | undefined {
  if (condition.kind !== 'compared' || condition.by !== '=') return undefined;
  const isBoth = (sum: HeapSum): boolean =>
    sum.length === 2 &&
    sum.every(({ isTaken, times, over }) => !isTaken && times === 1 && over === 1) &&
    [first, second].every((letter) => sum.some((term) => term.letter === letter));
  if (isBoth(condition.one)) return condition.other;
  return isBoth(condition.other) ? condition.one : undefined;
}

/** The letter that must be at least 1 by this condition: a >= 1, or a > 0. */
function leastOf(condition: HeapCondition): string | undefined {
  if (condition.kind !== 'compared') return undefined;
  const [{ letter, times, over }, ...more] = condition.other;
  if (more.length > 0 || letter !== undefined || over !== 1) return undefined;
  const isLeast = (condition.by === '>=' && times === 1) || (condition.by === '>' && times === 0);
  return isLeast ? letterAlone(condition.one) : undefined;
}

/** The numbers that `n-k` takes from the heap n, where the conditions are no other than k in 1 2 3, and k is neither the heap nor a part of it. */
function takenFrom(
  sum: HeapSum,
  heap: string,
  conditions: readonly HeapCondition[],
  parts: readonly string[] = [],
): readonly number[] | undefined {
  const [first, ...taken] = sum;
  if (letterAlone([first]) !== heap || taken.length > 1) return undefined;
  const [term] = taken;
  if (term && (!term.isTaken || term.over !== 1)) return undefined;
  if (term?.letter === undefined)
    return conditions.length === 0 && (term?.times ?? 0) <= mostDigits ? [term?.times ?? 0] : undefined;
  if ([heap, ...parts].includes(term.letter)) return undefined;
  const [listed, ...more] = conditions;
  if (more.length > 0 || term.times !== 1 || listed?.kind !== 'in' || listed.letter !== term.letter)
    return undefined;
  const numbers = listed.numbers.flatMap((each): readonly (number | undefined)[] => {
    if (each.kind === 'squares') return [undefined];
    if (each.kind === 'one') return [numberAlone(each.is)];
    const [from, to] = [numberAlone(each.from), numberAlone(each.to)];
    if (from === undefined || to === undefined || to > mostDigits) return [undefined];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  });
  const known = numbers.filter((number) => number !== undefined && number <= mostDigits);
  return known.length === numbers.length ? (known as readonly number[]) : undefined;
}

function numberAlone(sum: HeapSum): number | undefined {
  const [{ letter, times, over }, ...more] = sum;
  return more.length === 0 && letter === undefined && over === 1 ? times : undefined;
}
