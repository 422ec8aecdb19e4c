/**
 * The jobs about tables of families: rows come as they are found, and then the answers about the table that
 * they make.
 */
import { checkTable } from '../../engine/checking/index.ts';
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import { measureList, siftRows } from '../../engine/run.ts';
import {
  captionOfTable,
  chosenTable,
  endOfTable,
  headOfTable,
  lineOfRow,
} from '../../engine/sweeps/index.ts';
import { captionedTable } from '../../engine/tables/index.ts';
import { type Value, valueKey } from '../../engine/values/index.ts';
import type {
  CheckTableJob,
  CodedRow,
  ListMeasured,
  MeasureListJob,
  RowsFound,
  SiftTableJob,
  SweepEnded,
  SweepJob,
  TableChecked,
  TablePeriods,
  TablePeriodsJob,
  TableSifted,
  TableText,
  TableTextJob,
} from '../protocol.ts';
import { breathing, type JobSlices, nothing } from '../run-job.ts';
import { keepAdvance, keptSweep, type SweepMemory, type SweptUpTo, tableUpTo } from './kept-sweep.ts';

/** What was found since the last report. */
type Fresh = { rows: CodedRow[]; values: Value[] };

/** Each row is reported once, with the values that no row before it had. */
export function* sweepJob({ of, from }: SweepJob, memory: SweepMemory): JobSlices<SweepEnded> {
  const kept = keptSweep(of, memory);
  if ('kind' in kept) {
    const { problems } = kept;
    const rest = { kind: 'rows', rows: [], values: [], done: from, total: from } as const;
    return problems ? { kind: 'sweep', rest, problems } : kept;
  }
  const { family, sweep } = kept;
  const isSome = family.onValues.length > 0;
  const codes = new Map<string, number>();
  let fresh: Fresh = { rows: [], values: [] };
  let [done, unknown] = [from, 0];
  const report = (): RowsFound => {
    const found = fresh;
    fresh = { rows: [], values: [] };
    return { kind: 'rows', ...found, done, total: family.count, ...(isSome && { unknown }) };
  };
  const codeOf = (value: Value): number => {
    const key = valueKey(value);
    const known = codes.get(key);
    if (known !== undefined) return known;
    codes.set(key, codes.size);
    fresh.values.push(value);
    return codes.size - 1;
  };
  const wanted = Array.from({ length: family.count - from }, (_, i) => from + i);
  for (const advance of sweep.rows(wanted)) {
    keepAdvance(kept, advance);
    if (advance.kind === 'left-out') {
      done++;
      unknown += Number(advance.isUnknown);
    }
    if (advance.kind === 'row') {
      const { row, numbers, position, worth, outcome, says } = advance.row;
      fresh.rows.push({
        ...(isSome && { row }),
        numbers,
        position,
        code: worth ? codeOf(worth) : -1,
        ...(isOutcome(outcome) && { outcome }),
        ...(says !== undefined && { says }),
      });
      done++;
    }
    yield report;
  }
  return { kind: 'sweep', rest: report() };
}

const isOutcome = (letter: string | undefined): letter is Outcome =>
  letter !== undefined && letter in outcomeClasses;

export function* measureListJob({ values, measures }: MeasureListJob): JobSlices<ListMeasured> {
  return { kind: 'measure-list', ...(yield* breathing(measureList(values, measures))) };
}

export function* tablePeriodsJob(job: TablePeriodsJob, memory: SweepMemory): JobSlices<TablePeriods> {
  const kept = yield* tableUpTo(job, memory);
  return 'kind' in kept ? kept : { kind: 'table-periods', periods: kept.table.periods };
}

/** As grundy sweep writes it. */
function csvOf({ family, table, looked }: SweptUpTo): string {
  const { rows, measures, periods } = table;
  const lines = rows.map((row) => lineOfRow('csv', family, row));
  return [
    headOfTable('csv', family, measures),
    ...lines,
    endOfTable('csv', family, rows.length, rows.length === table.of ? periods : [], looked),
  ].join('');
}

export function* tableTextJob(job: TableTextJob, memory: SweepMemory): JobSlices<TableText> {
  const kept = yield* tableUpTo(job, memory);
  if ('kind' in kept) return kept;
  const { table, ruleset } = kept;
  if (job.form === 'csv') return { kind: 'table-text', text: csvOf(kept) };
  const rows = job.order ? Array.from(job.order, (row) => table.rows[row]) : table.rows;
  const chosen = chosenTable({ ...table, rows }, {});
  yield nothing;
  // Rows that match a search are only some of the table's, and form no line along which values repeat.
  const shown = rows.length < table.rows.length ? { ...table, rows, periods: [] } : table;
  const caption = captionOfTable(shown, ruleset);
  return { kind: 'table-text', text: captionedTable(chosen, { caption, numbers: chosen.numbers }) };
}

/** It is checked as the text that it is written as, by what shares no code with what made it. */
export function* checkTableJob(job: CheckTableJob, memory: SweepMemory): JobSlices<TableChecked> {
  const kept = yield* tableUpTo(job, memory);
  if ('kind' in kept) return kept;
  const checking = checkTable(csvOf(kept));
  for (;;) {
    const slice = checking.next();
    if (slice.done) return { kind: 'check-table', found: slice.value };
    const { rows, of } = slice.value;
    yield () => ({ kind: 'progress', says: 'Checking', done: rows, total: of ?? rows });
  }
}

export function* siftTableJob({ that, ...part }: SiftTableJob, memory: SweepMemory): JobSlices<TableSifted> {
  const kept = yield* tableUpTo({ ...part, measures: [] }, memory);
  if ('kind' in kept) return kept;
  const sifted = yield* breathing(siftRows(that, kept.family, kept.table.rows));
  return { kind: 'sift-table', ...(sifted.ok ? sifted.value : { problems: sifted.problems }) };
}
