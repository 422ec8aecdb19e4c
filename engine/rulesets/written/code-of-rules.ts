/**
 * Rules on heaps that are those of a game by a code, so that what is proved of such games holds for them, and
 * millions of heaps are found. A rule takes certain numbers of counters from a heap of any size, and parts
 * what is left into up to three heaps.
 *
 * The heap is written as the heaps that are left, and the counters that are taken. Then for each number that
 * is taken, and each choice of the parts that are empty, every condition must hold always, or never; or it
 * may compare two parts, which says how they are ordered. Rules of which this is not seen are not recognised.
 */
import { type HeapCode, NO_HEAP, ONE_HEAP, THREE_HEAPS, TWO_HEAPS } from '../../heaps/heap-code.ts';
import {
  digitsOfCode,
  type HeapCondition,
  type HeapMoveRule,
  type HeapSum,
  mostDigits,
  type RulesOnHeaps,
} from './heap-rules.ts';
import { type HeapComparison, holdsFor, type LetterSum, linearIn, plus } from './linear-sums.ts';

/**
 * What taking so many counters may leave; undefined where it is not seen that this is the same for every
 * heap.
 */
type Leaving = { readonly digit: number; readonly isUnequal: boolean };

/**
 * The code of the game with these moves; undefined where the rules were not recognised as such a game, though
 * they may be one. O(rules · largest number in them · conditions).
 */
export function codeOfRules({ rules }: RulesOnHeaps): HeapCode | undefined {
  const digits: number[] = [0];
  const freely = new Set<number>();
  const unequal = new Set<number>();
  let takesAny = false;
  const allow = (taken: number, { digit, isUnequal }: Leaving): void => {
    while (digits.length <= taken) digits.push(0);
    digits[taken] |= digit;
    if ((digit & TWO_HEAPS) > 0) (isUnequal ? unequal : freely).add(taken);
  };
  for (const rule of rules) {
    if (rule.owner !== 'either') return undefined;
    if (rule.kind === 'code') {
      for (const [taken, digit] of digitsOfCode(rule).entries()) allow(taken, { digit, isUnequal: false });
      continue;
    }
    const found = leavingOf(rule);
    if (!found) return undefined;
    for (const [taken, leaving] of found.leaving.entries()) allow(taken, leaving);
    takesAny ||= found.takesAny;
  }
  while (digits.length > 1 && digits[digits.length - 1] === 0) digits.pop();
  const differing = [...unequal].filter((taken) => !freely.has(taken)).toSorted((a, b) => a - b);
  return {
    digits,
    ...(differing.length > 0 && { unequal: differing }),
    ...(takesAny && { takesAny: true as const }),
  };
}

/**
 * What a rule allows to leave, by the counters taken; `takesAny` where it allows to take any number and leave
 * one heap or none.
 */
function leavingOf(
  rule: HeapMoveRule,
): { readonly leaving: readonly Leaving[]; readonly takesAny: boolean } | undefined {
  const written = writtenByParts(rule);
  if (!written) return undefined;
  const { conditions, offset, isFree } = written;
  const largest = offset + Math.max(0, ...conditions.map(largestIn)) + 2;
  if (largest > mostDigits) return undefined;
  const leaving: Leaving[] = [];
  for (let taken = 0; taken <= largest; taken++) {
    const isAsked = taken >= offset && (isFree || taken === offset);
    const found = isAsked ? leavingAfter(written, taken) : { digit: 0, isUnequal: false };
    if (!found) return undefined;
    leaving.push(found);
  }
  // Taking more always leaves the same, unless it is asked whether a number divides it.
  const isDivided = ({ kind }: HeapCondition): boolean => kind === 'parity' || kind === 'divides';
  const undivided = { ...written, conditions: conditions.filter((each) => !isDivided(each)) };
  if (isFree && conditions.some(isDivided) && leavingAfter(undivided, largest)?.digit !== 0) return undefined;
  const { digit: beyond } = leaving[largest];
  if (beyond === 0) return { leaving, takesAny: false };
  const any = NO_HEAP | ONE_HEAP;
  return beyond === any && leaving.slice(1).every(({ digit }) => (digit & any) === any)
    ? { leaving: leaving.map((each) => (each.digit === any ? { ...each, digit: 0 } : each)), takesAny: true }
    : undefined;
}

/**
 * A rule by which the heap is the sum of its parts, `offset` counters, and any number of others if it is
 * free.
 */
type RuleByParts = {
  readonly heap: string;
  readonly parts: readonly string[];
  /** The letter for the other counters that are taken. */
  readonly free: string;
  readonly isFree: boolean;
  readonly offset: number;
  readonly conditions: readonly HeapCondition[];
};

/** A name that no letter has. */
const [ownPart, ownFree] = ['part ', 'free '];

const letter = (name: string): HeapSum => [{ isTaken: false, times: 1, letter: name, over: 1 }];

/** Undefined where the rule does not say that the heap is such a sum. */
function writtenByParts({ before, after, conditions: asked }: HeapMoveRule): RuleByParts | undefined {
  if (before.length !== 1 || after[0].length > 3) return undefined;
  const [heap] = before;
  const parts: string[] = [];
  const equations: HeapCondition[] = [];
  for (const [i, left] of after[0].entries()) {
    const alone = letterAlone(left);
    const isOwn = alone === undefined || alone === heap || parts.includes(alone);
    const part = isOwn ? `${ownPart}${i}` : alone;
    parts.push(part);
    if (isOwn) equations.push({ kind: 'compared', one: letter(part), by: '=', other: left });
  }
  const conditions = [...equations, ...asked.flatMap(comparisonsIn)];
  for (const [i, condition] of conditions.entries()) {
    if (condition.kind !== 'compared' || condition.by !== '=') continue;
    const found = heapBy(condition, heap, parts);
    if (found) return { heap, parts, ...found, conditions: conditions.toSpliced(i, 1) };
  }
  return { heap, parts, free: ownFree, isFree: true, offset: 0, conditions };
}

/**
 * What is taken, where an equation says that the heap is the sum of its parts, a number, and perhaps another
 * letter.
 */
function heapBy(
  { one, other }: Extract<HeapCondition, { kind: 'compared' }>,
  heap: string,
  parts: readonly string[],
): Pick<RuleByParts, 'free' | 'isFree' | 'offset'> | undefined {
  const sum = linearIn(one, other);
  const sign = sum?.times.get(heap);
  if (!sum || (sign !== 1 && sign !== -1)) return undefined;
  if (!parts.every((part) => sum.times.get(part) === -sign)) return undefined;
  const rest = [...sum.times].filter(([name]) => name !== heap && !parts.includes(name));
  const offset = sum.constant === 0 ? 0 : -sign * sum.constant;
  if (offset < 0 || rest.length > 1 || rest.some(([, times]) => times !== -sign)) return undefined;
  return { free: rest[0]?.[0] ?? ownFree, isFree: rest.length === 1, offset };
}

/** A condition that lists one range, or one number, as comparisons. */
function comparisonsIn(condition: HeapCondition): readonly HeapCondition[] {
  if (condition.kind !== 'in' || condition.numbers.length > 1) return [condition];
  const [listed] = condition.numbers;
  const one = letter(condition.letter);
  if (listed.kind === 'one') return [{ kind: 'compared', one, by: '=', other: listed.is }];
  if (listed.kind === 'squares') return [condition];
  return [
    { kind: 'compared', one, by: '>=', other: listed.from },
    { kind: 'compared', one, by: '<=', other: listed.to },
  ];
}

function letterAlone(sum: HeapSum): string | undefined {
  const [{ letter: name, times, over, isTaken }] = sum;
  return sum.length === 1 && times === 1 && over === 1 && !isTaken ? name : undefined;
}

/**
 * Taking more counters than this cannot change whether a condition holds always; infinite where that is not
 * seen.
 */
function largestIn(condition: HeapCondition): number {
  // A heap is the sum of at most three parts.
  const sizeOf = (sum: HeapSum): number =>
    sum.reduce((all, { times, letter: name }) => all + (name === undefined ? times : 3 * times), 0);
  if (condition.kind === 'compared') return sizeOf(condition.one) + sizeOf(condition.other);
  if (condition.kind !== 'in') return 0;
  return condition.numbers.reduce((most, each) => {
    if (each.kind === 'squares') return Number.POSITIVE_INFINITY;
    return Math.max(most, ...(each.kind === 'one' ? [each.is] : [each.from, each.to]).map(sizeOf));
  }, 0);
}

/** How two parts with counters are ordered by a condition. */
type Order = { readonly less: string; readonly more: string; readonly by: '<=' | '<' | '!=' };

/**
 * What a condition says of some parts, each with a counter at least: it holds always or never, orders two of
 * them, or it depends.
 */
type Verdict = 'always' | 'never' | 'depends' | Order;

/** What may be left after so many counters are taken. */
function leavingAfter(rule: RuleByParts, taken: number): Leaving | undefined {
  let digit = 0;
  let isUnequal = true;
  for (let filled = 0; filled < 1 << rule.parts.length; filled++) {
    const parts = rule.parts.filter((_, i) => (filled & (1 << i)) > 0);
    const verdicts = rule.conditions.map((condition) => verdictOn(condition, rule, taken, parts));
    if (verdicts.includes('never')) continue;
    // From an empty heap there is no move, and none leaves a heap as it is.
    if (taken === 0 && parts.length < 2) continue;
    if (verdicts.includes('depends')) return undefined;
    const orders = verdicts.filter((verdict) => typeof verdict === 'object');
    const allowed = allowedBy(orders, parts.length);
    if (allowed === 'not seen') return undefined;
    if (allowed === 'none') continue;
    digit |= [NO_HEAP, ONE_HEAP, TWO_HEAPS, THREE_HEAPS][parts.length];
    if (parts.length === 2 && allowed === 'all') isUnequal = false;
  }
  return { digit, isUnequal };
}

/** Which heaps of so many parts can be put into an order: all, those that differ, or none. */
function allowedBy(orders: readonly Order[], parts: number): 'all' | 'unequal' | 'none' | 'not seen' {
  const isStrict = orders.some(({ by }) => by !== '<=');
  const weak = orders.filter(({ by }) => by !== '!=');
  const turns = weak.some(({ less, more }) =>
    weak.some((other) => other.less === more && other.more === less),
  );
  if (parts === 2) {
    if (!turns) return isStrict ? 'unequal' : 'all';
    return isStrict ? 'none' : 'not seen';
  }
  // Three parts: one order of them all must fit, a <= b <= c, and no circle.
  const isCircle = weak.some(({ less, more }) =>
    weak.some(
      (next) => next.less === more && weak.some((last) => last.less === next.more && last.more === less),
    ),
  );
  return isStrict || turns || isCircle ? 'not seen' : 'all';
}

function verdictOn(
  condition: HeapCondition,
  { heap, parts, free, offset }: RuleByParts,
  taken: number,
  filled: readonly string[],
): Verdict {
  /** A sum in which only parts with counters are left as letters; undefined where another letter is in it. */
  const reduced = (sum: LetterSum): LetterSum | undefined => {
    let found: LetterSum = { constant: sum.constant, times: new Map() };
    for (const [name, times] of sum.times) {
      if (filled.includes(name)) found = plus(found, name, times);
      else if (name === free) found = { ...found, constant: found.constant + times * (taken - offset) };
      else if (name === heap) {
        for (const part of filled) found = plus(found, part, times);
        found = { ...found, constant: found.constant + times * taken };
      } else if (!parts.includes(name)) return undefined;
    }
    return found;
  };
  const numberIn = (sum: HeapSum): number | undefined => {
    const linear = linearIn(sum);
    const found = linear && reduced(linear);
    return found && found.times.size === 0 ? found.constant : undefined;
  };
  const said = (holds: boolean): Verdict => (holds ? 'always' : 'never');
  switch (condition.kind) {
    case 'compared': {
      const linear = linearIn(condition.one, condition.other);
      const found = linear && reduced(linear);
      return found ? verdictOnSum(found, condition.by) : 'depends';
    }
    case 'parity': {
      const number = numberIn(condition.of);
      return number === undefined
        ? 'depends'
        : said(Math.abs(number) % 2 === (condition.parity === 'even' ? 0 : 1));
    }
    case 'divides': {
      const [by, number] = [numberIn(condition.divisor), numberIn(condition.of)];
      if (by === undefined || number === undefined) return 'depends';
      return said(by === 0 ? number === 0 : number % by === 0);
    }
    case 'in': {
      const number = numberIn(letter(condition.letter));
      if (number === undefined) return 'depends';
      let holds = false;
      for (const each of condition.numbers) {
        const [from, to] =
          each.kind === 'one' ? [each.is, each.is] : each.kind === 'range' ? [each.from, each.to] : [];
        const [least, most] = [from && numberIn(from), to && numberIn(to)];
        if (least === undefined || most === undefined) return 'depends';
        holds ||= least <= number && number <= most;
      }
      return said(holds);
    }
  }
}

/** What a comparison of a sum with 0 says, of which every letter is 1 or more. */
function verdictOnSum({ constant, times }: LetterSum, by: HeapComparison): Verdict {
  const all = [...times].filter(([, each]) => each !== 0);
  if (all.length === 0) return holdsFor[by](constant) ? 'always' : 'never';
  const least = all.reduce((sum, [, each]) => sum + each, constant);
  const [rises, falls] = [all.every(([, each]) => each > 0), all.every(([, each]) => each < 0)];
  if (rises || falls) {
    // It goes from its least size on without an end.
    const [size, test] = rises ? [least, by] : [-least, turned[by]];
    if ((test === '>=' && size >= 0) || ((test === '>' || test === '!=') && size > 0)) return 'always';
    return ((test === '<=' || test === '=') && size > 0) || (test === '<' && size >= 0) ? 'never' : 'depends';
  }
  const [first, second, ...more] = all;
  if (more.length > 0 || Math.abs(first[1]) !== 1 || first[1] !== -second[1]) return 'depends';
  const [plusOne, minusOne] = first[1] === 1 ? [first[0], second[0]] : [second[0], first[0]];
  // plusOne − minusOne + constant, compared with 0.
  if (by === '!=' && constant === 0) return { less: plusOne, more: minusOne, by: '!=' };
  const isStrict = by === '<' || by === '>';
  if ((by === '<' || by === '<=') && constant + Number(isStrict) === 0)
    return { less: plusOne, more: minusOne, by: '<=' };
  if ((by === '<' || by === '<=') && constant + Number(isStrict) === 1)
    return { less: plusOne, more: minusOne, by: '<' };
  if ((by === '>' || by === '>=') && constant - Number(isStrict) === 0)
    return { less: minusOne, more: plusOne, by: '<=' };
  if ((by === '>' || by === '>=') && constant - Number(isStrict) === -1)
    return { less: minusOne, more: plusOne, by: '<' };
  return 'depends';
}

/** What holds of a sum if this holds of its negative. */
const turned: Readonly<Record<HeapComparison, HeapComparison>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
};
