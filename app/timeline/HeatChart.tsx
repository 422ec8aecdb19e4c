/**
 * The chart of the game that is played by temperature: a moment is shown by a click, or by arrows and Enter.
 */
import { useMemo } from 'react';
import { useEditor } from '../store/editor.ts';
import type { TurnGame } from '../store/state/play.ts';
import { isBoard } from '../store/subject.ts';
import { showLineAt } from '../walkthrough/board-lines.ts';
import { heatChartShown, type LineHeat, numberSaid, onChart } from '../walkthrough/line-heat.ts';
import { seatName } from '../walkthrough/seats.ts';
import { words } from '../words.ts';
import { HeatPlot } from './HeatPlot.tsx';
import css from './heat-chart.module.css';
import { useLineHeat } from './use-line-heat.ts';

const says = words.temperatures;

type Line = Extract<LineHeat, { readonly kind: 'line' }>;

/** In words: the numbers of a moment and what the move before it gave away. */
function saidOfMoment(
  line: Line,
  game: TurnGame,
  at: number,
  name: (by: TurnGame['starter']) => string,
): string {
  const ply = game.plies[at - 1];
  const when = ply ? `After move ${at}, ${name(ply.by)}` : 'At the beginning';
  const heat = line.moments[at];
  if (!heat) return `${when}: not known.`;
  const temperature = `${heat.isBound ? `${says.atMost} ` : ''}${numberSaid(heat.temperature)}`;
  const { grade, worth } = line.plies[at - 1] ?? {};
  return [`${when}: mean ${numberSaid(heat.mean)}, temperature ${temperature}.`, grade?.says, worth]
    .filter(Boolean)
    .join(' ');
}

function Chart({ line, game, at }: { readonly line: Line; readonly game: TurnGame; readonly at: number }) {
  const document = useEditor((state) => state.document);
  const chart = useMemo(() => onChart(line), [line]);
  const name = (by: TurnGame['starter']): string => seatName(document, game, by);
  const onBoard = isBoard(document);
  return (
    <HeatPlot
      chart={chart}
      at={at}
      onBoard={onBoard}
      going={{
        said: (moment) => saidOfMoment(line, game, moment, name),
        go: (moment) => showLineAt(game.variation ?? 0, moment),
      }}
    />
  );
}

/**
 * The chart of the game that is played, where it is shown; or the reason why there is none, for a person who
 * asked for it.
 */
export function HeatChart({ game, at }: { readonly game: TurnGame; readonly at: number }) {
  const line = useLineHeat();
  const shown = useEditor(({ heatShown }) => heatChartShown({ heatShown }, line));
  if (!shown || game.pieces.length === 0) return null;
  if (!line) return <p className={css.none}>{words.working}</p>;
  if (line.kind === 'none') return <p className={css.none}>{says.none(line.says)}</p>;
  return <Chart line={line} game={game} at={at} />;
}
