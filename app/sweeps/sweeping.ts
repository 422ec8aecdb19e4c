/**
 * Gets the rows of the table that is asked for beside the document: a worker sends them as they are found,
 * another orders and measures their values.
 */
import type { ColumnOfList, MeasuredList } from '../../engine/conduct/index.ts';
import type { Problem } from '../../engine/result.ts';
import { gameKey, type Value } from '../../engine/values/index.ts';
import type { CodedRow, RowsFound } from '../../workers/protocol.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { latestRun } from '../store/latest-run.ts';
import { askedNow, lookAtTable } from './asked.ts';
import { type FoundSoFar, openGrowing } from './growing.ts';

/**
 * The table as far as it is found. Rows and values are added to their lists, and `version` counts how often.
 */
export type GrowingTable = FoundSoFar & {
  readonly rows: readonly CodedRow[];
  /** How many members were looked at: as many as there are rows, unless conditions leave some out. */
  readonly looked: number;
  /** Of how many of these it is not known whether they fulfil the conditions. */
  readonly unknown: number;
  /** What is wrong with the conditions on values; then nothing is found. */
  readonly problems: readonly Problem[];
  readonly values: readonly Value[];
  /** Per value how many rows have it. */
  readonly counts: readonly number[];
  readonly version: number;
  /** The order and the measures of the first `of` values. */
  readonly measured: (MeasuredList & { readonly of: number; readonly asked: readonly string[] }) | undefined;
};

/** The lists are the table's own, since they grow in place. */
const nothingFound = () => ({
  ...{ rows: [], looked: 0, unknown: 0, problems: [] },
  ...{ values: [], counts: [], version: 0, measured: undefined },
});

const measuring = latestRun();

const table = openGrowing<GrowingTable>({
  mostUnasked: 10_000,
  asked(state) {
    const asked = askedNow(state);
    if (!asked?.plan) return undefined;
    const { of, plan } = asked;
    return { of, total: plan.count, ...nothingFound() };
  },
  find({ of, looked: from, unknown, rows: { length: known } }, run, settle) {
    // The run's own table of values begins anew.
    let places: number[] = [];
    const take = (rows: RowsFound): void => {
      table.change({ looked: rows.done, unknown: unknown + (rows.unknown ?? 0) });
      add(rows, places);
    };
    run.start(
      { kind: 'sweep', of, from },
      (answer) => {
        if (answer.kind === 'done') {
          const { rest, problems = [] } = answer.value;
          table.change({ problems });
          take(rest);
        }
        settle(answer);
      },
      (progress) => {
        if (progress.kind === 'rows') take(progress);
        if (progress.kind === 'again') {
          places = [];
          table.change({ looked: from, unknown });
          forgetFrom(known);
        }
      },
    );
  },
  rested: measure,
  ended: () => measuring.end(),
  dependsOn: ['tableColumns'],
});

export const useSweep = table.use;

/** Follows the store from now on; the returned function stops it, and what was found stays. */
export const startSweeping = table.follow;

/** Begins, or continues after the last row that is there. */
export const goOn = table.goOn;

/** Ends the run; the rows that were found stay. */
export const stopSweep = table.stop;

/** Rows that a worker had found which died. */
function forgetFrom(from: number): void {
  const found = table.now();
  if (!found) return;
  const rows = found.rows.slice(0, from);
  const counts = found.values.map(() => 0);
  for (const { code } of rows) if (code >= 0) counts[code]++;
  table.change({ rows, counts, version: found.version + 1 });
}

/** By key, the place of each value in the table that is shown. */
const keys = held<{ readonly of: string; readonly places: Map<string, number> }>(() => ({
  of: '',
  places: new Map(),
}));

/**
 * `places` has the place of each value of the run among all; it grows with them. Linear in what was found.
 */
function add({ rows, values }: RowsFound, places: number[]): void {
  const sweep = table.now();
  if (!sweep) return;
  if (keys.now.of !== sweep.of || sweep.values.length === 0)
    keys.now = {
      of: sweep.of,
      places: new Map(sweep.values.map((value, place) => [gameKey(value), place])),
    };
  const known = sweep.values as Value[];
  const counts = sweep.counts as number[];
  for (const value of values) {
    const key = gameKey(value);
    const place = keys.now.places.get(key) ?? known.push(value) - 1;
    keys.now.places.set(key, place);
    places.push(place);
  }
  // The lists grow in place: a table of many rows is not copied for each report.
  const all = sweep.rows as CodedRow[];
  for (const row of rows) {
    const code = row.code < 0 ? -1 : places[row.code];
    all.push(code === row.code ? row : { ...row, code });
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  table.change({ version: sweep.version + 1 });
  measure();
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/**
 * Measures what was not yet, one run at a time; while rows come, again when there are half as many values
 * more.
 */
function measure(): void {
  const sweep = table.now();
  if (!sweep || measuring.isRunning() || sweep.values.length === 0) return;
  const { columns } = lookAtTable(editor());
  const { measured, values, state } = sweep;
  const known = measured?.of ?? 0;
  const isNew = values.length > known && (state !== 'running' || values.length >= 1.5 * known);
  if (!isNew && measured && sameTexts(measured.asked, columns)) return;
  const of = values.length;
  const job = { kind: 'measure-list', values: values.slice(0, of), measures: columns } as const;
  measuring.start(job, (answer) => {
    const now = table.now();
    if (answer.kind !== 'done' || now?.of !== sweep.of) return;
    table.change({ measured: { ...answer.value, of, asked: columns } });
    measure();
  });
}

/** The column of a measure, as far as its values were measured. */
export const columnOfMeasure = ({ measured }: GrowingTable, id: string): ColumnOfList | undefined =>
  measured?.columns.find((each) => each.id === id);
