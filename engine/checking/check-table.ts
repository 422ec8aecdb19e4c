/**
 * Checks a table of a sweep by means that share no code with what made it: its lines, its members, every value by play, who wins, what is measured, and its
 * periods. It goes on after a wrong line, up to some; and it says what it could not check.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { notations } from './moves/notations.ts';
import { spelling } from './moves/spellings.ts';
import { checkPeriod } from './periods.ts';
import { checkData } from './play/check-data.ts';
import { checkMeasure } from './play/check-measures.ts';
import { checkValue } from './play/check-value.ts';
import { type Desk, openDesk } from './play/desk.ts';
import type { CheckFinding } from './play/finding.ts';
import { type FamilyMembers, membersOf } from './tables/families.ts';
import { type HeadToCheck, openTableLines, type PeriodLine, type TableRow } from './tables/read-lines.ts';

export type CheckOptions = {
  /** The most new positions that one row may lead to; a row with more is not checked, and the answer says so. */
  readonly positions?: number;
};

/** What was found of one column, or of the periods: how many are right by which means, and how many were not checked and why. */
export type CheckedColumn = {
  readonly name: string;
  readonly right: readonly { readonly by: string; readonly count: number }[];
  readonly unchecked: readonly { readonly why: string; readonly count: number; readonly line: number }[];
};

export type CheckReport = {
  readonly ruleset: string;
  readonly family: string;
  readonly rows: number;
  /** How many rows the whole table has. */
  readonly of: number;
  readonly columns: readonly CheckedColumn[];
};

export type CheckProgress = { readonly rows: number; readonly of: number };

const usualCheckedPositions = 50_000;

/** Pairs of a position and a position of its claimed value, for each position that may follow. */
const pairsForEach = 40;

/** With more positions, all that is kept of them is found again. */
const mostKept = 3_000_000;

/** No more problems are named. */
const mostProblems = 20;

/** Refused with every wrong line, first lines first. It reports how far it is. */
export function* checkTable(
  text: string,
  { positions = usualCheckedPositions }: CheckOptions = {},
): Generator<CheckProgress, Result<CheckReport>, void> {
  const problems: Problem[] = [];
  const problem = (line: number, says: string): void => {
    problems.push({ place: `line ${line}`, says });
  };
  const read = linesIn(text, problem);
  if (!read.head || problems.length > 0) return refused(sorted(problems));
  const { head, rows, periods, end } = read;
  const place = head.format === 'csv' ? 'line 2' : 'line 1';
  let desk = openDesk(head.ruleset);
  if (!desk) return refused([{ place, says: `no ruleset "${head.ruleset}" whose moves are known here` }]);
  const members = membersOf(head);
  if ('says' in members) return refused([{ place, says: members.says }]);
  const whole = checkMembers(head, rows, members, end, desk, problem);
  if (!end)
    problem(
      read.lines,
      'the table is not done: it has no last line that says how many rows there are; go on with grundy sweep --resume',
    );
  const notation = Object.hasOwn(notations, head.ruleset) ? notations[head.ruleset] : undefined;
  const tallies = new Map<string, Tally>();
  const limit = { positions, pairs: positions * pairsForEach };
  for (const [i, row] of rows.entries()) {
    if (problems.length >= mostProblems) break;
    if (i % 50 === 0) yield { rows: i, of: rows.length };
    if (row.position === '' && row.says === '') problem(row.line, 'has no position and does not say why');
    if (!whole.readable(row)) {
      if (row.position === '' && row.says !== '')
        tallyOf(tallies, 'value').add(
          { kind: 'unchecked', why: 'the table has none there, and says why' },
          row.line,
        );
      continue;
    }
    if (notation && !notation.test(row.position)) {
      problem(row.line, `${row.position} is no position of ${head.ruleset}`);
      continue;
    }
    if (desk.positions.texts.length > mostKept) desk = openDesk(head.ruleset) ?? desk;
    const { value, outcome, claimed } = yield* drawnOut(checkValue(desk, row, limit), i, rows);
    const told = (name: string, finding: CheckFinding): void => {
      if (finding.kind === 'wrong') problem(row.line, `${name} of ${row.position}: ${finding.says}`);
      else tallyOf(tallies, name).add(finding, row.line);
    };
    if (row.value === '' && row.says === '') problem(row.line, 'has no value and does not say why');
    if (row.value !== '') told('value', value);
    else
      tallyOf(tallies, 'value').add(
        { kind: 'unchecked', why: 'the table has none there, and says why' },
        row.line,
      );
    if (row.outcome !== '') told('outcome', outcome);
    if (row.data !== undefined) told('data', yield* drawnOut(checkData(desk, row.data, claimed), i, rows));
    for (const [k, measure] of head.measures.entries())
      if (row.measured[k] !== '')
        told(measure, checkMeasure(desk, measure, row.measured[k], claimed, value.kind === 'right'));
  }
  yield { rows: rows.length, of: rows.length };
  for (const period of periods) {
    const finding = checkPeriod(period, head, rows);
    if (finding.kind === 'wrong')
      problem(period.line, `period ${period.period} in ${period.along} from ${period.from}: ${finding.says}`);
    else tallyOf(tallies, 'period').add(finding, period.line);
  }
  if (problems.length > 0 || !end) return refused(sorted(problems));
  return accepted({
    ruleset: head.ruleset,
    family: head.family,
    rows: rows.length,
    of: end.of,
    columns: ['value', 'outcome', 'data', ...head.measures, 'period'].flatMap((name) => {
      const tally = tallies.get(name);
      return tally ? [{ name, ...tally.found() }] : [];
    }),
  });
}

/** What is found of a row, reporting which one it is as long as it takes. */
function* drawnOut<T>(
  checking: Generator<unknown, T, void>,
  row: number,
  { length }: readonly TableRow[],
): Generator<CheckProgress, T, void> {
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
    yield { rows: row, of: length };
  }
}

const sorted = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => Number(a.place.slice(5)) - Number(b.place.slice(5))).slice(0, mostProblems);

type End = { readonly line: number; readonly rows: number; readonly of: number };

function linesIn(text: string, problem: (line: number, says: string) => void) {
  const reader = openTableLines();
  const rows: TableRow[] = [];
  const periods: PeriodLine[] = [];
  let head: HeadToCheck | undefined;
  let end: End | undefined;
  let line = 0;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at);
    line++;
    if (next < 0) {
      problem(line, 'is broken off: it has no end; go on with grundy sweep --resume');
      break;
    }
    const found = reader.read(text.slice(at, next).replace(/\r$/, ''), line);
    at = next + 1;
    if (found.kind === 'head') head = found.head;
    else if (end) {
      problem(line, 'stands behind the last line of the table; join parts with grundy sweep --merge');
      break;
    } else if (found.kind === 'row') {
      if (periods.length > 0) problem(line, 'a row stands behind a period');
      rows.push(found.row);
    } else if (found.kind === 'period') periods.push(found.period);
    else if (found.kind === 'end') {
      periods.push(...found.periods);
      end = { line, rows: found.rows, of: found.of };
    } else if (found.kind === 'wrong') {
      problem(line, found.says);
      if (!head) break;
    }
  }
  if (line === 0) problem(1, 'is empty');
  else if (!head) problem(line, 'the head of the table is broken off');
  return { head, rows, periods, end, lines: line };
}

/** Whether rows are the members of the family, each once and in order, and their number is that of the last line. */
function checkMembers(
  { names }: HeadToCheck,
  rows: readonly TableRow[],
  { members, position }: FamilyMembers,
  end: End | undefined,
  desk: Desk,
  problem: (line: number, says: string) => void,
) {
  const strange = new Set<TableRow>();
  const numbersText = (numbers: readonly number[]): string =>
    names.map((name, i) => `${name}=${numbers[i]}`).join(' ');
  const member = members[Symbol.iterator]();
  let [expected, count, named] = [0, 0, 0];
  const nextMember = (): readonly number[] | undefined => {
    const next = member.next();
    if (next.done) return undefined;
    count++;
    return next.value;
  };
  for (const row of rows) {
    if (row.row < expected) {
      problem(row.line, `row ${row.row} stands there a second time, or out of order`);
      strange.add(row);
      continue;
    }
    let numbers: readonly number[] | undefined;
    for (; expected <= row.row; expected++) {
      numbers = nextMember();
      if (!numbers) break;
      // A part of a table has fewer rows; its last line says so.
      if (expected < row.row && end && end.rows === end.of && named++ < 3)
        problem(row.line, `row ${expected} is missing before this one, that of ${numbersText(numbers)}`);
    }
    if (!numbers) {
      problem(row.line, `there is no row ${row.row}: the family has ${count}`);
      strange.add(row);
      continue;
    }
    if (row.numbers.join() !== numbers.join()) {
      problem(
        row.line,
        `row ${row.row} is that of ${numbersText(numbers)}, not of ${numbersText(row.numbers)}`,
      );
      strange.add(row);
      continue;
    }
    // Where the ruleset reads no position there, the row says so; that it does is asked of each row.
    if (row.position === '') continue;
    const written = position(row.numbers);
    if (!isSamePosition(desk, row.position, written ?? '')) {
      problem(
        row.line,
        `the position with ${numbersText(row.numbers)} is ${written ?? 'none'}, not ${row.position}`,
      );
      strange.add(row);
    }
  }
  if (end) {
    let more = 0;
    // A head may ask for more than anybody can count.
    while (count <= end.of && nextMember()) more++;
    if (count !== end.of)
      problem(end.line, `the family has ${count > end.of ? 'more' : count} rows, not ${end.of}`);
    else if (end.rows !== rows.length)
      problem(end.line, `${end.rows} rows are said to stand above, and there are ${rows.length}`);
    else if (end.rows === end.of && more > 0) problem(end.line, `the last ${more} rows are missing`);
  }
  return { readable: (row: TableRow) => !strange.has(row) && row.position !== '' };
}

/** A ruleset may print a position in another way than the pattern has it: by its own letters, or its heaps by size. */
function isSamePosition({ rules, ruleset }: Desk, position: string, written: string): boolean {
  if (position === written) return true;
  const [one, other] = [spelling(ruleset, position), spelling(ruleset, written)];
  if (one === other) return true;
  try {
    return rules.merged !== undefined && rules.merged(position) === rules.merged(written);
  } catch {
    return false;
  }
}

type Tally = {
  add(finding: Exclude<CheckFinding, { kind: 'wrong' }>, line: number): void;
  found(): Pick<CheckedColumn, 'right' | 'unchecked'>;
};

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name);
  if (known) return known;
  const rights = new Map<string, number>();
  const others = new Map<string, { count: number; line: number }>();
  const tally: Tally = {
    add(finding, line) {
      if (finding.kind === 'right') rights.set(finding.by, (rights.get(finding.by) ?? 0) + 1);
      else {
        const before = others.get(finding.why);
        others.set(finding.why, { count: (before?.count ?? 0) + 1, line: before?.line ?? line });
      }
    },
    found: () => ({
      right: [...rights].map(([by, count]) => ({ by, count })),
      unchecked: [...others].map(([why, { count, line }]) => ({ why, count, line })),
    }),
  };
  tallies.set(name, tally);
  return tally;
}
