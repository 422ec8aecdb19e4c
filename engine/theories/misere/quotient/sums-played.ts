/**
 * Sums of generators: games whose options are sums of generators before them. Who wins a sum in misère play is found by play, with what
 * was found before kept; sums of the first generators alone are looked up where their quotient is proved.
 */

/** A sum as the ascending list of its generators, each as often as it occurs. */
export type SumOf = readonly number[];

/** By generator its options; a generator has at least one, and each is a sum of generators with smaller numbers. */
export type Generators = readonly (readonly SumOf[])[];

export type SumsPlayed = {
  /** Whether the player who moved last wins the sum. */
  isLost(sum: SumOf): boolean;
  /** Every sum that one move leaves. */
  optionsOf(sum: SumOf): readonly SumOf[];
  /** From now on sums of the generators before are looked up. */
  lookUp(proved: ProvedSums): void;
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

/** The sum of two sums. O(their generators). */
export const sumOfBoth = (a: SumOf, b: SumOf): SumOf => [...a, ...b].sort((x, y) => x - y);

/** Play of sums of these generators. Each sum costs its options, once. */
export function openSumsPlayed(generators: Generators): SumsPlayed {
  const known = new Map<string, boolean>([['', false]]);
  let looked: ProvedSums = { count: 0, classOf: () => 0, products: [[0]], lost: [0] };
  /** The classes of the options of the generator after them. */
  let classesOfNext: readonly number[] = [];
  const optionsOf = (sum: SumOf): readonly SumOf[] =>
    sum.flatMap((generator, i) =>
      i > 0 && sum[i - 1] === generator
        ? []
        : generators[generator].map((option) => sumOfBoth(sum.toSpliced(i, 1), option)),
    );
  const before = (sum: SumOf): boolean | undefined => {
    const { length } = sum;
    const { count, lost, products } = looked;
    const last = sum[length - 1];
    if (length > 0 && last < count) return lost[looked.classOf(sum)] === 1;
    const found = known.get(sum.join());
    const isOnlyOne = last === count && (length === 1 || sum[length - 2] < count);
    if (found !== undefined || !isOnlyOne) return found;
    // With one of the next generator, a move in it often decides, and leads to a sum that is looked up.
    const row = products[looked.classOf(sum.slice(0, -1))];
    if (!classesOfNext.some((each) => lost[row[each]] === 1)) return undefined;
    known.set(sum.join(), false);
    return false;
  };
  return {
    optionsOf,
    lookUp(proved) {
      looked = proved;
      const next = generators[proved.count] ?? [];
      classesOfNext = [...new Set(next.map((option) => proved.classOf(option)))];
    },
    isLost(wanted) {
      const waiting: { readonly sum: SumOf; readonly options: readonly SumOf[]; at: number }[] = [];
      const open = (sum: SumOf): void => void waiting.push({ sum, options: optionsOf(sum), at: 0 });
      if (before(wanted) === undefined) open(wanted);
      while (waiting.length > 0) {
        const top = waiting[waiting.length - 1];
        let found: boolean | undefined;
        for (; top.at < top.options.length; top.at++) {
          const option = before(top.options[top.at]);
          if (option === false) continue;
          if (option === undefined) open(top.options[top.at]);
          else found = false;
          break;
        }
        if (found === undefined && top.at < top.options.length) continue;
        known.set(top.sum.join(), found ?? true);
        waiting.pop();
      }
      return before(wanted) ?? false;
    },
  };
}
