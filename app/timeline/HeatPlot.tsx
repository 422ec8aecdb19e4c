/**
 * The chart of a game by temperature: mean and temperature of each moment as two lines on one scale, what
 * each move gave away below them, and the exact numbers of one moment in words above. A player goes from it
 * to any moment; for an audience it is a picture.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dyadicOf } from '../../engine/numbers/index.ts';
import type { SumHeat } from '../../engine/sums/index.ts';
import { MathText } from '../parts/MathText.tsx';
import { isShortcut } from '../parts/typed-keys.ts';
import type { HeatOnChart, PlyOnChart } from '../store/state/wall.ts';
import { words } from '../words.ts';
import css from './heat-chart.module.css';

const says = words.temperatures;

const Exact = ({ x }: { readonly x: number }) => (
  <MathText value={{ kind: 'stopper', canonical: dyadicOf(x) }} />
);

/** The least and the greatest number of the chart, 0 among them. */
function scaleOf(moments: HeatOnChart['moments']): readonly [number, number] {
  const numbers = moments.flatMap((heat) => (heat ? [heat.mean, heat.temperature] : []));
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  return low === high ? [low, low + 1] : [low, high];
}

/** Between a tick of 0 and another one, as a share of the height, there is room for both. */
const roomForTick = 0.24;

/** The ends of the scale, and 0 where it has room. */
function ticksOn([low, high]: readonly [number, number]): readonly number[] {
  const isApart = (end: number): boolean => Math.abs(end) / (high - low) >= roomForTick;
  const ends =
    low === 0 || high === 0 ? [low, high] : isApart(low) && isApart(high) ? [low, 0, high] : [low, high];
  return ends;
}

/** The parts of a line between moments without known values, as points of a figure of 100 by 100. */
function pathsOf(
  { moments }: HeatOnChart,
  of: (heat: SumHeat) => number,
  place: (at: number) => number,
  height: (x: number) => number,
): string {
  return moments
    .map((heat, at) => {
      if (!heat) return '';
      const goesOn = at > 0 && moments[at - 1] !== undefined;
      return `${goesOn ? 'L' : 'M'}${place(at)} ${height(of(heat))}`;
    })
    .join('');
}

/** Arrows go from moment to moment. */
function pressArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const button = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  if (!by || !button || isShortcut(event)) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(button) + by]?.focus();
}

function Readout({ heat, children }: { readonly heat: SumHeat | undefined; readonly children: string }) {
  return (
    <div className={css.readout}>
      <span className={css.key} data-line="mean">
        <i aria-hidden="true" />
        mean {heat && <Exact x={heat.mean} />}
      </span>
      <span className={css.key} data-line="temperature">
        <i aria-hidden="true" />
        temperature {heat?.isBound && `${says.atMost} `}
        {heat && <Exact x={heat.temperature} />}
      </span>
      <span className={css.worth}>{children}</span>
    </div>
  );
}

/** The dots of a moment, and what the move before it gave away. */
function MomentMarks(props: {
  readonly heat: SumHeat | undefined;
  readonly ply: PlyOnChart | undefined;
  readonly onBoard: boolean;
  readonly height: (x: number) => number;
}) {
  const { heat, ply, onBoard, height } = props;
  return (
    <>
      {heat && (
        <span className={css.dots} aria-hidden="true">
          <i data-line="mean" style={{ top: `${height(heat.mean)}%` }} />
          <i data-line="temperature" style={{ top: `${height(heat.temperature)}%` }} />
        </span>
      )}
      {!onBoard && (
        <span className={css.gave} data-grade={ply?.grade} aria-hidden="true">
          {ply?.sign}
        </span>
      )}
    </>
  );
}

type Going = {
  /** In words, for people who listen. */
  said(moment: number): string;
  go(moment: number): void;
};

function Moment(props: {
  readonly moment: number;
  readonly isHere: boolean;
  readonly going: Going | undefined;
  readonly point: (moment: number | undefined) => void;
  readonly children: ReactNode;
}) {
  const { moment, isHere, going, point, children } = props;
  const current = isHere ? 'step' : undefined;
  if (!going) return <span aria-current={current}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={going.said(moment)}
      aria-current={current}
      tabIndex={isHere ? 0 : -1}
      onClick={() => going.go(moment)}
      onPointerEnter={() => point(moment)}
      onFocus={() => point(moment)}
      onBlur={() => point(undefined)}
    >
      {children}
    </button>
  );
}

/** Without `going` it is looked at alone. */
export function HeatPlot(props: {
  readonly chart: HeatOnChart;
  readonly at: number;
  readonly onBoard: boolean;
  readonly going?: Going;
}) {
  const { chart, at, onBoard, going } = props;
  const { moments, plies } = chart;
  const [pointed, point] = useState<number | undefined>(undefined);
  const here = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is brought into view when it is another moment
  useEffect(() => {
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, chart]);
  const scale = scaleOf(moments);
  const last = Math.max(1, moments.length - 1);
  const place = (moment: number): number => (100 * (moment + 0.5)) / (last + 1);
  const height = (x: number): number => (100 * (scale[1] - x)) / (scale[1] - scale[0]);
  const shown = pointed !== undefined && pointed < moments.length ? pointed : at;
  return (
    <fieldset className={css.chart} aria-label={says.title} data-board={onBoard || undefined}>
      <Readout heat={moments[shown]}>{plies[shown - 1]?.says ?? ''}</Readout>
      <div className={css.plot}>
        <div className={css.axis} aria-hidden="true">
          {ticksOn(scale).map((tick) => (
            <span key={tick} style={{ top: `${height(tick)}%` }}>
              <Exact x={tick} />
            </span>
          ))}
        </div>
        <div className={css.scroller} ref={here}>
          <div
            className={css.moments}
            style={{
              minWidth: `calc(${moments.length} * var(--least))`,
              maxWidth: `calc(${moments.length} * var(--most))`,
            }}
          >
            <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className={css.zero} d={`M0 ${height(0)}H100`} />
              <path className={css.mean} d={pathsOf(chart, ({ mean }) => mean, place, height)} />
              <path
                className={css.temperature}
                d={pathsOf(chart, ({ temperature }) => temperature, place, height)}
              />
            </svg>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next */}
            <div className={css.buttons} onKeyDown={pressArrow} onPointerLeave={() => point(undefined)}>
              {moments.map((heat, moment) => (
                <Moment
                  // biome-ignore lint/suspicious/noArrayIndexKey: a moment of a game is known by its place
                  key={moment}
                  moment={moment}
                  isHere={moment === at}
                  going={going}
                  point={point}
                >
                  <MomentMarks heat={heat} ply={plies[moment - 1]} onBoard={onBoard} height={height} />
                </Moment>
              ))}
            </div>
          </div>
        </div>
      </div>
    </fieldset>
  );
}
