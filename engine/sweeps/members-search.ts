/** The search among the members of a family, whose rows are those of a sweep. */

import { rulesOfGame } from '../conduct/board-game.ts';
import { type GameCondition, partsAboutDrawings, printGameCondition } from '../find/condition.ts';
import { openConditionCheck } from '../find/condition-check.ts';
import type { GamesAsked } from '../find/drawings-search.ts';
import { allMembers, type MembersEnd, membersEndSentences } from '../find/find-said.ts';
import type { FoundRow, FoundSearch } from '../find/found-search.ts';
import { openLots } from '../find/lots.ts';
import { problemsOfMeasures } from '../find/never-known.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { ruledBy } from '../outcome/rules.ts';
import type { Problem } from '../result.ts';
import type { Kind } from '../values/value.ts';
import { printAskedFamily } from './asked-family.ts';
import type { OpenFamily } from './family.ts';
import { rowsOfShard, type Shard } from './shards.ts';
import { openSweep } from './sweep.ts';
import { headingsOf, type SweepRow } from './table.ts';
import { cellsOfSweepRow, dataOfSweepRow } from './write-table.ts';

export type MembersSearched = GamesAsked & {
  readonly family: OpenFamily;
  /** The most positions that may follow a member; the usual bound if left out. */
  readonly positions?: number | undefined;
  /** Whether the rows have their data, as lines of JSON need it. */
  readonly withData?: boolean;
  /** Everything if left out. */
  readonly shard?: Shard | undefined;
};

const isOutcome = (letter: string | undefined): letter is Outcome =>
  letter !== undefined && letter in outcomeClasses;

/** Who wins there; undefined where that is not known. */
export const outcomeOfRow = ({ outcome }: SweepRow): Outcome | undefined =>
  isOutcome(outcome) ? outcome : undefined;

/** What makes no sense of the members of this family, part by part; none if all does. */
export function problemsAmongMembers(
  condition: GameCondition,
  { asked: { ruleset, under } }: OpenFamily,
): readonly Problem[] {
  const { play } = ruledBy(under ?? {}, rulesOfGame({ ruleset }));
  const kinds = new Set<Kind>([
    ...(play === 'misere' ? [] : (['misere'] as const)),
    ...(play === 'simultaneous' ? [] : (['expected'] as const)),
  ]);
  const drawn = partsAboutDrawings(condition).map((part) => ({
    place: printGameCondition(part),
    says: 'is said of drawings, and these are positions; leave it out',
  }));
  return [...drawn, ...problemsOfMeasures(condition, kinds)];
}

/** All but the first ones. */
function* without(rows: Iterable<number>, first: number): Generator<number, void, void> {
  let place = 0;
  for (const row of rows) if (++place > first) yield row;
}

/** The rows come in the order of their numbers in the family. */
export function searchForMembers(asked: MembersSearched): FoundSearch {
  const { family, condition, choice, measures, positions, withData = false, shard } = asked;
  const part = shard ? ` --shard ${shard.number}/${shard.of}` : '';
  const rowOf = (row: SweepRow): FoundRow => ({
    game: row.position,
    value: row.worth,
    outcome: outcomeOfRow(row),
    cells: () => cellsOfSweepRow(row),
    data: () => dataOfSweepRow(family, row),
  });
  const rows = shard && [...rowsOfShard(family.count, shard)];
  const count = rows?.length ?? family.count;
  return {
    all: allMembers({ of: count, part: shard }),
    text: `${printAskedFamily(family.asked)}${part}: ${printGameCondition(condition)}`,
    columns: headingsOf(family.names, measures),
    measures,
    markLength: 3,
    *run(isStopped = () => false, [before, foundBefore, unknownBefore] = [0, 0, 0]) {
      const bound = positions === undefined ? {} : { positions };
      const sweep = openSweep(family, { measures, withData, ...bound });
      const check = openConditionCheck(condition);
      const lots = choice.kind === 'any' ? openLots<FoundRow>(choice.count, choice.seed) : undefined;
      const end = {
        why: 'whole' as MembersEnd['why'],
        members: before,
        ...{ of: count, found: foundBefore, unknown: unknownBefore },
      };
      const progress = () => ({
        says: membersEndSentences({ ...end, part: shard, why: 'stopped' })[0],
        done: end.members,
        of: end.of,
      });
      const all = rows ?? rowsOfShard(family.count, { number: 0, of: 1 });
      for (const advance of sweep.rows(without(all, before))) {
        if (advance.kind === 'row') {
          const row = rowOf(advance.row);
          end.members++;
          const holds = check.holds({ ...row, numbers: { names: family.names, are: advance.row.numbers } });
          end.unknown += Number(holds === undefined);
          end.found += Number(holds === true);
          if (holds && lots) lots.put(row);
          else if (holds) yield { kind: 'row', row };
          if (holds && choice.kind === 'first') {
            end.why = 'chosen';
            break;
          }
        }
        if (isStopped() && end.members < end.of) {
          end.why = 'stopped';
          break;
        }
        const mark = advance.kind === 'row' ? [end.members, end.found, end.unknown] : undefined;
        yield { kind: 'searching', progress, mark };
      }
      for (const row of lots?.drawn() ?? []) yield { kind: 'row', row };
      const { why, ...counts } = end;
      return { sentences: membersEndSentences({ ...end, part: shard }), data: { end: why, ...counts } };
    },
  };
}
