/** The plot beside the rows: the figure that the pens write, in the page's own colours. */
import { useCallback, useState } from 'react';
import { type Figure, styles } from '../../engine/figure/index.ts';
import type { PartOfTable } from '../../workers/protocol.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { Button } from '../parts/Button.tsx';
import { FigureShapes } from '../parts/FigureShapes.tsx';
import { openDialog } from '../store/chrome.ts';
import { useJob } from '../store/use-job.ts';
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
        <HelpButton subject="plot" name={words.help.plot} />
        {part && (
          <Button onClick={() => openDialog({ kind: 'export-plot' })}>{words.sweeps.exportPlot}</Button>
        )}
      </div>
      {part ? <Plotted plot={plot} part={part} /> : <p className={css.quiet}>{words.sweeps.plotLater}</p>}
    </section>
  );
}

function Plotted({ plot, part }: { readonly plot: string; readonly part: PartOfTable }) {
  const make = useCallback(
    () => ({ kind: 'plot-table', ...part, plot, style: styles.screen }) as const,
    [part, plot],
  );
  const answer = useJob(make);
  // The plot of before stays until the next one is there.
  const [last, keep] = useState<Figure | undefined>(undefined);
  const found = answer?.kind === 'done' ? answer.value.found : undefined;
  const now = found?.ok ? found.value : undefined;
  if (now !== undefined && now !== last) keep(now);
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
  const figure = now ?? last;
  if (!figure) return <p className={css.quiet}>{words.working}</p>;
  const { x, y, width, height } = figure.bounds;
  return (
    <section
      className={about.figure}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      aria-label={words.sweeps.plotted}
      data-waiting={!now || undefined}
    >
      <svg
        role="img"
        aria-label={figure.description}
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ width: `${width * size}px` }}
      >
        <FigureShapes figure={figure} />
      </svg>
    </section>
  );
}
