/**
 * The search among all drawings of a kind: which of them fulfil a condition, the smallest first, and what is
 * true at the end or where it was stopped.
 */
import type { Holds } from './condition-check.ts';
import { digraphsOfOrder, type SmallDigraph } from './digraphs.ts';
import { type DrawingsAsked, isInPart } from './drawings-asked.ts';
import { type DrawnGame, gamesOfDrawings } from './game-of-drawing.ts';

/** How far the search is among the drawings of one number of nodes. */
export type SearchCount = {
  readonly order: number;
  /** The arcs of the drawings that are looked at now, of which none has fewer than those before. */
  readonly arcs: number;
  /** All drawings that were looked at, and those of them in which some node reaches all others. */
  readonly drawings: number;
  readonly rooted: number;
  /** The games of these: drawings with their starts. */
  readonly games: number;
  readonly found: number;
  /** Games of which it is not known whether they fulfil the condition. */
  readonly unknown: number;
};

/** What a search says while it runs. */
export type SearchAdvance =
  | {
      readonly kind: 'searching';
      readonly count: SearchCount;
      /**
       * How many drawings of this number of nodes were made, in all parts, where all games of these were
       * looked at: there the search can be continued.
       */
      readonly made?: number;
    }
  /** Its number in the search of its number of nodes, from 1; a drawing with several starts has several. */
  | { readonly kind: 'found'; readonly game: DrawnGame; readonly number: number; readonly count: SearchCount }
  /** All drawings with so many nodes were looked at. */
  | { readonly kind: 'whole-order'; readonly count: SearchCount };

/** So many drawings are solved together. */
const inBatch = 64;

/** Where a search is continued: after so many drawings of a number of nodes, which had this count. */
export type SearchFrom = { readonly made: number; readonly count: SearchCount };

/**
 * Every game among these drawings that fulfils the condition, by the number of nodes and then of arcs. It is
 * stopped by not being continued. At its end nothing was left out. If it is continued, the drawings that were
 * looked at before are made once more, and not solved.
 */
export function* searchDrawings(
  { least, most, kind, part }: DrawingsAsked,
  holds: (game: DrawnGame) => Holds,
  from?: SearchFrom,
): Generator<SearchAdvance, void, void> {
  for (let order = from?.count.order ?? least; order <= most; order++) {
    const before = from?.count.order === order ? from : undefined;
    let count: SearchCount = before?.count ?? {
      ...{ order, arcs: 0, drawings: 0, rooted: 0, games: 0, found: 0, unknown: 0 },
    };
    let batch: SmallDigraph[] = [];
    /** The number of each drawing of the batch among all of this order that are looked at, from 1. */
    let numbers: number[] = [];
    let made = 0;
    let looked = count.drawings;
    const settle = function* (): Generator<SearchAdvance, void, void> {
      const solving = gamesOfDrawings(batch, kind.partizan);
      let slice = solving.next();
      for (; !slice.done; slice = solving.next()) yield { kind: 'searching', count };
      for (const [i, games] of slice.value.entries()) {
        count = { ...count, arcs: batch[i].arcCount, drawings: numbers[i], rooted: count.rooted + 1 };
        for (const game of games) {
          const fulfils = holds(game);
          count = {
            ...count,
            games: count.games + 1,
            found: count.found + Number(fulfils === true),
            unknown: count.unknown + Number(fulfils === undefined),
          };
          if (fulfils) yield { kind: 'found', game, number: count.games, count };
        }
      }
      batch = [];
      numbers = [];
      count = { ...count, drawings: looked };
      yield { kind: 'searching', count, made };
    };
    for (const digraph of digraphsOfOrder(order, kind)) {
      if (!digraph) {
        yield { kind: 'searching', count };
        continue;
      }
      if (++made <= (before?.made ?? 0) || !isInPart(made, part)) continue;
      looked++;
      if (digraph.starts.length === 0) continue;
      batch.push(digraph);
      numbers.push(looked);
      if (batch.length === inBatch) yield* settle();
    }
    yield* settle();
    yield { kind: 'whole-order', count };
  }
}
