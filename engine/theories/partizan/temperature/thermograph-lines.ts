/**
 * The lines of thermographs: Left's walls solid and Right's dashed, both fine below the tax 0, masts as
 * arrows. Several in one picture are distinguished by weight and by signs at their corners, without colour.
 */
import type { Spot } from '../../../figure/curves.ts';
import type { FigureShape } from '../../../figure/figure.ts';
import type { LookName } from '../../../figure/looks.ts';
import type { Thermograph } from './thermograph.ts';
import { inPlot, partOfWall, type ThermographPlot } from './thermograph-plot.ts';
import type { Wall } from './walls.ts';

/** A thermograph with the name of its value; empty if there is only one. */
export type NamedThermograph = { readonly name: string; readonly thermograph: Thermograph };

type Strokes = {
  readonly left: LookName;
  readonly right: LookName;
  /**
   * The sign at the corners, so that the lines are distinguished without colour, also where one covers
   * another.
   */
  readonly corner: 'none' | 'ring' | 'square';
};

/** The lines of the first value, of the second, and so on. */
const strokes: readonly Strokes[] = [
  { left: 'left wall', right: 'right wall', corner: 'none' },
  { left: 'heavy left wall', right: 'heavy right wall', corner: 'none' },
  { left: 'left wall', right: 'right wall', corner: 'ring' },
  { left: 'heavy left wall', right: 'heavy right wall', corner: 'square' },
];

/** The most thermographs in one picture that a reader can distinguish. */
export const mostOverlaid = strokes.length;

/** What the lines mean, for a legend. */
export const linesOfThermograph: readonly string[] = [
  'solid: Left’s wall',
  'dashed: Right’s wall',
  'fine: below 0',
  'arrow: mast',
];

/** Heavy lines lie below the others, so that both are seen where they run together. */
export const inDrawnOrder = (named: readonly NamedThermograph[]): readonly number[] => {
  const isHeavy = (i: number): boolean => strokes[i % strokes.length].left === 'heavy left wall';
  return [...named.keys()].toSorted((i, j) => Number(isHeavy(j)) - Number(isHeavy(i)));
};

/** The axes of numbers and of taxes, and the line at the tax 0. */
export function axesOf(plot: ThermographPlot): readonly FigureShape[] {
  const { least, most } = plot;
  const across = (t: number): FigureShape =>
    line('axis', [inPlot(plot, most.x, t), inPlot(plot, least.x, t)]);
  const up = line('axis', [inPlot(plot, least.x, least.t), inPlot(plot, least.x, most.t)]);
  return [across(least.t), up, across(0)];
}

/**
 * Both walls and the mast of one of them; for a single one also the lines that lead the eye from the mast's
 * foot to the axes.
 */
export function linesInPlot(
  named: readonly NamedThermograph[],
  at: number,
  plot: ThermographPlot,
  size: number,
): readonly FigureShape[] {
  const { left, right, mean, temperature } = named[at].thermograph;
  const drawn = strokes[at % strokes.length];
  const { least, most } = plot;
  const spots = (wall: Wall, from: number, to: number): readonly Spot[] =>
    partOfWall(wall, from, to).map(([x, t]) => inPlot(plot, x, t));
  const piece = (look: LookName, wall: Wall, from: number, to: number): readonly FigureShape[] => {
    const through = spots(wall, from, to);
    return through.length > 1 ? [line(look, through)] : [];
  };
  const foot = inPlot(plot, mean, Math.max(temperature, least.t));
  const guides =
    named.length > 1
      ? []
      : [
          line('guide', [foot, inPlot(plot, mean, least.t)]),
          line('guide', [foot, inPlot(plot, least.x, Math.max(temperature, least.t))]),
        ];
  const corners =
    drawn.corner === 'none'
      ? []
      : [left, right]
          .flatMap((wall) => spots(wall, least.t, most.t))
          .map((spot) => corner(drawn, spot, size));
  return [
    ...guides,
    ...piece('fine left wall', left, least.t, Math.min(0, most.t)),
    ...piece('fine right wall', right, least.t, Math.min(0, most.t)),
    ...piece(drawn.left, left, 0, most.t),
    ...piece(drawn.right, right, 0, most.t),
    ...mastFrom(foot, inPlot(plot, mean, most.t), size),
    ...corners,
  ];
}

function corner({ corner: kind }: Strokes, at: Spot, size: number): FigureShape {
  const reach = size * 0.2;
  if (kind === 'ring') return { look: 'open corner', form: { kind: 'disc', at, radius: reach } };
  const [x1, y1, x2, y2] = [at.x - reach, at.y - reach, at.x + reach, at.y + reach];
  return { look: 'open corner', form: { kind: 'polygon', points: [x1, y1, x2, y1, x2, y2, x1, y2] } };
}

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

/** The sample in a key for the lines of one of them: both strokes, each from its spot to the right. */
export function sampleOf(
  at: number,
  from: readonly [left: Spot, right: Spot],
  size: number,
  long: number,
): readonly FigureShape[] {
  const drawn = strokes[at % strokes.length];
  return ([drawn.left, drawn.right] as const).flatMap((look, i) => {
    const { x, y } = from[i];
    const middle = drawn.corner === 'none' ? [] : [corner(drawn, { x: x + long / 2, y }, size)];
    return [
      line(look, [
        { x, y },
        { x: x + long, y },
      ]),
      ...middle,
    ];
  });
}

/** A line through spots. */
export const line = (look: LookName, spots: readonly Spot[]): FigureShape => ({
  look,
  form: { kind: 'curve', line: straight(spots) },
});

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
