/** What a drag snaps to, nodes in view and the grid, and the guides that show it. */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { camera, seen } from '../model/camera.ts';
import type { Hand, MarksPen } from '../model/gesture.ts';
import { type Guide, type SnappedPlace, type SnapStart, snapped } from '../model/snapping.ts';
import type { Surface } from '../model/surface.ts';

const snapReach = 6;
/** With more nodes in view, snapping does not compare with other nodes at every movement. */
const mostCompared = 600;

function othersInView(surface: Surface, moving: ReadonlySet<NodeId>): readonly Spot[] {
  const box = seen(camera(), surface.size());
  const others: Spot[] = [];
  for (const { id, node } of surface.drawing.nodePlaces.near(box)) {
    const inView = node.x >= box.x1 && node.x <= box.x2 && node.y >= box.y1 && node.y <= box.y2;
    if (inView && !moving.has(id)) others.push({ x: node.x, y: node.y });
    if (others.length >= mostCompared) break;
  }
  return others;
}

/**
 * Snaps places to what is in view now, but for what is moved; undefined where the hand or the settings are
 * against it.
 */
export function snapping(
  surface: Surface,
  moving: ReadonlySet<NodeId> = new Set(),
): (hand: Hand, at: Spot, start?: SnapStart) => SnappedPlace | undefined {
  const others = othersInView(surface, moving);
  return (hand, at, start) =>
    hand.free || !editor().snap ? undefined : snapped(at, others, snapReach / camera().zoom, start);
}

export function drawGuides({ context, px, inks }: MarksPen, guides: readonly Guide[]): void {
  context.strokeStyle = inks.accent;
  context.lineWidth = px;
  context.beginPath();
  for (const guide of guides) {
    context.moveTo(guide.from.x, guide.from.y);
    context.lineTo(guide.to.x, guide.to.y);
    for (const [one, two] of guide.gaps ?? []) {
      const upright = one.x === two.x;
      for (const end of [one, two]) {
        context.moveTo(end.x - (upright ? 5 * px : 0), end.y - (upright ? 0 : 5 * px));
        context.lineTo(end.x + (upright ? 5 * px : 0), end.y + (upright ? 0 : 5 * px));
      }
    }
  }
  context.stroke();
}
