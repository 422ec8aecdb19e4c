/**
 * Checks a table of a sweep by means that share no code with what made it: its lines, its members, every
 * value by play, who wins, what is measured, and its periods. It continues after wrong lines, up to a limit,
 * and it says what it could not check.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { checkPeriod } from './periods.ts';
import { checkData } from './play/check-data.ts';
import { checkExpected, checkExpectedData, checkSeen } from './play/check-expected.ts';
import { checkMeasure, measuresToCheck } from './play/check-measures.ts';
import { type Claims, checkValue, type Limit } from './play/check-value.ts';
import { type Desk, openDesk, wrongRules } from './play/desk.ts';
import { type CheckFinding, unchecked } from './play/finding.ts';
import { checkMisere } from './play/misere-by-hand.ts';
import { checkPartialQuotient } from './play/quotient-by-hand.ts';
import { type FamilyMembers, membersOf } from './tables/families.ts';
import { checkMembers } from './tables/members.ts';
import type { HeadToCheck, TableRow } from './tables/read-lines.ts';
import { linesIn, type TellLine } from './tables/whole-table.ts';
import { unreadIn } from './written-rules/rules-of-text.ts';

export type CheckOptions = {
  /**
   * The most new positions that one row may lead to; a row with more is not checked, and the answer says so.
   */
  readonly positions?: number;
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
  const problem: TellLine = (line, says) => {
    problems.push({ place: `line ${line}`, says });
  };
  const read = linesIn(text, problem);
  if (!read.head || problems.length > 0) return refused(sorted(problems));
  const { head, rows, periods, end, lines } = read;
  const known = knownIn(head);
  if (!known.ok) return known;
  const strangers = checkMembers(head, rows, known.value.members, end, known.value.desk, problem);
  if (!end) problem(lines, unfinished);
  const tallies: Tallies = new Map();
  let { desk } = known.value;
  for (const [i, row] of rows.entries()) {
    if (problems.length >= mostProblems) break;
    if (i % 50 === 0) yield { rows: i, of: rows.length };
    if (desk.positions.texts.length > mostKept) desk = openDesk(head) ?? desk;
    if (strangers.has(row)) continue;
    const checking = checkRow({ desk, head, positions, tallies, problem }, row);
    for (let step = checking.next(); !step.done; step = checking.next()) yield { rows: i, of: rows.length };
  }
  yield { rows: rows.length, of: rows.length };
  for (const period of periods) {
    const finding = checkPeriod(period, head, rows, known.value.members.listed);
    if (finding.kind === 'wrong')
      problem(period.line, `period ${period.period} in ${period.along} from ${period.from}: ${finding.says}`);
    else tallyOf(tallies, 'period').add(finding, period.line);
  }
  if (end && head.onValues.length > 0)
    for (let i = 0; i < end.of; i++)
      tallyOf(tallies, 'condition').add(i < end.rows ? keptUnchecked : leftOutUnchecked, end.line);
  if (problems.length > 0 || !end) return refused(sorted(problems));
  return accepted({
    ruleset: head.ruleset,
    family: head.family,
    rows: rows.length,
    of: end.of,
    columns: ['value', 'outcome', 'data', ...head.measures, 'period', 'condition'].flatMap((name) => {
      const tally = tallies.get(name);
      return tally ? [{ name, ...tally.found() }] : [];
    }),
  });
}

/** What the head of a table names, where all of it is known here. */
function knownIn(head: HeadToCheck): Result<{ readonly desk: Desk; readonly members: FamilyMembers }> {
  const isText = head.format === 'csv';
  const wrong = (line: number, says: string): Result<never> =>
    refused([{ place: `line ${isText ? line : 1}`, says }]);
  const desk = openDesk(head);
  if (!desk && head.ruleset.startsWith('--moves '))
    return wrong(2, 'a program found the rows, and the check does not know its moves; compare them by hand');
  if (!desk) {
    const unread = unreadIn(head.ruleset);
    return wrong(
      2,
      unread === undefined
        ? `the check knows no ruleset "${head.ruleset}"`
        : `the check cannot read the rules there: ${unread}`,
    );
  }
  const rules = wrongRules(head);
  if (rules !== undefined) return wrong(2, rules);
  const members = membersOf(head);
  if ('says' in members) return wrong(2, members.says);
  const strange = head.measures.find((measure) => !measuresToCheck.has(measure));
  if (strange !== undefined) return wrong(3, `the check knows no measure "${strange}"`);
  return accepted({ desk, members });
}

const unfinished =
  'the table is not complete: it has no last line with the number of rows; continue it by grundy sweep --resume';
const untold = unchecked('the table has no value there, and says why');

const keptUnchecked = {
  kind: 'unchecked',
  why: 'the check does not know whether the row fulfils the condition',
} as const;
const leftOutUnchecked = { kind: 'unchecked', why: 'the member has no row, and was not solved' } as const;

type RowsCheck = {
  readonly desk: Desk;
  readonly head: HeadToCheck;
  readonly positions: number;
  readonly tallies: Tallies;
  readonly problem: TellLine;
};

/** Checks all cells of a row whose numbers are those of its member. */
function* checkRow(
  { desk, head, positions, tallies, problem }: RowsCheck,
  row: TableRow,
): Generator<unknown, void, void> {
  const { line, position } = row;
  const told = (name: string, finding: CheckFinding): void => {
    if (finding.kind === 'wrong') problem(line, `${name} of ${position}: ${finding.says}`);
    else tallyOf(tallies, name).add(finding, line);
  };
  if (position === '') {
    if (row.says === '') problem(line, 'has no position, and does not say why');
    else told('value', untold);
    return;
  }
  if (desk.rules.notation?.test(position) === false) {
    problem(line, `${position} is not a position of ${head.ruleset}`);
    return;
  }
  const limit = { positions, pairs: positions * pairsForEach };
  const { value, outcome, data, measured } = yield* checkClaims(desk, row, limit);
  if (row.value === '' && row.says === '') problem(line, 'has no value, and does not say why');
  if (row.value !== '' && row.says !== '') problem(line, `has a value, and says beside it "${row.says}"`);
  told('value', row.value === '' ? untold : value);
  if (row.outcome !== '' || row.value !== '') told('outcome', outcome);
  if (data) told('data', data);
  for (const [k, measure] of head.measures.entries()) {
    const cell = row.measured[k];
    if (row.value !== '' && desk.misere && measure === 'partial-quotient') {
      told(measure, yield* checkPartialQuotient(desk.rules, position, cell, positions));
    } else if (row.value !== '') told(measure, measured(measure, cell));
    else if (cell !== '') problem(line, `${measure} of ${position}: there is a measure without a value`);
  }
}

const sorted = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => Number(a.place.slice(5)) - Number(b.place.slice(5))).slice(0, mostProblems);

/**
 * What is found of all that a row claims: its value, who wins, its data, and what is measured of the value.
 */
type RowClaims = {
  readonly value: CheckFinding;
  readonly outcome: CheckFinding;
  /** Undefined where the row has none. */
  readonly data: CheckFinding | undefined;
  /** What a measure says. */
  measured(measure: string, text: string): CheckFinding;
};

/** It reports from time to time. */
function* checkClaims(
  desk: Desk,
  row: Claims & { readonly data?: unknown },
  limit: Limit,
): Generator<number, RowClaims, void> {
  if (desk.joint) {
    const { value, outcome, worth } = yield* checkExpected(desk.joint, row, limit.positions);
    const far = unchecked('the position was not played');
    return {
      value,
      outcome,
      data: row.data === undefined ? undefined : worth ? checkExpectedData(worth, row.data, row) : far,
      measured: (measure, text) => (worth ? checkSeen(worth, measure, text) : far),
    };
  }
  if (desk.misere) return yield* checkMisere(desk.misere, desk.positions, row, limit.positions);
  const { value, outcome, claimed } = yield* checkValue(desk, row, limit);
  return {
    value,
    outcome,
    data: row.data === undefined ? undefined : yield* checkData(desk, row.data, claimed),
    measured: (measure, text) => checkMeasure(desk, measure, text, claimed, value.kind === 'right'),
  };
}

/**
 * What was found of one column, or of the periods: how many are right by which means, and how many were not
 * checked and why.
 */
export type CheckedColumn = {
  readonly name: string;
  readonly right: readonly { readonly by: string; readonly count: number }[];
  readonly unchecked: readonly { readonly why: string; readonly count: number; readonly line: number }[];
};

/** The tallies of columns, by their names. */
type Tallies = Map<string, Tally>;

/** Counts one column. */
type Tally = {
  add(finding: Exclude<CheckFinding, { kind: 'wrong' }>, line: number): void;
  found(): Pick<CheckedColumn, 'right' | 'unchecked'>;
};

/** The tally of a column; it begins when it is asked for. */
function tallyOf(tallies: Tallies, name: string): Tally {
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
