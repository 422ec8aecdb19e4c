/**
 * Gets the rows of the table that is asked for beside the document: a worker sends them as they are found,
 * another orders and measures their values. While values are hidden nothing is asked, and what was found is
 * forgotten.
 */
import type { ColumnOfList, MeasuredList } from '../../engine/conduct/index.ts';
import { gameKey, type Value } from '../../engine/values/index.ts';
import type { Answer, CodedRow, RowsFound, SweepEnded } from '../../workers/protocol.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held, heldStore } from '../store/held.ts';
import { latestRun } from '../store/latest-run.ts';
import { mayTellAll, tellingChangesWith } from '../store/telling.ts';
import { askedNow, lookAtTable, type TableAsked } from './asked.ts';

/** A table with more rows is made only on request. */
const mostUnasked = 10_000;

/** In milliseconds: fields that were changed are answered when nothing was changed for this long. */
const pause = 250;

export type SweepState = 'waiting' | 'running' | 'stopped' | 'done' | { readonly failed: string };

/**
 * The table as far as it is found. Rows and values are added to their lists, and `version` counts how often.
 */
export type GrowingTable = {
  readonly of: string;
  readonly total: number;
  readonly rows: readonly CodedRow[];
  readonly values: readonly Value[];
  /** Per value how many rows have it. */
  readonly counts: readonly number[];
  readonly version: number;
  readonly state: SweepState;
  /** The order and the measures of the first `of` values. */
  readonly measured: (MeasuredList & { readonly of: number; readonly asked: readonly string[] }) | undefined;
};

export const useSweep = heldStore<{ readonly sweep: GrowingTable | undefined }>(() => ({ sweep: undefined }));

const sweepNow = (): GrowingTable | undefined => useSweep.getState().sweep;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const run = latestRun();
const measuring = latestRun();

const dependsOn = [
  ...tellingChangesWith,
  'rulesets',
  'tableOpen',
  'tableColumns',
] as const satisfies (keyof EditorState)[];

/** Follows the store from now on; the returned function stops it, and what was found stays. */
export function startSweeping(): () => void {
  attend();
  const end = useEditor.subscribe((state, before) => {
    if (dependsOn.some((member) => state[member] !== before[member])) attend();
  });
  return () => {
    end();
    pauseSweep();
  };
}

function endRuns(): void {
  clearTimeout(timer.now);
  run.end();
  measuring.end();
}

/** Called when the table is out of sight: what runs ends, and continues when it is seen again. */
function pauseSweep(): void {
  endRuns();
  const sweep = sweepNow();
  if (sweep?.state === 'running') useSweep.setState({ sweep: { ...sweep, state: 'stopped' } });
}

function attend(): void {
  const state = editor();
  const asked = askedNow(state);
  const known = sweepNow();
  if (!asked?.plan || !mayTellAll(state)) {
    endRuns();
    if (known) useSweep.setState({ sweep: undefined });
    return;
  }
  if (known?.of !== asked.of) begin(asked, known !== undefined);
  else measure();
}

function begin({ of, plan }: TableAsked, wasThere: boolean): void {
  endRuns();
  const total = plan?.count ?? 0;
  const waits = total > mostUnasked;
  const first: GrowingTable = {
    of,
    total,
    rows: [],
    values: [],
    counts: [],
    version: 0,
    state: total === 0 ? 'done' : waits ? 'waiting' : 'running',
    measured: undefined,
  };
  useSweep.setState({ sweep: first });
  if (first.state === 'running') timer.now = setTimeout(goOn, wasThere ? pause : 0);
}

/** Begins, or continues after the last row that is there. */
export function goOn(): void {
  const sweep = sweepNow();
  if (!sweep) return;
  endRuns();
  useSweep.setState({ sweep: { ...sweep, state: 'running' } });
  const from = sweep.rows.length;
  // The run's own table of values begins anew.
  let places: number[] = [];
  const take = (found: RowsFound): void => add(found, places);
  const settle = (answer: Answer<SweepEnded>): void => {
    if (answer.kind === 'done') take(answer.value.rest);
    const now = sweepNow();
    if (now) useSweep.setState({ sweep: { ...now, state: stateAfter(answer) } });
    measure();
  };
  run.start({ kind: 'sweep', of: sweep.of, from }, settle, (progress) => {
    if (progress.kind === 'rows') take(progress);
    if (progress.kind === 'again') {
      places = [];
      forgetFrom(from);
    }
  });
}

const stateAfter = (answer: Answer<unknown>): SweepState =>
  answer.kind === 'done' ? 'done' : answer.kind === 'cancelled' ? 'stopped' : { failed: answer.says };

/** Ends the run; the rows that were found stay. */
export function stopSweep(): void {
  pauseSweep();
  measure();
}

/** Rows that a worker had found which died. */
function forgetFrom(from: number): void {
  const sweep = sweepNow();
  if (!sweep) return;
  const rows = sweep.rows.slice(0, from);
  const counts = sweep.values.map(() => 0);
  for (const { code } of rows) if (code >= 0) counts[code]++;
  useSweep.setState({ sweep: { ...sweep, rows, counts, version: sweep.version + 1 } });
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
  const sweep = sweepNow();
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
  useSweep.setState({ sweep: { ...sweep, version: sweep.version + 1 } });
  measure();
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/**
 * Measures what was not yet, one run at a time; while rows come, again when there are half as many values
 * more.
 */
function measure(): void {
  const sweep = sweepNow();
  if (!sweep || measuring.isRunning() || sweep.values.length === 0) return;
  const { columns } = lookAtTable(editor());
  const { measured, values, state } = sweep;
  const known = measured?.of ?? 0;
  const isNew = values.length > known && (state !== 'running' || values.length >= 1.5 * known);
  if (!isNew && measured && sameTexts(measured.asked, columns)) return;
  const of = values.length;
  const job = { kind: 'measure-list', values: values.slice(0, of), measures: columns } as const;
  measuring.start(job, (answer) => {
    const now = sweepNow();
    if (answer.kind !== 'done' || now?.of !== sweep.of) return;
    useSweep.setState({ sweep: { ...now, measured: { ...answer.value, of, asked: columns } } });
    measure();
  });
}

/** The column of a measure, as far as its values were measured. */
export const columnOfMeasure = ({ measured }: GrowingTable, id: string): ColumnOfList | undefined =>
  measured?.columns.find((each) => each.id === id);
