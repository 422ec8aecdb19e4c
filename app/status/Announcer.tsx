/**
 * The polite live region: it says one combined sentence half a second after the last label arrived, never each label;
 * before that, the value (or outcome) of the focused node if it was not known when the focus came there.
 */
import { useEffect, useState } from 'react';
import { calledNode, hasInfiniteRank, spokenOf } from '../../engine/index.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { isHidden, somethingHidden } from '../store/hidden.ts';
import { labelOf, nodeOf } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import { outcomeCounts } from './Counts.tsx';

const delay = 500;

function joined(labels: Labels): string {
  if (labels.total === 0) return '';
  const { theory, parts, uncovered, reason } = labels.chosen;
  const none = theory === undefined ? `${words.atWork.line(parts, uncovered, reason)}. ` : '';
  if (theory === undefined && parts.length === 0) {
    return `${none}${words.outcomesJoined(outcomeCounts(labels))}`;
  }
  const infinite = labels.table.map(hasInfiniteRank);
  let values = 0;
  let unending = 0;
  for (const code of labels.codes) {
    if (code < 0) continue;
    values++;
    if (infinite[code]) unending++;
  }
  return `${none}${words.joined(values, unending)}`;
}

/** The focused node and its value, unless it is hidden. */
function ofFocus({ focus, document, labels, hidden }: EditorState): string {
  const node = focus?.kind === 'node' && !isHidden(hidden, focus.id) ? nodeOf(document, focus.id) : undefined;
  if (!node) return '';
  const label = labelOf(labels, node.id);
  if (label?.value) return words.valueOf(calledNode(node), spokenOf(label.value));
  return label?.outcome ? words.valueOf(calledNode(node), words.outcome[label.outcome]) : '';
}

export function Announcer() {
  const labels = useEditor((state) => state.labels);
  const [says, say] = useState('');
  useEffect(() => {
    if (!labels?.complete) return;
    const timer = setTimeout(
      () => say(somethingHidden(editor()) ? ofFocus(editor()) : `${ofFocus(editor())}${joined(labels)}`),
      delay,
    );
    return () => clearTimeout(timer);
  }, [labels]);
  // A value that is revealed where the focus is; what was said before may be of one that is hidden now.
  useEffect(
    () =>
      useEditor.subscribe((state, before) => {
        const { focus, hidden } = state;
        if (hidden === before.hidden) return;
        say('');
        if (focus?.kind !== 'node') return;
        if (isHidden(before.hidden, focus.id) && !isHidden(hidden, focus.id)) say(ofFocus(state));
      }),
    [],
  );
  return (
    <div className="unseen" role="status" aria-live="polite">
      {says}
    </div>
  );
}
