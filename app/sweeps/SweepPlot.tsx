/** The plot beside the rows: the figure that the pens write, in the page's own colours. */
import { useCallback } from 'react';
import { styles } from '../../engine/figure/index.ts';
import type { PartOfTable } from '../../workers/protocol.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { Button } from '../parts/Button.tsx';
import { FigurePicture } from '../parts/FigureShapes.tsx';
import { openDialog } from '../store/chrome.ts';
import { useJob, useLatest } from '../store/use-job.ts';
import { words } from '../words.ts';
import { PlotFields } from './PlotFields.tsx';
import css from './sweeps.module.css';
import about from './table-about.module.css';

/** In pixels of the screen for each point of the figure. */
const size = 1.9;

export function SweepPlot({ plot, part }: { readonly plot: string; readonly part: PartOfTable | undefined }) {
  return (
    <section className={about.plot} aria-label={words.sweeps.plot}>
      <div className={about.plotHead}>
        <PlotFields plot={plot} />
        <HelpButton subject="plot" name="What does the plot show?" />
        {part && <Button onClick={() => openDialog({ kind: 'export-plot' })}>Export the plot…</Button>}
      </div>
      {part ? (
        <Plotted plot={plot} part={part} />
      ) : (
        <p className={css.quiet}>The plot is drawn when the rows are found.</p>
      )}
    </section>
  );
}

function Plotted({ plot, part }: { readonly plot: string; readonly part: PartOfTable }) {
  const make = useCallback(
    () => ({ kind: 'plot-table', ...part, plot, style: styles.screen }) as const,
    [part, plot],
  );
  const answer = useJob(make);
  const found = answer?.kind === 'done' ? answer.value.found : undefined;
  const now = found?.ok ? found.value : undefined;
  const figure = useLatest(now);
  if (answer && answer.kind !== 'done' && answer.kind !== 'cancelled') return <p>{answer.says}</p>;
  if (found?.ok === false) {
    return (
      <ul className={css.problems}>
        {found.problems.map(({ place, says }) => (
          <li key={`${place} ${says}`}>
            {place !== 'plot' && <b>{place}</b>} {says}
          </li>
        ))}
      </ul>
    );
  }
  if (!figure) return <p className={css.quiet}>{words.working}</p>;
  return (
    <section
      className={about.figure}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      aria-label="The plot"
      data-waiting={!now || undefined}
    >
      <FigurePicture figure={figure} pixels={size} />
    </section>
  );
}
