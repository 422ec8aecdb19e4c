/** What is announced when the labels of a drawing have come: the focused node and its value, then all values in one sentence. */
import { calledNode, hasInfiniteRank, spokenOf } from '../../engine/index.ts';
import type { EditorState } from '../store/editor.ts';
import { isHidden, somethingHidden } from '../store/hidden.ts';
import { labelOf, nodeOf } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import { outcomeCounts } from './Counts.tsx';

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
export function ofFocus({ focus, document, labels, hidden }: EditorState): string {
  const node = focus?.kind === 'node' && !isHidden(hidden, focus.id) ? nodeOf(document, focus.id) : undefined;
  if (!node) return '';
  const label = labelOf(labels, node.id);
  if (label?.value) return words.valueOf(calledNode(node), spokenOf(label.value));
  return label?.outcome ? words.valueOf(calledNode(node), words.outcome[label.outcome]) : '';
}

/** Of the whole drawing nothing is said while some value is hidden. */
export const announced = (state: EditorState): string =>
  somethingHidden(state) || !state.labels ? ofFocus(state) : `${ofFocus(state)}${joined(state.labels)}`;
