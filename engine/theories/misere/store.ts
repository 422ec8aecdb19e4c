/**
 * Canonical forms of impartial games in misère play, each kept once (J. H. Conway, On numbers and games,
 * chapter 12, theorem 76). A form is the ascending list of its options, which are forms. Options are
 * simplified first; then G is replaced by H if every option of H is one of G's, every other option of G has H
 * as an option, and, where H is 0, G is won by the player who moves.
 */
import { mex } from '../../numbers/nimbers.ts';

/**
 * Of forms by their numbers; an option of a form has a smaller number than the form. 0 is the form of a
 * position without moves.
 */
export type MisereStore = {
  /** How many forms there are. */
  count(): number;
  options(form: number): readonly number[];
  /**
   * The form of a position from those of its options, in any order. Cost: the options of one option times
   * those of the position.
   */
  formOf(options: Iterable<number>): number;
  /** Whether the player who moved last wins. */
  isLost(form: number): boolean;
  /** n, where the form is that of a nim-heap of size n. */
  nimberOf(form: number): number | undefined;
  /** The form of the sum; undefined if it has more than `most` positions, as pairs of forms. */
  add(a: number, b: number, most: number): number | undefined;
};

/** A store with the form 0. */
export function openMisereStore(): MisereStore {
  const lists: (readonly number[])[] = [[]];
  const depths: number[] = [0];
  /** 1 where the player who moved last wins. */
  const lost: number[] = [0];
  const nimbers: number[] = [0];
  const known = new Map<string, number>([['', 0]]);
  const sums = new Map<number, number>();
  let stamps = new Int32Array(64).fill(-1);
  let stamp = 0;

  const mark = (list: readonly number[]): number => {
    if (stamps.length < lists.length) {
      const grown = new Int32Array(2 * lists.length).fill(-1);
      grown.set(stamps);
      stamps = grown;
    }
    stamp++;
    for (const option of list) stamps[option] = stamp;
    return stamp;
  };

  /** The form that the options reverse to, if there is one. Precondition: they are marked. */
  const reversed = (list: readonly number[], now: number): number | undefined => {
    let deepest = list[0];
    for (const option of list) if (depths[option] > depths[deepest]) deepest = option;
    // The deepest option is none of H's, so it has H as an option.
    for (const candidate of lists[deepest]) {
      const own = lists[candidate];
      if (stamps[candidate] === now || own.length >= list.length) continue;
      if (candidate === 0 && !list.some((option) => lost[option] === 1)) continue;
      if (!own.every((option) => stamps[option] === now)) continue;
      const others = new Set(own);
      if (list.every((option) => others.has(option) || includes(lists[option], candidate))) return candidate;
    }
    return undefined;
  };

  const kept = (list: readonly number[]): number => {
    const key = list.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const form = lists.push(list) - 1;
    known.set(key, form);
    depths.push(1 + list.reduce((most, option) => Math.max(most, depths[option]), 0));
    lost.push(list.some((option) => lost[option] === 1) ? 0 : 1);
    const nims = list.map((option) => nimbers[option]);
    nimbers.push(!nims.includes(-1) && mex(nims) === list.length ? list.length : -1);
    return form;
  };

  const formOf = (options: Iterable<number>): number => {
    const list = [...new Set(options)].sort((a, b) => a - b);
    if (list.length === 0) return 0;
    return reversed(list, mark(list)) ?? kept(list);
  };

  const sumKnown = (a: number, b: number): number | undefined => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return low === 0 ? high : sums.get(high * (high + 1) * 0.5 + low);
  };

  const add = (a: number, b: number, most: number): number | undefined => {
    const waiting: (readonly [number, number])[] = [[a, b]];
    let met = 0;
    while (waiting.length > 0) {
      const [x, y] = waiting[waiting.length - 1];
      if (sumKnown(x, y) !== undefined) {
        waiting.pop();
        continue;
      }
      const pairs = [
        ...lists[x].map((option) => [option, y] as const),
        ...lists[y].map((option) => [x, option] as const),
      ];
      const open = pairs.filter(([p, q]) => sumKnown(p, q) === undefined);
      if (open.length > 0) {
        if (waiting.length > most) return undefined;
        for (const pair of open) waiting.push(pair);
        continue;
      }
      if (++met > most) return undefined;
      const [low, high] = x < y ? [x, y] : [y, x];
      sums.set(high * (high + 1) * 0.5 + low, formOf(pairs.map(([p, q]) => sumKnown(p, q)!)));
      waiting.pop();
    }
    return sumKnown(a, b);
  };

  return {
    count: () => lists.length,
    options: (form) => lists[form],
    formOf,
    isLost: (form) => lost[form] === 1,
    nimberOf: (form) => (nimbers[form] < 0 ? undefined : nimbers[form]),
    add,
  };
}

/** Whether an ascending list has a number. O(log of its length). */
function includes(list: readonly number[], wanted: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return list[low] === wanted;
}
