/**
 * The table of a family of positions below the drawing, over the whole width: what is asked for, its rows as
 * they come, a plot beside them.
 */
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { textOf } from '../../engine/values/index.ts';
import type { PartOfTable } from '../../workers/protocol.ts';
import { commandById } from '../commands/index.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { MathTextAmongOthers } from '../parts/MathText.tsx';
import { NotationSearch } from '../parts/NotationSearch.tsx';
import { Splitter } from '../parts/Splitter.tsx';
import { highestTable, lowestTable, openDialog, openTable, setTableHeight } from '../store/chrome.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { useRulesets } from '../store/rulesets.ts';
import { firstChrome } from '../store/state/chrome.ts';
import { mayTellAll } from '../store/telling.ts';
import { many } from '../words/counting.ts';
import { counted, words } from '../words.ts';
import {
  askedNow,
  askForOther,
  changeLook,
  familyWith,
  lookAtTable,
  type TableAsked,
  useLookHere,
} from './asked.ts';
import { GrowingWork } from './GrowingWork.tsx';
import offeredFamiliesCss from './offered-families.module.css';
import { PlotChoice } from './PlotFields.tsx';
import { HeapsBar, SummedHeaps } from './SummedHeaps.tsx';
import { Checked, Periods, TableLeaves, usePartOfTable } from './SweepAbout.tsx';
import { SweepFields } from './SweepFields.tsx';
import { SweepGrid } from './SweepGrid.tsx';
import { SweepPlot } from './SweepPlot.tsx';
import type { RowSieve } from './shown-rows.ts';
import { SiftedSaid, sieveWith, useSiftedRows } from './sifting.tsx';
import { startSumming } from './summing.ts';
import { type GrowingTable, goOn, startSweeping, stopSweep, useSweep } from './sweeping.ts';
import css from './sweeps.module.css';
import about from './table-about.module.css';

/** Values that are counted at first; the others are asked for. */
const firstCounts = 12;
const mostCounts = 400;

type Sifting = { readonly sifted: RowSieve; readonly sift: (change: Partial<RowSieve>) => void };
type SweepFootProps = Sifting & { readonly asked: TableAsked; readonly part: PartOfTable | undefined };

/**
 * Below the rows: how many have each value, and how many are shown. A press on a value shows its rows alone.
 */
function SweepFoot({ asked, part, sifted, sift }: SweepFootProps) {
  const sweep = useSweep((state) => state.found);
  if (!sweep || sweep.rows.length === 0) return null;
  return (
    <footer className={about.foot}>
      <Counts sweep={sweep} sifted={sifted} sift={sift} />
      {part && (
        <>
          <Checked part={part} isWhole={sweep.state === 'done'} />
          <Periods part={part} />
          <TableLeaves asked={asked} part={part} sweep={sweep} sieve={sifted} />
        </>
      )}
    </footer>
  );
}

function Counts({ sweep, sifted: { only }, sift }: Sifting & { readonly sweep: GrowingTable }) {
  const [whole, setWhole] = useState(false);
  const { values, counts, rows, version } = sweep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists of a sweep grow in place, which its version tells
  const order = useMemo(
    () => [...values.keys()].sort((a, b) => counts[b] - counts[a] || a - b),
    [values, counts, version],
  );
  const shown = order.slice(0, whole ? mostCounts : firstCounts);
  const without = rows.length - counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className={about.counts} aria-label="Rows by value">
      {shown.map((code) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={only === code}
            aria-label={`Only the ${many(counts[code], 'row', 'rows')} worth ${textOf(values[code])}`}
            onClick={() => sift({ only: only === code ? undefined : code })}
          >
            <MathTextAmongOthers value={values[code]} />
            <span className={`${css.quiet} numbers`}>{counted(counts[code])}</span>
          </button>
        </li>
      ))}
      {!whole && order.length > firstCounts && (
        <li>
          <Button look="quiet" onClick={() => setWhole(true)}>
            {counted(order.length - firstCounts)} more values
          </Button>
        </li>
      )}
      {without > 0 && <li className={css.quiet}>{many(without, 'row', 'rows')} without a value</li>}
      {only !== undefined && (
        <li>
          <Button onClick={() => sift({ only: undefined })}>Show all rows</Button>
        </li>
      )}
    </ul>
  );
}

/** What an empty table shows: what to do there, and the families of every ruleset, each a press away. */
function OfferedFamilies() {
  const rulesets = useEditor((state) => state.rulesets);
  const readOnly = useReadOnly();
  if (readOnly) return null;
  return (
    <section className={offeredFamiliesCss.offered} aria-label="Families of positions">
      <p>
        Choose a family. Each of its positions becomes a row with its value, who wins, and what you choose to
        measure. Afterwards you can write a pattern of your own instead.
      </p>
      <dl>
        {rulesets.flatMap((ruleset) => {
          const { id, name, families = [] } = ruleset;
          if (families.length === 0) return [];
          return (
            <div key={id}>
              <dt>{name}</dt>
              {families.map((family) => (
                <dd key={family.id}>
                  <button
                    type="button"
                    className={offeredFamiliesCss.family}
                    onClick={() => askForOther(familyWith(ruleset, family.id))}
                  >
                    {family.says}
                  </button>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type Props = {
  readonly asked: TableAsked;
  readonly sifted: RowSieve;
  readonly sift: (change: Partial<RowSieve>) => void;
};

const kept = (rows: number, looked: number, unknown: number) =>
  `${many(rows, 'row', 'rows')} of ${many(looked, 'position', 'positions')}${unknown === 0 ? '' : `; of ${counted(unknown)} it is not known whether the condition holds`}`;

const large = (count: number) =>
  `${many(count, 'position', 'positions')}: that may take a while. The command line does the same with all cores (grundy sweep).`;

/**
 * What is done with a table: begun, stopped, searched; which measures it shows. Where conditions on values
 * keep some of the positions, it says how many.
 */
function SweepBar({ keepsSome, sifted, sift }: Sifting & { readonly keepsSome: boolean }) {
  const sweep = useSweep((state) => state.found);
  const isTold = useEditor(mayTellAll);
  const plot = useEditor((state) => lookAtTable(state).plot);
  if (!isTold) return <p className={`${css.bar} ${css.quiet}`}>{words.sweeps.hidden}</p>;
  return (
    <div className={css.bar}>
      {sweep && (
        <GrowingWork
          growing={sweep}
          known={sweep.looked}
          says={{ large: large(sweep.total), progress: 'Rows that have been found' }}
          goOn={goOn}
          stop={stopSweep}
        />
      )}
      {sweep && keepsSome && sweep.state !== 'waiting' && sweep.problems.length === 0 && (
        <span role="status" className={`${css.quiet} numbers`}>
          {sweep.state !== 'running' && kept(sweep.rows.length, sweep.looked, sweep.unknown)}
        </span>
      )}
      {sweep && sweep.state !== 'waiting' && sweep.problems.length === 0 && (
        <>
          <Search sifted={sifted} sift={sift} />
          <PlotChoice plot={plot} />
          <Columns offered={sweep.measured?.offered ?? []} />
        </>
      )}
    </div>
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
        placeholder="a value, or value > 0"
        onType={(typed) => sift({ search: typed })}
      />
    </span>
  );
}

/** A choice over the table, which goes when a person presses elsewhere. */
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

const everything: RowSieve = { only: undefined, search: '' };

export function SweepTab() {
  const id = useId();
  const height = useEditor((state) => state.tableHeight);
  return (
    <section
      id={id}
      className={css.tab}
      aria-label={words.sweeps.table}
      style={{ '--height': `${height}dvh` } as CSSProperties}
    >
      <Splitter
        below
        className={css.edge}
        label="Height of the table"
        of={id}
        size={{ now: height, least: lowestTable, most: highestTable, step: 4 }}
        sizeFrom={(y) => (100 * (window.innerHeight - y)) / window.innerHeight}
        change={setTableHeight}
        putBack={() => setTableHeight(firstChrome.tableHeight)}
      />
      <Inside />
    </section>
  );
}

function Inside() {
  useEffect(startSweeping, []);
  useEffect(startSumming, []);
  useRulesets();
  const asked = useEditor(askedNow);
  const isTold = useEditor(mayTellAll);
  const plot = useEditor((state) => lookAtTable(state).plot);
  const part = usePartOfTable();
  const [{ of, sifted }, setSifted] = useState({ of: '', sifted: everything });
  const now = asked && of === asked.of && isTold ? sifted : everything;
  const condition = useSiftedRows(now.search, part);
  const sieve = useMemo(() => sieveWith(now, condition), [now, condition]);
  const sift = (change: Partial<RowSieve>): void =>
    setSifted({ of: asked?.of ?? '', sifted: { ...now, ...change } });
  return (
    <>
      <header className={css.head}>
        <h2 className={css.title}>Table of</h2>
        <SweepFields asked={asked}>
          {asked?.plan && <SweepBar keepsSome={asked.plan.onValues.length > 0} sifted={now} sift={sift} />}
          {condition && isTold && <SiftedSaid sifted={condition} isResting={part !== undefined} />}
          {asked?.heaps !== undefined && <HeapsBar />}
        </SweepFields>
        <Button onClick={() => openDialog({ kind: 'find-games', about: 'members' })}>
          {commandById('find.games').label}
        </Button>
        <HelpButton subject="family" name={words.help.card} />
        <IconButton name="Close the table" onClick={() => openTable(false)}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {!asked && <OfferedFamilies />}
      {asked?.heaps !== undefined && isTold && <SummedHeaps />}
      {asked?.plan && (
        <>
          <div className={css.middle}>
            <SweepGrid asked={asked} plan={asked.plan} sifted={sieve} />
            {plot !== undefined && isTold && <SweepPlot plot={plot} part={part} />}
          </div>
          <SweepFoot asked={asked} part={part} sifted={sieve} sift={sift} />
        </>
      )}
    </>
  );
}
