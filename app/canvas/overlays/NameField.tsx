/** Edits a node's name in place. Enter ends it, Esc restores the old name, leaving keeps what was typed. */
import { useEffect, useRef } from 'react';
import type { GameNode } from '../../../engine/index.ts';
import { nameNode } from '../../edits/nodes.ts';
import { useEditor } from '../../store/editor.ts';
import { nodeOf } from '../../store/selectors.ts';
import { endNaming } from '../../store/showing.ts';
import css from '../canvas.module.css';
import { onScreen, useCamera } from '../model/camera.ts';
import { radius } from '../model/drawing.ts';
import { canvas } from '../viewport.ts';

function Field({ node }: { readonly node: GameNode }) {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<boolean>(false);
  const view = useCamera();
  const { x, y } = onScreen(view, { x: node.x, y: node.y + radius });

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  const finish = (keep: boolean, back: boolean): void => {
    if (done.current) return;
    done.current = true;
    const name = field.current?.value.trim() ?? node.name;
    endNaming();
    if (keep && name !== node.name) nameNode(node.id, name);
    if (back) canvas()?.focus();
  };

  return (
    <input
      ref={field}
      className={css.name}
      style={{ left: x, top: y + 6 }}
      aria-label={`Name of node ${node.id}`}
      defaultValue={node.name}
      maxLength={200}
      spellCheck={false}
      autoComplete="off"
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter', true);
      }}
    />
  );
}

export function NameField() {
  const node = useEditor((state) =>
    state.naming === undefined ? undefined : nodeOf(state.document, state.naming),
  );
  return node ? <Field key={node.id} node={node} /> : null;
}
