/**
 * The picture of a thermograph in the field's orientation: numbers decrease to the right, so that Left's side
 * is on the left, and the tax rises upward. Left's wall is solid, Right's dashed, both fine below the tax 0;
 * above the temperature the mast is drawn as an arrow. The corners' numbers and taxes have labels; where two
 * would overlap, the one that says less is left out. Several values in one picture have strokes of their own,
 * which a key below explains. The cost is linear in the corners, except that each label is compared with
 * those already placed.
 */
import { boundsOf } from '../../../figure/bounds.ts';
import type { Spot } from '../../../figure/curves.ts';
import type { Figure, FigureShape, FigureWords } from '../../../figure/figure.ts';
import { nodeName } from '../../../figure/node-name.ts';
import { measuresOf, type Style } from '../../../figure/style.ts';
import { wordsAt, wordsOverlap } from '../../../figure/words-at.ts';
import { printDouble } from '../../../numbers/dyadics.ts';
import type { Mark } from '../../../values/mark.ts';
import { base } from '../../../values/wording.ts';
import { writtenValue } from '../../../values/written-value.ts';
import type { Thermograph } from './thermograph.ts';
import {
  axesOf,
  inDrawnOrder,
  line,
  linesInPlot,
  type NamedThermograph,
  sampleOf,
} from './thermograph-lines.ts';
import {
  cornersOfWall,
  inOneScale,
  inPlot,
  partOfWall,
  plotOf,
  type ThermographPlot,
} from './thermograph-plot.ts';
import type { Wall } from './walls.ts';

/** A figure of thermographs, and where their numbers and taxes are in it. */
export type DrawnThermographs = { readonly figure: Figure; readonly plot: ThermographPlot };

/** The figure alone. */
export const thermographFigure = (...asked: Parameters<typeof drawnThermographs>): Figure =>
  drawnThermographs(...asked).figure;

/**
 * The figure of one thermograph or of several, in a plot of their own unless one is given. Precondition:
 * there is at least one, and at most `mostOverlaid`.
 */
export function drawnThermographs(
  named: readonly NamedThermograph[],
  { title, caption = '' }: { readonly title: string; readonly caption?: string },
  style: Style,
  plot: ThermographPlot = plotOf(
    named.map(({ thermograph }) => thermograph),
    shareOf(style),
    style.fromZero,
  ),
): DrawnThermographs {
  const measures = measuresOf(style);
  const size = measures.text.value;
  const shapes: FigureShape[] = [
    ...axesOf(plot),
    ...inDrawnOrder(named).flatMap((i) => linesInPlot(named, i, plot, size)),
  ];
  const words: FigureWords[] = [];
  const air = { beside: size / 3, above: size / 6 };
  const label = (mark: Mark, at: Spot, side: Spot): boolean => {
    const wanted = wordsAt(mark, at, side, size, 'letter');
    if (words.some((other) => wordsOverlap(other, wanted, air))) return false;
    words.push(wanted);
    return true;
  };
  const isAlone = named.length === 1;
  for (const { name, thermograph } of named) {
    const tip = inPlot(plot, thermograph.mean, plot.most.t);
    const says = isAlone ? headingOf(name, thermograph) : markOf(name);
    label(says, { x: tip.x, y: tip.y - size * 0.4 }, { x: 0, y: 1 });
  }
  shapes.push(...ticks(named, plot, size, label));
  if (!isAlone) {
    const key = keyOf(named, boundsOf({ shapes, nodes: [], arcs: [], words, pieces: [] }, measures), size);
    shapes.push(...key.shapes);
    words.push(...key.words);
  }
  const picture = { shapes, nodes: [], arcs: [], words, pieces: [] };
  const figure = {
    ...picture,
    title,
    caption,
    legend: '',
    description: named.map(inWords).join(' '),
    style,
    measures,
    spacing: 1,
    bounds: boundsOf(picture, measures),
  };
  return { figure, plot };
}

/** Several pictures, in one scale where all of them can be read in it. None of the lists is empty. */
export function drawnSideBySide(
  pictures: readonly (readonly NamedThermograph[])[],
  style: Style,
): readonly Figure[] {
  const share = shareOf(style);
  const plots = pictures.map((named) =>
    plotOf(
      named.map(({ thermograph }) => thermograph),
      share,
      style.fromZero,
    ),
  );
  const scaled = plots.length > 1 ? inOneScale(plots, share) : plots;
  return pictures.map((named, i) => drawnThermographs(named, { title: '' }, style, scaled[i]).figure);
}

/** How much larger than nine points the values of a style are. */
const shareOf = (style: Style): number => measuresOf(style).text.value / 9;

/**
 * The ticks at both axes. What says most has its label first: stops, means and temperatures, 0, then the
 * corners from the top down.
 */
function ticks(
  named: readonly NamedThermograph[],
  plot: ThermographPlot,
  size: number,
  label: (mark: Mark, at: Spot, side: Spot) => boolean,
): readonly FigureShape[] {
  const { least, most } = plot;
  const corners = named
    .flatMap(({ thermograph: { left, right } }) => [...cornersOfWall(left), ...cornersOfWall(right)])
    .filter(([, t]) => t >= least.t)
    .toSorted(([, s], [, t]) => t - s);
  const stops = named.flatMap(({ thermograph: { left, right } }) =>
    [left, right].flatMap((wall) => partOfWall(wall, 0, most.t).slice(0, 1)),
  );
  // A mean is also written above its mast, a stop nowhere else.
  const xs = unique([
    ...stops.map(([x]) => x),
    ...named.map(({ thermograph }) => thermograph.mean),
    ...corners.map(([x]) => x),
  ]);
  const taxes = unique([
    ...named.map(({ thermograph }) => thermograph.temperature),
    0,
    ...corners.map(([, t]) => t),
    least.t,
  ]);
  const tick = size * 0.3;
  const shapes: FigureShape[] = [];
  for (const x of xs) {
    const { x: at, y } = inPlot(plot, x, least.t);
    shapes.push(
      line('axis', [
        { x: at, y },
        { x: at, y: y + tick },
      ]),
    );
    label(numeral(x), { x: at, y: y + tick + size * 0.25 }, { x: 0, y: -1 });
  }
  for (const t of taxes.filter((each) => each >= least.t && each <= most.t)) {
    const { x, y } = inPlot(plot, least.x, t);
    shapes.push(
      line('axis', [
        { x, y },
        { x: x + tick, y },
      ]),
    );
    label(numeral(t), { x: x + tick + size * 0.3, y }, { x: -1, y: 0 });
  }
  const { x, y } = inPlot(plot, least.x, most.t);
  label([base('t', 'italic')], { x, y: y - size * 0.4 }, { x: 0, y: 1 });
  return shapes;
}

/** Below everything else a line for each value: its strokes, its name, what it measures. */
function keyOf(
  named: readonly NamedThermograph[],
  bounds: Figure['bounds'],
  size: number,
): { readonly shapes: readonly FigureShape[]; readonly words: readonly FigureWords[] } {
  const [long, gap, leading] = [size * 2.6, size * 0.6, size * 1.5];
  const { x } = bounds;
  const second = x + long + gap;
  const rows = named.map(({ name, thermograph }, i) => {
    const y = bounds.y + bounds.height + (i + 0.9) * leading;
    return {
      shapes: sampleOf(
        i,
        [
          { x, y },
          { x: second, y },
        ],
        size,
        long,
      ),
      words: wordsAt(
        headingOf(name, thermograph),
        { x: second + long + gap, y },
        { x: -1, y: 0 },
        size,
        'letter',
      ),
    };
  });
  return { shapes: rows.flatMap((row) => row.shapes), words: rows.map((row) => row.words) };
}

/** A game that was typed is set as values are, and a name of a node as in its drawing. */
const markOf = (name: string): Mark =>
  (/[|{}*±↑↓]|^-?\d/.test(name) && writtenValue(name.replace(/\s+/g, ''))?.mark) || nodeName(name).mark;

/** "G: mean −1/4, temperature 5/4" */
const headingOf = (name: string, { mean, temperature }: Thermograph): Mark => [
  ...markOf(name),
  base(`${name === '' ? '' : ': '}mean ${printed(mean)}, temperature ${printed(temperature)}`),
];

/** Each once, and no −0. */
const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers.map((x) => x + 0))];

/** Figures have the minus sign of mathematics. */
const printed = (x: number): string => printDouble(x).replace(/^-/, '−');
const numeral = (x: number): Mark => [base(printed(x))];

/** "Left wall: 2 at −1, 0 at 1. Right wall: … Mean 0, temperature 1." */
function inWords({ name, thermograph: { left, right, mean, temperature } }: NamedThermograph): string {
  const corners = (wall: Wall): string =>
    cornersOfWall(wall)
      .map(([x, t]) => `${printed(x)} at ${printed(t)}`)
      .join(', ');
  const called = name === '' ? '' : `${name}: `;
  return `${called}Left wall ${corners(left)}. Right wall ${corners(right)}. Mean ${printed(mean)}, temperature ${printed(temperature)}.`;
}
