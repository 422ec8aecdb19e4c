/**
 * Taxes that a person chooses: by a hand that is not quite steady, by keys, or typed. All of them are dyadic.
 */
import { parseDyadic, printDouble } from '../../../../engine/numbers/index.ts';
import type { Thermograph } from '../../../../engine/theories/index.ts';

export const leastChosen = -1;

/** The taxes at the corners of both walls, ascending, each once. */
export const cornerTaxes = ({ left, right }: Thermograph): readonly number[] => {
  const taxesIn = (wall: readonly number[]): readonly number[] => wall.filter((_, i) => i % 2 === 1);
  return [...new Set([...taxesIn(left), ...taxesIn(right)])].sort((a, b) => a - b);
};

/** The step of a key: a power of two, such that about forty steps make the height of the picture. */
export const stepOf = (height: number): number => 2 ** Math.round(Math.log2(height / 40));

/** The taxes at which the handle may stop: at corners and at whole numbers of steps, from −1 to `most`. */
type Steps = { readonly corners: readonly number[]; readonly step: number; readonly most: number };

/** The next tax in a direction. */
function nextTax(tax: number, direction: 1 | -1, { corners, step, most }: Steps): number {
  const grid = direction === 1 ? (Math.floor(tax / step) + 1) * step : (Math.ceil(tax / step) - 1) * step;
  const beyond = corners.filter((corner) => (direction === 1 ? corner > tax : corner < tax));
  const next = direction === 1 ? Math.min(grid, ...beyond) : Math.max(grid, ...beyond);
  return within(next, most);
}

/** The corner's tax if one is nearer than `reach`, else the nearest whole number of steps. */
export function steadied(
  tax: number,
  { corners, step, most, reach }: Steps & { readonly reach: number },
): number {
  const near = corners
    .filter((corner) => Math.abs(corner - tax) <= reach)
    .sort((a, b) => Math.abs(a - tax) - Math.abs(b - tax))[0];
  return within(near ?? Math.round(tax / step) * step, most);
}

/**
 * Arrows go step by step, Page Up and Page Down from corner to corner, Home and End to −1 and to the last
 * corner, which is the temperature.
 */
export function taxByKey(tax: number, key: string, steps: Steps): number | undefined {
  const { corners } = steps;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return nextTax(tax, 1, steps);
    case 'ArrowDown':
    case 'ArrowLeft':
      return nextTax(tax, -1, steps);
    case 'PageUp':
      return corners.find((corner) => corner > tax) ?? tax;
    case 'PageDown':
      return corners.findLast((corner) => corner < tax) ?? tax;
    case 'Home':
      return leastChosen;
    case 'End':
      return corners.at(-1);
    default:
      return undefined;
  }
}

/** No −0 either. */
const within = (tax: number, most: number): number => Math.min(most, Math.max(leastChosen, tax)) + 0;

/** The tax that was typed; undefined for a text that is not a tax. */
export function typedTax(text: string): number | undefined {
  const read = parseDyadic(text.trim());
  const tax = read && read.numerator / 2 ** read.exponent;
  return tax === undefined || tax < leastChosen ? undefined : tax;
}

/** With the minus sign of mathematics. */
export const taxOnScreen = (tax: number): string => printDouble(tax).replace('-', '−');
