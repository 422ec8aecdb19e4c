/**
 * Where the numbers and taxes of thermographs are in a figure. Numbers decrease to the right and taxes rise
 * upward, both by the same length wherever that leaves a picture that can be read: walls then lean by 45°, as
 * in the books.
 */
import type { Spot } from '../../../figure/curves.ts';
import type { Thermograph } from './thermograph.ts';
import { leastTax, type Wall } from './walls.ts';

/**
 * Where numbers and taxes are in a figure, in its points: plain data, so that it can be sent wherever a
 * figure can.
 */
export type ThermographPlot = {
  /** Where the number 0 is at the tax 0, even if that is outside the picture. */
  readonly origin: Spot;
  /**
   * How long a unit of numbers and a unit of tax are. Numbers decrease to the right, and taxes rise upward.
   */
  readonly unit: { readonly x: number; readonly t: number };
  /** The numbers and taxes that are drawn: the rectangle of the plot. */
  readonly least: { readonly x: number; readonly t: number };
  readonly most: { readonly x: number; readonly t: number };
};

/** The spot of a number at a tax. */
export const inPlot = ({ origin, unit }: ThermographPlot, x: number, t: number): Spot => ({
  x: origin.x - x * unit.x,
  y: origin.y - t * unit.t,
});

/** The number and the tax at a spot of the figure. */
export const atSpot = (
  { origin, unit }: ThermographPlot,
  { x, y }: Spot,
): { readonly x: number; readonly t: number } => ({
  x: (origin.x - x) / unit.x,
  t: (origin.y - y) / unit.t,
});

/** The corners' numbers and taxes, upward. */
export const cornersOfWall = (wall: Wall): readonly (readonly [x: number, t: number])[] =>
  Array.from({ length: wall.length / 2 }, (_, i) => [wall[2 * i], wall[2 * i + 1]] as const);

/**
 * The part of a wall between two taxes, as corners; empty where the wall ends below it. Rounded as drawings
 * are.
 */
export function partOfWall(
  wall: Wall,
  from: number,
  to: number,
): readonly (readonly [x: number, t: number])[] {
  const corners = cornersOfWall(wall);
  const end = Math.min(to, corners[corners.length - 1][1]);
  if (end <= from) return [];
  const inside = corners.filter(([, t]) => t > from && t < end);
  return [[standingAt(wall, from), from], ...inside, [standingAt(wall, end), end]];
}

/** The number of a wall at a tax, rounded as drawings are. */
function standingAt(wall: Wall, tax: number): number {
  for (let i = 2; i < wall.length; i += 2)
    if (wall[i + 1] >= tax) return wall[i - 2] + Math.sign(wall[i] - wall[i - 2]) * (tax - wall[i - 1]);
  return wall[wall.length - 2];
}

/** In points, for values of nine points: the room for the walls. */
const [widest, highest] = [190, 120];
/** No plot is smaller than this, though one unit is then longer than the other. */
const [narrowest, lowest] = [44, 56];
/** The longest unit of a picture that shows all walls. */
const longestUnit = 48;
/**
 * Below this temperature the walls below 0 would leave no room for those above: the picture begins nearer
 * to 0.
 */
const tepid = 1 / 8;

/**
 * The plot of thermographs in one picture; `share` is how much larger than nine points its values are. With
 * `fromZero` it ends at the tax 0 below, as in books that show no taxes below it.
 */
export function plotOf(
  thermographs: readonly Thermograph[],
  share: number,
  fromZero = false,
): ThermographPlot {
  const hottest = Math.max(0, ...thermographs.map(({ temperature }) => temperature));
  const isTepid = hottest > 0 && hottest < tepid;
  const bottom = fromZero ? 0 : isTepid ? -hottest : leastTax;
  const top = hottest + (isTepid ? hottest : Math.max(0.5, (hottest - bottom) / 4));
  const xs = thermographs.flatMap(({ left, right, mean }) => [
    mean,
    ...[left, right].flatMap((wall) => partOfWall(wall, bottom, top).map(([x]) => x)),
  ]);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const margin = Math.max((top - bottom) / 6, (most - least) / 16);
  const [low, high] = [least - margin, most + margin];
  const unit = Math.min(
    widest / (high - low),
    highest / (top - bottom),
    isTepid ? Number.POSITIVE_INFINITY : longestUnit,
  );
  return {
    origin: { x: 0, y: 0 },
    unit: {
      x: share * Math.max(unit, narrowest / (high - low)),
      t: share * Math.max(unit, lowest / (top - bottom)),
    },
    least: { x: low, t: bottom },
    most: { x: high, t: top },
  };
}

/**
 * The same plots with one unit for all, so that pictures side by side can be compared; as they are where one
 * of them could then not be read. Precondition: there is at least one.
 */
export function inOneScale(plots: readonly ThermographPlot[], share: number): readonly ThermographPlot[] {
  const unit = Math.min(...plots.flatMap((plot) => [plot.unit.x, plot.unit.t]));
  const isReadable = plots.every(({ least, most }) => (most.t - least.t) * unit >= 0.6 * lowest * share);
  return isReadable ? plots.map((plot) => ({ ...plot, unit: { x: unit, t: unit } })) : plots;
}
