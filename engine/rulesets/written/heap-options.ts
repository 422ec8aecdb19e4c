/** The moves that rules on heaps allow: rules are prepared once, and asked for each heap, or for two. */
import {
  digitsOfCode,
  type HeapCodeRule,
  type HeapCondition,
  type HeapMoveRule,
  type HeapRule,
  type HeapSum,
  type NumbersListed,
} from './heap-rules.ts';
import { holdsFor } from './linear-sums.ts';
import { lettersOfRule, sumsOfCondition } from './read-heap-rule.ts';
import type { RuleOwner } from './written-rules.ts';

/**
 * Records what is left of each heap, the larger heaps first and none empty. What leaves every heap as it is
 * is no move. One that makes no heap smaller, or one larger, or counters from nothing, is not allowed, since
 * play would not end by it; it is recorded as such.
 */
export type LeftOfHeaps = (left: readonly (readonly number[])[], isAllowed: boolean) => void;

export type PreparedHeapRule = {
  readonly owner: RuleOwner;
  /** From how many heaps a move takes. */
  readonly heaps: 1 | 2;
  /** How many heaps it may leave of one. */
  readonly mostLeft: number;
  /** No more ways are tried for heaps with so many counters together. It does not fall with them. */
  waysUpTo(counters: number): number;
  /** Records every move from these heaps, perhaps more than once. O(ways · conditions). */
  record(sizes: readonly number[], record: LeftOfHeaps): void;
};

export const preparedHeapRule = (rule: HeapRule): PreparedHeapRule =>
  rule.kind === 'code' ? preparedCode(rule) : preparedMove(rule);

function preparedCode(rule: HeapCodeRule): PreparedHeapRule {
  const digits = digitsOfCode(rule);
  const leavesThree = digits.some((digit) => (digit & 8) > 0);
  return {
    owner: rule.owner,
    heaps: 1,
    mostLeft: leavesThree ? 3 : 2,
    waysUpTo: (counters) =>
      digits.reduce(
        (ways, digit) =>
          ways + 1 + ((digit & 8) > 0 ? counters ** 2 : 0) + ((digit & 4) > 0 ? counters / 2 : 0),
        0,
      ),
    record([heap], record) {
      for (const [taken, digit] of digits.entries()) {
        const rest = heap - taken;
        if (rest < 0) break;
        if ((digit & 1) > 0 && rest === 0) record([[]], true);
        if ((digit & 2) > 0 && rest > 0) record([[rest]], true);
        if ((digit & 4) > 0) for (let less = 1; 2 * less <= rest; less++) record([[rest - less, less]], true);
        if ((digit & 8) === 0) continue;
        for (let least = 1; 3 * least <= rest; least++)
          for (let middle = least; least + 2 * middle <= rest; middle++)
            record([[rest - least - middle, middle, least]], true);
      }
    },
  };
}

/** A number for each letter, by its place. */
type Numbers = number[];

type Sum = (numbers: Numbers) => number;

/**
 * Gives a letter its numbers, one after the other, and then asks the conditions of which all letters are
 * known.
 */
type Step = {
  /** Calls with each number that is tried, from 0 to the counters of the heaps. */
  each(numbers: Numbers, most: number, tried: (number: number) => void): void;
  readonly place: number;
  readonly asks: readonly ((numbers: Numbers) => boolean)[];
  /** How many numbers are tried at most. */
  waysUpTo(counters: number): number;
};

function preparedMove(rule: HeapMoveRule): PreparedHeapRule {
  const { before, after, conditions, owner } = rule;
  const placeOf = new Map(before.map((letter, i) => [letter, i]));
  const asksAtOnce = conditions.filter((each) => isKnown(each, placeOf));
  const waiting = new Set(conditions.filter((each) => !asksAtOnce.includes(each)));
  const missing = new Set([...lettersOfRule(rule)].filter((letter) => !placeOf.has(letter)));
  const steps: Step[] = [];
  while (missing.size > 0) {
    const { letter, ...step } = nextStep([...missing], [...waiting], placeOf);
    missing.delete(letter);
    placeOf.set(letter, placeOf.size);
    const asked = [...waiting].filter((each) => isKnown(each, placeOf));
    for (const each of asked) waiting.delete(each);
    steps.push({
      ...step,
      place: placeOf.size - 1,
      asks: asked.map((each) => preparedCondition(each, placeOf)),
    });
  }
  const first = asksAtOnce.map((each) => preparedCondition(each, placeOf));
  const left = after.map((heaps) => heaps.map((heap) => preparedSum(heap, placeOf)));
  const mostLeft = Math.max(...after.map(({ length }) => length));
  return {
    owner,
    heaps: before.length === 2 ? 2 : 1,
    mostLeft,
    waysUpTo: (counters) => steps.reduce((ways, step) => ways * step.waysUpTo(counters), 1),
    record(sizes, record) {
      const numbers: Numbers = [...sizes];
      const most = sizes.reduce((sum, size) => sum + size, 0);
      let goOn = (): void => recordLeft(sizes, left, numbers, record);
      for (const { each, place, asks } of steps.toReversed()) {
        const deeper = goOn;
        const tried = (number: number): void => {
          numbers[place] = number;
          for (const ask of asks) if (!ask(numbers)) return;
          deeper();
        };
        goOn = () => each(numbers, most, tried);
      }
      if (first.every((ask) => ask(numbers))) goOn();
    },
  };
}

function recordLeft(
  sizes: readonly number[],
  left: readonly (readonly Sum[])[],
  numbers: Numbers,
  record: LeftOfHeaps,
): void {
  const kept: number[][] = [];
  let isMove = false;
  let isAllowed = true;
  let isSmaller = false;
  for (const [i, heaps] of left.entries()) {
    const own: number[] = [];
    let counters = 0;
    let largest = 0;
    for (const heap of heaps) {
      const size = heap(numbers);
      if (size < 0) return;
      if (size === 0) continue;
      own.push(size);
      counters += size;
      if (size > largest) largest = size;
    }
    if (own.length > 1) own.sort((one, other) => other - one);
    kept.push(own);
    isMove ||= own.length !== 1 || largest !== sizes[i];
    isAllowed &&= counters <= sizes[i];
    isSmaller ||= own.length === 0 || largest < sizes[i];
  }
  if (isMove) record(kept, isAllowed && isSmaller);
}

type Places = ReadonlyMap<string, number>;

const isKnown = (condition: HeapCondition, places: Places): boolean =>
  sumsOfCondition(condition).every((sum) => isSumKnown(sum, places));

const isSumKnown = (sum: HeapSum, places: Places): boolean =>
  sum.every(({ letter }) => letter === undefined || places.has(letter));

/**
 * The letter that gets its numbers next: one that an equation gives, otherwise one whose numbers a condition
 * lists, otherwise the first, which may be any number.
 */
function nextStep(
  missing: readonly string[],
  conditions: readonly HeapCondition[],
  places: Places,
): Pick<Step, 'each' | 'waysUpTo'> & { readonly letter: string } {
  for (const letter of missing) {
    for (const condition of conditions) {
      const given = givenByEquation(condition, letter, places);
      if (!given) continue;
      return {
        letter,
        each: (numbers, most, tried) => {
          const number = given(numbers);
          if (number >= 0 && number <= most) tried(number);
        },
        waysUpTo: () => 1,
      };
    }
  }
  for (const condition of conditions) {
    if (condition.kind !== 'in' || !missing.includes(condition.letter)) continue;
    const { letter, numbers: listed } = condition;
    const [, ...sums] = sumsOfCondition(condition);
    if (!sums.every((sum) => isSumKnown(sum, places))) continue;
    const lists = listed.map((each) => preparedList(each, places));
    return {
      letter,
      each: (numbers, most, tried) => {
        for (const list of lists) list.each(numbers, most, tried);
      },
      waysUpTo: (counters) => lists.reduce((ways, list) => ways + list.waysUpTo(counters), 0),
    };
  }
  const [letter] = missing;
  return {
    letter,
    each: (_, most, tried) => {
      for (let number = 0; number <= most; number++) tried(number);
    },
    waysUpTo: (counters) => counters + 1,
  };
}

/** The number of a letter by an equation in which it is alone among known ones; undefined where it is not. */
function givenByEquation(condition: HeapCondition, letter: string, places: Places): Sum | undefined {
  if (condition.kind !== 'compared' || condition.by !== '=') return undefined;
  const { one, other } = condition;
  const all = [...one, ...other.map((term) => ({ ...term, isTaken: !term.isTaken }))];
  const [own, ...more] = all.filter((term) => term.letter === letter);
  if (!own || more.length > 0 || own.times !== 1 || own.over !== 1) return undefined;
  const rest = all.filter((term) => term !== own);
  if (!isSumKnown(rest, places)) return undefined;
  const sum = preparedSum(rest, places);
  return own.isTaken ? sum : (numbers) => -sum(numbers);
}

function preparedList(listed: NumbersListed, places: Places): Pick<Step, 'each' | 'waysUpTo'> {
  if (listed.kind === 'squares')
    return {
      each: (_, most, tried) => {
        for (let root = 1; root * root <= most; root++) tried(root * root);
      },
      waysUpTo: (counters) => Math.floor(Math.sqrt(counters)) + 1,
    };
  if (listed.kind === 'one') {
    const is = preparedSum(listed.is, places);
    return {
      each: (numbers, most, tried) => {
        const number = is(numbers);
        if (number >= 0 && number <= most) tried(number);
      },
      waysUpTo: () => 1,
    };
  }
  const [from, to] = [listed.from, listed.to].map((sum) => preparedSum(sum, places));
  return {
    each: (numbers, most, tried) => {
      const last = Math.min(most, to(numbers));
      for (let number = Math.max(0, from(numbers)); number <= last; number++) tried(number);
    },
    waysUpTo: (counters) => counters + 1,
  };
}

function preparedSum(sum: HeapSum, places: Places): Sum {
  const terms = sum.map(({ isTaken, times, letter, over }) => {
    const place = letter === undefined ? undefined : places.get(letter);
    return { sign: isTaken ? -1 : 1, times, over, place };
  });
  const [first, ...more] = terms;
  const { place: alone } = first;
  if (more.length === 0 && alone !== undefined && first.sign * first.times === 1 && first.over === 1)
    return (numbers) => numbers[alone];
  return (numbers) => {
    let total = 0;
    for (const { sign, times, over, place } of terms) {
      const whole = place === undefined ? times : times * numbers[place];
      total += sign * (over === 1 ? whole : Math.floor(whole / over));
    }
    return total;
  };
}

function preparedCondition(condition: HeapCondition, places: Places): (numbers: Numbers) => boolean {
  switch (condition.kind) {
    case 'in': {
      const place = places.get(condition.letter) ?? 0;
      const lists = condition.numbers.map((listed) => preparedTest(listed, places));
      return (numbers) => lists.some((list) => list(numbers, numbers[place]));
    }
    case 'compared': {
      const [one, other] = [preparedSum(condition.one, places), preparedSum(condition.other, places)];
      const holds = holdsFor[condition.by];
      return (numbers) => holds(one(numbers) - other(numbers));
    }
    case 'parity': {
      const of = preparedSum(condition.of, places);
      const rest = condition.parity === 'even' ? 0 : 1;
      return (numbers) => Math.abs(of(numbers)) % 2 === rest;
    }
    case 'divides': {
      const [divisor, of] = [preparedSum(condition.divisor, places), preparedSum(condition.of, places)];
      return (numbers) => {
        const [by, number] = [divisor(numbers), of(numbers)];
        return by === 0 ? number === 0 : Math.abs(number) % Math.abs(by) === 0;
      };
    }
  }
}

function preparedTest(listed: NumbersListed, places: Places): (numbers: Numbers, number: number) => boolean {
  if (listed.kind === 'squares') return (_, number) => number > 0 && Number.isInteger(Math.sqrt(number));
  if (listed.kind === 'one') {
    const is = preparedSum(listed.is, places);
    return (numbers, number) => is(numbers) === number;
  }
  const [from, to] = [preparedSum(listed.from, places), preparedSum(listed.to, places)];
  return (numbers, number) => from(numbers) <= number && number <= to(numbers);
}
