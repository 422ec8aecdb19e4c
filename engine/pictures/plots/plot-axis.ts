/**
 * The axes of plots. An axis of numbers has ticks at whole numbers, or at halves, quarters and so on where it
 * is short, since values of games are such fractions; an axis of places has one for each value or word, in
 * their order. Scales and their round ends are d3-scale's.
 */
import { scaleLinear, scalePoint } from 'd3-scale';
import { printDouble } from '../../numbers/dyadics.ts';
import type { Mark } from '../../values/mark.ts';
import { base } from '../../values/wording.ts';

export type PlotAxis = {
  /** The word at its end: "n", "value". */
  readonly title: string;
  /**
   * The places of an axis of places, from its beginning; points have their numbers. Undefined for an axis of
   * numbers.
   */
  readonly places?: readonly Mark[];
  /** Whether an axis of numbers begins at 0 where they begin near to it. */
  readonly fromZero?: boolean;
};

export type AxisTick = { readonly at: number; readonly mark: Mark };

export type ScaledAxis = {
  /** The place of a number, or of a place by its number, in points from the beginning of the axis. */
  at(x: number): number;
  readonly ticks: readonly AxisTick[];
  /** The place of 0 if it is within the axis. */
  readonly zero: number | undefined;
};

/**
 * An axis of this length, with room before its first point and behind its last. `ticks` is how many are
 * wanted.
 */
export function scaledAxis(
  { places, fromZero = false }: PlotAxis,
  numbers: readonly number[],
  length: number,
  room: number,
  ticks: number,
): ScaledAxis {
  if (places) {
    const scale = scalePoint([...places.keys()], [room, length - room]);
    const at = (i: number): number => scale(i) ?? 0;
    return { at, ticks: places.map((mark, i) => ({ at: at(i), mark })), zero: undefined };
  }
  const [low, high] = endsOf(numbers, fromZero);
  const scale = scaleLinear([low, high], [room, length - room]);
  const step = stepOf(high - low, ticks, numbers.every(Number.isInteger));
  const ticked: AxisTick[] = [];
  for (let i = Math.ceil(low / step); i * step <= high; i++)
    ticked.push({ at: scale(i * step), mark: [base(numeralOnPlot(i * step))] });
  return { at: (x) => scale(x), ticks: ticked, zero: low < 0 && high > 0 ? scale(0) : undefined };
}

function endsOf(numbers: readonly number[], fromZero: boolean): readonly [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const x of numbers) [low, high] = [Math.min(low, x), Math.max(high, x)];
  if (low > high) return [0, 1];
  if (low === high) return [low - 1, high + 1];
  if (fromZero && low > 0 && low <= high / 4) low = 0;
  if (fromZero && high < 0 && high >= low / 4) high = 0;
  return [low, high];
}

/** A round step of d3-scale’s, or a power of 1/2 below 1 where some numbers are no whole ones. */
function stepOf(extent: number, ticks: number, isWhole: boolean): number {
  if (extent < ticks && !isWhole) return 2 ** Math.ceil(Math.log2(extent / ticks));
  const [first = 0, second = 1] = scaleLinear([0, extent], [0, 1]).ticks(ticks);
  return Math.max(1, second - first);
}

/** Figures have the minus sign of mathematics. */
export const numeralOnPlot = (x: number): string => printDouble(x + 0).replace(/^-/, '−');
