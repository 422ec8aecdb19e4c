/**
 * Ctrl+F finds nodes by name, or by value as one types it. Enter goes to the node that is called so, or
 * selects all that were found where none is; a click goes to one alone.
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
import { type FoundNode, foundBy, goToFound, meantBy } from './finding.ts';
import { Modal } from './Modal.tsx';

const mostRows = 100;

function go(found: readonly FoundNode[]): void {
  if (found.length === 0) return;
  flushSync(closeDialog);
  goToFound(found);
  canvas()?.focus();
}

export function Find() {
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const labels = useEditor(shownLabels);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => foundBy(nodes, labels, typed), [nodes, labels, typed]);
  const meant = useMemo(() => meantBy(found, typed), [found, typed]);
  const selectAll = `Select all ${found.length}`;
  return (
    <Modal title="Find" shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(meant);
        }}
      >
        <div className={css.findLine}>
          <input
            type="search"
            data-first
            className={parts.field}
            aria-label="A name, or a value"
            placeholder="A name, or a value: ∞_0, *2, moon"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button look="strong" type="submit" disabled={found.length === 0}>
            {meant.length < found.length || found.length < 2 ? 'Go there' : selectAll}
          </Button>
          {meant.length < found.length && <Button onClick={() => go(found)}>{selectAll}</Button>}
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
