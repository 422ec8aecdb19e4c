/** Decides whether a value fits inside its node, on the canvas and in figures. */
import { nodeRadius } from './curves.ts';

/**
 * The distance that a value keeps from the rim, in drawing units; it may be set slightly smaller to keep it.
 */
const clearInside = 1.6;
const leastShrink = 0.74;

/**
 * The factor by which words must shrink to fit in a node of this radius; undefined if they would become too
 * small. `reach` is their largest distance from the centre. Both in drawing units.
 */
export function shrinkInside(reach: number, rim: number): number | undefined {
  const room = nodeRadius - rim / 2 - clearInside;
  const shrink = Math.min(1, room / Math.max(0.01, reach));
  return shrink >= leastShrink ? shrink : undefined;
}
