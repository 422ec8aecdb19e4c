/**
 * What a table says of members without a row, where a condition on values keeps some of them: which were
 * looked at, and of which it is not known whether the condition holds.
 */
import { isInShard, readShard, rowsOfShard, type Shard } from './shards.ts';
import { rowsInWords, type TableFormat } from './table.ts';

/** The members of a shard up to a row, itself excluded. */
export type LookedShard = { readonly shard: Shard; readonly upTo: number };

export type MembersLookedAt = {
  readonly shards: readonly LookedShard[];
  /** The rows, in order, that are missing because it is not known whether the condition holds. */
  readonly unknown: readonly number[];
};

export const nothingLookedAt: MembersLookedAt = { shards: [], unknown: [] };

export const isLookedAt = ({ shards }: MembersLookedAt, row: number): boolean =>
  shards.some(({ shard, upTo }) => row < upTo && isInShard(row, shard));

/** Of two for one shard, the one that goes further. */
export function joinLookedAt(a: MembersLookedAt, b: MembersLookedAt): MembersLookedAt {
  const shards: LookedShard[] = [...a.shards];
  for (const each of b.shards) {
    const i = shards.findIndex(({ shard }) => isSameShard(shard, each.shard));
    if (i < 0) shards.push(each);
    else if (shards[i].upTo < each.upTo) shards[i] = each;
  }
  const unknown = [...new Set([...a.unknown, ...b.unknown])].sort((x, y) => x - y);
  return { shards, unknown };
}

const isSameShard = (a: Shard, b: Shard): boolean => a.of === b.of && a.number % a.of === b.number % b.of;

/** As it is written: shards in their order, and one line where all members were looked at. */
export function settledLookedAt(
  { shards, unknown }: MembersLookedAt,
  count: number,
  isWhole: boolean,
): MembersLookedAt {
  if (isWhole) return { shards: [{ shard: { number: 0, of: 1 }, upTo: count }], unknown };
  const sorted = shards.toSorted(
    (a, b) =>
      a.shard.of - b.shard.of ||
      (a.shard.number % a.shard.of || a.shard.of) - (b.shard.number % b.shard.of || b.shard.of),
  );
  return { shards: sorted, unknown };
}

/** How many members a line is about. O(count). */
function membersIn({ shard, upTo }: LookedShard): number {
  if (shard.of === 1) return upTo;
  let members = 0;
  for (const _ of rowsOfShard(upTo, shard)) members++;
  return members;
}

const shardSaid = ({ number, of }: Shard): string => `${number % of || of}/${of}`;

/** The lines that say so, the unknown members last. */
export function linesOfLookedAt(
  format: TableFormat,
  { shards, unknown }: MembersLookedAt,
  count: number,
): string {
  if (format === 'json') {
    const lookedAt = shards.map(({ shard, upTo }) => ({ shard: shardSaid(shard), upTo }));
    return `${JSON.stringify({ lookedAt, unknown })}\n`;
  }
  const lines = shards.map((each) => {
    const { shard, upTo } = each;
    if (shard.of === 1 && upTo >= count)
      return `# looked at ${count === 1 ? 'the 1 member' : `all ${count} members`}`;
    const parts = [
      ...(shard.of === 1 ? [] : [`of shard ${shardSaid(shard)}`]),
      ...(upTo >= count ? [] : [`up to row ${upTo - 1}`]),
    ];
    return `# looked at ${membersIn(each)} of ${count} members: those ${parts.join(' ')}`;
  });
  if (unknown.length > 0)
    lines.push(
      `# not known whether the condition holds: ${unknown.length === 1 ? 'row' : 'rows'} ${rowsInWords(unknown, unknown.length)}`,
    );
  return lines.map((line) => `${line}\n`).join('');
}

const lookedLine =
  /^# looked at (?:(?:all|the) (\d+) members?|\d+ of (\d+) members: those(?: of shard (\d+\/\d+))?(?: up to row (\d+))?)$/;
const unknownLine = /^# not known whether the condition holds: rows? (.+)$/;

/** What a line says of it; undefined of any other line. */
export function lookedAtSaid(format: TableFormat, line: string): MembersLookedAt | undefined {
  if (format === 'json') return lookedAtOfData(line);
  const looked = lookedLine.exec(line);
  if (looked) {
    const [, all, of, shard = '1/1', row] = looked;
    const read = readShard(shard);
    const upTo = row === undefined ? Number(all ?? of) : Number(row) + 1;
    return read.ok ? { shards: [{ shard: read.value, upTo }], unknown: [] } : undefined;
  }
  const unknown = unknownLine.exec(line);
  if (!unknown) return undefined;
  const rows: number[] = [];
  for (const group of unknown[1].split(/, | and /)) {
    const [, from, to = from] = /^(\d{1,8})(?: to (\d{1,8}))?$/.exec(group) ?? [];
    if (from === undefined) return undefined;
    for (let row = Number(from); row <= Number(to); row++) rows.push(row);
  }
  return { shards: [], unknown: rows };
}

function lookedAtOfData(line: string): MembersLookedAt | undefined {
  if (!line.startsWith('{"lookedAt"')) return undefined;
  try {
    const { lookedAt, unknown } = JSON.parse(line) as Record<string, unknown>;
    if (!Array.isArray(lookedAt) || !Array.isArray(unknown)) return undefined;
    const shards = lookedAt.map(({ shard, upTo }): LookedShard | undefined => {
      const read = readShard(String(shard));
      return read.ok && Number.isSafeInteger(upTo) ? { shard: read.value, upTo } : undefined;
    });
    return shards.every((each) => each !== undefined) && unknown.every(Number.isSafeInteger)
      ? { shards, unknown }
      : undefined;
  } catch {
    return undefined;
  }
}
