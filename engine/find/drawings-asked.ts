/** Which drawings are searched, and how their numbers of nodes are read and checked. */
import { accepted, type Result, refused } from '../result.ts';
import { mostDigraphNodes } from './canonical.ts';
import type { DrawingKind } from './drawing-kind.ts';

export type DrawingsAsked = {
  /** The fewest nodes, and the most, 1 to 8. */
  readonly least: number;
  readonly most: number;
  readonly kind: DrawingKind;
  /** Only this one of several parts, which as many machines can search; everything if left out. */
  readonly part?: DrawingsPart | undefined;
};

/** The i-th of n parts: 1/n to n/n, where 0/n is n/n. */
export type DrawingsPart = { readonly number: number; readonly of: number };

/** Whether the drawing with this number among all of its number of nodes, from 1, is in a part. */
export const isInPart = (drawing: number, part: DrawingsPart | undefined): boolean =>
  part === undefined || drawing % part.of === part.number % part.of;

/** How many of so many drawings are in a part. */
export function countInPart(drawings: bigint, part: DrawingsPart | undefined): bigint {
  if (part === undefined) return drawings;
  const [of, first] = [BigInt(part.of), BigInt(part.number % part.of === 0 ? part.of : part.number)];
  return drawings < first ? 0n : (drawings - first) / of + 1n;
}

/** `n=1..4` or `n=4`, and also `1..4` and `4`. */
export function readDrawingOrders(text: string): Result<Pick<DrawingsAsked, 'least' | 'most'>> {
  const [, from, to = from] = /^(?:n=)?(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(text.replaceAll(' ', '')) ?? [];
  if (from === undefined)
    return refused([{ place: text, says: 'is no number of nodes; write n=1..4 or n=4' }]);
  const [least, most] = [Number(from), Number(to)];
  if (least > most)
    return refused([{ place: text, says: `begins after its end; write n=${most}..${least}` }]);
  if (least < 1 || most > mostDigraphNodes)
    return refused([{ place: text, says: `drawings of 1 to ${mostDigraphNodes} nodes are searched` }]);
  return accepted({ least, most });
}
