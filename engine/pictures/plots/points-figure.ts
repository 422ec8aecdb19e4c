/**
 * A plot of points: one number or word of each row of a table against another, in series that are
 * distinguished by their signs alone, so that black print shows them as well. Points may be joined in their
 * order. A period is shown by its extent above the place from which it holds. Signs and joined lines are made
 * by d3-shape. Linear in the points.
 */
import {
  line as joinedBy,
  type SymbolType,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import { boundsOf } from '../../figure/bounds.ts';
import type { Spot } from '../../figure/curves.ts';
import type { Figure, FigureShape, FigureWords } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import { measuresOf, type Style } from '../../figure/style.ts';
import { printedWidth } from '../../figure/typeset.ts';
import { wordsOverlap } from '../../figure/words-at.ts';
import type { Mark } from '../../values/mark.ts';
import { base } from '../../values/wording.ts';
import { captionWith, legendLines, legendSentence } from '../legend.ts';
import { type PlotAxis, type ScaledAxis, scaledAxis } from './plot-axis.ts';
import { kindOfName, nameOnPlot, plotLine, plotWords } from './plot-words.ts';

export type PlottedPoint = { readonly x: number; readonly y: number };

export type PlotSeries = {
  /** Empty for a single series. */
  readonly name: Mark;
  /** Undefined means a gap, which no line crosses. */
  readonly points: readonly (PlottedPoint | undefined)[];
};

export type PlotPeriod = { readonly from: number; readonly period: number; readonly says: string };

export type PointsPlot = {
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  /** At most `mostSeries`. */
  readonly series: readonly PlotSeries[];
  readonly joined: boolean;
  readonly periods: readonly PlotPeriod[];
  /** What must be said of the plot besides: what is not in it. */
  readonly notes: readonly string[];
  /** The points in words, for readers who cannot see them. */
  readonly description: string;
};

/** The words above and below a plot. */
export type PlotTitle = { readonly title: string; readonly caption?: string };

type Sign = { readonly look: LookName; readonly form: 'disc' | SymbolType; readonly size: number };

/** The signs of the first series, of the second, and so on: none hides another, and none needs a colour. */
const signs: readonly Sign[] = [
  { look: 'dot', form: 'disc', size: 1 },
  { look: 'node edge', form: 'disc', size: 1.7 },
  { look: 'node edge', form: symbolSquare, size: 2 },
  { look: 'node edge', form: symbolTriangle, size: 1.7 },
  { look: 'dot', form: symbolDiamond, size: 1.2 },
  { look: 'dot', form: symbolCross, size: 1.2 },
];

/** The most series that can be distinguished. */
export const mostSeries = signs.length;

/** In points, for values of nine points: the room for the points, wider where there are many. */
const [narrowest, widest, height] = [190, 320, 118];
const [leastDot, mostDot] = [0.55, 1.6];

/** What is left free round words, by their size. */
const airOf = (size: number) => ({ beside: size / 3, above: size / 12 });

/** The figure. Precondition: there is at least one point, and at most `mostSeries` series. */
export function pointsFigure(plot: PointsPlot, { title, caption = '' }: PlotTitle, style: Style): Figure {
  const measures = measuresOf(style);
  const size = measures.text.value;
  const share = size / 9;
  const points = plot.series.flatMap((series) => series.points.filter((point) => point !== undefined));
  const columns = new Set(points.map(({ x }) => x)).size;
  const wide = share * Math.min(widest, Math.max(narrowest, 2.4 * columns));
  const places = plot.y.places?.length;
  const high = places === undefined ? share * height : size * (1.9 * places + 1);
  const xs = points.map(({ x }) => x);
  const x = scaledAxis(plot.x, xs, wide, size, Math.round(wide / (4 * size)));
  const y = scaledAxis(
    plot.y,
    points.map((point) => point.y),
    high,
    size * 0.9,
    5,
  );
  const spot = (point: PlottedPoint): Spot => ({ x: x.at(point.x), y: -y.at(point.y) });
  const dot = share * Math.min(mostDot, Math.max(leastDot, (0.42 * wide) / (share * Math.max(1, columns))));
  const axes = axesOf(plot, x, y, { wide, high, size });
  const shapes: FigureShape[] = [...axes.shapes];
  const words: FigureWords[] = [...axes.words];
  for (const period of plot.periods) {
    const shown = periodAbove(period, x, { wide, high, size });
    shapes.push(...shown.shapes);
    if (!words.some((other) => wordsOverlap(other, shown.words, airOf(size)))) words.push(shown.words);
  }
  for (const [i, series] of plot.series.entries()) {
    const spots = series.points.map((point) => point && spot(point));
    if (plot.joined) shapes.push(...joined(spots));
    for (const at of spots) if (at) shapes.push(signAt(signs[i], at, dot));
  }
  if (plot.series.length > 1) {
    const key = keyOf(plot.series, boundsOf({ shapes, words, nodes: [], arcs: [], pieces: [] }, measures), {
      size,
      dot: share * mostDot,
      wide,
    });
    shapes.push(...key.shapes);
    words.push(...key.words);
  }
  const picture = { shapes, words, nodes: [], arcs: [], pieces: [] };
  const bounds = boundsOf(picture, measures);
  const below = style.legend === 'below' ? legendLines(plot.notes, bounds, measures) : [];
  const sentence = legendSentence(plot.notes);
  const whole = { ...picture, words: [...words, ...below] };
  return {
    ...whole,
    title,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    description: plot.description,
    style,
    measures,
    spacing: 1,
    bounds: below.length > 0 ? boundsOf(whole, measures) : bounds,
  };
}

type Frame = { readonly wide: number; readonly high: number; readonly size: number };
type Drawn = { readonly shapes: readonly FigureShape[]; readonly words: readonly FigureWords[] };

/** Both axes with their ticks and titles; a tick whose numeral would cover another has none. */
function axesOf(
  { x: across, y: up }: PointsPlot,
  x: ScaledAxis,
  y: ScaledAxis,
  { wide, high, size }: Frame,
): Drawn {
  const tick = size * 0.3;
  const shapes = [
    plotLine('axis', [
      { x: 0, y: -high },
      { x: 0, y: 0 },
    ]),
    plotLine('axis', [
      { x: 0, y: 0 },
      { x: wide, y: 0 },
    ]),
    ...(y.zero === undefined
      ? []
      : [
          plotLine('guide', [
            { x: 0, y: -y.zero },
            { x: wide, y: -y.zero },
          ]),
        ]),
  ];
  const words = [
    plotWords(
      nameOnPlot(across.title),
      { x: wide + size * 0.5, y: 0 },
      { x: -1, y: 0 },
      size,
      kindOfName(across.title),
    ),
    plotWords(
      nameOnPlot(up.title),
      { x: 0, y: -high - size * 0.6 },
      { x: 0, y: 1 },
      size,
      kindOfName(up.title),
    ),
  ];
  const label = (wanted: FigureWords): void => {
    if (!words.some((other) => wordsOverlap(other, wanted, airOf(size)))) words.push(wanted);
  };
  for (const { at, mark } of x.ticks) {
    shapes.push(
      plotLine('axis', [
        { x: at, y: 0 },
        { x: at, y: tick },
      ]),
    );
    label(plotWords(mark, { x: at, y: tick + size * 0.3 }, { x: 0, y: -1 }, size));
  }
  for (const { at, mark } of y.ticks) {
    if (up.places)
      shapes.push(
        plotLine('guide', [
          { x: 0, y: -at },
          { x: wide, y: -at },
        ]),
      );
    shapes.push(
      plotLine('axis', [
        { x: 0, y: -at },
        { x: -tick, y: -at },
      ]),
    );
    label(plotWords(mark, { x: -tick - size * 0.3, y: -at }, { x: 1, y: 0 }, size));
  }
  return { shapes, words };
}

/**
 * A dotted line at the place from which a period holds, and above it one period's extent with its
 * description.
 */
function periodAbove({ from, period, says }: PlotPeriod, x: ScaledAxis, { wide, high, size }: Frame) {
  const [begin, end] = [x.at(from), Math.min(wide, x.at(from + period))];
  const top = -high - size * 0.25;
  const foot = size * 0.35;
  const shapes = [
    plotLine('guide', [
      { x: begin, y: 0 },
      { x: begin, y: top },
    ]),
    plotLine('axis', [
      { x: begin, y: top + foot },
      { x: begin, y: top },
      { x: end, y: top },
      { x: end, y: top + foot },
    ]),
  ];
  const mark = [base(says)];
  const width = printedWidth(mark, size);
  const middle = Math.min(wide - width / 2, Math.max((begin + end) / 2, width / 2 + 4 * size));
  return {
    shapes,
    words: plotWords(mark, { x: middle, y: top - size * 0.35 }, { x: 0, y: 1 }, size, 'letter'),
  };
}

/** Lines through spots without a gap between them. */
function joined(spots: readonly (Spot | undefined)[]): readonly FigureShape[] {
  const lines: Spot[][] = [];
  const pen = {
    moveTo: (x: number, y: number) => lines.push([{ x, y }]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push({ x, y }),
    closePath() {},
  };
  joinedBy<Spot | undefined>()
    .defined((at) => at !== undefined)
    .x((at) => at?.x ?? 0)
    .y((at) => at?.y ?? 0)
    .context(pen as never)([...spots]);
  return lines.filter((line) => line.length > 1).map((line) => plotLine('board line', line));
}

/** The sign of a series at a spot; `dot` is the radius of the plainest. */
function signAt({ look, form, size }: Sign, at: Spot, dot: number): FigureShape {
  if (form === 'disc') return { look, form: { kind: 'disc', at, radius: dot * size } };
  const points: number[] = [];
  const put = (x: number, y: number): void => void points.push(at.x + x, at.y + y);
  const pen = {
    moveTo: put,
    lineTo: put,
    closePath() {},
    rect(x: number, y: number, wide: number, high: number) {
      put(x, y);
      put(x, y + high);
      put(x + wide, y + high);
      put(x + wide, y);
    },
  };
  form.draw(pen as never, 4 * (dot * size) ** 2 * 0.8);
  return { look, form: { kind: 'polygon', points } };
}

/** Below the plot, in rows as wide as it: each sign with the name of its series. */
function keyOf(
  series: readonly PlotSeries[],
  bounds: Figure['bounds'],
  { size, dot, wide }: { readonly size: number; readonly dot: number; readonly wide: number },
): Drawn {
  const [gap, leading] = [size * 1.6, size * 1.5];
  const shapes: FigureShape[] = [];
  const words: FigureWords[] = [];
  let [x, row] = [0, 0];
  for (const [i, { name }] of series.entries()) {
    const width = size * 0.9 + printedWidth(name, size);
    if (x > 0 && x + width > wide) [x, row] = [0, row + 1];
    const at = { x: x + size * 0.3, y: bounds.y + bounds.height + (row + 0.7) * leading };
    shapes.push(signAt(signs[i], at, dot));
    words.push(plotWords(name, { x: x + size * 0.9, y: at.y }, { x: -1, y: 0 }, size));
    x += width + gap;
  }
  return { shapes, words };
}
