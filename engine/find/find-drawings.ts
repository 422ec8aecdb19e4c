/**
 * Finds games among all drawings of a kind as a person asks for them: the first, all of the smallest, all, or
 * some that are drawn by chance; and says at the end what is true.
 */
import type { Holds } from './condition-check.ts';
import { countOfDigraphs } from './counting.ts';
import { countInPart, type DrawingsAsked } from './drawings-asked.ts';
import type { DrawnGame } from './game-of-drawing.ts';
import { openLots } from './lots.ts';
import { type SearchCount, searchDrawings } from './search.ts';

/** Which of the games that fulfil the condition are wanted. */
export type FindChoice =
  /** One with the fewest nodes, and among those with the fewest arcs. */
  | { readonly kind: 'first' }
  /** All of those. */
  | { readonly kind: 'smallest' }
  | { readonly kind: 'all' }
  /** So many of all of them, each as probable as any other. The seed is a whole number from 0 to 2³² − 1. */
  | { readonly kind: 'any'; readonly count: number; readonly seed: number };

/** What is true at the end of a search. */
export type FindEnd = {
  /**
   * `whole`: all drawings were looked at. `chosen`: all that were wanted are found. `stopped`: it was stopped
   * before.
   */
  readonly why: 'whole' | 'chosen' | 'stopped';
  /** Of all numbers of nodes together: drawings looked at, those with a start, their games. */
  readonly drawings: number;
  readonly rooted: number;
  readonly games: number;
  readonly found: number;
  readonly unknown: number;
  /** How many drawings there are in all. */
  readonly of: bigint;
};

/** What a search gives while it runs: a game, or how far it is. */
export type FindAdvance =
  | { readonly kind: 'game'; readonly game: DrawnGame }
  | { readonly kind: 'searching'; readonly end: FindEnd };

/** Whether a game fulfils a condition; undefined where that is not known. */
export type FindTest = (game: DrawnGame) => Holds;

/** How many drawings there are of these numbers of nodes. */
export function countOfDrawings({ least, most, kind, part }: DrawingsAsked): bigint {
  let sum = 0n;
  for (let order = least; order <= most; order++) sum += countInPart(countOfDigraphs(order, kind), part);
  return sum;
}

/**
 * The games, in the order of the search; those that are drawn by chance come at its end. `isStopped` is asked
 * in every slice: a search that is stopped ends with what is true so far.
 */
export function* findDrawings(
  asked: DrawingsAsked,
  test: FindTest,
  choice: FindChoice,
  isStopped: () => boolean = () => false,
): Generator<FindAdvance, FindEnd, void> {
  const of = countOfDrawings(asked);
  const counts: SearchCount[] = [];
  const endWith = (why: FindEnd['why']): FindEnd => ({ why, ...total(counts), of });
  const lots = choice.kind === 'any' ? openLots<DrawnGame>(choice.count, choice.seed) : undefined;
  let least: DrawnGame | undefined;
  let smallest = 0;
  let why: FindEnd['why'] = 'whole';
  for (const advance of searchDrawings(asked, test)) {
    const { count } = advance;
    if (counts.at(-1)?.order === count.order) counts.pop();
    counts.push(count);
    if (advance.kind === 'found') {
      const { game } = advance;
      if (choice.kind === 'smallest' && least && isLarger(game, least)) {
        why = 'chosen';
        break;
      }
      least ??= game;
      smallest++;
      if (lots) lots.put(game);
      else yield { kind: 'game', game };
      if (choice.kind === 'first') {
        why = 'chosen';
        break;
      }
    } else if (choice.kind === 'smallest' && least && isBeyond(advance.kind, count, least)) {
      why = 'chosen';
      break;
    } else if (isStopped()) {
      why = 'stopped';
      break;
    } else yield { kind: 'searching', end: endWith('stopped') };
  }
  if (lots) for (const game of lots.drawn()) yield { kind: 'game', game };
  // A search may be stopped when nothing is left.
  if (why === 'stopped' && BigInt(endWith(why).drawings) === of) why = 'whole';
  return choice.kind === 'smallest' ? { ...endWith(why), found: smallest } : endWith(why);
}

const isLarger = (one: DrawnGame, other: DrawnGame): boolean =>
  one.digraph.order > other.digraph.order || one.digraph.arcCount > other.digraph.arcCount;

/** Whether all drawings as small as this one were looked at. */
const isBeyond = (kind: string, count: SearchCount, least: DrawnGame): boolean =>
  count.arcs > least.digraph.arcCount || kind === 'whole-order';

function total(counts: readonly SearchCount[]): Omit<FindEnd, 'why' | 'of'> {
  const sum = { drawings: 0, rooted: 0, games: 0, found: 0, unknown: 0 };
  for (const { drawings, rooted, games, found, unknown } of counts) {
    sum.drawings += drawings;
    sum.rooted += rooted;
    sum.games += games;
    sum.found += found;
    sum.unknown += unknown;
  }
  return sum;
}
