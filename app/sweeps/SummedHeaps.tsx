/**
 * The heaps of one game by the million, in place of a table of rows: how far they are found, what they have
 * in common, and the first of their values.
 */

import { accepted, type Result, refused } from '../../engine/result.ts';
import { summaryInWords } from '../../engine/sweeps/index.ts';
import { latexMadeBy } from '../../engine/tables/index.ts';
import { engine } from '../../workers/client.ts';
import type { HeapTextJob } from '../../workers/protocol.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import type { WrittenExport } from '../export/exportable.ts';
import { Button } from '../parts/Button.tsx';
import { madeByEditor } from '../release.ts';
import { useEditor } from '../store/editor.ts';
import { mayTellAll } from '../store/telling.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import { lookAtTable, useLookHere } from './asked.ts';
import { FirstHeaps } from './FirstHeaps.tsx';
import { GrowingWork } from './GrowingWork.tsx';
import heapsCss from './heaps.module.css';
import { PlotChoice } from './PlotFields.tsx';
import { usePartOfTable } from './SweepAbout.tsx';
import { SweepPlot } from './SweepPlot.tsx';
import { type GrowingHeaps, goOnWithHeaps, stopHeaps, useHeaps } from './summing.ts';
import css from './sweeps.module.css';
import about from './table-about.module.css';

/** What is done with the heaps: begun, stopped, plotted. */
export function HeapsBar() {
  const heaps = useHeaps((state) => state.found);
  const isTold = useEditor(mayTellAll);
  useLookHere();
  const plot = useEditor((state) => lookAtTable(state).plot);
  if (!isTold) return <p className={`${css.bar} ${css.quiet}`}>{words.sweeps.hidden}</p>;
  if (!heaps) return null;
  return (
    <div className={css.bar}>
      <GrowingWork
        growing={heaps}
        known={heaps.soFar?.known ?? 0}
        says={{
          large: `${counted(heaps.total)} heaps: that may take minutes. You can stop and continue.`,
          progress: 'Heaps that have been found',
        }}
        goOn={goOnWithHeaps}
        stop={stopHeaps}
      />
      {heaps.first.length > 0 && <PlotChoice plot={plot} />}
    </div>
  );
}

export function SummedHeaps() {
  const heaps = useHeaps((state) => state.found);
  const plot = useEditor((state) => lookAtTable(state).plot);
  const part = usePartOfTable();
  if (!heaps || heaps.first.length === 0) return null;
  return (
    <>
      <div className={css.middle}>
        <section
          className={`${css.scroller} ${heapsCss.inside}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
          tabIndex={0}
          aria-label="The heaps"
        >
          <Summary heaps={heaps} />
          <FirstHeaps heaps={heaps} />
        </section>
        {plot !== undefined && <SweepPlot plot={plot} part={part} />}
      </div>
      {heaps.state !== 'running' && (
        <footer className={about.foot}>
          <HeapsLeave heaps={heaps} />
        </footer>
      )}
    </>
  );
}

function Summary({ heaps: { summary, soFar } }: { readonly heaps: GrowingHeaps }) {
  if (summary) {
    const [title, ...lines] = summaryInWords(summary).split('\n');
    return (
      <div className={heapsCss.summary} role="status">
        <h3>{title}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{`${line.charAt(0).toUpperCase()}${line.slice(1)}`}.</li>
          ))}
        </ul>
      </div>
    );
  }
  if (!soFar) return null;
  const { known, values, greatest, zeros, period } = soFar;
  return (
    <div className={heapsCss.summary}>
      <h3>{many(known, 'heap', 'heaps')} so far</h3>
      <ul>
        <li>
          {period
            ? `Period ${counted(period.period)} from ${counted(period.from)} is proved: the other heaps are copied.`
            : 'No period is proved yet.'}
        </li>
        <li>
          Values: {counted(values)} different ones, the greatest {counted(greatest)}; heaps worth 0:{' '}
          {counted(zeros)}.
        </li>
      </ul>
    </div>
  );
}

const asCsv = { mime: 'text/csv', extension: '.csv', what: words.tables.asCsv };
const asLatex = { mime: 'application/x-tex', extension: '.tex', what: words.tables.asLatex };
const asSummary = { mime: 'application/json', extension: '.json', what: 'Summary' };

async function written(of: string, form: HeapTextJob['form']): Promise<Result<WrittenExport>> {
  const job: HeapTextJob = { kind: 'heap-text', of, form };
  const answer = await engine().run(job).answer;
  if (answer.kind === 'done') {
    const { text } = answer.value;
    return accepted({ body: form === 'latex' ? latexMadeBy(text, madeByEditor) : text, unsaid: [] });
  }
  return refused([{ place: '', says: answer.kind === 'cancelled' ? words.export.notFinished : answer.says }]);
}

/** The summary as a file for grundy check, the values as CSV, and the first ones in LaTeX. */
function HeapsLeave({ heaps: { of, summary } }: { readonly heaps: GrowingHeaps }) {
  const name = `heaps of ${summary?.game ?? 'a game'}`.replace(/[^\w.-]+/g, ' ').trim();
  return (
    <div className={about.leaves}>
      {summary && (
        <Button
          title="As JSON, which grundy check checks by a program that shares no code with this one"
          onClick={() => void downloadExport(asSummary, written(of, 'json'), name)}
        >
          Save summary
        </Button>
      )}
      <Button
        title="The value of each heap that was found, a line each; at most a million of them"
        onClick={() => void downloadExport(asCsv, written(of, 'csv'), name)}
      >
        {words.sweeps.saveCsv}
      </Button>
      <Button onClick={() => void copyExport(asLatex, written(of, 'latex'))}>{words.tables.copyLatex}</Button>
    </div>
  );
}
