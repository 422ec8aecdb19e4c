/**
 * The handle by which a finger connects, since it is too broad for a rim. It is shown outside the node that was
 * tapped, and is dragged to a target, or tapped before the target is tapped. input.ts reads its events.
 */
import { ArrowUpRight } from 'lucide-react';
import { calledNode } from '../../../engine/document/index.ts';
import { type Spot, widestGap } from '../../../engine/figure/index.ts';
import { useEditor } from '../../store/editor.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { nodeOf } from '../../store/selectors.ts';
import { playBoard } from '../../walkthrough/play-board.ts';
import css from '../canvas.module.css';
import { onScreen, type Size, useCamera } from '../model/camera.ts';
import { setCanvasState, useCanvas } from '../model/canvas-state.ts';
import { radius } from '../model/drawing.ts';
import { directionsAt } from '../model/placement.ts';
import { surface } from '../model/surface.ts';

const away = 34;
/** Half a handle and a little more: this far from the edge it is wholly visible. */
const clear = 26;

/** Its place: in the widest gap between the arcs, or the next direction in which the view has room. */
function placeOf(at: Spot, far: number, widest: number, size: Size | undefined): Spot {
  const places = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => {
    const angle = widest + (eighths * Math.PI) / 4;
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far };
  });
  const seen = ({ x, y }: Spot): boolean =>
    size === undefined || (x >= clear && y >= clear && x <= size.width - clear && y <= size.height - clear);
  return places.find(seen) ?? places[0] ?? at;
}

export function ConnectHandle() {
  const id = useCanvas((state) => state.handle);
  const waiting = useCanvas((state) => state.waiting !== undefined);
  const node = useEditor((state) => (id === undefined ? undefined : nodeOf(seenDocument(state), id)));
  const isNamed = useEditor((state) => state.naming !== undefined);
  const isPlayed = useEditor((state) => playBoard(state) !== undefined);
  const view = useCamera();
  if (!node || isNamed || isPlayed) return null;
  const on = surface();
  const drawn = on?.drawing.nodes.get(node.id);
  const widest = drawn ? widestGap(directionsAt(drawn)) : 0;
  const at = placeOf(onScreen(view, node), radius * view.zoom + away, widest, on?.size());
  return (
    <button
      type="button"
      className={css.handle}
      data-connect-from={node.id}
      style={{ left: at.x, top: at.y }}
      aria-label={waiting ? 'Connect: now tap the target' : `Connect from ${calledNode(node)}`}
      aria-pressed={waiting}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') setCanvasState({ waiting: [node.id] });
      }}
    >
      <ArrowUpRight size={22} aria-hidden="true" />
    </button>
  );
}
