/**
 * The search for unicycles of a pattern: stoppers in canonical form with one cycle, each of whose positions
 * has the next one as the option of one player, and a loopfree game, its exit, as that of the other (Siegel,
 * New results in loopy games, Definition 13).
 *
 * No position on the cycle has two options of a player, so that no option is dominated. If none is reversible
 * either, equal positions have equal options. Then no position on the cycle is equal to a loopfree game, and
 * two are equal only if the pattern and the exits come again round the cycle. The search chooses one exit
 * after the other, and goes back as soon as an option is reversible regardless of the exits that are still
 * open.
 */
import type { ExitPool } from './exit-pool.ts';
import {
  bitOfOpen,
  type CycleComparison,
  openUnfinishedCycle,
  type UnfinishedCycle,
} from './unfinished-cycle.ts';
import { periodOfCycle, type UnicyclePattern } from './unicycle-pattern.ts';

export type UnicyclesAsked = { readonly pattern: UnicyclePattern; readonly pool: ExitPool };

/** A unicycle that was found. */
export type Unicycle = {
  readonly pattern: UnicyclePattern;
  readonly pool: ExitPool;
  /** For each position on the cycle, the number of its exit among the choices. */
  readonly exits: readonly number[];
};

/** What is true at the end of a search, or was when it was stopped. */
export type UnicyclesEnd = {
  readonly why: 'whole' | 'chosen' | 'stopped';
  /** How many ways to choose all exits were tried or excluded, of how many. */
  readonly ways: bigint;
  readonly of: bigint;
  readonly found: number;
};

export type UnicyclesAdvance =
  | { readonly kind: 'unicycle'; readonly unicycle: Unicycle }
  | { readonly kind: 'searching'; readonly end: UnicyclesEnd };

/** So many exits are tried in a slice. */
const inSlice = 64;

/**
 * Every unicycle of this pattern with exits among these choices, or the first. They come in the order of the
 * choices, the exit of the first position first. Each way to choose the exits counts: where the pattern comes
 * again round the cycle, a unicycle is found from each such position. `isStopped` is asked in every slice.
 * Cost: exponential in the letters at worst, and far less where little can be chosen.
 */
export function* findUnicycles(
  { pattern, pool }: UnicyclesAsked,
  choice: 'first' | 'all',
  isStopped: () => boolean = () => false,
): Generator<UnicyclesAdvance, UnicyclesEnd, void> {
  const { length } = pattern;
  const { choices } = pool;
  const cycle = openUnfinishedCycle(pattern, pool);
  const order = orderOfChoices(pattern);
  /** In how many ways the exits after so many can be chosen. */
  const waysBehind = Array.from(
    { length: length + 1 },
    (_, k) => BigInt(choices.length) ** BigInt(length - k),
  );
  /**
   * By the number of chosen exits, for each position: the exits on which it depends whether an option is
   * reversible, as bits; none once it is settled that no option is.
   */
  const waits = Array.from({ length: length + 1 }, () => new Int32Array(length).fill(-1));
  const tried: number[] = [0];
  let [ways, found, tries] = [0n, 0, 0];
  const endWith = (why: UnicyclesEnd['why']): UnicyclesEnd => ({ why, ways, of: waysBehind[0], found });
  while (tried.length > 0) {
    const step = tried.length - 1;
    const next = tried[step];
    if (next === choices.length) {
      tried.pop();
      if (tried.length === 0) break;
      cycle.takeBack();
      tried[step - 1]++;
      continue;
    }
    if (++tries % inSlice === 0) {
      if (isStopped()) return endWith('stopped');
      yield { kind: 'searching', end: endWith('stopped') };
    }
    cycle.choose(order[step], cycle.positionOfPool(choices[next].position));
    const isExcluded = someIsReversible(pattern, cycle, order, step, waits);
    if (!isExcluded && step + 1 < length) {
      tried.push(0);
      continue;
    }
    ways += waysBehind[step + 1];
    if (!isExcluded) {
      const exits = pattern.map((_, v) => tried[order.indexOf(v)]);
      if (isWithoutTwins(pattern, exits)) {
        found++;
        yield { kind: 'unicycle', unicycle: { pattern, pool, exits } };
        if (choice === 'first') return endWith('chosen');
      }
    }
    cycle.takeBack();
    tried[step]++;
  }
  return endWith('whole');
}

/** Whether the pattern and the exits together do not come again round the cycle before its end. */
const isWithoutTwins = (pattern: UnicyclePattern, exits: readonly number[]): boolean =>
  periodOfCycle(pattern.map((letter, i) => `${letter}${exits[i]}`)) === pattern.length;

/**
 * The positions in the order in which their exits are chosen: against the arcs of the cycle, from the end of
 * a longest run of moves of one player. Where a player has two moves in turn the other one must leave the
 * cycle, so that what play from a position comes to is as a rule chosen before it.
 */
function orderOfChoices(pattern: UnicyclePattern): readonly number[] {
  const { length } = pattern;
  const runTo = (last: number): number => {
    let run = 1;
    while (pattern[(last - run + length) % length] === pattern[last]) run++;
    return run;
  };
  const runs = pattern.map((_, v) => runTo(v));
  const last = runs.indexOf(Math.max(...runs));
  return pattern.map((_, k) => (last - k + length) % length);
}

/**
 * Whether an option of one of the positions up to this step, whose exits are chosen, is reversible for sure.
 * What waits for other exits than that of this step is not compared again.
 */
function someIsReversible(
  pattern: UnicyclePattern,
  cycle: UnfinishedCycle,
  order: readonly number[],
  step: number,
  waits: readonly Int32Array[],
): boolean {
  const now = waits[step + 1];
  now.set(waits[step]);
  for (let k = step; k >= 0; k--) {
    const v = order[k];
    if (((now[v] >> order[step]) & 1) === 0) continue;
    const { certainty, open } = reversibility(pattern, cycle, v);
    if (certainty === 'yes') return true;
    now[v] = certainty === 'no' ? 0 : open;
  }
  return false;
}

/**
 * Whether one of the two options of a position, whose exit is chosen, is reversible: the other player has an
 * answer to it that is at least as good for them as the position.
 */
function reversibility(pattern: UnicyclePattern, cycle: UnfinishedCycle, vertex: number): CycleComparison {
  const next = (vertex + 1) % pattern.length;
  const exit = cycle.exits[vertex];
  const isLefts = pattern[vertex] === 'L';
  const answersOfRight = cycle.rightOptions(isLefts ? next : exit);
  const answersOfLeft = cycle.leftOptions(isLefts ? exit : next);
  let open = 0;
  // A Left option is reversible through an answer x ≤ v, and a Right option through x ≥ v.
  for (const [answers, compare] of [
    [answersOfRight, (x: number) => cycle.isAtLeast(vertex, x)],
    [answersOfLeft, (x: number) => cycle.isAtLeast(x, vertex)],
  ] as const) {
    for (const answer of answers) {
      if (answer < 0) open |= bitOfOpen(answer);
      else {
        const its = compare(answer);
        if (its.certainty === 'yes') return its;
        if (its.certainty === 'not yet') open |= its.open;
      }
    }
  }
  return { certainty: open === 0 ? 'no' : 'not yet', open };
}
