/**
 * Reads a table of a sweep in either form, line by line: whole or broken off, its rows in any order. A row
 * must be the one that its number says, with the numbers and the position of the family. A line that does not
 * end is broken off, and left out; every other problem is named by its line.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { rulesetOfId } from '../rulesets/ruleset-of-id.ts';
import { type AskedFamily, askedFamilyOf, parseAskedFamily } from './asked-family.ts';
import { isSameFamily, type OpenFamily, openFamily, programFamilies } from './family.ts';
import { withConditionsRead } from './kept-members.ts';
import { joinLookedAt, lookedAtSaid, type MembersLookedAt, nothingLookedAt } from './looked-at.ts';
import { type PeriodClaim, readPeriod } from './period-claim.ts';
import { headingsOf, type SweepRow, type SweepTable, type TableFormat } from './table.ts';
import { cellsOfLine, headIn, rowOfData, rowsSaid, type WrittenHead } from './table-lines.ts';
import { makersOf } from './write-table.ts';

/** What the first lines of a table say. */
export type TableHead = {
  readonly format: TableFormat;
  readonly family: OpenFamily;
  readonly measures: readonly string[];
  /** The programs that found the rows; none where the table does not say. */
  readonly madeBy: readonly string[];
};

/** All of a table except its rows, which are reported one by one. */
export type TableFrame = TableHead & {
  readonly periods: readonly PeriodClaim[];
  /** What it says of members without a row. */
  readonly looked: MembersLookedAt;
  /** The number of the line that is broken off at the end, from 1. */
  readonly brokenOff?: number;
  /** Whether further rows may be added: the rows are in order, each once, and nothing follows them. */
  readonly isOpen: boolean;
};

/** More problems are not named. */
const mostProblems = 20;

/** The lines of a text, each with the line feed that ends it. */
export function* linesOfText(text: string): Generator<string, void, void> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    yield text.slice(at, next);
    at = next;
  }
}

/**
 * Tells each row with the number of its line; what is wrong with it there is a problem of that line. Parts
 * that were written behind one another are read if they are of one sweep. Linear in the text, and a position
 * is made for each row.
 */
export function readTableRows(
  lines: Iterable<string>,
  rulesets: readonly Ruleset[],
  told: (row: SweepRow, line: number, head: TableHead) => string | undefined,
): Result<TableFrame> {
  const problems: Problem[] = [];
  const periods: PeriodClaim[] = [];
  let head: TableHead | undefined;
  let madeBy: readonly string[] = [];
  let looked = nothingLookedAt;
  let [line, rows, last, brokenOff] = [0, 0, -1, 0];
  let isOpen = true;
  const wrong = (says: string): void => {
    problems.push({ place: `line ${line}`, says });
  };
  // The lines of a head that is being read.
  let heading: string[] = [];
  for (const raw of lines) {
    line++;
    if (problems.length >= mostProblems) break;
    if (!raw.endsWith('\n')) {
      brokenOff = line;
      break;
    }
    const text = raw.replace(/\r?\n$/, '').replace(/^\uFEFF/, '');
    if (heading.length > 0 || text.startsWith('# grundy table') || /^\{"format"/.test(text) || !head) {
      heading.push(text);
      const found = headIn(heading);
      if (!found) continue;
      heading = [];
      const opened = found.ok ? openHead(found.value, rulesets) : found;
      if (!opened.ok) {
        for (const { place, says } of opened.problems) wrong(place === '' ? says : `${place}: ${says}`);
        break;
      }
      if (head && differenceOfTables(head, opened.value)) {
        wrong('another sweep begins here; a file has one sweep');
        break;
      }
      if (head && saysMakers(head) !== saysMakers(opened.value)) {
        wrong(makersDiffer);
        break;
      }
      madeBy = makersOf(madeBy, opened.value.madeBy);
      if (head) isOpen = false;
      head ??= opened.value;
      rows = 0;
      continue;
    }
    const said = rowsSaid(head.format, text);
    const period = text.startsWith('# period ') ? readPeriod(text.slice(2)) : undefined;
    if (said) {
      isOpen = false;
      if (said.of !== head.family.count)
        wrong(`says that the sweep has ${said.of} rows, and it has ${head.family.count}`);
      else if (said.rows !== rows) wrong(`says that ${said.rows} rows stand above, and there are ${rows}`);
      periods.push(...said.periods);
      continue;
    }
    const lookedAt = head.family.onValues.length > 0 ? lookedAtSaid(head.format, text) : undefined;
    if (lookedAt) {
      isOpen = false;
      looked = joinLookedAt(looked, lookedAt);
      continue;
    }
    if (text.startsWith('#')) {
      isOpen = false;
      if (period) periods.push(period);
      else
        wrong(
          text.startsWith('# period ')
            ? 'is not a period; write it as grundy sweep does'
            : 'is not a row, not a period and not the number of rows; remove this line',
        );
      continue;
    }
    const row = rowOfLine(text, head);
    const problem = row.ok ? told(row.value, line, head) : row.problems[0].says;
    if (problem !== undefined) wrong(problem);
    if (!row.ok) continue;
    rows++;
    if (row.value.row <= last) isOpen = false;
    last = row.value.row;
  }
  if (problems.length > 0) return refused(problems);
  if (!head || heading.length > 0)
    return refused([
      {
        place: `line ${Math.max(1, line)}`,
        says:
          line === 0 ? 'the file is empty' : 'the head of the table ends too early; begin the sweep again',
      },
    ]);
  return accepted({
    ...head,
    madeBy,
    periods,
    looked,
    isOpen,
    ...(brokenOff > 0 && { brokenOff }),
  });
}

/**
 * Whether a table says which versions found its rows. Tables that do and tables that do not are not joined:
 * the whole would say what is true of a part.
 */
export const saysMakers = ({ madeBy }: Pick<TableHead, 'madeBy'>): boolean => madeBy.length > 0;

const makersDiffer =
  'one part says which version made it, and another does not; sweep the other again with --say-version, or remove the line "# made by …"';

/**
 * In what two tables differ, in words before "than"; undefined where they are of one sweep and in one form.
 */
export function differenceOfTables(a: TableHead, b: TableHead): string | undefined {
  if (!isSameFamily(a.family.asked, b.family.asked)) return 'another sweep';
  if (a.measures.join() !== b.measures.join()) return 'other measures';
  return a.format === b.format ? undefined : 'another form';
}

function openHead(
  { format, sweep, columns, madeBy }: WrittenHead,
  rulesets: readonly Ruleset[],
): Result<TableHead> {
  const read: Result<AskedFamily> =
    typeof sweep === 'string' ? parseAskedFamily(sweep) : askedFamilyOf(sweep);
  if (!read.ok) return read;
  const { ruleset: called } = read.value;
  const ruleset = programFamilies(called) ?? rulesets.find(({ id }) => id === called) ?? rulesetOfId(called);
  if (!ruleset)
    return refused([
      {
        place: '',
        says: `there is no ruleset "${called}" in this version; take a newer version of Grundy`,
      },
    ]);
  const written = openFamily(ruleset, read.value);
  const opened = written.ok ? withConditionsRead(written.value) : written;
  if (!opened.ok) return opened;
  const family = opened.value;
  const first = headingsOf(family.names, []).length - 1;
  const measures = columns.slice(first, -1);
  const expected = headingsOf(family.names, measures);
  if (columns.join() !== expected.join())
    return refused([
      {
        place: '',
        says: `the columns are ${columns.join(', ')}; they must be ${headingsOf(family.names, []).join(', ')}, with measures before the last`,
      },
    ]);
  return accepted({ format, family, measures, madeBy });
}

function rowOfLine(text: string, { format, family, measures }: TableHead): Result<SweepRow> {
  const read =
    format === 'json' ? rowOfData(text, family.names, measures) : cellsOfLine(text, family.names, measures);
  if (!read.ok) return read;
  const { row, numbers, position } = read.value;
  if (!Number.isSafeInteger(row) || row < 0 || row >= family.count)
    return refused([{ place: '', says: `there is no row ${row}; the last is ${family.count - 1}` }]);
  const expected = family.numbersAt(row);
  if (numbers.join() !== expected.join())
    return refused([
      {
        place: '',
        says: `row ${row} belongs to ${expected.map((number, i) => `${family.names[i]}=${number}`).join(' ')}`,
      },
    ]);
  const there = family.positionOf(expected);
  const printed = there.ok ? there.value : '';
  if (position !== printed)
    return refused([{ place: '', says: `the position of row ${row} is ${position}; it must be ${printed}` }]);
  return read;
}

/** A table with all its content, its rows in order. Rows that occur twice must agree. */
export function readTable(
  lines: Iterable<string>,
  rulesets: readonly Ruleset[],
): Result<SweepTable & Pick<TableFrame, 'format' | 'brokenOff'>> {
  const found = new Map<number, { readonly row: SweepRow; readonly line: number }>();
  const frame = readTableRows(lines, rulesets, (row, line) => {
    const known = found.get(row.row);
    if (known && !isSameRow(known.row, row))
      return `row ${row.row} differs from the same row in line ${known.line}`;
    found.set(row.row, { row, line });
    return undefined;
  });
  if (!frame.ok) return frame;
  const { family, looked: _, ...rest } = frame.value;
  const rows = [...found.values()].map(({ row }) => row).toSorted((a, b) => a.row - b.row);
  return accepted({ ...rest, family: family.asked, names: family.names, rows, of: family.count });
}

const isSameRow = (a: SweepRow, b: SweepRow): boolean =>
  a.value === b.value &&
  a.outcome === b.outcome &&
  a.says === b.says &&
  a.measured.join('\n') === b.measured.join('\n');
