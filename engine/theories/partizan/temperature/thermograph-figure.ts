/**
 * The picture of a thermograph in the field's orientation: numbers decrease to the right, so that Left's side is on the left, and the tax rises
 * upward. Left's wall is solid, Right's dashed, above the temperature stands the mast as an arrow. Labels stand at the corners' numbers and
 * taxes; where two would overlap, the one that says less is left out. Several values stand in one picture, each with its name at its mast.
 * Linear in the corners, but for the labels, of which each is compared with those that stand.
 */
import { boundsOf } from '../../../figure/bounds.ts';
import type { Spot } from '../../../figure/curves.ts';
import type { Figure, FigureShape, FigureWords } from '../../../figure/figure.ts';
import type { LookName } from '../../../figure/looks.ts';
import { measuresOf, type Style } from '../../../figure/style.ts';
import { printedWidth, typeset } from '../../../figure/typeset.ts';
import { printDouble } from '../../../numbers/dyadics.ts';
import type { Mark } from '../../../values/mark.ts';
import { base } from '../../../values/wording.ts';
import type { Thermograph } from './thermograph.ts';
import type { Wall } from './walls.ts';

/** A thermograph with the name of its value; empty for one that stands alone. */
export type NamedThermograph = { readonly name: string; readonly thermograph: Thermograph };

/** Where numbers and taxes stand in a figure, in its points: plain data, so that it goes wherever a figure goes. */
export type ThermographPlot = {
  /** Where the number 0 stands at the tax 0, also if that lies outside. */
  readonly origin: Spot;
  /** How long a unit of numbers and a unit of tax are. Numbers decrease to the right, and taxes rise upward. */
  readonly unit: { readonly x: number; readonly t: number };
  /** The numbers and taxes that are drawn: the rectangle of the plot. */
  readonly least: { readonly x: number; readonly t: number };
  readonly most: { readonly x: number; readonly t: number };
};

/** Where a number stands at a tax. */
export const inPlot = ({ origin, unit }: ThermographPlot, x: number, t: number): Spot => ({
  x: origin.x - x * unit.x,
  y: origin.y - t * unit.t,
});

/** The number and the tax that stand at a spot of the figure. */
export const atSpot = (
  { origin, unit }: ThermographPlot,
  { x, y }: Spot,
): { readonly x: number; readonly t: number } => ({
  x: (origin.x - x) / unit.x,
  t: (origin.y - y) / unit.t,
});

/** A figure of thermographs, and where their numbers and taxes stand in it. */
export type DrawnThermographs = { readonly figure: Figure; readonly plot: ThermographPlot };

/** In points, for values of nine points: the room for the walls. A unit of tax is as long as a unit of numbers. */
const [widest, highest] = [190, 120];
/** The longest and the shortest unit. */
const [longestUnit, shortestUnit] = [48, 0.5];

/** The figure alone. */
export const thermographFigure = (...asked: Parameters<typeof drawnThermographs>): Figure =>
  drawnThermographs(...asked).figure;

/** The figure of one thermograph or of several. Precondition: there is at least one. */
export function drawnThermographs(
  named: readonly NamedThermograph[],
  { title, caption = '' }: { readonly title: string; readonly caption?: string },
  style: Style,
): DrawnThermographs {
  const measures = measuresOf(style);
  const size = measures.text.value;
  const plot = plotOf(named, size / 9);
  const { x: low, t: bottom } = plot.least;
  const { x: high, t: top } = plot.most;
  const place = (x: number, t: number): Spot => inPlot(plot, x, t);
  const shapes: FigureShape[] = [
    line('axis', [place(high, bottom), place(low, bottom), place(low, top)]),
    ...(bottom < 0 ? [line('axis', [place(high, 0), place(low, 0)])] : []),
  ];
  const words: FigureWords[] = [];
  const label = (text: string, at: Spot, side: Spot): void => {
    const words1 = wordsAt([base(minus(text))], at, side, size);
    if (!words.some((other) => overlap(other, words1, size / 3))) words.push(words1);
  };
  for (const { name, thermograph } of named) {
    const { left, right, mean, temperature } = thermograph;
    shapes.push(line('left wall', spotsOf(left, place)), line('right wall', spotsOf(right, place)));
    shapes.push(...mastFrom(place(mean, Math.max(temperature, bottom)), place(mean, top), size));
    if (name !== '')
      label(name, { x: place(mean, top).x, y: place(mean, top).y - size * 0.4 }, { x: 0, y: 1 });
  }
  // What says most stands first: means and temperatures, then the corners from the top down.
  const numbers = unique(
    named.flatMap(({ thermograph: { mean, left, right } }) => [mean, ...xs(right), ...xs(left)]),
  );
  const taxes = unique(
    named.flatMap(({ thermograph: { temperature, left, right } }) => [
      temperature,
      0,
      ...ts(left),
      ...ts(right),
    ]),
  );
  const tick = size * 0.3;
  for (const x of numbers) {
    const { x: at, y } = place(x, bottom);
    shapes.push({
      look: 'axis',
      form: {
        kind: 'curve',
        line: straight([
          { x: at, y },
          { x: at, y: y + tick },
        ]),
      },
    });
    label(printDouble(x), { x: at, y: y + tick + size * 0.25 }, { x: 0, y: -1 });
  }
  for (const t of taxes.filter((each) => each >= bottom && each <= top)) {
    const { x, y } = place(low, t);
    shapes.push({
      look: 'axis',
      form: {
        kind: 'curve',
        line: straight([
          { x, y },
          { x: x + tick, y },
        ]),
      },
    });
    label(printDouble(t), { x: x + tick + size * 0.3, y }, { x: -1, y: 0 });
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

function plotOf(named: readonly NamedThermograph[], share: number): ThermographPlot {
  const walls = named.flatMap(({ thermograph: { left, right } }) => [left, right]);
  const temperatures = named.map(({ thermograph }) => thermograph.temperature);
  const [least, most] = [Math.min(...walls.flatMap(xs)), Math.max(...walls.flatMap(xs))];
  const bottom = -1;
  const hottest = Math.max(0, ...temperatures);
  const top = hottest + Math.max(0.5, (hottest + 1) / 4);
  const margin = Math.max(0.25, (most - least) / 16);
  const [low, high] = [least - margin, most + margin];
  const unit =
    share * Math.max(shortestUnit, Math.min(longestUnit, widest / (high - low), highest / (top - bottom)));
  return {
    origin: { x: 0, y: 0 },
    unit: { x: unit, t: unit },
    least: { x: low, t: bottom },
    most: { x: high, t: top },
  };
}

const xs = (wall: Wall): readonly number[] => wall.filter((_, i) => i % 2 === 0);
const ts = (wall: Wall): readonly number[] => wall.filter((_, i) => i % 2 === 1).toReversed();
const unique = (numbers: readonly number[]): readonly number[] => [
  ...new Set(numbers.map((x) => (x === 0 ? 0 : x))),
];

const spotsOf = (wall: Wall, place: (x: number, t: number) => Spot): readonly Spot[] =>
  xs(wall).map((x, i) => place(x, wall[2 * i + 1]));

/** Straight lines from spot to spot, as the curves of a figure. */
function straight([first, ...others]: readonly Spot[]): readonly number[] {
  const points = [first.x, first.y];
  let from = first;
  for (const to of others) {
    points.push((from.x + to.x) / 2, (from.y + to.y) / 2, to.x, to.y);
    from = to;
  }
  return points;
}

const line = (look: LookName, spots: readonly Spot[]): FigureShape => ({
  look,
  form: { kind: 'curve', line: straight(spots.length > 1 ? spots : [spots[0], spots[0]]) },
});

function mastFrom(foot: Spot, tip: Spot, size: number): readonly FigureShape[] {
  const back = tip.y + size * 0.6;
  const half = size * 0.26;
  return [
    line('mast', [foot, { x: tip.x, y: back }]),
    {
      look: 'dot',
      form: { kind: 'polygon', points: [tip.x, tip.y, tip.x - half, back, tip.x + half, back] },
    },
  ];
}

/** Words with one side of their box at a spot. */
function wordsAt(mark: Mark, at: Spot, side: Spot, size: number): FigureWords {
  const { height, depth } = typeset(mark);
  const [width, high] = [printedWidth(mark, size), (height + depth) * size];
  return {
    kind: 'letter',
    node: undefined,
    inside: false,
    at: { x: at.x - (side.x * width) / 2, y: at.y - (side.y * high) / 2 },
    width,
    height: high,
    side,
    size,
    mark,
    ink: 'ink',
  };
}

const overlap = (a: FigureWords, b: FigureWords, air: number): boolean =>
  Math.abs(a.at.x - b.at.x) < (a.width + b.width) / 2 + air &&
  Math.abs(a.at.y - b.at.y) < (a.height + b.height) / 2 + air / 2;

/** Figures have the minus sign of mathematics. */
const minus = (text: string): string => text.replace(/^-/, '−');

/** "Left wall: 2 at −1, 0 at 1. Right wall: … Mean 0, temperature 1." */
function inWords({ name, thermograph: { left, right, mean, temperature } }: NamedThermograph): string {
  const corners = (wall: Wall): string =>
    xs(wall)
      .map((x, i) => `${minus(printDouble(x))} at ${minus(printDouble(wall[2 * i + 1]))}`)
      .join(', ');
  const called = name === '' ? '' : `${name}: `;
  return `${called}Left wall ${corners(left)}. Right wall ${corners(right)}. Mean ${minus(printDouble(mean))}, temperature ${minus(printDouble(temperature))}.`;
}
