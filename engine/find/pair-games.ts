/**
 * The games of which pairs are made: those of all drawings of a kind, kept by their nodes and arcs, and made
 * when they are first wanted.
 */

import { digraphsOfOrder, type SmallDigraph } from './digraphs.ts';
import type { DrawingsAsked } from './drawings-asked.ts';
import { type DrawnGame, gamesOfDrawings } from './game-of-drawing.ts';
import { openClasses, type SummandGame } from './sum-desk.ts';

/** How many drawings were made, how many of them have a start, and their games. */
export type GamesMade = { readonly drawings: number; readonly rooted: number; readonly games: number };

export type PairGames = {
  /** Yields now and then while they are made. */
  of(order: number, arcs: number): Generator<void, readonly SummandGame[], void>;
  made(): GamesMade;
};

/** So many drawings are solved together. */
const inBatch = 64;

/**
 * Those of one number of nodes. A game that is kept says at once whether it is drawn as its form, and how
 * difficult it is, if conditions ask that: otherwise the values of all nodes would be kept, too.
 */
function openOrder(
  order: number,
  { kind }: DrawingsAsked,
  keep: (game: DrawnGame) => SummandGame,
  count: (more: GamesMade) => void,
) {
  const digraphs = digraphsOfOrder(order, kind);
  const byArcs: SummandGame[][] = [];
  /** The next drawing, which has more arcs than those before it. */
  let ahead: SmallDigraph | undefined;
  /** All games with fewer arcs are there. */
  let reached = 0;
  const settle = function* (batch: readonly SmallDigraph[]): Generator<void, void, void> {
    const solved = yield* gamesOfDrawings(batch, kind.partizan);
    for (const games of solved) {
      count({ drawings: 0, rooted: 1, games: games.length });
      for (const game of games) {
        byArcs[game.shape.arcs] ??= [];
        byArcs[game.shape.arcs].push(keep(game));
      }
    }
  };
  return function* (arcs: number): Generator<void, readonly SummandGame[], void> {
    let batch: SmallDigraph[] = [];
    while (reached <= arcs) {
      let next = ahead;
      ahead = undefined;
      if (!next) {
        const made = digraphs.next();
        if (made.done) {
          reached = Number.POSITIVE_INFINITY;
          break;
        }
        if (!made.value) {
          yield;
          continue;
        }
        next = made.value;
        count({ drawings: 1, rooted: 0, games: 0 });
      }
      if (next.arcCount > arcs) {
        ahead = next;
        reached = next.arcCount;
        break;
      }
      if (next.starts.length === 0) continue;
      batch.push(next);
      if (batch.length < inBatch) continue;
      yield* settle(batch);
      batch = [];
    }
    yield* settle(batch);
    return byArcs[arcs] ?? [];
  };
}

/** `withForms` if a condition asks which drawings are forms, or how difficult they are. */
export function openPairGames(asked: DrawingsAsked, withForms: boolean): PairGames {
  const classOf = openClasses();
  const unknown = () => undefined;
  const keep = (game: DrawnGame): SummandGame => {
    const { shape } = game;
    if (!withForms) return classOf({ ...game, shape: { ...shape, isForm: unknown, difficulty: () => 0 } });
    const [isForm, difficulty] = [shape.isForm(), shape.difficulty()];
    return classOf({ ...game, shape: { ...shape, isForm: () => isForm, difficulty: () => difficulty } });
  };
  let made: GamesMade = { drawings: 0, rooted: 0, games: 0 };
  const count = (more: GamesMade): void => {
    made = {
      drawings: made.drawings + more.drawings,
      rooted: made.rooted + more.rooted,
      games: made.games + more.games,
    };
  };
  const orders = new Map<number, ReturnType<typeof openOrder>>();
  return {
    *of(order, arcs) {
      const its = orders.get(order) ?? openOrder(order, asked, keep, count);
      orders.set(order, its);
      return yield* its(arcs);
    },
    made: () => made,
  };
}
