/** What is done with a table: begun, stopped, searched; which measures it shows. */
import { useEffect, useId, useRef, useState } from 'react';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { Button } from '../parts/Button.tsx';
import { NotationSearch } from '../parts/NotationSearch.tsx';
import { useEditor } from '../store/editor.ts';
import { mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import { changeLook, lookAtTable, type TableAsked, useLookHere } from './asked.ts';
import { PlotChoice } from './PlotFields.tsx';
import type { RowSieve } from './shown-rows.ts';
import { type GrowingTable, goOn, stopSweep, useSweep } from './sweeping.ts';
import css from './sweeps.module.css';

type Props = {
  readonly asked: TableAsked;
  readonly sifted: RowSieve;
  readonly sift: (change: Partial<RowSieve>) => void;
};

export function SweepBar({ asked, sifted, sift }: Props) {
  const sweep = useSweep((state) => state.sweep);
  const isTold = useEditor(mayTellAll);
  const plot = useEditor((state) => lookAtTable(state).plot);
  if (!isTold) return <p className={`${css.bar} ${css.quiet}`}>{words.sweeps.hidden}</p>;
  return (
    <div className={css.bar}>
      {sweep && <Work sweep={sweep} count={asked.plan?.count ?? 0} />}
      {sweep && sweep.state !== 'waiting' && (
        <>
          <Search sifted={sifted} sift={sift} />
          <PlotChoice plot={plot} />
          <Columns offered={sweep.measured?.offered ?? []} />
        </>
      )}
    </div>
  );
}

function Work({ sweep, count }: { readonly sweep: GrowingTable; readonly count: number }) {
  const { state, rows, total } = sweep;
  if (state === 'done') return null;
  if (state === 'waiting') {
    return (
      <p className={css.work}>
        <Button look="strong" onClick={goOn}>
          {words.sweeps.begin}
        </Button>
        <span>{words.sweeps.large(count)}</span>
      </p>
    );
  }
  const isRunning = state === 'running';
  return (
    <p className={css.work} role={isRunning ? undefined : 'status'}>
      <progress value={rows.length} max={total} aria-label={words.sweeps.progressLong} />
      <span className="numbers">{words.sweeps.progress(rows.length, total)}</span>
      {isRunning && <Button onClick={stopSweep}>{words.sweeps.stop}</Button>}
      {state === 'stopped' && <Button onClick={goOn}>{words.sweeps.goOn}</Button>}
      {typeof state === 'object' && (
        <>
          <span>{state.failed}</span>
          <Button onClick={goOn}>{words.sweeps.again}</Button>
        </>
      )}
    </p>
  );
}

function Search({ sifted: { search }, sift }: Pick<Props, 'sifted' | 'sift'>) {
  const id = useId();
  return (
    <span className={css.search}>
      <label htmlFor={id} className="unseen">
        {words.sweeps.search}
      </label>
      <NotationSearch
        id={id}
        value={search}
        placeholder={words.sweeps.searchHint}
        onType={(typed) => sift({ search: typed })}
      />
    </span>
  );
}

/** A choice over the table, which goes when somebody presses elsewhere. */
function Columns({ offered }: { readonly offered: readonly ValueMeasure[] }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLookHere();
  const chosen = useEditor((state) => lookAtTable(state).columns);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    const acts = ['pointerdown', 'focusin'] as const;
    for (const act of acts) document.addEventListener(act, leave);
    // Before the page's own keys, for which Esc means something else.
    window.addEventListener('keydown', press, true);
    return () => {
      for (const act of acts) document.removeEventListener(act, leave);
      window.removeEventListener('keydown', press, true);
    };
  }, [open]);
  if (offered.length === 0) return null;
  const choose = (measure: string, shown: boolean): void => {
    const others = chosen.filter((each) => each !== measure);
    changeLook({ columns: shown ? [...others, measure] : others });
  };
  return (
    <div ref={place} className={css.over}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {words.tables.columns}
      </Button>
      <fieldset id={id} className={css.choice} hidden={!open}>
        <legend className="unseen">{words.tables.columnsLong}</legend>
        {offered.map(({ id: measure, title, says }) => (
          <label key={measure}>
            <input
              type="checkbox"
              checked={chosen.includes(measure)}
              onChange={({ target }) => choose(measure, target.checked)}
            />
            <span>
              {title} <span className={css.quiet}>{says}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
