/**
 * Edits a node's name in place. Enter ends it, Esc restores the old name, leaving keeps what was typed. A
 * name that is hidden with its value is not shown here either, and stays where nothing is typed.
 */
import { useLayoutEffect, useRef } from 'react';
import { calledNode, type GameNode } from '../../../engine/document/index.ts';
import { nameNode } from '../../edits/nodes.ts';
import { useEditor } from '../../store/editor.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { nodeOf } from '../../store/selectors.ts';
import { endNaming } from '../../store/showing.ts';
import { words } from '../../words.ts';
import css from '../canvas.module.css';
import { canvas } from '../viewport.ts';
import { useStandingWhole } from './standing-whole.ts';

function Field({ node, seen }: { readonly node: GameNode; readonly seen: GameNode }) {
  const shown = seen === node ? node.name : '';
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<boolean>(false);
  useStandingWhole(field, node);

  // Before the next key comes, however busy the page is.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  const finish = (keep: boolean, back: boolean): void => {
    if (done.current) return;
    done.current = true;
    const name = field.current?.value.trim() ?? shown;
    endNaming();
    if (keep && name !== shown) nameNode(node.id, name);
    if (back) canvas()?.focus();
  };

  return (
    <input
      ref={field}
      className={css.name}
      aria-label={`Name of node ${calledNode(seen)}`}
      defaultValue={shown}
      placeholder={seen === node ? undefined : words.hiddenSign}
      maxLength={200}
      spellCheck={false}
      autoComplete="off"
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
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
  const seen = useEditor((state) =>
    state.naming === undefined ? undefined : nodeOf(seenDocument(state), state.naming),
  );
  return node && seen ? <Field key={node.id} node={node} seen={seen} /> : null;
}
