/** The first time that somebody who draws selects a node whose value is no nimber, she is told of the `?` beside it. */
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { endHints, mayHint, stumble } from '../store/first-hints.ts';
import { freshLabels, labelOf } from '../store/selectors.ts';
import { isUnseen } from '../store/telling.ts';

/** Below it the inspector is a sheet, in which the value has no `?` until it is pulled up. */
const wide = '(min-width: 900px)';

const seesCard = ({ inspectorOpen, inspectorTab, sheetPulled }: EditorState): boolean =>
  inspectorOpen && inspectorTab === 'inspector' && (sheetPulled || matchMedia(wide).matches);

/** Whether the selected node shows a sign that a beginner has not met. */
function meetsSign(state: EditorState): boolean {
  const [id, ...more] = state.selection.nodes;
  if (id === undefined || more.length > 0 || isUnseen(state, id)) return false;
  const value = labelOf(freshLabels(state), id)?.value;
  return value !== undefined && value.kind !== 'nimber' && seesCard(state);
}

/** The returned function ends it. Hints go where the person no longer draws for herself. */
export function hintAtSigns(): () => void {
  return useEditor.subscribe((state, before) => {
    if (!mayHint(state) && mayHint(before)) endHints();
    // Only who has drawn an arc of her own is in her first minutes.
    const isOpen = !state.hintsDone.includes('sign') && state.hintsDone.includes('rim');
    const isNew = state.selection !== before.selection || state.labels !== before.labels;
    if (isOpen && isNew && meetsSign(editor())) stumble('sign');
  });
}
