/** Boxes side by side in their order, in rows that together are about as wide as a page of 3:2. Cost: O(boxes). */
import { type Box, spacing } from './layout.ts';

/** Between two parts: more than between two nodes, so that they are seen to be two. */
const gapBetweenParts = 1.25 * spacing;

/** How far each box must be moved. */
export function packed(boxes: readonly Box[]): readonly { readonly x: number; readonly y: number }[] {
  let area = 0;
  let widest = 0;
  for (const { left, top, right, bottom } of boxes) {
    area += (right - left + spacing) * (bottom - top + spacing);
    widest = Math.max(widest, right - left);
  }
  const width = Math.max(widest, Math.sqrt(1.5 * area));
  let [x, y, tall] = [0, 0, 0];
  return boxes.map(({ left, top, right, bottom }) => {
    if (x > 0 && x + right - left > width) {
      y += tall + gapBetweenParts;
      x = 0;
      tall = 0;
    }
    const shift = { x: x - left, y: y - top };
    x += right - left + gapBetweenParts;
    tall = Math.max(tall, bottom - top);
    return shift;
  });
}
