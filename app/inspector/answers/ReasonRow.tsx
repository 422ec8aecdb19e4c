/**
 * One reason as a row. A line of play can be watched.
 */
import { CirclePlay } from 'lucide-react';
import { useMemo } from 'react';
import type { NodeId } from '../../../engine/document/index.ts';
import { citedBy, playLineOf, type Reason, sayingOf } from '../../../engine/explain/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import { pointAt } from '../../store/showing.ts';
import type { Lit } from '../../store/state/frame.ts';
import { edgeOfMove } from '../../walkthrough/line-frames.ts';
import { watchLine } from '../../walkthrough/walking.ts';
import { words } from '../../words.ts';
import { LitRow } from './LitRow.tsx';
import { SayingText } from './SayingText.tsx';
import own from './why.module.css';

type Props = {
  readonly reason: Reason;
  readonly ids: readonly NodeId[];
  /** The answer stands out from its reasons. */
  readonly isAnswer?: boolean;
};

export function ReasonRow({ reason, ids, isAnswer = false }: Props) {
  const lit = useMemo((): Lit => {
    const { vertices, arcs } = citedBy(reason);
    return { nodes: vertices.map((v) => ids[v]), arcs: arcs.map((arc) => edgeOfMove(arc, ids)) };
  }, [reason, ids]);
  const line = playLineOf(reason);
  const from = ids[reason.vertex];
  return (
    <LitRow lit={lit} isAnswer={isAnswer}>
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
    </LitRow>
  );
}
