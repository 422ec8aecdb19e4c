/**
 * The figure on paper, in its true size, beneath a ruler; lines mark the widths of a journal's column and
 * page.
 */
import { useEffect, useRef, useState } from 'react';
import type { Answer, FigureDrawn } from '../../workers/protocol.ts';
import { columnWidth, pageWidth } from '../export/options.ts';
import { layPictures } from '../export/pictures.ts';
import { Button } from '../parts/Button.tsx';
import { useLatest } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './export-preview.module.css';

/** In millimetres: how far the ruler extends beyond the figure, and its least length. */
const beyond = 10;
const leastRuler = 190;

function Ruler({ length }: { readonly length: number }) {
  const marks = Array.from({ length: length + 1 }, (_, at) => at);
  const high = (at: number): number => (at % 10 === 0 ? 2.6 : at % 5 === 0 ? 1.8 : 1.1);
  return (
    <svg
      className={css.ruler}
      style={{ width: `${length + beyond}mm` }}
      viewBox={`0 0 ${length + beyond} 6`}
      aria-hidden="true"
    >
      <path d={marks.map((at) => `M${at} 6v-${high(at)}`).join('')} />
      {marks
        .filter((at) => at % 10 === 0)
        .map((at) => (
          <text key={at} x={at} y="2.8" textAnchor={at === 0 ? 'start' : 'middle'}>
            {at === 0 ? 'mm' : at}
          </text>
        ))}
    </svg>
  );
}

const Edge = ({ at, says }: { readonly at: number; readonly says: string }) => (
  <div className={css.edge} style={{ left: `${at}mm` }} aria-hidden="true">
    <span>{says}</span>
  </div>
);

/** In millimetres: by how much a figure may miss the width asked for without a word. */
const unseen = 1;
const isNarrow = ({ width, widest }: FigureDrawn): boolean => widest !== undefined && width < widest - unseen;

export function ExportPreview(props: {
  readonly title: string;
  readonly answer: Answer<FigureDrawn> | undefined;
  /** Whether the figure is not too large to be drawn. */
  readonly possible: boolean;
}) {
  const { title, answer, possible } = props;
  const [chequered, chequer] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useLatest(answer?.kind === 'done' ? answer.value : undefined);
  useEffect(() => (drawn && place.current ? layPictures(place.current, drawn.parts) : undefined), [drawn]);
  const length = Math.max(leastRuler, Math.ceil((drawn?.width ?? 0) / 10) * 10);
  const failed = answer && answer.kind !== 'done' && answer.kind !== 'cancelled' ? answer.says : undefined;
  return (
    <div className={css.preview}>
      <section
        className={css.desk}
        aria-label="Preview at the printed size"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <div className={css.sheet} data-chequered={chequered || undefined}>
          <Ruler length={length} />
          <div className={css.figures}>
            <div
              ref={place}
              className={css.figure}
              role="img"
              aria-label={words.export.figure(title)}
              aria-busy={answer === undefined}
              style={{ width: `${drawn?.width ?? 0}mm`, height: `${drawn?.height ?? 0}mm` }}
            />
            <Edge at={columnWidth} says="column 84 mm" />
            <Edge at={pageWidth} says="page 174 mm" />
          </div>
        </div>
      </section>
      <div className={css.under}>
        <p>
          {!possible || failed || !drawn ? (
            (failed ?? (possible ? 'Drawing the figure…' : ''))
          ) : (
            <>
              {words.export.size(drawn.width, drawn.height)}
              {Math.abs(drawn.spacing - 1) > 0.001 &&
                `, distances ${drawn.spacing < 1 ? 'reduced' : 'enlarged'} to ${Math.round(drawn.spacing * 100)} %`}
              {drawn.scale < 0.999 && `, scaled to ${Math.round(drawn.scale * 100)} %`}
              {isNarrow(drawn) && `, ${words.export.narrower(drawn.widest ?? 0)}`}
            </>
          )}
        </p>
        <Button look="quiet" aria-pressed={chequered} onClick={() => chequer(!chequered)}>
          Chequerboard
        </Button>
      </div>
    </div>
  );
}
