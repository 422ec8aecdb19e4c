/**
 * Single lines of a table, read for themselves: its head, a row in either form, and how many rows there are.
 */

import { accepted, type Result, refused } from '../result.ts';
import { unguardedCell } from '../tables/csv.ts';
import { type PeriodClaim, printPeriod, readPeriod } from './period-claim.ts';
import type { SweepRow, TableFormat } from './table.ts';
import { makersLine, tableVersion } from './write-table.ts';

/** The head of a table as it is written; whether there is such a sweep is not asked here. */
export type WrittenHead = {
  readonly format: TableFormat;
  /** Text in CSV, data in JSON. */
  readonly sweep: unknown;
  readonly columns: readonly string[];
  /** The programs that found the rows; none where the table does not say. */
  readonly madeBy: readonly string[];
};

const wrong = (says: string): Result<never> => refused([{ place: '', says }]);

const newer = (version: unknown): string =>
  `is in version ${version} of tables, and this Grundy reads version ${tableVersion}; take a newer version of Grundy`;

/** The head that these lines are; undefined where another line belongs to it. */
export function headIn(lines: readonly string[]): Result<WrittenHead> | undefined {
  const [first, second, third, fourth] = lines;
  const json = first.startsWith('{') ? objectIn(first) : undefined;
  if (json) {
    const { format, version, sweep, columns, madeBy = [] } = json;
    if (format !== 'grundy-table')
      return wrong('is not the head of a table of grundy sweep; give a table that it wrote');
    if (version !== tableVersion) return wrong(newer(version));
    if (!Array.isArray(columns)) return wrong('names no columns; give a table that grundy sweep wrote');
    if (!Array.isArray(madeBy)) return wrong('must name what made the table by a list');
    return accepted({ format: 'json', sweep, columns: columns.map(String), madeBy: madeBy.map(String) });
  }
  const version = /^# grundy table (\d+)$/.exec(first)?.[1];
  if (/^"?# grundy table \d+"?[,;\t]*$/.test(first) && version === undefined)
    return wrong(
      'was changed when a spreadsheet saved the table, and values may have changed, too; take the file that grundy sweep wrote',
    );
  if (version === undefined)
    return wrong(
      'is not the first line of a table of grundy sweep, "# grundy table 1"; give a table that it wrote',
    );
  if (Number(version) !== tableVersion) return wrong(newer(version));
  if (second === undefined) return undefined;
  if (!second.startsWith('# sweep ')) return wrong('must say what was swept: "# sweep …"');
  if (third === undefined) return undefined;
  const saysMakers = third.startsWith(makersLine);
  const headings = saysMakers ? fourth : third;
  if (headings === undefined) return undefined;
  const madeBy = saysMakers ? third.slice(makersLine.length).split(', ') : [];
  return accepted({
    format: 'csv',
    sweep: second.slice('# sweep '.length),
    columns: headings.split(','),
    madeBy,
  });
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The cells of a line of comma-separated values; undefined where a quotation mark is out of place. */
function cellsIn(line: string): readonly string[] | undefined {
  if (!line.includes('"')) return line.split(',').map(unguardedCell);
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const found = cell.exec(line);
    if (!found) return undefined;
    cells.push(unguardedCell(found[1]?.replaceAll('""', '"') ?? found[2]));
    if (found[3] === '') return cells;
  }
}

const whole = /^-?\d+$/;

/** A row in CSV. */
export function cellsOfLine(
  line: string,
  names: readonly string[],
  measures: readonly string[],
): Result<SweepRow> {
  const cells = cellsIn(line);
  const width = names.length + measures.length + 5;
  if (!cells) return wrong('has a quotation mark in the wrong place');
  if (cells.length !== width) return wrong(`has ${cells.length} cells; a row of this table has ${width}`);
  const numbers = cells.slice(1, names.length + 1);
  if (!whole.test(cells[0]) || !numbers.every((cell) => whole.test(cell)))
    return wrong(`begins with ${cells.slice(0, names.length + 1).join(',')}, which are not numbers`);
  const [position, value, outcome, ...rest] = cells.slice(names.length + 1);
  const says = rest[measures.length];
  return accepted({
    row: Number(cells[0]),
    numbers: numbers.map(Number),
    position,
    value: value || undefined,
    outcome: outcome || undefined,
    measured: rest.slice(0, -1),
    ...(says && { says }),
  });
}

/** A row in JSON. */
export function rowOfData(
  line: string,
  names: readonly string[],
  measures: readonly string[],
): Result<SweepRow> {
  const found = objectIn(line);
  if (!found) return wrong('is not a line of JSON');
  const { row, numbers, position, says, ...data } = found;
  const named = (numbers ?? {}) as Readonly<Record<string, unknown>>;
  const { text, outcome } = data;
  if (
    typeof row !== 'number' ||
    !names.every((name) => typeof named[name] === 'number') ||
    typeof position !== 'string'
  )
    return wrong('is not a row; a row has a row number, numbers and a position');
  if (Object.keys(named).length !== names.length || measures.some((id) => !(id in data)))
    return wrong('is not a row of this table; it has other numbers or measures');
  return accepted({
    row,
    numbers: names.map((name) => Number(named[name])),
    position,
    value: typeof text === 'string' ? text : undefined,
    outcome: typeof outcome === 'string' ? outcome : undefined,
    measured: measures.map((id) => textOfData(data[id])),
    ...(typeof says === 'string' && { says }),
    data,
  });
}

/** What was measured, as a table prints it. */
function textOfData(data: unknown): string {
  if (data === null || data === undefined) return '';
  if (typeof data === 'string') return data;
  if (Array.isArray(data)) return data.join(', ');
  const { text, left, right } = data as Readonly<Record<string, unknown>>;
  if (typeof text === 'string') return text;
  return Array.isArray(left) && Array.isArray(right)
    ? `left ${cornersInText(left)}, right ${cornersInText(right)}`
    : JSON.stringify(data);
}

/** The corners of a wall of a thermograph. */
const cornersInText = (wall: readonly unknown[]): string =>
  wall.map((corner) => `(${Array.isArray(corner) ? corner.join(', ') : ''})`).join(' ');

/** How many rows a table or a part of it says that it has; undefined of any other line. */
export function rowsSaid(
  format: TableFormat,
  line: string,
): { readonly rows: number; readonly of: number; readonly periods: readonly PeriodClaim[] } | undefined {
  if (format === 'csv') {
    const found = /^# (\d+) of (\d+) rows$/.exec(line);
    return found ? { rows: Number(found[1]), of: Number(found[2]), periods: [] } : undefined;
  }
  if (!line.startsWith('{"rows"')) return undefined;
  const { rows, of, periods } = objectIn(line) ?? {};
  if (typeof rows !== 'number' || typeof of !== 'number' || !Array.isArray(periods)) return undefined;
  return { rows, of, periods: periods.filter(isPeriod) };
}

/** As data a claim is one that it would be as text. */
function isPeriod(data: PeriodClaim): boolean {
  try {
    return readPeriod(printPeriod(data)) !== undefined;
  } catch {
    return false;
  }
}
