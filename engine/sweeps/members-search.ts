/** The search among the members of a family, whose rows are those of a sweep. */
import { printGameCondition } from '../find/condition.ts';
import type { GamesAsked } from '../find/drawings-search.ts';
import { allMembers, type MembersEnd, membersEndSentences } from '../find/find-said.ts';
import type { FoundRow, FoundSearch } from '../find/found-search.ts';
import { openLots } from '../find/lots.ts';
import { printAskedFamily } from './asked-family.ts';
import type { OpenFamily } from './family.ts';
import { type MemberCheck, openMemberCheck, outcomeOfRow } from './kept-members.ts';
import { rowsOfShard, type Shard } from './shards.ts';
import { openSweep, type Sweep, type SweepAdvance, type SweepOptions } from './sweep.ts';
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
  /** Opens the rows; given for positions of a program. */
  readonly sweepBy?: ((options: SweepOptions) => Sweep) | undefined;
};

/** All but the first ones. */
function* without(rows: Iterable<number>, first: number): Generator<number, void, void> {
  let place = 0;
  for (const row of rows) if (++place > first) yield row;
}

/** The rows come in the order of their numbers in the family. */
export function searchForMembers(asked: MembersSearched): FoundSearch {
  const { family, condition, choice, measures, positions, withData = false, shard, sweepBy } = asked;
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
      const options = { measures, withData, ...bound };
      const sweep = sweepBy?.(options) ?? openSweep(family, options);
      const check = openMemberCheck(condition, family.names);
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
      for (const advance of rowsToCheck(family, check, sweep, without(all, before))) {
        if (advance.kind === 'row') {
          const row = rowOf(advance.row);
          end.members++;
          const holds = check.holds(advance.row);
          end.unknown += Number(holds === undefined);
          end.found += Number(holds === true);
          if (holds && lots) lots.put(row);
          else if (holds) yield { kind: 'row', row };
          if (holds && choice.kind === 'first') {
            end.why = 'chosen';
            break;
          }
        }
        if (advance.kind === 'left-out') {
          end.members++;
          end.unknown += Number(advance.isUnknown);
        }
        if (isStopped() && end.members < end.of) {
          end.why = 'stopped';
          break;
        }
        const mark = advance.kind === 'working' ? undefined : [end.members, end.found, end.unknown];
        yield { kind: 'searching', progress, mark };
      }
      for (const row of lots?.drawn() ?? []) yield { kind: 'row', row };
      const { why, ...counts } = end;
      return { sentences: membersEndSentences({ ...end, part: shard }), data: { end: why, ...counts } };
    },
  };
}

/** What the numbers of a member decide is not solved. */
function* rowsToCheck(
  family: OpenFamily,
  check: MemberCheck,
  sweep: Sweep,
  wanted: Iterable<number>,
): Generator<SweepAdvance, void, void> {
  for (const row of wanted)
    if (check.before(family.numbersAt(row)) === false) yield { kind: 'left-out', row, isUnknown: false };
    else yield* sweep.rows([row]);
}
