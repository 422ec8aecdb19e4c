/** The searches of the library: what is searched, and the condition as a text or as a function. */
import {
  everyGame,
  type FoundSearch,
  type GameCondition,
  plainKind,
  readDrawingOrders,
  readExitChoices,
  readGameCondition,
  readKind,
  readLikeDrawing,
  readPairCondition,
  readUnicyclePattern,
  usualChoices,
  usualExits,
  waysAmong,
} from '../../engine/find/index.ts';
import type { Result } from '../../engine/result.ts';
import { openSearch } from '../../engine/run.ts';
import { type AskedSearch, hopelessFamily } from '../../engine/sweeps/index.ts';
import { orThrow, refusal } from './refusals.ts';
import type {
  FindOptions,
  FoundGame,
  FoundPair,
  FoundWay,
  LikeSearched,
  MembersSearched,
  PairsSearched,
  UnicyclesSearched,
} from './search-types.ts';
import type { SweptRow } from './types.ts';
import { measuresCalled } from './work-on-games.ts';
import { openedFamily } from './work-on-sweeps.ts';

type NodesSearched = number | readonly [least: number, most: number];

type Among = NodesSearched | PairsSearched | LikeSearched | MembersSearched | UnicyclesSearched;

/** A condition on any of what can be searched. */
type That =
  | string
  | ((game: FoundGame) => boolean)
  | ((G: FoundGame, H: FoundGame) => boolean)
  | ((game: FoundWay) => boolean)
  | ((row: SweptRow) => boolean);

type Opened = {
  readonly search: FoundSearch;
  /** Whether a function as the condition accepts the data of a row; undefined where there is none. */
  readonly accepts: ((row: unknown) => boolean) | undefined;
};

/** Throws a refusal where the condition or what is searched cannot be read. */
export function openedSearch(among: Among, that: That | undefined, options: FindOptions): Opened {
  const isOfUnicycles = typeof among === 'object' && 'unicycle' in among;
  if (that === undefined && !isOfUnicycles)
    throw refusal([
      { place: 'condition', says: 'is missing; give a text, as "value = 0", or a function of a game' },
    ]);
  const search = orThrow(openSearch(askedIn(among, that, options)));
  if (typeof that !== 'function') return { search, accepts: undefined };
  const isOfPairs = typeof among === 'object' && 'pairs' in among;
  // The overloads of `find` say what the function takes.
  const test = that as (...games: readonly unknown[]) => boolean;
  return {
    search,
    accepts: isOfPairs
      ? (row) => {
          const { G, H } = row as FoundPair;
          return test(G, H);
        }
      : (row) => test(row),
  };
}

function askedIn(among: Among, that: That | undefined, options: FindOptions): AskedSearch {
  const choice = { kind: 'all' } as const;
  const measures = measuresCalled(options.measures ?? []).map(({ id }) => id);
  const conditionOf = (read: (text: string) => Result<GameCondition>): GameCondition =>
    typeof that === 'string' ? orThrow(read(that)) : everyGame;
  if (
    typeof among === 'number' ||
    !('pairs' in among || 'like' in among || 'ruleset' in among || 'unicycle' in among)
  )
    return {
      ...{ kind: 'drawings', drawings: drawingsIn(among, options), choice, measures },
      condition: conditionOf(readGameCondition),
    };
  if ('pairs' in among)
    return {
      ...{ kind: 'pairs', drawings: drawingsIn(among.pairs, options), choice, measures },
      condition: conditionOf(readPairCondition),
    };
  if (options.kind !== undefined)
    throw refusal([{ place: 'kind', says: 'is for drawings of so many nodes; leave it out' }]);
  if ('like' in among)
    return {
      ...{ kind: 'like', like: waysOf(among), called: 'like', choice, measures },
      condition: conditionOf(readGameCondition),
    };
  if ('ruleset' in among) {
    const { ruleset, family, ranges = {} } = among;
    const { opened, sweepBy, bound } = openedFamily(ruleset, family, ranges, among);
    const hopeless = hopelessFamily(opened);
    if (hopeless) throw refusal([hopeless]);
    return {
      ...{ kind: 'members', family: opened, sweepBy, ...bound, withData: true, choice, measures },
      condition: conditionOf((text) => readGameCondition(text, opened.names)),
    };
  }
  const { unicycle, choices = usualExits } = among;
  const pattern = orThrow(readUnicyclePattern(unicycle));
  return { kind: 'unicycles', unicycles: { pattern, pool: poolOf(choices) }, choice };
}

function drawingsIn(nodes: NodesSearched, { kind }: FindOptions) {
  const range = orThrow(readDrawingOrders(typeof nodes === 'number' ? `${nodes}` : nodes.join('..')));
  return { ...range, kind: kind === undefined ? plainKind : orThrow(readKind(kind)) };
}

function waysOf({ like, choices }: LikeSearched) {
  const ways = waysAmong(orThrow(readLikeDrawing(like)), poolOf(choices ?? usualChoices));
  if (choices === undefined || ways.pool.choices.length > 0) return ways;
  throw refusal([
    { place: 'choices', says: 'are for arcs with an open end, and no arc has one; leave them out' },
  ]);
}

/** The problems are those of the option, which has no dashes here. */
function poolOf(choices: string) {
  const read = readExitChoices(choices);
  if (read.ok) return read.value;
  throw refusal(read.problems.map(({ place, says }) => ({ place: place.replace(/^--/, ''), says })));
}
