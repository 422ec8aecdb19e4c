/**
 * Whether the rows of a table are the members of the family that its head names: each once and in order, with
 * its numbers and its position.
 */
import { inSmallLetters } from '../moves/notations.ts';
import type { Desk } from '../play/desk.ts';
import type { FamilyMembers } from './families.ts';
import type { HeadToCheck, TableRow } from './read-lines.ts';
import type { TableEnd, TellLine } from './whole-table.ts';

/** The rows that are not those of their members. */
type Strangers = ReadonlySet<TableRow>;

/** The next member of the family; undefined behind the last one. */
type Members = { next(): readonly number[] | undefined; readonly count: number };

/** No more rows that are missing are named. */
const mostNamed = 3;

/** Reports every row that is not the one that its number says, and of those that are missing. O(members). */
export function checkMembers(
  { names, onValues }: HeadToCheck,
  rows: readonly TableRow[],
  { members, position }: FamilyMembers,
  end: TableEnd | undefined,
  desk: Desk,
  problem: TellLine,
): Strangers {
  const strangers = new Set<TableRow>();
  const inOrder = counted(members);
  const inWords = (numbers: readonly number[]): string =>
    names.map((name, i) => `${name}=${numbers[i]}`).join(' ');
  // A part of a table has fewer rows; its last line says so. A condition on values leaves others out.
  let named = end && end.rows === end.of && onValues.length === 0 ? 0 : mostNamed;
  for (const row of rows) {
    const missing = (number: number, numbers: readonly number[]): void => {
      if (named++ < mostNamed)
        problem(row.line, `row ${number}, of ${inWords(numbers)}, is missing before this one`);
    };
    const wrong = numbersFault(row, inOrder, missing, inWords) ?? positionFault(row, position, desk, inWords);
    if (wrong === undefined) continue;
    problem(row.line, wrong);
    strangers.add(row);
  }
  if (end) checkEnd(end, rows.length, inOrder, problem);
  return strangers;
}

function counted(members: FamilyMembers['members']): Members {
  const all = members[Symbol.iterator]();
  let count = 0;
  return {
    next() {
      const next = all.next();
      if (next.done) return undefined;
      count++;
      return next.value;
    },
    get count() {
      return count;
    },
  };
}

/**
 * What is wrong with a row's number and those of its position. Members before it that have no row are
 * missing.
 */
function numbersFault(
  row: TableRow,
  members: Members,
  missing: (row: number, numbers: readonly number[]) => void,
  inWords: (numbers: readonly number[]) => string,
): string | undefined {
  if (row.row < members.count) return `row ${row.row} stands here a second time, or in the wrong order`;
  for (;;) {
    const number = members.count;
    const numbers = members.next();
    if (!numbers) return `there is no row ${row.row}: the family has ${number}`;
    if (number < row.row) missing(number, numbers);
    else
      return row.numbers.join() === numbers.join()
        ? undefined
        : `row ${row.row} belongs to ${inWords(numbers)}, not to ${inWords(row.numbers)}`;
  }
}

function positionFault(
  row: TableRow,
  position: FamilyMembers['position'],
  desk: Desk,
  inWords: (numbers: readonly number[]) => string,
): string | undefined {
  // Where the ruleset reads no position there, the row says so; each row is tested for this.
  if (row.position === '') return undefined;
  const written = position(row.numbers);
  return isSamePosition(desk, row.position, written ?? '')
    ? undefined
    : `the position with ${inWords(row.numbers)} is ${written ?? 'none'}, not ${row.position}`;
}

function checkEnd({ line, rows, of }: TableEnd, above: number, members: Members, problem: TellLine): void {
  const before = members.count;
  // A head may ask for more members than can be counted.
  while (members.count <= of && members.next());
  const { count } = members;
  if (count !== of)
    problem(line, `says that the family has ${of} rows, and it has ${count > of ? 'more' : count}`);
  else if (rows !== above) problem(line, `says that ${rows} rows stand above, and there are ${above}`);
  else if (rows === of && count > before) problem(line, `the last ${count - before} rows are missing`);
}

/**
 * A ruleset may print a position in another way than the pattern has it: by its own letters, or its heaps by
 * size.
 */
function isSamePosition({ rules }: Desk, position: string, written: string): boolean {
  if (position === written) return true;
  const { spelling = inSmallLetters } = rules;
  const [one, other] = [spelling(position), spelling(written)];
  if (one === other) return true;
  try {
    return rules.merged !== undefined && rules.merged(position) === rules.merged(written);
  } catch {
    return false;
  }
}
