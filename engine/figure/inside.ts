/** Whether a value stands inside its node, on the canvas and in figures. */
import { nodeRadius } from './curves.ts';

/** It keeps this clear of the rim, in drawing units, made a little smaller if need be. */
const clearInside = 1.6;
const leastShrink = 0.74;

/**
 * How much smaller than life words must be to stand in a node whose rim is so wide; undefined when that would be too small.
 * `reach` is how far they reach from their middle. Both in drawing units.
 */
export function shrinkInside(reach: number, rim: number): number | undefined {
  const room = nodeRadius - rim / 2 - clearInside;
  const shrink = Math.min(1, room / Math.max(0.01, reach));
  return shrink >= leastShrink ? shrink : undefined;
}
