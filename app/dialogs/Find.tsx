/**
 * Ctrl+F finds nodes by name, or by value as one types it; Enter selects all of them, a click one alone.
 */
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { canvas } from '../canvas/viewport.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import parts from '../parts/parts.module.css';
import { closeDialog } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { shownLabels } from '../store/selectors.ts';
import { words } from '../words.ts';
import css from './dialogs.module.css';
import { type FoundNode, foundBy, selectFound } from './finding.ts';
import { Modal } from './Modal.tsx';

const mostRows = 100;

function go(found: readonly FoundNode[]): void {
  if (found.length === 0) return;
  selectFound(found);
  flushSync(closeDialog);
  const [first] = found;
  if (found.length === 1 && first) canvas()?.reveal(first.node);
  else canvas()?.fit('selection');
  canvas()?.focus();
}

export function Find() {
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const labels = useEditor(shownLabels);
  const hidden = useEditor((state) => state.hidden);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => foundBy(nodes, labels, hidden, typed), [nodes, labels, hidden, typed]);
  return (
    <Modal title="Find" shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(found);
        }}
      >
        <div className={css.findLine}>
          <input
            type="search"
            className={parts.field}
            aria-label="A name, or a value"
            placeholder="A name, or a value: ∞_0, *2, moon"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button look="strong" type="submit" disabled={found.length === 0}>
            {found.length > 1 ? `Select all ${found.length}` : 'Select'}
          </Button>
        </div>
        <p className={css.note} role="status">
          {typed.trim() === ''
            ? ''
            : found.length === 0
              ? 'No node has this name or value.'
              : words.nodes(found.length)}
        </p>
        <ul className={css.found}>
          {found.slice(0, mostRows).map((each) => (
            <li key={each.node.id}>
              <button type="button" onClick={() => go([each])}>
                <NodeName node={each.node} />
                {each.value && <MathText value={each.value} />}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Modal>
  );
}
