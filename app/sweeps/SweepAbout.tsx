/**
 * What is known about a table beyond its rows: along which numbers its values repeat, and whether it was
 * checked; and how it leaves the page.
 */
import { useCallback, useMemo, useState } from 'react';
import type { CheckReport } from '../../engine/checking/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { printPeriod } from '../../engine/sweeps/index.ts';
import { latexMadeBy } from '../../engine/tables/index.ts';
import { engine } from '../../workers/client.ts';
import type { PartOfTable, TableTextJob } from '../../workers/protocol.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import type { WrittenExport } from '../export/exportable.ts';
import { Button } from '../parts/Button.tsx';
import { madeByEditor } from '../release.ts';
import { useEditor } from '../store/editor.ts';
import { useJob, useWatchedJob } from '../store/use-job.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import { lookAtTable, type TableAsked, useLookHere } from './asked.ts';
import { type RowSieve, rowsShown } from './shown-rows.ts';
import { useHeaps } from './summing.ts';
import { type GrowingTable, useSweep } from './sweeping.ts';
import css from './sweeps.module.css';
import about from './table-about.module.css';

/** A table as a file or on the clipboard: as the command line writes it, and in LaTeX. */
const tableAsCsv = { mime: 'text/csv', extension: '.csv', what: words.tables.asCsv };

const tableAsLatex = { mime: 'application/x-tex', extension: '.tex', what: words.tables.asLatex };

async function writtenTable(job: TableTextJob): Promise<Result<WrittenExport>> {
  const answer = await engine().run(job).answer;
  if (answer.kind === 'done') {
    const { text: written } = answer.value;
    return accepted({
      body: job.form === 'latex' ? latexMadeBy(written, madeByEditor) : written,
      unsaid: [],
    });
  }
  return refused([{ place: '', says: answer.kind === 'cancelled' ? words.export.notFinished : answer.says }]);
}

/** The rows that are there, once no more are coming, with the measures that are shown. */
export function usePartOfTable(): PartOfTable | undefined {
  useLookHere();
  const columns = useEditor((state) => lookAtTable(state).columns);
  const of = useSweep(({ found }) => found?.of);
  const isResting = useSweep(({ found }) => found !== undefined && found.state !== 'running');
  const upTo = useSweep(({ found }) => (isResting && found && found.rows.length > 0 ? found.looked : 0));
  const offered = useSweep(({ found }) => found?.measured?.offered);
  const heaps = useHeaps((state) => state.found);
  const heapsOf = heaps && heaps.state !== 'running' && heaps.first.length > 0 ? heaps.of : undefined;
  const known = heaps?.summary?.heaps ?? heaps?.soFar?.known ?? 0;
  return useMemo(() => {
    if (heapsOf !== undefined) return { of: heapsOf, upTo: known, measures: [], isOfHeaps: true };
    if (of === undefined || upTo === 0) return undefined;
    const measures = (offered ?? []).map(({ id }) => id).filter((id) => columns.includes(id));
    return { of, upTo, measures };
  }, [of, upTo, offered, columns, heapsOf, known]);
}

/** Periods that are listed; a table of many numbers may have hundreds. */
const mostPeriods = 6;

const periodSaid = (printed: string) => `${printed.charAt(0).toUpperCase()}${printed.slice(1)}`;

export function Periods({ part }: { readonly part: PartOfTable }) {
  const { of, upTo } = part;
  const make = useCallback(() => ({ kind: 'table-periods', of, upTo, measures: [] }) as const, [of, upTo]);
  const answer = useJob(make);
  const periods = answer?.kind === 'done' ? answer.value.periods : [];
  if (periods.length === 0) return null;
  return (
    <ul className={about.periods} aria-label="Numbers along which the values repeat">
      {periods.slice(0, mostPeriods).map((period) => (
        <li key={printPeriod(period)}>{periodSaid(printPeriod(period))}</li>
      ))}
      {periods.length > mostPeriods && (
        <li className={css.quiet}>{many(periods.length - mostPeriods, 'more period', 'more periods')}</li>
      )}
    </ul>
  );
}

/** "As computed" until a check is asked for, which begins with the table as it is asked for now. */
export function Checked({ part, isWhole }: { readonly part: PartOfTable; readonly isWhole: boolean }) {
  const [asked, setAsked] = useState<PartOfTable | undefined>(undefined);
  const isAsked = asked === part && isWhole;
  const make = useCallback(() => ({ kind: 'check-table', ...part }) as const, [part]);
  const { answer, progress, stop } = useWatchedJob(isAsked ? make : undefined);
  if (!isAsked || answer?.kind === 'cancelled') {
    return (
      <p className={about.checked}>
        <span className={css.quiet}>As computed.</span>
        {isWhole && (
          <Button
            title="Checks every value by play, and the periods, by a program that shares no code with what made the table"
            onClick={() => setAsked(part)}
          >
            Check
          </Button>
        )}
      </p>
    );
  }
  if (!answer) {
    const { done = 0, total = part.upTo } = progress?.kind === 'progress' ? progress : {};
    return (
      <p className={about.checked}>
        <progress value={done} max={Math.max(1, total)} aria-label="Checking…" />
        <span>Checking…</span>
        <Button
          onClick={() => {
            stop();
            setAsked(undefined);
          }}
        >
          {words.sweeps.stop}
        </Button>
      </p>
    );
  }
  if (answer.kind !== 'done')
    return (
      <p role="status" className={about.report}>
        {answer.says}
      </p>
    );
  const { found } = answer.value;
  if (found.ok) return <Report report={found.value} />;
  return (
    <div role="alert" className={about.wrong}>
      <p>The check found {many(found.problems.length, 'mistake', 'mistakes')} in the table as CSV:</p>
      <ul>
        {found.problems.slice(0, 8).map(({ place, says }) => (
          <li key={`${place} ${says}`}>
            <b>{place}</b> {says}
          </li>
        ))}
      </ul>
    </div>
  );
}

const rightSaid = (column: string, all: readonly { readonly by: string; readonly count: number }[]) =>
  `${column}: ${all.map(({ by, count }) => `${counted(count)} by ${by}`).join(', ')}`;

const uncheckedSaid = (column: string, all: readonly { readonly why: string; readonly count: number }[]) =>
  `${column}: ${all.map(({ why, count }) => `${counted(count)}, ${why}`).join('; ')}`;

/** What was checked, by which means, and what was not and why. */
function Report({ report: { columns } }: { readonly report: CheckReport }) {
  const checked = columns.filter((column) => column.right.length > 0);
  const not = columns.filter((column) => column.unchecked.length > 0);
  return (
    <div role="status" className={about.report}>
      <p>✓ Checked: {checked.map(({ name, right: all }) => rightSaid(name, all)).join('; ')}.</p>
      {not.length > 0 && (
        <p className={css.quiet}>
          Not checked: {not.map(({ name, unchecked: all }) => uncheckedSaid(name, all)).join('; ')}.
        </p>
      )}
    </div>
  );
}

type Leaving = {
  readonly asked: TableAsked;
  readonly part: PartOfTable;
  readonly sweep: GrowingTable;
  readonly sieve: RowSieve;
};

/**
 * As CSV all rows go, so that grundy check can read them; as LaTeX those that are shown, as they are shown.
 */
export function TableLeaves({ asked, part, sweep, sieve }: Leaving) {
  const csv = () => writtenTable({ kind: 'table-text', ...part, form: 'csv' });
  const latex = () => {
    const { sort } = lookAtTable(useEditor.getState());
    const order = rowsShown(sweep, { ...sieve, sort, names: asked.plan?.names ?? [] });
    return writtenTable({ kind: 'table-text', ...part, form: 'latex', order });
  };
  const name = `${asked.ruleset?.name ?? ''} ${asked.family?.family ?? ''}`.replace(/[^\w.-]+/g, ' ').trim();
  return (
    <div className={about.leaves}>
      <Button onClick={() => void downloadExport(tableAsCsv, csv(), name)}>{words.sweeps.saveCsv}</Button>
      <Button onClick={() => void copyExport(tableAsLatex, latex())}>{words.tables.copyLatex}</Button>
    </div>
  );
}
