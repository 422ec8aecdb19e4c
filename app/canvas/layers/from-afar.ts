/**
 * Decides how values look at a small zoom. While there is room, a value keeps a readable size, over its node
 * or beside it; one of two values that would touch is hidden, and a value never covers another node.
 * outcome-marks.ts draws what a node shows instead of a hidden value.
 */
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import { leastWords, wordSizes } from '../model/sizes.ts';
import { type EnlargedValue, enlarged, type NodeText } from './draw-node-text.ts';

/** In CSS pixels: the least size of letters that is easy to read, on a screen or on a wall. */
const onScreen = 10;
const readableSize = (): number => leastWords() ?? onScreen;
/** Nobody reads more values one by one. */
const mostValues = 600;
/** The share of the view's area that values of the usual size may cover. */
const roomShare = 0.35;
const usualArea = 14 * 12;

/** In CSS pixels: how far another value may reach from its node; the widest are cut to about this. */
const widestOther = 120;

/** Whether values are so small at this zoom, and so few, that they are drawn larger. */
export function areEnlarged(zoom: number, count: number, size: { width: number; height: number }): boolean {
  const readable = readableSize();
  // Half a pixel less is as easy to read.
  if (wordSizes(zoom).value * zoom >= readable - 0.5 || count > mostValues) return false;
  return count * usualArea * (readable / onScreen) ** 2 <= roomShare * size.width * size.height;
}

/**
 * A rank that decides which of two values is hidden: the same for both of a pair, and without a visible
 * pattern.
 */
function rank({ node: { x, y } }: DrawnNode): number {
  const mixed = Math.imul(Math.round(x) * 73_856_093 + Math.round(y), 2_654_435_761);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** How a value is drawn larger, or undefined if it has no room. */
export type RoomFinder = (written: NodeText) => EnlargedValue | undefined;

/**
 * For one painting, in which each value is measured once. Cost of a query: the nodes as near as values reach.
 */
export function roomFinder(
  drawing: Drawing,
  zoom: number,
  writtenOf: (drawn: DrawnNode) => NodeText,
): RoomFinder {
  const em = readableSize();
  const measured = new Map<DrawnNode, EnlargedValue | undefined>();
  const enlargedOf = (
    drawn: DrawnNode,
    written = (): NodeText => writtenOf(drawn),
  ): EnlargedValue | undefined => {
    if (!measured.has(drawn)) measured.set(drawn, enlarged(drawing, written(), zoom, em));
    return measured.get(drawn);
  };
  return (written) => {
    const [drawn] = written;
    const own = enlargedOf(drawn, () => written);
    if (!own) return undefined;
    const { x, y } = drawn.node;
    const search = (own.wide + Math.abs(own.at.x) + Math.abs(own.at.y) + widestOther) / zoom;
    const [left, top] = [own.at.x - own.wide - 1, own.at.y - own.high - 1];
    const [right, bottom] = [own.at.x + own.wide + 1, own.at.y + own.high + 1];
    const disc = radius * zoom;
    const box = { x1: x - search, y1: y - search, x2: x + search, y2: y + search };
    for (const other of drawing.nodePlaces.near(box)) {
      if (other === drawn) continue;
      const [dx, dy] = [(other.node.x - x) * zoom, (other.node.y - y) * zoom];
      const [nearX, nearY] = [Math.min(right, Math.max(left, dx)), Math.min(bottom, Math.max(top, dy))];
      if (Math.hypot(dx - nearX, dy - nearY) < disc) return undefined;
      if (rank(other) < rank(drawn)) continue;
      const its = enlargedOf(other);
      if (!its) continue;
      const isBeside =
        Math.abs(dx + its.at.x - own.at.x) > its.wide + own.wide + 1 ||
        Math.abs(dy + its.at.y - own.at.y) > its.high + own.high + 1;
      if (!isBeside) return undefined;
    }
    return own;
  };
}
