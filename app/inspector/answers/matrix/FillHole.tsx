/**
 * Gives a pair of moves its joint result: one of the nodes that the two could come to, any other node, found by its name, or the node that
 * is clicked on the drawing while this is open.
 */
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { calledNode, type NodeId } from '../../../../engine/document/index.ts';
import type { MatrixAnswer } from '../../../../engine/theories/index.ts';
import { fillHole } from '../../../edits/arcs.ts';
import { Button } from '../../../parts/Button.tsx';
import { NodeName } from '../../../parts/NodeName.tsx';
import parts from '../../../parts/parts.module.css';
import { toast } from '../../../store/chrome.ts';
import { useEditor } from '../../../store/editor.ts';
import { seenDocument } from '../../../store/seen-document.ts';
import { beginFilling, light, lightWhilePointed } from '../../../store/showing.ts';
import { words } from '../../../words.ts';
import card from '../../card.module.css';
import type { HoleToFill } from './MatrixReader.tsx';
import css from './matrix.module.css';

/** More rows nobody reads; typing makes them fewer. */
const mostFound = 8;

export function FillHole(
  props: HoleToFill & {
    readonly answer: MatrixAnswer;
    readonly from: NodeId;
    readonly ids: readonly NodeId[];
  },
) {
  const { answer, from, ids, row, column, covered, done } = props;
  const [left, right] = [answer.rows[row], answer.columns[column]];
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const filling = useEditor((state) => state.filling);
  const [typed, setTyped] = useState('');
  const [gain, setGain] = useState('');
  const field = useId();
  const first = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    beginFilling({ from, left: left.name, right: right.name, gain });
  }, [from, left.name, right.name, gain]);
  useEffect(
    () => () => {
      beginFilling(undefined);
      light([]);
    },
    [],
  );
  // A click on the drawing, or Esc there, has ended it.
  useEffect(() => {
    if (filling) setBegun(true);
    else if (begun) done();
  }, [filling, begun, done]);
  useEffect(() => first.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  const candidates = useMemo(() => {
    const could = new Set((answer.cells[row]?.[column]?.candidates ?? []).map((v) => ids[v]));
    return nodes.filter(({ id }) => could.has(id));
  }, [answer, row, column, ids, nodes]);
  const text = typed.trim().toLowerCase();
  const found = nodes.filter(
    (node) => node.id.toLowerCase().startsWith(text) || calledNode(node).toLowerCase().includes(text),
  );
  const choose = (to: NodeId): void => {
    const wrong = fillHole({ from, left: left.name, right: right.name }, to, gain);
    if (wrong !== undefined) toast(wrong, { kind: 'field' });
    else done();
  };
  const choice = (node: (typeof nodes)[number]) => (
    <li key={node.id}>
      <button
        type="button"
        className={card.option}
        onClick={() => choose(node.id)}
        {...lightWhilePointed([node.id])}
      >
        <NodeName node={node} />
      </button>
    </li>
  );
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  return (
    <section ref={first} aria-label={words.matrix.fill(left.name, right.name)} onKeyDown={pressed}>
      <p>
        <b>{words.matrix.fill(left.name, right.name)}</b> {!covered && words.matrix.fillHint}
      </p>
      {(left.gain !== undefined || right.gain !== undefined) && (
        <div className={parts.labelled}>
          <label htmlFor={`${field}-gain`}>{words.matrix.fillGain}</label>
          <input
            id={`${field}-gain`}
            className={parts.field}
            value={gain}
            placeholder="0"
            autoComplete="off"
            onChange={({ target }) => setGain(target.value)}
          />
        </div>
      )}
      {candidates.length > 0 && (
        <>
          <p className={card.small}>{words.matrix.fillCandidates}</p>
          <ul className={card.options}>{candidates.map(choice)}</ul>
        </>
      )}
      <div className={parts.labelled}>
        <label htmlFor={field}>{words.matrix.fillFind}</label>
        <input
          id={field}
          type="search"
          className={parts.field}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && text !== '' && found.length > 0) choose(found[0].id);
          }}
        />
      </div>
      {text !== '' && (
        <>
          <ul className={card.options}>{found.slice(0, mostFound).map(choice)}</ul>
          <p className={card.quiet}>
            {found.length === 0 ? words.matrix.fillNone : words.matrix.fillFound(found.length, mostFound)}
          </p>
        </>
      )}
      <div className={css.tools}>
        <Button look="quiet" onClick={done}>
          {words.matrix.fillCancel}
        </Button>
      </div>
    </section>
  );
}
