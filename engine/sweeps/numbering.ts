/**
 * Numbers the members of a family 0, 1, … in the order of their numbers, the last parameter quickest. Where
 * neither conditions nor greatest values tie parameters together, the numbers of the i-th are its digits;
 * else the spans of the last parameter are kept with how many come before each, and the i-th is found among
 * them by halving.
 */
import type { AtMostZero } from './conditions.ts';

/**
 * What a parameter may be: from a least number to a greatest one, which may depend on the numbers before it.
 */
export type ParameterRange = {
  readonly name: string;
  readonly from: number;
  /** Infinite where only `greatest` bounds it. */
  readonly to: number;
  greatest?(before: readonly number[]): number;
};

export type Numbering = {
  readonly count: number;
  /** Precondition: a whole number from 0 to below the count. */
  numbersAt(row: number): readonly number[];
};

/** The most members that a family may have here; a larger one is refused. */
export const mostRows = 10_000_000;

/**
 * Undefined with too many members, together with how many there are, as far as they were counted. Linear in
 * the spans, or constant.
 */
export function numbering(
  ranges: readonly ParameterRange[],
  conditions: readonly AtMostZero[],
): Numbering | { readonly tooMany: number } {
  return conditions.length === 0 && ranges.every(({ greatest }) => !greatest)
    ? box(ranges)
    : spans(ranges, conditions);
}

function box(ranges: readonly ParameterRange[]): Numbering | { readonly tooMany: number } {
  const sizes = ranges.map(({ from, to }) => to - from + 1);
  const count = sizes.reduce((product, size) => product * size, 1);
  if (count > mostRows) return { tooMany: count };
  return {
    count,
    numbersAt(row) {
      const numbers: number[] = [];
      let rest = row;
      for (let i = ranges.length - 1; i >= 0; i--) {
        numbers[i] = ranges[i].from + (rest % sizes[i]);
        rest = Math.floor(rest / sizes[i]);
      }
      return numbers;
    },
  };
}

function spans(
  ranges: readonly ParameterRange[],
  conditions: readonly AtMostZero[],
): Numbering | { readonly tooMany: number } {
  const last = ranges.length - 1;
  const bounds = ranges.map((_, depth) => boundsAt(ranges, conditions, depth));
  const starts: number[] = [];
  const firsts: (readonly number[])[] = [];
  let [count, walked] = [0, 0];
  // The numbers before the last parameter, each with the greatest that it may still take.
  const numbers: number[] = [];
  const ends: number[] = [];
  for (let depth = 0; depth >= 0; ) {
    if (++walked > 2 * mostRows) return { tooMany: Number.POSITIVE_INFINITY };
    const [from, to] = bounds[depth](numbers.slice(0, depth));
    if (depth === last && to >= from) {
      if (count <= mostRows) {
        starts.push(count);
        firsts.push([...numbers.slice(0, depth), from]);
      }
      count += to - from + 1;
    }
    if (depth < last && to >= from) {
      numbers[depth] = from;
      ends[depth] = to;
      depth++;
      continue;
    }
    do depth--;
    while (depth >= 0 && numbers[depth] >= ends[depth]);
    if (depth >= 0) numbers[depth++]++;
  }
  if (count > mostRows) return { tooMany: count };
  return {
    count,
    numbersAt(row) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle] <= row) low = middle;
        else high = middle - 1;
      }
      const first = firsts[low];
      return [...first.slice(0, last), first[last] + row - starts[low]];
    },
  };
}

/**
 * The range of a parameter, given the numbers before it. The numbers after it enter with the least value that
 * they can give a condition, so that hardly any beginning is tried that has no continuation; for the last
 * parameter the range is exact.
 */
function boundsAt(
  ranges: readonly ParameterRange[],
  conditions: readonly AtMostZero[],
  depth: number,
): (before: readonly number[]) => readonly [number, number] {
  const { name, from, to, greatest } = ranges[depth];
  const tied = conditions.map(({ constant, times }) => ({
    own: times.get(name) ?? 0,
    before: ranges.slice(0, depth).map((range) => times.get(range.name) ?? 0),
    least: ranges.slice(depth + 1).reduce((sum, range) => {
      const each = times.get(range.name) ?? 0;
      return sum + (each === 0 ? 0 : each * (each > 0 ? range.from : range.to));
    }, constant),
  }));
  return (before) => {
    let low = from;
    let high = greatest ? Math.min(to, greatest(before)) : to;
    for (const { own, least, before: timesBefore } of tied) {
      const rest = timesBefore.reduce((sum, times, i) => sum + times * before[i], least);
      if (own > 0) high = Math.min(high, Math.floor(-rest / own));
      else if (own < 0) low = Math.max(low, Math.ceil(rest / -own));
      else if (rest > 0) return [low, low - 1];
    }
    return [low, high];
  };
}
