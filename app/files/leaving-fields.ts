/**
 * A field that keeps what was typed when one leaves it, as that of a name does, is left when the page is: a reload loses
 * nothing of it. It has to begin before what saves the drawing, so that this has the name to save.
 */
import { editor } from '../store/editor.ts';
import { keepPlace } from '../store/tab-place.ts';

/** A score that cannot be read would be given up with its field: it is written on when the page is loaded again. */
function keepScore(): void {
  const { scoring } = editor();
  const { activeElement: field } = document;
  if (scoring && field instanceof HTMLInputElement)
    keepPlace({ score: { nodes: scoring.nodes, typed: field.value } });
}

export function leaveFieldsWithPage(): () => void {
  const leave = (): void => {
    keepScore();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  window.addEventListener('pagehide', leave, true);
  return () => window.removeEventListener('pagehide', leave, true);
}
