/**
 * The search among all ways to choose the open arcs of a drawing: which of them fulfil a condition, in the
 * order of their numbers, and what is true at the end or where it was stopped.
 */
import { accepted, type Result, refused } from '../result.ts';
import { dataOfMeasurement, textOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { textOf, valueData } from '../values/words.ts';
import { letters } from './canonical.ts';
import { printGameCondition } from './condition.ts';
import { openConditionCheck } from './condition-check.ts';
import { countInPart, type DrawingsPart } from './drawings-asked.ts';
import type { GamesAsked } from './drawings-search.ts';
import { allMembers, type MembersEnd, membersEndSentences } from './find-said.ts';
import type { FoundRow, FoundSearch, SearchSlice } from './found-search.ts';
import { type DrawnGame, gamesOfDrawings } from './game-of-drawing.ts';
import {
  countOfWays,
  digraphOfWay,
  edgeListOfLike,
  isPartizanLike,
  type LikeDigraph,
  type LikeWays,
  likeWay,
  textsOfWay,
} from './like-ways.ts';
import { openLots } from './lots.ts';

export type LikeSearched = GamesAsked & {
  readonly like: LikeWays;
  /** What the drawing is called in the first line. */
  readonly called: string;
  /** Only this one of several parts; everything if left out. */
  readonly part?: DrawingsPart | undefined;
};

/** The most ways that can be numbered. */
const mostWays = 10n ** 15n;

/** So many ways are solved together. */
const inBatch = 64;

/** Refused where there are too many ways. */
export function searchForLike(asked: LikeSearched): Result<FoundSearch> {
  const { like, called, part, condition, choice, measures } = asked;
  const all = countOfWays(like);
  if (all > mostWays)
    return refused([
      {
        place: called,
        says: `there are ${all.toLocaleString('en')} ways to choose the open arcs, more than a search can number; give fewer choices or open arcs`,
      },
    ]);
  const of = Number(countInPart(all, part));
  const shard = part ? ` --shard ${part.number}/${part.of}` : '';
  const among = like.pool.choices.map(({ text }) => text).join(',');
  const what = { of, part, called: 'drawing' } as const;
  return accepted({
    text: `like ${called}${among === '' ? '' : ` --choices ${among}`}${shard}: ${printGameCondition(condition)}`,
    all: allMembers(what),
    columns: ['nodes', 'arcs', 'value', 'outcome', ...measures, 'choices', 'drawing'],
    measures,
    markLength: 3,
    *run(isStopped = () => false, [lookedBefore, foundBefore, unknownBefore] = [0, 0, 0]) {
      const rowOf = openRows(like, measures);
      const { holds } = openConditionCheck(condition);
      const lots = choice.kind === 'any' ? openLots<LikeFound>(choice.count, choice.seed) : undefined;
      const isPartizan = isPartizanLike(like);
      let [looked, found, unknown] = [lookedBefore, foundBefore, unknownBefore];
      let why: MembersEnd['why'] = 'whole';
      const endWith = (): MembersEnd => ({ ...what, why, members: looked, found, unknown });
      const searching = (isBetween: boolean): SearchSlice => {
        const says = membersEndSentences({ ...endWith(), why: 'stopped' })[0];
        const done = looked;
        const mark = isBetween ? [looked, found, unknown] : undefined;
        return { kind: 'searching', progress: () => ({ says, done, of }), mark };
      };
      const step = part?.of ?? 1;
      const first = part ? (part.number % part.of || part.of) - 1 : 0;
      search: while (looked < of) {
        const from = looked;
        const count = Math.min(inBatch, of - from);
        const ways = Array.from({ length: count }, (_, i) => likeWay(like, first + (from + i) * step));
        const digraphs = ways.map((way) => digraphOfWay(like, way));
        const solving = gamesOfDrawings(digraphs, isPartizan);
        let slice = solving.next();
        for (; !slice.done; slice = solving.next()) {
          if (isStopped()) {
            why = 'stopped';
            break search;
          }
          yield searching(false);
        }
        for (const [i, [game]] of slice.value.entries()) {
          const fulfils = holds(game);
          looked++;
          found += Number(fulfils === true);
          unknown += Number(fulfils === undefined);
          if (!fulfils) continue;
          const row = { game, digraph: digraphs[i], way: ways[i] };
          if (lots) lots.put(row);
          else yield { kind: 'row', row: rowOf(row) };
          if (choice.kind === 'first') {
            why = looked === of ? 'whole' : 'chosen';
            break search;
          }
        }
        if (looked < of && isStopped()) {
          why = 'stopped';
          break;
        }
        yield searching(true);
      }
      for (const row of lots?.drawn() ?? []) yield { kind: 'row', row: rowOf(row) };
      return {
        sentences: membersEndSentences(endWith()),
        data: { end: why, drawings: looked, of, found, unknown },
      };
    },
  });
}

type LikeFound = {
  readonly game: DrawnGame;
  readonly digraph: LikeDigraph;
  readonly way: readonly number[];
};

/** Values recur, and what measures find of them is shared. */
function openRows(like: LikeWays, measures: readonly string[]): (found: LikeFound) => FoundRow {
  const measuring = openMeasuring();
  return ({ game: { value, outcome, shape, isPartizan }, digraph, way }) => {
    const hasSides = digraph.arcs.some((letter) => letter === letters.left || letter === letters.right);
    const game = edgeListOfLike(like, digraph, isPartizan && shape.hasCycle && !hasSides);
    const choices = textsOfWay(like, way);
    const { nodes, arcs } = shape;
    return {
      game,
      value,
      outcome,
      cells: () => [
        `${nodes}`,
        `${arcs}`,
        value ? textOf(value) : '',
        outcome,
        ...measures.map((id) => (value ? textOfMeasurement(measuring.measure(id, value)) : '')),
        choices.join(','),
        game,
      ],
      data: () => {
        const said = value && valueData(value);
        return {
          nodes,
          arcs,
          drawing: game,
          choices,
          value: said ?? null,
          text: said?.text ?? null,
          latex: said?.latex ?? null,
          outcome,
          ...Object.fromEntries(
            measures.map((id) => [id, value ? dataOfMeasurement(measuring.measure(id, value)) : null]),
          ),
        };
      },
    };
  };
}
