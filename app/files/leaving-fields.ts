/**
 * A field that keeps what was typed when one leaves it, as that of a name does, is left when the page is: a
 * reload loses nothing of it. It has to begin before what saves the drawing, so that this has the name to
 * save.
 */
import { editor } from '../store/editor.ts';
import { selectedItems } from '../store/selectors.ts';
import { keepPlace } from '../store/tab-place.ts';

/**
 * A score that cannot be read would be given up with its field: it is written on when the page is loaded
 * again.
 */
function keepScore(): void {
  const { scoring } = editor();
  const { activeElement: field } = document;
  if (scoring && field instanceof HTMLInputElement)
    keepPlace({ score: { nodes: scoring.nodes, typed: field.value } });
}

export function leaveFieldsWithPage(): () => void {
  const leave = (): void => {
    keepScore();
    const { activeElement: field } = document;
    if (!(field instanceof HTMLElement)) return;
    // Fields of the panel that check what is typed bear their label as a name.
    const isChecked =
      field instanceof HTMLInputElement && field.name !== '' && field.value !== field.defaultValue;
    const [typed, before] = [isChecked ? field.value : '', editor().document];
    field.blur();
    // Where the drawing did not take it, the field would have given its old text back.
    if (!isChecked || editor().document !== before) return;
    const { nodes, edges } = selectedItems(editor());
    keepPlace({ fieldText: { field: field.name, typed, nodes, edges } });
  };
  window.addEventListener('pagehide', leave, true);
  return () => window.removeEventListener('pagehide', leave, true);
}
