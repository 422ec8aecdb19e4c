/**
 * Finds games among all drawings of a kind as a person asks for them: the first, all of the smallest, all, or
 * some that are drawn by chance; and says at the end what is true.
 */
import type { Holds } from './condition-check.ts';
import { countOfDigraphs } from './counting.ts';
import { countInPart, type DrawingsAsked } from './drawings-asked.ts';
import type { SearchMark } from './found-search.ts';
import type { DrawnGame } from './game-of-drawing.ts';
import { openLots } from './lots.ts';
import { type SearchCount, type SearchFrom, searchDrawings } from './search.ts';

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
  | { readonly kind: 'searching'; readonly end: FindEnd; readonly mark?: SearchMark };

/** Whether a game fulfils a condition; undefined where that is not known. */
export type FindTest = (game: DrawnGame) => Holds;

/** How many drawings there are of these numbers of nodes. */
export function countOfDrawings({ least, most, kind, part }: DrawingsAsked): bigint {
  let sum = 0n;
  for (let order = least; order <= most; order++) sum += countInPart(countOfDigraphs(order, kind), part);
  return sum;
}

/** The nodes and arcs of the first game that was found. */
type Size = readonly [nodes: number, arcs: number];

/** The counts of the drawings that are searched now, and of those with fewer nodes together. */
type Counts = { now: SearchCount; before: SearchCount };

const noCount: SearchCount = {
  ...{ order: 0, arcs: 0, drawings: 0, rooted: 0, games: 0, found: 0, unknown: 0 },
};

/** As many numbers as `countsFrom` takes. */
const markOf = ({ now, before }: Counts, made: number, least: Size | undefined): SearchMark => [
  ...[made, ...(least ?? [0, 0]), now.order, now.arcs],
  ...[now.drawings, now.rooted, now.games, now.found, now.unknown],
  ...[before.drawings, before.rooted, before.games, before.found, before.unknown],
];

function countsFrom(mark: SearchMark): {
  readonly counts: Counts;
  readonly from: SearchFrom;
  readonly least: Size | undefined;
} {
  const [made, nodes, most, order, arcs, ...rest] = mark;
  const counted = ([drawings, rooted, games, found, unknown]: readonly number[]) => ({
    ...{ drawings, rooted, games, found, unknown },
  });
  const now = { order, arcs, ...counted(rest) };
  const before = { ...noCount, ...counted(rest.slice(5)) };
  return {
    counts: { now, before },
    from: { made, count: now },
    least: nodes > 0 ? [nodes, most] : undefined,
  };
}

/** How many numbers a mark of a search among drawings has. */
export const drawingsMarkLength = 15;

/**
 * The games, in the order of the search; those that are drawn by chance come at its end. `isStopped` is asked
 * in every slice: a search that is stopped ends with what is true so far. From a mark it continues as if it
 * had not been stopped; games found before the mark do not come again, and none are drawn by chance.
 */
export function* findDrawings(
  asked: DrawingsAsked,
  test: FindTest,
  choice: FindChoice,
  isStopped: () => boolean = () => false,
  mark?: SearchMark,
): Generator<FindAdvance, FindEnd, void> {
  const of = countOfDrawings(asked);
  const resumed = mark && countsFrom(mark);
  const counts: Counts = resumed?.counts ?? { now: noCount, before: noCount };
  const endWith = (why: FindEnd['why']): FindEnd => ({ why, ...total([counts.before, counts.now]), of });
  const lots = choice.kind === 'any' ? openLots<DrawnGame>(choice.count, choice.seed) : undefined;
  let least = resumed?.least;
  let smallest = choice.kind === 'smallest' ? endWith('stopped').found : 0;
  let why: FindEnd['why'] = 'whole';
  for (const advance of searchDrawings(asked, test, resumed?.from)) {
    const { count } = advance;
    if (counts.now.order !== count.order)
      counts.before = { ...noCount, ...total([counts.before, counts.now]) };
    counts.now = count;
    if (advance.kind === 'found') {
      const { game } = advance;
      if (choice.kind === 'smallest' && least && isLarger(game, least)) {
        why = 'chosen';
        break;
      }
      least ??= [game.digraph.order, game.digraph.arcCount];
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
    } else {
      const made = advance.kind === 'searching' ? advance.made : undefined;
      const end = endWith('stopped');
      yield { kind: 'searching', end, ...(made !== undefined && { mark: markOf(counts, made, least) }) };
    }
  }
  if (lots) for (const game of lots.drawn()) yield { kind: 'game', game };
  // A search may be stopped when nothing is left.
  if (why === 'stopped' && BigInt(endWith(why).drawings) === of) why = 'whole';
  return choice.kind === 'smallest' ? { ...endWith(why), found: smallest } : endWith(why);
}

const isLarger = ({ digraph }: DrawnGame, [nodes, arcs]: Size): boolean =>
  digraph.order > nodes || digraph.arcCount > arcs;

/** Whether all drawings of this size were looked at. */
const isBeyond = (kind: string, count: SearchCount, [, arcs]: Size): boolean =>
  count.arcs > arcs || kind === 'whole-order';

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
