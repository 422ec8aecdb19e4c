/** Below the rows: how many have each value, and how many are shown. A press on a value shows its rows alone. */
import { useMemo, useState } from 'react';
import { textOf } from '../../engine/values/index.ts';
import type { PartOfTable } from '../../workers/protocol.ts';
import { Button } from '../parts/Button.tsx';
import { MathTextAmongOthers } from '../parts/MathText.tsx';
import { counted, words } from '../words.ts';
import type { TableAsked } from './asked.ts';
import { Checked, Periods, TableLeaves } from './SweepAbout.tsx';
import type { RowSieve } from './shown-rows.ts';
import { type GrowingTable, useSweep } from './sweeping.ts';
import css from './sweeps.module.css';
import about from './table-about.module.css';

/** Values that are counted at first; the others are asked for. */
const firstCounts = 12;
const mostCounts = 400;

type Sifting = { readonly sifted: RowSieve; readonly sift: (change: Partial<RowSieve>) => void };
type Props = Sifting & { readonly asked: TableAsked; readonly part: PartOfTable | undefined };

export function SweepFoot({ asked, part, sifted, sift }: Props) {
  const sweep = useSweep((state) => state.sweep);
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
    <ul className={about.counts} aria-label={words.sweeps.counts}>
      {shown.map((code) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={only === code}
            aria-label={words.sweeps.only1(textOf(values[code]), counts[code])}
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
            {words.sweeps.moreCounts(order.length - firstCounts)}
          </Button>
        </li>
      )}
      {without > 0 && <li className={css.quiet}>{words.sweeps.without(without)}</li>}
      {only !== undefined && (
        <li>
          <Button onClick={() => sift({ only: undefined })}>{words.sweeps.everyRow}</Button>
        </li>
      )}
    </ul>
  );
}
