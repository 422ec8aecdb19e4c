/**
 * What a finger drags to connect, since it is too broad for a rim: shown outside the node that was tapped. Dragged to a
 * target, or tapped and then the target tapped. Its events are read by input.ts.
 */
import { ArrowUpRight } from 'lucide-react';
import { calledNode, widestGap } from '../../../engine/index.ts';
import { nodeOf } from '../../store/readings.ts';
import { useEditor } from '../../store/store.ts';
import { onScreen, useCamera } from '../camera.ts';
import css from '../canvas.module.css';
import { setCanvasState, useCanvas } from '../canvas-state.ts';
import { radius } from '../drawing.ts';
import { directionsAt } from '../labels/placement.ts';
import { surface } from '../surface.ts';

const away = 34;

export function ConnectHandle() {
  const id = useCanvas((state) => state.handle);
  const waiting = useCanvas((state) => state.waiting !== undefined);
  const node = useEditor((state) => (id === undefined ? undefined : nodeOf(state.document, id)));
  const view = useCamera();
  if (!node) return null;
  const drawn = surface()?.drawing.nodes.get(node.id);
  const angle = drawn ? widestGap(directionsAt(drawn)) : 0;
  const far = radius * view.zoom + away;
  const at = onScreen(view, node);
  return (
    <button
      type="button"
      className={css.handle}
      data-connect-from={node.id}
      style={{ left: at.x + Math.cos(angle) * far, top: at.y + Math.sin(angle) * far }}
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
