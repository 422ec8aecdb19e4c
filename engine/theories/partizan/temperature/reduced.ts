/**
 * Reduced canonical forms: the simplest of all values that differ from a loopfree one by an infinitesimal
 * (Grossman, Siegel, Reductions of partizan games). A reduced form need not keep the outcome: {1|*} is
 * positive, and reduces to {1|0}.
 */

import { forget, keep, lookUp, pairTable } from '../../../numbers/pair-table.ts';
import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { idOfNumber } from './numbers-in-store.ts';
import { type Stops, stopsOf } from './stops.ts';

// The order of loopfree values up to infinitesimals: G ≥ H up to an infinitesimal iff the Right stop of G − H
// is at least 0 (Siegel, Combinatorial game theory, section II.6). The difference is not made: play in G and
// −H side by side is searched depth first, on an explicit stack, and every answer is kept. Where one of the
// two has become a number x, play stops in the other: the stops of G − x are those of G, moved by x. Where
// neither has, a player moves in one of them, even if G − H equals a number: a number that is added to G is
// added to its options, and who can win then can win by one of these.

const answers = keptWith(() => pairTable());

/** The most answers that are kept; after that they are forgotten and found again when needed. */
const mostKept = 1 << 22;

/** A pair x, y with the player to move, and the next of that player's moves to be tried. */
type Question = { readonly x: number; readonly y: number; readonly right: 0 | 1; cursor: number };

/**
 * Whether a ≥ b up to an infinitesimal. Precondition: both are loopfree, and their numbers are exact in
 * doubles. Amortised O(options) for each pair of followers that was not compared before; most are settled by
 * their stops.
 */
export function atLeastInf(store: Store, a: number, b: number): boolean {
  stopsOf(store, a);
  const stops = stopsOf(store, b);
  const kept = answers(store);
  if (kept.count >= mostKept) forget(kept);
  const { starts, options, exponents } = store;
  const stopsAt = (id: number): Stops => stops.get(id) as Stops;
  /** Whether Left brings x − y to 0 or more, where that needs no play: 1 or 0, else −1. */
  const settled = (x: number, y: number, right: 0 | 1): number => {
    if (x === y) return 1;
    const [p, q] = [stopsAt(x), stopsAt(y)];
    if (exponents[x] >= 0 || exponents[y] >= 0) {
      if (right === 1) return Number(p.right >= (exponents[y] >= 0 ? q.right : q.left));
      return Number(p.left >= (exponents[y] >= 0 ? q.left : q.right));
    }
    // Who begins in G − H can follow the line of one stop and answer in kind: sums of stops are bounds.
    if (right === 1) {
      if (p.right >= q.left) return 1;
      if (p.right < q.right || p.left < q.left) return 0;
    } else {
      if (p.left >= q.left || p.right >= q.right) return 1;
      if (p.left < q.right) return 0;
    }
    return lookUp(kept, 2 * x + right, y);
  };
  const first = settled(a, b, 1);
  if (first >= 0) return first === 1;
  const stack: Question[] = [{ x: a, y: b, right: 1, cursor: 0 }];
  let answer = -1;
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    const { x, y, right } = top;
    const firstX = starts[2 * x + right];
    const countX = starts[2 * x + right + 1] - firstX;
    const firstY = starts[2 * y + 1 - right];
    const count = countX + starts[2 * y + 2 - right] - firstY;
    // Right looks for a move after which Left falls short, Left for one after which she does not.
    const sought = 1 - right;
    while (answer !== sought && top.cursor < count) {
      const cursor = top.cursor++;
      const nextX = cursor < countX ? options[firstX + cursor] : x;
      const nextY = cursor < countX ? y : options[firstY + cursor - countX];
      answer = settled(nextX, nextY, sought as 0 | 1);
      if (answer >= 0) continue;
      stack.push({ x: nextX, y: nextY, right: sought as 0 | 1, cursor: 0 });
      break;
    }
    if (stack[stack.length - 1] !== top) continue;
    if (answer !== sought) answer = right;
    keep(kept, 2 * x + right, y, answer);
    stack.pop();
  }
  return answer === 1;
}

const reducedForms = keptWith(() => new Map<number, number>());

/**
 * The reduced canonical form of a loopfree value as an id of the store; undefined where a number leaves the
 * range. Cost: comparisons of the options of each position that was not reduced before with one another and
 * with it.
 */
export function reducedForm(store: Store, value: number): number | undefined {
  const reduced = reducedForms(store);
  if (reduced.has(value)) return reduced.get(value);
  const stops = stopsOf(store, value);
  for (const id of followersOfForm(store, [value], reduced)) {
    const { left, right } = stops.get(id) as { readonly left: number; readonly right: number };
    const to = (option: number): number => reduced.get(option) as number;
    const found =
      left === right
        ? idOfNumber(store, left)
        : withoutInfinitesimals(
            store,
            [...leftOptions(store, id)].map(to),
            [...rightOptions(store, id)].map(to),
            id,
          );
    if (found === undefined) return undefined;
    reduced.set(id, found);
  }
  return reduced.get(value);
}

/**
 * { left | right } with reduced options, without those that are dominated or reversible up to an
 * infinitesimal; `whole` is the position itself, whose value changes by infinitesimals only.
 */
function withoutInfinitesimals(
  store: Store,
  left: readonly number[],
  right: readonly number[],
  whole: number,
): number {
  /**
   * For Left (ahead = 1) larger options are better and x ≤ G reverses, for Right it is the other way round.
   */
  const simplified = (options: readonly number[], ahead: 1 | -1): readonly number[] => {
    const isWorse = (a: number, b: number): boolean =>
      ahead === 1 ? atLeastInf(store, b, a) : atLeastInf(store, a, b);
    const replies = ahead === 1 ? rightOptions : leftOptions;
    const own = ahead === 1 ? leftOptions : rightOptions;
    let kept = [...new Set(options)];
    for (;;) {
      kept = kept.filter((a) => !kept.some((b) => a !== b && isWorse(a, b)));
      const at = kept.findIndex((a) => [...replies(store, a)].some((x) => isWorse(x, whole)));
      if (at < 0) return kept;
      const through = [...replies(store, kept[at])].find((x) => isWorse(x, whole)) as number;
      kept = [...new Set([...kept.filter((_, i) => i !== at), ...own(store, through)])];
    }
  };
  return simplestForm(store, simplified(left, 1), simplified(right, -1));
}
