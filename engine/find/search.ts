/**
 * The search among all drawings of a kind: which of them fulfil a condition, the smallest first, and what is
 * true at the end or where it was stopped.
 */
import type { CheckedGame, Holds } from './condition-check.ts';
import { digraphsOfOrder, type SmallDigraph } from './digraphs.ts';
import type { DrawingKind } from './drawing-kind.ts';
import { type DrawnGame, gamesOfDrawings } from './game-of-drawing.ts';

/** Which drawings are searched. */
export type DrawingsAsked = {
  /** The fewest nodes, and the most, 1 to 8. */
  readonly least: number;
  readonly most: number;
  readonly kind: DrawingKind;
};

/** How far the search is among the drawings of one number of nodes. */
export type SearchCount = {
  readonly order: number;
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
  | { readonly kind: 'searching'; readonly count: SearchCount }
  /** Its number in the search of its number of nodes, from 1; a drawing with several starts has several. */
  | { readonly kind: 'found'; readonly game: DrawnGame; readonly number: number; readonly count: SearchCount }
  /** All drawings with so many nodes were looked at. */
  | { readonly kind: 'whole-order'; readonly count: SearchCount };

/** So many drawings are solved together. */
const inBatch = 64;

/**
 * Every game among these drawings that fulfils the condition, by the number of nodes and then of arcs. It is
 * stopped by not being continued. At its end nothing was left out.
 */
export function* searchDrawings(
  { least, most, kind }: DrawingsAsked,
  holds: (game: CheckedGame & Pick<DrawnGame, 'digraph' | 'start'>) => Holds,
): Generator<SearchAdvance, void, void> {
  for (let order = least; order <= most; order++) {
    let count: SearchCount = { order, drawings: 0, rooted: 0, games: 0, found: 0, unknown: 0 };
    let batch: SmallDigraph[] = [];
    const settle = function* (): Generator<SearchAdvance, void, void> {
      const solving = gamesOfDrawings(batch, kind.partizan);
      let slice = solving.next();
      for (; !slice.done; slice = solving.next()) yield { kind: 'searching', count };
      for (const game of slice.value) {
        const fulfils = holds(game);
        count = {
          ...count,
          games: count.games + 1,
          found: count.found + Number(fulfils === true),
          unknown: count.unknown + Number(fulfils === undefined),
        };
        if (fulfils) yield { kind: 'found', game, number: count.games, count };
      }
      batch = [];
      yield { kind: 'searching', count };
    };
    for (const digraph of digraphsOfOrder(order, kind)) {
      if (!digraph) {
        yield { kind: 'searching', count };
        continue;
      }
      count = { ...count, drawings: count.drawings + 1 };
      if (digraph.starts.length === 0) continue;
      count = { ...count, rooted: count.rooted + 1 };
      batch.push(digraph);
      if (batch.length === inBatch) yield* settle();
    }
    yield* settle();
    yield { kind: 'whole-order', count };
  }
}
