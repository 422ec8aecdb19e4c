/**
 * The chart of a game by temperature: mean and temperature of each moment as two lines on one scale, what each move gave away below them, and
 * the exact numbers of the moment that is pointed at in words above. A moment is shown by a click, or by arrows and Enter.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dyadicOf } from '../../engine/numbers/index.ts';
import type { SumHeat } from '../../engine/sums/index.ts';
import { MathText } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import type { Game } from '../store/state/play.ts';
import { showLineAt } from '../walkthrough/board-lines.ts';
import { seatName } from '../walkthrough/game-frames.ts';
import { heatChartShown, type LineHeat, numberSaid } from '../walkthrough/line-heat.ts';
import { goToFrame } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import css from './heat-chart.module.css';
import { useLineHeat } from './use-line-heat.ts';

const says = words.temperatures;

type Line = Extract<LineHeat, { readonly kind: 'line' }>;

const Exact = ({ x }: { readonly x: number }) => (
  <MathText value={{ kind: 'stopper', canonical: dyadicOf(x) }} />
);

/** The least and the greatest number of the chart, 0 among them. */
function scaleOf(moments: Line['moments']): readonly [number, number] {
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

/** The parts of a line between moments of which nothing is known, as points of a figure of 100 by 100. */
function pathsOf(
  { moments }: Line,
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

/** In words: the numbers of a moment and what the move before it gave away. */
function saidOfMoment(line: Line, game: Game, at: number, name: (by: Game['starter']) => string): string {
  const ply = game.plies[at - 1];
  const when = ply ? says.afterMove(at, name(ply.by)) : says.beginning;
  const heat = line.moments[at];
  if (!heat) return says.unknownMoment(when);
  const temperature = `${heat.isBound ? `${says.atMost} ` : ''}${numberSaid(heat.temperature)}`;
  const { grade, worth } = line.plies[at - 1] ?? {};
  return [says.moment(when, numberSaid(heat.mean), temperature), grade?.says, worth]
    .filter(Boolean)
    .join(' ');
}

/** Arrows go from moment to moment. */
function pressArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const button = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  if (!by || !button || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(button) + by]?.focus();
}

function Readout({ heat, children }: { readonly heat: SumHeat | undefined; readonly children: string }) {
  return (
    <div className={css.readout}>
      <span className={css.key} data-line="mean">
        <i aria-hidden="true" />
        {says.mean} {heat && <Exact x={heat.mean} />}
      </span>
      <span className={css.key} data-line="temperature">
        <i aria-hidden="true" />
        {says.temperature} {heat?.isBound && `${says.atMost} `}
        {heat && <Exact x={heat.temperature} />}
      </span>
      <span className={css.worth}>{children}</span>
    </div>
  );
}

function Chart({ line, game, at }: { readonly line: Line; readonly game: Game; readonly at: number }) {
  const document = useEditor((state) => state.document);
  const [pointed, point] = useState<number | undefined>(undefined);
  const here = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is brought into view when it is another moment
  useEffect(() => {
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, line]);
  const { moments, plies } = line;
  const scale = scaleOf(moments);
  const last = Math.max(1, moments.length - 1);
  const place = (moment: number): number => (100 * (moment + 0.5)) / (last + 1);
  const height = (x: number): number => (100 * (scale[1] - x)) / (scale[1] - scale[0]);
  const name = (by: Game['starter']): string => seatName(document, game, by);
  const shown = pointed !== undefined && pointed < moments.length ? pointed : at;
  const goTo = (moment: number): void =>
    document.board ? showLineAt(game.variation ?? 0, moment) : goToFrame(moment);
  const { grade, worth } = plies[shown - 1] ?? {};
  const onBoard = document.board !== undefined;
  return (
    <fieldset className={css.chart} aria-label={says.title} data-board={onBoard || undefined}>
      <Readout heat={moments[shown]}>{[grade?.says, worth].filter(Boolean).join(' ')}</Readout>
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
              <path className={css.mean} d={pathsOf(line, ({ mean }) => mean, place, height)} />
              <path
                className={css.temperature}
                d={pathsOf(line, ({ temperature }) => temperature, place, height)}
              />
            </svg>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one of its buttons to the next */}
            <div className={css.buttons} onKeyDown={pressArrow} onPointerLeave={() => point(undefined)}>
              {moments.map((heat, moment) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a moment of a game is known by its place
                  key={moment}
                  type="button"
                  aria-label={saidOfMoment(line, game, moment, name)}
                  aria-current={moment === at ? 'step' : undefined}
                  tabIndex={moment === at ? 0 : -1}
                  onClick={() => goTo(moment)}
                  onPointerEnter={() => point(moment)}
                  onFocus={() => point(moment)}
                  onBlur={() => point(undefined)}
                >
                  {heat && (
                    <span className={css.dots} aria-hidden="true">
                      <i data-line="mean" style={{ top: `${height(heat.mean)}%` }} />
                      <i data-line="temperature" style={{ top: `${height(heat.temperature)}%` }} />
                    </span>
                  )}
                  {!onBoard && (
                    <span
                      className={css.gave}
                      data-grade={plies[moment - 1]?.grade?.grade}
                      aria-hidden="true"
                    >
                      {plies[moment - 1]?.grade?.sign}
                    </span>
                  )}
                </button>
              ))}
            </div>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** The chart of the game that is played, where it is shown; why there is none, to who asked for it. */
export function HeatChart({ game, at }: { readonly game: Game; readonly at: number }) {
  const line = useLineHeat();
  const shown = useEditor(({ heatShown }) => heatChartShown({ heatShown }, line));
  if (!shown || game.pieces.length === 0) return null;
  if (!line) return <p className={css.none}>{words.working}</p>;
  if (line.kind === 'none') return <p className={css.none}>{says.none(line.says)}</p>;
  return <Chart line={line} game={game} at={at} />;
}
