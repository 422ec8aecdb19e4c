/**
 * Finds pairs of games G and H as a person asks for them: the first, all of the smallest, all, or some that
 * are drawn by chance; and says at the end what is true. Each game comes once, and each two games come in
 * either order, since a condition need not be symmetric; a game is also paired with itself.
 */
import type { Holds } from './condition-check.ts';
import { mostDigraphArcs } from './digraphs.ts';
import { type DrawingsAsked, isInPart } from './drawings-asked.ts';
import type { FindChoice } from './find-drawings.ts';
import type { SearchMark } from './found-search.ts';
import { openLots } from './lots.ts';
import { type GamesMade, openPairGames } from './pair-games.ts';
import type { GamePair, SummandGame } from './sum-desk.ts';

/**
 * A mark: how many pairs there were before, of all shards and of its own, how many were found and not known,
 * and the nodes and arcs of the smallest.
 */
export const pairsMarkLength = 6;

/** What is true at the end of a search among pairs. */
export type PairsEnd = GamesMade & {
  /** `full`: no more games are kept, so that no more pairs can be made. */
  readonly why: 'whole' | 'chosen' | 'stopped' | 'full';
  /** Pairs that were looked at. */
  readonly pairs: number;
  readonly found: number;
  readonly unknown: number;
};

export type PairsAdvance =
  | { readonly kind: 'pair'; readonly pair: GamePair }
  | { readonly kind: 'searching'; end(): PairsEnd; mark(): SearchMark };

/** Whether a pair fulfils a condition; undefined where that is not known. */
export type PairTest = (pair: GamePair) => Holds;

const mostGamesKept = 500_000;

/** Pairs that are looked at between two slices. */
const inSlice = 64;

/** The numbers of nodes and arcs of the two games, the smallest sums first. */
function* sizesOfPairs({ least, most, kind }: DrawingsAsked) {
  for (let nodes = 2 * least; nodes <= 2 * most; nodes++) {
    const firsts = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(
      (order) => nodes - order >= least && nodes - order <= most,
    );
    const mostArcs = Math.max(
      ...firsts.map((order) => mostDigraphArcs(order, kind) + mostDigraphArcs(nodes - order, kind)),
    );
    for (let arcs = 0; arcs <= mostArcs; arcs++) {
      for (const order of firsts) {
        const from = Math.max(0, arcs - mostDigraphArcs(nodes - order, kind));
        const to = Math.min(arcs, mostDigraphArcs(order, kind));
        for (let own = from; own <= to; own++)
          yield { G: [order, own] as const, H: [nodes - order, arcs - own] as const };
      }
    }
  }
}

export type PairsAsked = {
  readonly drawings: DrawingsAsked;
  readonly choice: FindChoice;
  /** Whether a condition asks which drawings are forms, or how difficult they are. */
  readonly withForms: boolean;
  /** More games are not kept in memory; half a million if left out. */
  readonly mostGames?: number;
};

/**
 * The pairs by the nodes and then by the arcs of both drawings together; those that are drawn by chance come
 * at the end. `isStopped` is asked in every slice. From a mark the search continues as if it had not been
 * stopped; pairs found before the mark do not come again.
 */
export function* findPairs(
  { drawings, choice, withForms, mostGames = mostGamesKept }: PairsAsked,
  test: PairTest,
  isStopped: () => boolean = () => false,
  [before, ...counts]: SearchMark = [0, 0, 0, 0, 0, 0],
): Generator<PairsAdvance, PairsEnd, void> {
  const games = openPairGames(drawings, withForms);
  const lots = choice.kind === 'any' ? openLots<GamePair>(choice.count, choice.seed) : undefined;
  let [looked, found, unknown, ...leastBefore] = counts;
  let least = leastBefore[0] > 0 ? leastBefore : undefined;
  let passed = 0;
  const endWith = (why: PairsEnd['why']): PairsEnd => ({
    ...{ why, ...games.made(), pairs: looked, found, unknown },
  });
  const searching: PairsAdvance = {
    kind: 'searching',
    end: () => endWith('stopped'),
    mark: () => [passed, looked, found, unknown, ...(least ?? [0, 0])],
  };
  /** The games of one size; undefined if there are too many games, or the search was stopped. */
  const gamesOf = function* ([order, arcs]: readonly [number, number]) {
    const making = games.of(order, arcs);
    for (;;) {
      const slice = making.next();
      if (slice.done) return slice.value;
      if (isStopped()) return 'stopped' as const;
      if (games.made().games > mostGames) return 'full' as const;
      yield searching;
    }
  };
  const search = function* (): Generator<PairsAdvance, PairsEnd['why'], void> {
    for (const { G, H } of sizesOfPairs(drawings)) {
      const nodes = G[0] + H[0];
      const arcs = G[1] + H[1];
      if (choice.kind === 'smallest' && least && (nodes > least[0] || arcs > least[1])) return 'chosen';
      const ones: readonly SummandGame[] | 'stopped' | 'full' = yield* gamesOf(G);
      if (typeof ones === 'string') return ones;
      const others: readonly SummandGame[] | 'stopped' | 'full' = yield* gamesOf(H);
      if (typeof others === 'string') return others;
      if (games.made().games > mostGames) return 'full';
      if (passed + ones.length * others.length <= before) {
        passed += ones.length * others.length;
        continue;
      }
      for (const one of ones) {
        for (const other of others) {
          passed++;
          if (passed <= before || !isInPart(passed, drawings.part)) continue;
          const pair = { G: one, H: other };
          const holds = test(pair);
          looked++;
          if (holds) found++;
          else if (holds === undefined) unknown++;
          if (holds && choice.kind === 'smallest') least ??= [nodes, arcs];
          if (holds && lots) lots.put(pair);
          else if (holds) yield { kind: 'pair', pair };
          if (holds && choice.kind === 'first') return 'chosen';
          if (looked % inSlice !== 0) continue;
          if (isStopped()) return 'stopped';
          yield searching;
        }
      }
    }
    return 'whole';
  };
  const why = yield* search();
  for (const pair of lots?.drawn() ?? []) yield { kind: 'pair', pair };
  return endWith(why);
}
