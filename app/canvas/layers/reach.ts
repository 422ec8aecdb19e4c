/** The extent of something drawn: a rectangle in whole device pixels that grows with what is drawn. */
import type { Spot } from '../../../engine/figure/index.ts';

export type Pixels = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

export type Reach = {
  /** Starts the extent of another thing. */
  begin(): void;
  add(x: number, y: number, width: number, height: number): void;
  round(middle: Spot, radius: number): void;
  /** Records that something could not be drawn yet. */
  waits(): void;
  /** Undefined if nothing was drawn. */
  box(): Pixels | undefined;
  isWhole(): boolean;
};

export function createReach(): Reach {
  let [x1, y1, x2, y2] = [0, 0, 0, 0];
  let whole = true;
  const empty = (): void => {
    [x1, y1, x2, y2] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e9, -1e9];
    whole = true;
  };
  empty();
  const add: Reach['add'] = (x, y, width, height) => {
    x1 = Math.min(x1, Math.floor(x));
    y1 = Math.min(y1, Math.floor(y));
    x2 = Math.max(x2, Math.ceil(x + width));
    y2 = Math.max(y2, Math.ceil(y + height));
  };
  return {
    begin: empty,
    add,
    // One pixel more than the circle, since its edge is antialiased.
    round: ({ x, y }, radius) => add(x - radius - 1, y - radius - 1, 2 * radius + 2, 2 * radius + 2),
    waits() {
      whole = false;
    },
    box: () => (x1 <= x2 ? { x1, y1, x2, y2 } : undefined),
    isWhole: () => whole,
  };
}

export const meet = (a: Pixels, b: Pixels): boolean =>
  a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;
