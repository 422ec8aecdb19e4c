/**
 * Joins files of one sweep, in any order and however often: a row that several files have must be the same in
 * all of them, except that a row with a value is better than one that says why it has none.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { closeTable } from './close-table.ts';
import {
  isLookedAt,
  joinLookedAt,
  linesOfLookedAt,
  type MembersLookedAt,
  nothingLookedAt,
  settledLookedAt,
} from './looked-at.ts';
import { differenceOfTables, readTableRows, saysMakers, type TableHead } from './read-table.ts';
import { rowsInWords } from './table.ts';
import { headOfTable, lineOfRow, makersOf } from './write-table.ts';

/** A file by its name, with its lines: the rows of one shard, or of several that were joined before. */
export type FileOfSweep = { readonly name: string; readonly lines: Iterable<string> };

/** A row as it is written, with its file and line. */
export type StandingRow = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly value: string | undefined;
};

export type JoinedTable = TableHead & {
  /** By their numbers, in any order. */
  readonly rows: ReadonlyMap<number, StandingRow>;
  /** Rows that no file has, in order; a member that was looked at and left out is not missing. */
  readonly missing: readonly number[];
  /** What the files say of members without a row. */
  readonly looked: MembersLookedAt;
  /** For each file that breaks off, the number of the line that was left out. */
  readonly brokenOff: readonly { readonly name: string; readonly line: number }[];
  /**
   * Whether there is one file, and that as a stopped sweep leaves it: rows in order, and nothing behind them.
   */
  readonly isOpen: boolean;
};

/**
 * Refused by the file and line of every problem; two rows that do not agree are both named. Linear in the
 * files.
 */
export function joinTables(files: Iterable<FileOfSweep>, rulesets: readonly Ruleset[]): Result<JoinedTable> {
  const problems: Problem[] = [];
  const rows = new Map<number, StandingRow>();
  const brokenOff: { name: string; line: number }[] = [];
  let first: (TableHead & { readonly name: string }) | undefined;
  let madeBy: readonly string[] = [];
  let looked = nothingLookedAt;
  let isOpen = true;
  for (const { name, lines } of files) {
    if (first) isOpen = false;
    let apart: string | undefined;
    let own: TableHead | undefined;
    const frame = readTableRows(lines, rulesets, (row, line, head) => {
      if (own !== head) {
        own = head;
        first ??= { name, ...head };
        apart = differenceOfTables(first, head);
      }
      // Then the file is refused as a whole.
      if (apart) return undefined;
      const here = { file: name, line, text: lineOfRow(head.format, head.family, row), value: row.value };
      const there = rows.get(row.row);
      if (!there || isBetter(here, there)) rows.set(row.row, here);
      else if (there.text !== here.text && there.value !== undefined && here.value !== undefined)
        return `row ${row.row} does not agree with ${there.file === name ? '' : `${there.file}: `}line ${there.line}`;
      return undefined;
    });
    if (!frame.ok) {
      problems.push(...frame.problems.map(({ place, says }) => ({ place: `${name}: ${place}`, says })));
      continue;
    }
    first ??= { name, ...frame.value };
    apart = differenceOfTables(first, frame.value);
    if (apart)
      problems.push({
        place: name,
        says: `is of ${apart} than ${first.name}; join only tables of one sweep`,
      });
    else if (saysMakers(first) !== saysMakers(frame.value))
      problems.push(withoutMakers(first, { name, ...frame.value }));
    madeBy = makersOf(madeBy, frame.value.madeBy);
    looked = joinLookedAt(looked, frame.value.looked);
    if (!frame.value.isOpen) isOpen = false;
    if (frame.value.brokenOff !== undefined) brokenOff.push({ name, line: frame.value.brokenOff });
  }
  if (problems.length > 0) return refused(problems);
  if (!first) return refused([{ place: '', says: 'files are missing; give those that are to be joined' }]);
  const { format, family, measures } = first;
  const missing: number[] = [];
  for (let row = 0; row < family.count; row++)
    if (!rows.has(row) && !isLookedAt(looked, row)) missing.push(row);
  const unknown = looked.unknown.filter((row) => !rows.has(row));
  const said =
    family.onValues.length === 0
      ? nothingLookedAt
      : settledLookedAt({ ...looked, unknown }, family.count, missing.length === 0);
  return accepted({ format, family, measures, madeBy, rows, missing, looked: said, brokenOff, isOpen });
}

type NamedHead = TableHead & { readonly name: string };

/** One file says what made it and the other does not. */
function withoutMakers(first: NamedHead, second: NamedHead): Problem {
  const [says, silent] = saysMakers(first) ? [first, second] : [second, first];
  return {
    place: silent.name,
    says: `does not say which version made it, as ${says.name} does; sweep it again with --say-version, or remove the line about the version from the head of ${says.name}`,
  };
}

/** If two rows without values say different things, the same one is taken in any order of the files. */
const isBetter = (a: StandingRow, b: StandingRow): boolean =>
  b.value === undefined && (a.value !== undefined || a.text < b.text);

/**
 * Which rows are missing, in a sentence; undefined where none is. Of members that nobody looked at it is not
 * known whether they have one.
 */
export function missingRows({ missing, family }: JoinedTable): string | undefined {
  if (missing.length === 0) return undefined;
  if (family.onValues.length > 0)
    return `${missing.length.toLocaleString('en')} of ${family.count.toLocaleString('en')} members were not looked at`;
  const are = missing.length === 1 ? `row ${missing[0]} is` : `rows ${rowsInWords(missing)} are`;
  return `${are} missing, ${missing.length} of ${family.count}`;
}

/**
 * The text of what was joined, line by line: the same as that of a sweep of these rows in one go. With
 * `isDone` it says at its end how many rows it has, and a table that has all of them is always done.
 */
export function* textOfJoined(
  { rows, missing, looked, ...head }: JoinedTable,
  isDone: boolean,
): Generator<string, void, void> {
  const { format, family, measures, madeBy } = head;
  yield headOfTable(format, family, measures, madeBy);
  for (let row = 0; row < family.count; row++) {
    const standing = rows.get(row);
    if (standing) yield standing.text;
  }
  if (isDone || missing.length === 0) yield closeTable(head, rows, looked);
  else if (looked.shards.length > 0) yield linesOfLookedAt(format, looked, family.count);
}
