/** One line about the subject, for the edge of the sheet on narrow screens: its name, value and outcome. */

import { outcomeClasses } from '../../engine/outcome/index.ts';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { useEditor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { seenDocument } from '../store/seen-document.ts';
import { labelOf, nodeOf, shownLabels } from '../store/selectors.ts';
import { words } from '../words.ts';
import css from './inspector.module.css';
import { useSubject } from './Subject.tsx';

export function SubjectLine() {
  const subject = useSubject();
  const document = useEditor(seenDocument);
  const labels = useEditor(shownLabels);
  const hidden = useEditor((state) => state.hidden);
  if (subject.kind === 'node') {
    const node = nodeOf(document, subject.id);
    const label = isHidden(hidden, subject.id) ? undefined : labelOf(labels, subject.id);
    return (
      <div className={css.peek}>
        {node && <NodeName node={node} />}
        {label?.value && <MathText value={label.value} />}
        {label?.outcome && (
          <span className={css.peekOutcome}>
            <OutcomeLetter outcome={label.outcome} /> {outcomeClasses[label.outcome].says}
          </span>
        )}
      </div>
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
