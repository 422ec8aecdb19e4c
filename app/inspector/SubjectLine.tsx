/** One line about the subject, for the edge of the sheet on narrow screens: its name, value and outcome. */
import type { ReactNode } from 'react';
import { MathText, OutcomeInWords } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { positionShown } from '../store/board.ts';
import { Calm } from '../store/Calm.tsx';
import { useEditor } from '../store/editor.ts';
import { worthSeen } from '../store/seen-board.ts';
import { seenDocument } from '../store/seen-document.ts';
import { type Label, labelOf, nodeOf, shownLabels } from '../store/selectors.ts';
import { useOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import css from './inspector.module.css';
import { useSubject } from './Subject.tsx';

export const SubjectLine = () =>
  useOnBoard() ? (
    <PositionLine />
  ) : (
    <Calm>
      <DrawingLine />
    </Calm>
  );

type Worth = Partial<Pick<Label, 'value' | 'outcome'>>;

/** `children` name the subject of this value. */
function Line(props: {
  readonly worth: Worth | undefined;
  readonly of: string;
  readonly children: ReactNode;
}) {
  const { worth, of, children } = props;
  return (
    <div className={css.peek}>
      {children}
      {worth?.value && <MathText value={worth.value} />}
      {worth?.outcome && (
        <span className={of}>
          <OutcomeInWords outcome={worth.outcome} />
        </span>
      )}
    </div>
  );
}

function PositionLine() {
  const read = useEditor(positionShown);
  const worth = useEditor((state) => read && worthSeen(state, read.printed));
  return (
    <Line worth={worth} of={css.peekOfBoard}>
      {read && <span>{read.ruleset.name}</span>}
      {worth?.unseen && words.hiddenSign}
    </Line>
  );
}

function DrawingLine() {
  const subject = useSubject();
  const document = useEditor(seenDocument);
  const labels = useEditor(shownLabels);
  if (subject.kind === 'node') {
    const node = nodeOf(document, subject.id);
    const label = labelOf(labels, subject.id);
    return (
      <Line worth={label} of={css.peekOutcome}>
        {node && <NodeName node={node} />}
      </Line>
    );
  }
  const says =
    subject.kind === 'drawing'
      ? (labels?.chosen.name ?? document.title) || words.untitled
      : subject.kind === 'arc'
        ? 'One arc'
        : words.nodes(subject.kind === 'pair' ? 2 : subject.chosen.nodes.length);
  return <div className={css.peek}>{says}</div>;
}
