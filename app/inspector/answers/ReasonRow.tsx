/**
 * One reason as a row. Pointing at it, or the focus on its mark, lights what it speaks of and dims the rest of the drawing; a click keeps
 * it lit. Its names and values are chips that light what they name; a name leads to the explanation of its node. A line of play can be
 * watched.
 */
import { CirclePlay, Dot } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  calledNode,
  citedBy,
  type NodeId,
  playLineOf,
  type Reason,
  type Saying,
  sameValue,
  sayingOf,
  type Value,
} from '../../../engine/index.ts';
import { goTo } from '../../canvas/go-to.ts';
import { IconButton } from '../../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../../parts/MathText.tsx';
import { NameText } from '../../parts/NodeName.tsx';
import { editor, useEditor } from '../../store/editor.ts';
import { isHidden } from '../../store/hidden.ts';
import { labelOf, nodeOf } from '../../store/selectors.ts';
import { leaveTrail, pointAt } from '../../store/showing.ts';
import type { Lit } from '../../store/state/frame.ts';
import { edgeOfMove } from '../../walkthrough/line-frames.ts';
import { watchLine } from '../../walkthrough/walking.ts';
import { words } from '../../words.ts';
import own from './why.module.css';

type Props = {
  readonly reason: Reason;
  readonly ids: readonly NodeId[];
  /** The answer stands out from its reasons. */
  readonly isAnswer?: boolean;
};

/** Goes to a node whose explanation is read next, and leaves a trail to the one that is read now. */
function follow(id: NodeId, from: NodeId): void {
  if (id === from) return;
  const { selection } = editor();
  const [read] = selection.nodes;
  leaveTrail(read ?? from);
  pointAt(undefined);
  goTo(id);
}

/** Every node of this value whose value is not hidden. */
function nodesWorth(value: Value): Lit {
  const { labels, hidden } = editor();
  const nodes = (labels?.ids ?? []).filter((id) => {
    const known = isHidden(hidden, id) ? undefined : labelOf(labels, id)?.value;
    return known !== undefined && sameValue(known, value);
  });
  return { nodes, arcs: [] };
}

function Chip(props: {
  readonly lights: () => Lit;
  readonly instead: Lit | undefined;
  readonly act?: () => void;
  readonly children: ReactNode;
}) {
  const { lights, instead, act, children } = props;
  const lightUp = (): void => pointAt(lights());
  const goOut = (): void => pointAt(instead);
  return (
    <button
      type="button"
      className={own.chip}
      onPointerEnter={lightUp}
      onPointerLeave={goOut}
      onFocus={lightUp}
      onBlur={goOut}
      onClick={(event) => {
        event.stopPropagation();
        act?.();
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
    const node = nodeOf(state.document, id);
    return node ? calledNode(node) : id;
  });
  return (
    <Chip lights={() => ({ nodes: [id], arcs: [] })} instead={instead} act={() => follow(id, from)}>
      <NameText name={name} />
    </Chip>
  );
}

function SayingText(props: {
  readonly saying: Saying;
  readonly ids: readonly NodeId[];
  readonly from: NodeId;
  readonly instead: Lit | undefined;
}) {
  const { saying, ids, from, instead } = props;
  return saying.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its place
    <span key={place}>
      {typeof part === 'string' ? (
        part
      ) : 'vertex' in part ? (
        <NodeChip id={ids[part.vertex]} from={from} instead={instead} />
      ) : 'outcome' in part ? (
        <OutcomeLetter outcome={part.outcome} />
      ) : (
        <Chip lights={() => nodesWorth(part.value)} instead={instead}>
          <MathText value={part.value} />
        </Chip>
      )}
    </span>
  ));
}

/** What stays lit although nobody points at it, and how another row is kept. */
export const KeptLit = createContext<{
  readonly kept: Lit | undefined;
  readonly keep: (lit: Lit | undefined) => void;
}>({ kept: undefined, keep: () => undefined });

export function ReasonRow({ reason, ids, isAnswer = false }: Props) {
  const { kept, keep } = useContext(KeptLit);
  const lit = useMemo((): Lit => {
    const { vertices, arcs } = citedBy(reason);
    return { nodes: vertices.map((v) => ids[v]), arcs: arcs.map((arc) => edgeOfMove(arc, ids)) };
  }, [reason, ids]);
  const lightUp = (): void => pointAt(lit);
  const goOut = (): void => pointAt(kept);
  const toggle = (): void => {
    keep(kept === lit ? undefined : lit);
    pointAt(lit);
  };
  const line = playLineOf(reason);
  const from = ids[reason.vertex];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mark at the beginning of the row does the same by keys
    <li
      className={isAnswer ? own.answer : own.reason}
      data-kept={kept === lit || undefined}
      onPointerEnter={lightUp}
      onPointerLeave={goOut}
      onClick={toggle}
    >
      <button
        type="button"
        className={own.mark}
        aria-label={words.why.light}
        aria-pressed={kept === lit}
        onFocus={lightUp}
        onBlur={goOut}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      >
        <Dot size={18} aria-hidden="true" />
      </button>
      <span className={own.saying}>
        <SayingText saying={sayingOf(reason)} ids={ids} from={from} instead={lit} />
      </span>
      {line && line.moves.length > 1 && (
        <IconButton
          name={words.why.watch}
          className={own.watch}
          onClick={(event) => {
            event.stopPropagation();
            pointAt(undefined);
            watchLine({ from: line.moves[0].from, line, ids });
          }}
        >
          <CirclePlay size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
