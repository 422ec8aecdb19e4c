/**
 * Joins parts of one sweep, in any order and however often: a row that stands in several parts must be the same in all of them, but that
 * one with a value is better than one that says why it has none.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { isSameFamily, type OpenFamily } from './family.ts';
import { readTableRows, type TableFrame } from './read-table.ts';
import { rowsInWords, type SweepRow, type TableFormat } from './table.ts';
import { lineOfRow } from './write-table.ts';

/** A part by its name, with its lines. */
export type TablePart = { readonly name: string; readonly lines: Iterable<string> };

export type JoinedTable = {
  readonly format: TableFormat;
  readonly family: OpenFamily;
  readonly measures: readonly string[];
  /** By their numbers, holes left out: each row as it is written. */
  readonly lines: ReadonlyMap<number, string>;
  /** Rows that no part has, in order. */
  readonly missing: readonly number[];
  /** Of each part that is broken off the number of the line that was left out. */
  readonly brokenOff: readonly { readonly name: string; readonly line: number }[];
  /** Whether the only part is as a sweep leaves it that was stopped: rows in order, and nothing behind them. */
  readonly isOpen: boolean;
};

/** Where a row stands. */
type Standing = {
  readonly part: string;
  readonly line: number;
  readonly text: string;
  readonly hasValue: boolean;
};

/** Refused by the part and line of every problem; two rows that do not agree are both named. Linear in the parts. */
export function joinTables(parts: Iterable<TablePart>, rulesets: readonly Ruleset[]): Result<JoinedTable> {
  const problems: Problem[] = [];
  const rows = new Map<number, Standing>();
  const brokenOff: { name: string; line: number }[] = [];
  let first: { readonly name: string; readonly frame: TableFrame } | undefined;
  let isOpen = true;
  for (const { name, lines } of parts) {
    // Rows are told before the head is returned, so they are kept apart until the parts are known to be of one sweep.
    const told: { row: SweepRow; line: number }[] = [];
    const frame = readTableRows(lines, rulesets, (row, line) => {
      told.push({ row, line });
      return undefined;
    });
    if (!frame.ok) {
      problems.push(...frame.problems.map(({ place, says }) => ({ place: `${name}: ${place}`, says })));
      continue;
    }
    const apart = first && differenceOf(first.frame, frame.value);
    if (apart) {
      problems.push({ place: name, says: `${apart} than ${first?.name}` });
      continue;
    }
    isOpen = !first && frame.value.isOpen;
    first ??= { name, frame: frame.value };
    if (frame.value.brokenOff !== undefined) brokenOff.push({ name, line: frame.value.brokenOff });
    for (const { row, line } of told) {
      const text = lineOfRow(frame.value.format, frame.value.family, row);
      const here = { part: name, line, text, hasValue: row.value !== undefined };
      const there = rows.get(row.row);
      if (there?.text === text) isOpen = false;
      else if (!there || isBetter(here, there)) rows.set(row.row, here);
      else if (here.hasValue && there.hasValue)
        problems.push({
          place: `${name}: line ${line}`,
          says: `row ${row.row} does not agree with ${there.part === name ? '' : `${there.part}: `}line ${there.line}`,
        });
    }
  }
  if (problems.length > 0) return refused(problems);
  if (!first) return refused([{ place: '', says: 'no parts' }]);
  const { format, family, measures } = first.frame;
  const missing: number[] = [];
  const lines = new Map<number, string>();
  for (let row = 0; row < family.count; row++) {
    const standing = rows.get(row);
    if (standing) lines.set(row, standing.text);
    else missing.push(row);
  }
  return accepted({ format, family, measures, lines, missing, brokenOff, isOpen });
}

/** Of two rows without values that say other things the same one is taken in any order. */
const isBetter = (a: Standing, b: Standing): boolean =>
  a.hasValue ? !b.hasValue : !b.hasValue && a.text < b.text;

function differenceOf(a: TableFrame, b: TableFrame): string | undefined {
  if (!isSameFamily(a.family.asked, b.family.asked)) return 'another sweep';
  if (a.measures.join() !== b.measures.join()) return 'other measures';
  return a.format === b.format ? undefined : 'another form';
}

/** Which rows are missing, in a sentence; undefined where none is. */
export function missingRows({ missing, family }: JoinedTable): string | undefined {
  if (missing.length === 0) return undefined;
  const are = missing.length === 1 ? `row ${missing[0]} is` : `rows ${rowsInWords(missing)} are`;
  return `${are} missing, ${missing.length} of ${family.count}`;
}
