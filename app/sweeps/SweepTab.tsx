/** The table of a family of positions below the drawing, over the whole width: what is asked for, its rows as they come, a plot beside them. */
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { HelpButton } from '../help/HelpButton.tsx';
import { IconButton } from '../parts/Button.tsx';
import { Splitter } from '../parts/Splitter.tsx';
import { highestTable, lowestTable, openTable, setTableHeight } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { useRulesets } from '../store/rulesets.ts';
import { firstChrome } from '../store/state/chrome.ts';
import { mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import { askedNow, lookAtTable } from './asked.ts';
import { OfferedFamilies } from './OfferedFamilies.tsx';
import { usePartOfTable } from './SweepAbout.tsx';
import { SweepBar } from './SweepBar.tsx';
import { SweepFields } from './SweepFields.tsx';
import { SweepFoot } from './SweepFoot.tsx';
import { SweepGrid } from './SweepGrid.tsx';
import { SweepPlot } from './SweepPlot.tsx';
import type { RowSieve } from './shown-rows.ts';
import { startSweeping } from './sweeping.ts';
import css from './sweeps.module.css';

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
        label={words.sweeps.height}
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
  useRulesets();
  const asked = useEditor(askedNow);
  const isTold = useEditor(mayTellAll);
  const plot = useEditor((state) => lookAtTable(state).plot);
  const part = usePartOfTable();
  const [{ of, sifted }, setSifted] = useState({ of: '', sifted: everything });
  const now = asked && of === asked.of && isTold ? sifted : everything;
  const sift = (change: Partial<RowSieve>): void =>
    setSifted({ of: asked?.of ?? '', sifted: { ...now, ...change } });
  return (
    <>
      <header className={css.head}>
        <h2 className={css.title}>{words.sweeps.of}</h2>
        <SweepFields asked={asked}>
          {asked?.plan && <SweepBar asked={asked} sifted={now} sift={sift} />}
        </SweepFields>
        <HelpButton subject="family" name={words.help.card} />
        <IconButton name={words.sweeps.close} onClick={() => openTable(false)}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {!asked && <OfferedFamilies />}
      {asked?.plan && (
        <>
          <div className={css.middle}>
            <SweepGrid asked={asked} plan={asked.plan} sifted={now} />
            {plot !== undefined && isTold && <SweepPlot plot={plot} part={part} />}
          </div>
          <SweepFoot asked={asked} part={part} sifted={now} sift={sift} />
        </>
      )}
    </>
  );
}
