/** The game that the pieces form together: value, outcome, and every move that wins (or at least draws). */
import { useMemo } from 'react';
import { useEditor } from '../store/editor.ts';
import { tellsHidden } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import { SumAnswer } from './answers/SumAnswer.tsx';
import css from './card.module.css';
import { NodeNameById } from './NodeNameById.tsx';
import { Section } from './Section.tsx';

export function SumOfPiecesSection() {
  const pieces = useEditor((state) => state.document.pieces);
  const sum = useEditor((state) => state.sum);
  const noSum = useEditor((state) => state.noSum);
  const labels: Labels | undefined = useEditor((state) => state.labels ?? state.staleLabels);
  const document = useEditor((state) => state.document);
  const hidden = useEditor((state) => state.hidden);
  const secret = useMemo(() => tellsHidden(document, hidden, pieces), [document, hidden, pieces]);
  if (pieces.length === 0) return null;
  return (
    <Section id="sum" title={pieces.length === 1 ? 'The piece' : `The sum of ${pieces.length} pieces`}>
      <p className={css.formula}>
        {pieces.slice(0, 12).map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces on one node differ by their index only
          <span key={place}>
            {place > 0 && ' + '}
            <NodeNameById id={id} />
          </span>
        ))}
        {pieces.length > 12 && ' + …'}
      </p>
      {secret ? (
        <p className={css.quiet}>{words.answerHidden}</p>
      ) : sum && labels ? (
        <SumAnswer answer={sum} ids={labels.ids} />
      ) : (
        <p className={css.waiting}>{noSum ?? words.working}</p>
      )}
    </Section>
  );
}
