/** Small games, pairs of games, positions and unicycles of which a condition is true. */
import { othersTurn, slice } from './others-turn.ts';
import type {
  FindOptions,
  FindSummary,
  FoundGame,
  FoundPair,
  FoundUnicycle,
  FoundWay,
  LikeSearched,
  MembersSearched,
  PairsSearched,
  SearchOptions,
  SearchSummary,
  UnicyclesSearched,
} from './search-types.ts';
import type { SliceOptions, SweptRow } from './types.ts';
import { openedSearch } from './work-on-searches.ts';

/**
 * Finds games of which a condition is true. The condition is a text, as `grundy find` takes it, or a function
 * of what would be found. Between slices of work other tasks can run. The search ends when you leave the
 * loop; at its own end nothing is left out.
 *
 * Where the first argument says how many nodes, all drawings of so many nodes are searched, each once up to
 * isomorphism, by their nodes and then by their arcs. A start is a node from which all others can be reached.
 *
 * With `{ pairs: [1, 3] }` pairs of these games are searched, and the condition is on G and H: `G + H = 0 and
 * G != -H`, or a function of two games. With `{ like }` it is all that a drawing with open arcs can be, with
 * `{ ruleset, family, ranges }` the members of a family of positions, and with `{ unicycle }` the unicycles
 * of a pattern, which need no condition.
 *
 * @returns The games, one after the other, and at the end what is true then.
 * @throws A refusal where the condition or what is searched cannot be read; the signal's reason if it is
 * aborted.
 * @example
 * import { find } from 'grundy';
 *
 * const small = 'value > 0 and is infinitesimal';
 * for await (const { drawing, text } of find([1, 4], small, { kind: 'partizan' })) {
 *   console.log(`${drawing} is ${text}`);
 *   break;
 * }
 * const odd = ({ text, arcs }) => text === '0' && arcs % 2 === 1;
 * for await (const { drawing } of find(4, odd, { kind: 'acyclic' })) console.log(drawing);
 *
 * const loops = { kind: 'partizan,loops' };
 * for await (const { G, H, sum } of find({ pairs: [1, 2] }, 'G = -H and G + H != 0', loops)) {
 *   console.log(`${G.text} + ${H.text} is ${sum.text}`);
 *   break;
 * }
 * const open = 'a ->L ?\na ->R ?';
 * for await (const { choices } of find({ like: open }, 'value = ^')) console.log(choices.join());
 *
 * const strips = { ruleset: 'amazons', family: '[LR.]^n', ranges: { n: [1, 5] } };
 * for await (const { position } of find(strips, 'value = {2|0}')) console.log(position);
 *
 * for await (const { exits } of find({ unicycle: 'LLRLR', choices: '0,*' })) console.log(exits.join());
 * // → a ->L b; a ->R c; c -> b is ↑
 * // → a -> b; b -> c, d
 * // → a -> b, c; b -> d; c -> b, d
 * // → on + off is dud
 * // → 0,*
 * // → R..L.
 * // → .L..R
 * // → *,*,0,0,0
 */
export function find(
  among: PairsSearched,
  that: string | ((G: FoundGame, H: FoundGame) => boolean),
  options?: FindOptions,
): AsyncGenerator<FoundPair, SearchSummary, void>;
export function find(
  among: LikeSearched,
  that: string | ((game: FoundWay) => boolean),
  options?: SearchOptions,
): AsyncGenerator<FoundWay, SearchSummary, void>;
export function find(
  among: MembersSearched,
  that: string | ((row: SweptRow) => boolean),
  options?: SearchOptions,
): AsyncGenerator<SweptRow, SearchSummary, void>;
export function find(
  among: UnicyclesSearched,
  options?: SliceOptions,
): AsyncGenerator<FoundUnicycle, SearchSummary, void>;
export function find(
  nodes: number | readonly [least: number, most: number],
  that: string | ((game: FoundGame) => boolean),
  options?: FindOptions,
): AsyncGenerator<FoundGame, FindSummary, void>;
export async function* find(
  among: Parameters<typeof openedSearch>[0],
  that?: Parameters<typeof openedSearch>[1] | SliceOptions,
  more?: FindOptions,
): AsyncGenerator<never, never, void> {
  const isCondition = typeof that === 'string' || typeof that === 'function';
  const options = more ?? (isCondition || that === undefined ? {} : that);
  const { signal, onProgress } = options;
  const { search, accepts } = openedSearch(among, isCondition ? that : undefined, options);
  let found = 0;
  let until = performance.now() + slice;
  const slices = search.run();
  for (;;) {
    signal?.throwIfAborted();
    const next = slices.next();
    // The types of what is found and of the end are those that are promised for what is searched.
    if (next.done) return (accepts ? { ...next.value.data, found } : next.value.data) as never;
    if (next.value.kind === 'row') {
      const row = next.value.row.data();
      if (accepts && !accepts(row)) continue;
      found++;
      yield row as never;
    } else if (performance.now() >= until) {
      const { done, of } = next.value.progress();
      onProgress?.({ doing: 'solving', done, of });
      await othersTurn();
      until = performance.now() + slice;
    }
  }
}
