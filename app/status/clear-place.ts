/**
 * Where a message stands over the drawing: over nothing in which one writes, which one presses, or which says what is about to be done;
 * and over as little of the nodes as possible.
 */
import type { Box, Spot } from '../../engine/figure/index.ts';
import type { Size } from '../canvas/model/camera.ts';

/** In CSS pixels, between the message and the edge, and between it and what it keeps clear of. */
const edge = 16;
const gap = 8;

type Around = {
  /** Controls, with what is said beside them. */
  readonly controls: readonly Box[];
  readonly nodes: readonly Box[];
};

const areaShared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x2, other.x2) - Math.max(one.x1, other.x1)) *
  Math.max(0, Math.min(one.y2, other.y2) - Math.max(one.y1, other.y1));

const covered = (box: Box, all: readonly Box[]): number =>
  all.reduce((sum, each) => sum + areaShared(box, each), 0);

const boxAt = ({ x, y }: Spot, { width, height }: Size, more = 0): Box => ({
  x1: x - more,
  y1: y - more,
  x2: x + width + more,
  y2: y + height + more,
});

/** Whether a message that stands there covers a control. */
export const coversControl = (at: Spot, size: Size, controls: readonly Box[]): boolean =>
  covered(boxAt(at, size), controls) > 0;

/**
 * Its upper left corner: at the lower edge in the middle, or the upper one where `atTop`, if that covers nothing; else the first of the
 * other places along edges and controls that covers least of the controls, and then of the nodes. O(controls² · (controls + nodes)).
 */
export function clearPlace(size: Size, room: Size, { controls, nodes }: Around, atTop = false): Spot {
  const [top, bottom] = [edge, room.height - edge - size.height];
  const inRoom = (at: number, long: number, most: number): number => Math.max(0, Math.min(at, most - long));
  const beside = (from: number, to: number, long: number): readonly number[] => [from - gap - long, to + gap];
  const ys = [
    ...(atTop ? [top, bottom] : [bottom, top]),
    ...controls.flatMap(({ y1, y2 }) => beside(y1, y2, size.height)),
  ].map((y) => inRoom(y, size.height, room.height));
  const xs = [
    (room.width - size.width) / 2,
    edge,
    room.width - edge - size.width,
    ...controls.flatMap(({ x1, x2 }) => beside(x1, x2, size.width)),
  ].map((x) => inRoom(x, size.width, room.width));
  let best = { x: xs[0], y: ys[0], controls: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY };
  for (const x of xs) {
    for (const y of ys) {
      const box = boxAt({ x, y }, size, gap / 2);
      const found = { x, y, controls: covered(box, controls), nodes: covered(box, nodes) };
      if (found.controls + found.nodes === 0) return { x, y };
      const isBetter =
        found.controls < best.controls || (found.controls === best.controls && found.nodes < best.nodes);
      if (isBetter) best = found;
    }
  }
  return { x: best.x, y: best.y };
}
