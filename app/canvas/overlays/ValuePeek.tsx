/**
 * Shows the value of the node under the pointer or the focus at full size, where words on nodes are too small to
 * read, and always in an embedded figure.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { saidOfVertex } from '../../../engine/pictures/index.ts';
import { MathText, OutcomeLetter } from '../../parts/MathText.tsx';
import { NodeName } from '../../parts/NodeName.tsx';
import { useEditor } from '../../store/editor.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { labelOf, nodeOf, shownLabels } from '../../store/selectors.ts';
import { isUnseen } from '../../store/telling.ts';
import css from '../canvas.module.css';
import { isUnreadable } from '../layers/draw-node-text.ts';
import { onScreen, useCamera } from '../model/camera.ts';
import { useCanvas } from '../model/canvas-state.ts';
import { radius } from '../model/drawing.ts';

function PeekAt({ id }: { readonly id: NodeId }) {
  const node = useEditor((state) => nodeOf(seenDocument(state), id));
  const labels = useEditor(shownLabels);
  const unseen = useEditor((state) => isUnseen(state, id));
  const showing = useEditor((state) => state.showing);
  const view = useCamera();
  if (!node || unseen || showing === 'off') return null;
  const label = labelOf(labels, id);
  const at = onScreen(view, { x: node.x, y: node.y - radius });
  const said = label && labels && saidOfVertex(label, showing);
  return (
    <div className={css.peek} style={{ left: at.x, top: at.y - 6 }} aria-hidden="true">
      <NodeName node={node} />
      {said?.kind === 'outcome' && <OutcomeLetter outcome={said.outcome} />}
      {said?.kind === 'value' && <MathText value={said.value} />}
    </div>
  );
}

export function ValuePeek() {
  const figure = useEditor((state) => state.readOnly === 'figure');
  const unreadable = useCamera((view) => isUnreadable(view.zoom)) || figure;
  const under = useCanvas((state) => state.peek);
  const byKeyboard = useCanvas((state) => state.byKeyboard);
  const focused = useEditor((state) => (state.focus?.kind === 'node' ? state.focus.id : undefined));
  const id = under ?? (byKeyboard ? focused : undefined);
  return unreadable && id !== undefined ? <PeekAt id={id} /> : null;
}
