/**
 * A sentence in which names and values are chips that light what they name; a name leads to the explanation
 * of its node.
 */
import type { ReactNode } from 'react';
import { calledNode, type NodeId } from '../../../engine/document/index.ts';
import { type Saying, textOfSaying } from '../../../engine/explain/index.ts';
import { sameValue, textOf, type Value } from '../../../engine/values/index.ts';
import { goTo } from '../../canvas/go-to.ts';
import { MathText, OutcomeLetter } from '../../parts/MathText.tsx';
import { NameText } from '../../parts/NodeName.tsx';
import { whilePointed } from '../../parts/pointed.ts';
import { editor, useEditor } from '../../store/editor.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { freshLabels, labelOf, nodeOf } from '../../store/selectors.ts';
import { pointAt, readOn } from '../../store/showing.ts';
import type { Lit } from '../../store/state/frame.ts';
import { takesFocus } from './LitRow.tsx';
import own from './why.module.css';

/**
 * Goes to a node whose explanation is read next; it gets the focus when it is there, and the panel `of` the
 * pressed button until then.
 */
export function readNext(id: NodeId, of: Element): void {
  takesFocus.now = true;
  of.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
  pointAt(undefined);
  goTo(id);
}

/** Every node of this value whose value is not hidden. */
function nodesWorth(value: Value): Lit {
  const labels = freshLabels(editor());
  const nodes = (labels?.ids ?? []).filter((id) => {
    const known = labelOf(labels, id)?.value;
    return known !== undefined && sameValue(known, value);
  });
  return { nodes, arcs: [] };
}

function Chip(props: {
  readonly lights: () => Lit;
  readonly instead: Lit | undefined;
  readonly act?: (button: Element) => void;
  readonly children: ReactNode;
}) {
  const { lights, instead, act, children } = props;
  return (
    <button
      type="button"
      className={act ? `${own.chip} ${own.leads}` : own.chip}
      {...whilePointed(
        () => pointAt(lights()),
        () => pointAt(instead),
      )}
      onClick={(event) => {
        event.stopPropagation();
        act?.(event.currentTarget);
      }}
    >
      {children}
    </button>
  );
}

function NodeChip({
  id,
  from,
  instead,
}: {
  readonly id: NodeId;
  readonly from: NodeId;
  readonly instead: Lit | undefined;
}) {
  const name = useEditor((state) => {
    const node = nodeOf(seenDocument(state), id);
    return node ? calledNode(node) : id;
  });
  const go = (button: Element): void => {
    const [read = from] = editor().selection.nodes;
    if (read === id) return;
    readOn(read, id);
    readNext(id, button);
  };
  return (
    <Chip lights={() => ({ nodes: [id], arcs: [] })} instead={instead} act={go}>
      <NameText name={name} />
    </Chip>
  );
}

/** Marks that end the text before them, and never begin a line. */
const closing = /^[.,;:)!?]+/;

export function SayingText(props: {
  readonly saying: Saying;
  readonly ids: readonly NodeId[];
  readonly from: NodeId;
  readonly instead: Lit | undefined;
}) {
  const { saying, ids, from, instead } = props;
  return saying.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its place
    <span key={place} className={typeof part === 'string' ? undefined : own.closed}>
      {typeof part === 'string' ? (
        typeof saying[place - 1] === 'object' ? (
          part.replace(closing, '')
        ) : (
          part
        )
      ) : 'vertex' in part ? (
        <NodeChip id={ids[part.vertex]} from={from} instead={instead} />
      ) : 'outcome' in part ? (
        <OutcomeLetter outcome={part.outcome} />
      ) : (
        <Chip lights={() => nodesWorth(part.value)} instead={instead}>
          <MathText value={part.value} />
        </Chip>
      )}
      {typeof part !== 'string' && closingOf(saying[place + 1])}
    </span>
  ));
}

const closingOf = (next: Saying[number] | undefined): string =>
  typeof next === 'string' ? (closing.exec(next)?.[0] ?? '') : '';

/** Numbers have a minus sign on screen; a hyphen between two figures stays one. */
export const withMinusSigns = (saying: Saying): Saying =>
  saying.map((part) => (typeof part === 'string' ? part.replace(/(?<!\d)-/g, '−') : part));

/** The same as a text, where nothing can be pointed at. */
export const sayingOnWall = (saying: Saying, called: (vertex: number) => string): string =>
  textOfSaying(
    withMinusSigns(saying).map((part) =>
      typeof part === 'object' && 'value' in part ? textOf(part.value).replaceAll('-', '−') : part,
    ),
    called,
  );

/** A sentence whose positions are called by their values, where no drawing has them. */
export const ValueSaying = ({ saying }: { readonly saying: Saying }) =>
  withMinusSigns(saying).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its place
    <span key={place}>
      {typeof part === 'object' && 'value' in part ? <MathText value={part.value} /> : String(part)}
    </span>
  ));
