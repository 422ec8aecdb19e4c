/**
 * The searches of `grundy find` as lines: among all drawings, and among the members of a family. A search
 * yields lines as they are found, or how far it is, and returns its last lines.
 */
import {
  type MembersEnd,
  membersEndSentences,
  openConditionCheck,
  openFoundLines,
  openLots,
  printGameCondition,
  progressSaid,
} from '../../engine/find/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { findDrawings, openSweep } from '../../engine/run.ts';
import { headingsOf, lineOfRow, printAskedFamily, rowsOfShard } from '../../engine/sweeps/index.ts';
import type { DrawingsRequest, MembersRequest } from './find-asked.ts';
import type { FindSearch } from './find-slices.ts';

export function searchOfDrawings(request: DrawingsRequest): FindSearch {
  const { drawings, condition, choice, measures, format } = request;
  const lines = openFoundLines(format, { drawings, condition, measures });
  return {
    head: lines.head(),
    *run(isStopped) {
      const games = findDrawings(drawings, openConditionCheck(condition).holds, choice, isStopped);
      for (;;) {
        const next = games.next();
        if (next.done) return lines.end(next.value);
        const advance = next.value;
        if (advance.kind === 'game') yield { line: lines.line(advance.game) };
        else yield { progress: () => progressSaid(advance.end, drawings) };
      }
    },
  };
}

export function searchOfMembers(request: MembersRequest): FindSearch {
  const { family, condition, choice, measures, format, positions, shard } = request;
  const part = shard ? ` --shard ${shard.number}/${shard.of}` : '';
  const text = `${printAskedFamily(family.asked)}${part}: ${printGameCondition(condition)}`;
  return {
    head:
      format === 'json'
        ? `${JSON.stringify({ format: 'grundy-found', version: 1, find: text, measures })}\n`
        : `# find ${text}\n${headingsOf(family.names, measures).join(',')}\n`,
    *run(isStopped) {
      const bound = positions === undefined ? {} : { positions };
      const sweep = openSweep(family, { measures, withData: format === 'json', ...bound });
      const check = openConditionCheck(condition);
      const lots = choice.kind === 'any' ? openLots<string>(choice.count, choice.seed) : undefined;
      const rows = [...rowsOfShard(family.count, shard ?? { number: 0, of: 1 })];
      const end = { why: 'whole' as MembersEnd['why'], members: 0, of: rows.length, found: 0, unknown: 0 };
      const progress = (): string => membersEndSentences({ ...end, part: shard, why: 'stopped' })[0];
      for (const advance of sweep.rows(rows)) {
        if (advance.kind === 'row') {
          const { row } = advance;
          end.members++;
          const holds = check.holds({ value: row.worth, outcome: row.outcome as Outcome | undefined });
          end.unknown += Number(holds === undefined);
          end.found += Number(holds === true);
          const line = lineOfRow(format, family, row);
          if (holds && lots) lots.put(line);
          else if (holds) yield { line };
          if (holds && choice.kind === 'first') {
            end.why = 'chosen';
            break;
          }
        }
        if (isStopped() && end.members < end.of) {
          end.why = 'stopped';
          break;
        }
        yield { progress };
      }
      for (const line of lots?.drawn() ?? []) yield { line };
      const { why, ...counts } = end;
      if (format === 'json') return `${JSON.stringify({ end: why, ...counts })}\n`;
      return membersEndSentences({ ...end, part: shard })
        .map((says) => `# ${says}\n`)
        .join('');
    },
  };
}
