/**
 * Sums of generators: games whose options are sums of generators before them. Who wins a sum in misère play
 * is found by play, with what was found before kept; sums of the first generators alone are looked up where
 * their quotient is proved.
 */

/** A sum as the ascending list of its generators, each as often as it occurs. */
export type SumOf = readonly number[];

/**
 * By generator its options; a generator has at least one, and each is a sum of generators with smaller
 * numbers.
 */
export type Generators = readonly (readonly SumOf[])[];

export type SumsPlayed = {
  /**
   * Whether the player who moved last wins the sum. Yields from time to time how many sums were played. Once
   * there are more than the bound, `isOver` is true and the answer means nothing.
   */
  isLost(sum: SumOf): Generator<number, boolean, void>;
  isOver(): boolean;
  /** Every sum that one move leaves. */
  optionsOf(sum: SumOf): readonly SumOf[];
  /** From now on sums of the generators before are looked up. */
  lookUp(proved: ProvedSums): void;
  /** From now on moves are tried first where this says that they win; a wrong guess costs time alone. */
  tryFirst(isProbablyLost: (sum: SumOf) => boolean): void;
};

/** What is proved of all sums of the first `count` generators. */
export type ProvedSums = {
  readonly count: number;
  classOf(sum: SumOf): number;
  /** The class of the sum of two classes. */
  readonly products: readonly (readonly number[])[];
  /** By class 1 where the player who moved last wins. */
  readonly lost: readonly number[];
};

/** The sum of two sums, both ascending. O(their generators). */
export function sumOfBoth(a: SumOf, b: SumOf): SumOf {
  if (b.length === 0) return a;
  const sum: number[] = [];
  let i = 0;
  for (const each of b) {
    while (i < a.length && a[i] <= each) sum.push(a[i++]);
    sum.push(each);
  }
  while (i < a.length) sum.push(a[i++]);
  return sum;
}

/** Each generator is one code unit, so that keys are short. */
const keyOf = (sum: SumOf): string => String.fromCharCode(...sum);

/** Sums played between two yields. */
const slice = 1024;

/** Play of sums of these generators, at most `most` of them. Each sum costs its options, once. */
export function openSumsPlayed(generators: Generators, most: number): SumsPlayed {
  const known = new Map<string, boolean>([['', false]]);
  let looked: ProvedSums = { count: 0, classOf: () => 0, products: [[0]], lost: [0] };
  /** The classes of the options of the generator after them. */
  let classesOfNext: readonly number[] = [];
  const optionsOf = (sum: SumOf): readonly SumOf[] => {
    const options: SumOf[] = [];
    for (let i = 0; i < sum.length; i++) {
      if (i > 0 && sum[i - 1] === sum[i]) continue;
      const rest = sum.toSpliced(i, 1);
      for (const option of generators[sum[i]]) options.push(sumOfBoth(rest, option));
    }
    return options;
  };
  const before = (sum: SumOf): boolean | undefined => {
    const { length } = sum;
    const { count, lost, products } = looked;
    const last = sum[length - 1];
    if (length > 0 && last < count) return lost[looked.classOf(sum)] === 1;
    const found = known.get(keyOf(sum));
    const isOnlyOne = last === count && (length === 1 || sum[length - 2] < count);
    if (found !== undefined || !isOnlyOne) return found;
    // With one of the next generator, a move in it often decides, and leads to a sum that is looked up.
    const row = products[looked.classOf(sum.slice(0, -1))];
    if (!classesOfNext.some((each) => lost[row[each]] === 1)) return undefined;
    known.set(keyOf(sum), false);
    return false;
  };
  let isProbablyLost: (sum: SumOf) => boolean = () => false;
  /**
   * Finds out by the moves of which something is known who wins; else gives the other moves, those to try
   * first at the end.
   */
  const open = (sum: SumOf): SumOf[] | undefined => {
    const likely: SumOf[] = [];
    const others: SumOf[] = [];
    // A move that is known to win saves the play of all others, so that all moves are looked at before one is
    // played.
    for (const option of optionsOf(sum)) {
      const found = before(option);
      if (found) {
        known.set(keyOf(sum), false);
        return undefined;
      }
      if (found === undefined) (isProbablyLost(option) ? likely : others).push(option);
    }
    if (likely.length + others.length > 0) return [...others.reverse(), ...likely.reverse()];
    known.set(keyOf(sum), true);
    return undefined;
  };
  return {
    optionsOf,
    isOver: () => known.size > most,
    tryFirst(isLost) {
      isProbablyLost = isLost;
    },
    lookUp(proved) {
      looked = proved;
      const next = generators[proved.count] ?? [];
      classesOfNext = [...new Set(next.map((option) => proved.classOf(option)))];
    },
    *isLost(wanted) {
      const waiting: { readonly sum: SumOf; readonly open: SumOf[] }[] = [];
      const enter = (sum: SumOf): void => {
        const moves = open(sum);
        if (moves) waiting.push({ sum, open: moves });
      };
      if (before(wanted) === undefined) enter(wanted);
      for (let opened = 1; waiting.length > 0 && known.size <= most; ) {
        const top = waiting[waiting.length - 1];
        const option = top.open.at(-1);
        const found = option && before(option);
        if (option && found === undefined) {
          enter(option);
          if (++opened % slice === 0) yield known.size;
        } else if (option && !found) top.open.pop();
        else {
          known.set(keyOf(top.sum), option === undefined);
          waiting.pop();
        }
      }
      return before(wanted) ?? false;
    },
  };
}
