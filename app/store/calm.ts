/**
 * The store as the inspector and the status line show it, which are beside the work area. An edit on the
 * canvas and the engine's answers to it come as one change, so that such a panel is rendered once for both
 * and nothing in it flickers; where answers take longer than a tenth of a second, the edit comes first. Acts
 * in the panel itself, and hiding, take effect immediately.
 */
import { createStore, type StoreApi } from 'zustand';
import { type EditorState, editor, useEditor } from './editor.ts';

/** In milliseconds: an answer within this time is an immediate one. */
const mostWait = 100;

export type CalmStore = StoreApi<EditorState> & {
  /** Follows the editor from now on; the returned function ends that. */
  follow(): () => void;
  /** Shows the editor as it is, now. */
  catchUp(): void;
};

/** Whether the engine has said what it can say of the drawing as it is now. */
export const isAnswered = ({ labels, revision, solving }: EditorState): boolean =>
  (labels?.complete === true && labels.revision === revision) ||
  solving.kind === 'failed' ||
  solving.kind === 'stopped';

const onCanvas = (): boolean => Boolean(document.activeElement?.closest('[role="application"]'));

export function createCalmStore(): CalmStore {
  const shown = createStore<EditorState>(editor);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waits = (now: EditorState): boolean => {
    const before = shown.getState();
    const isEdit = now.document !== before.document && now.drawing === before.drawing;
    return isEdit && now.hidden === before.hidden && !isAnswered(now) && onCanvas();
  };
  const catchUp = (): void => {
    clearTimeout(timer);
    timer = undefined;
    shown.setState(editor(), true);
  };
  const come = (): void => {
    if (waits(editor())) timer ??= setTimeout(catchUp, mostWait);
    else catchUp();
  };
  return Object.assign(shown, {
    catchUp,
    follow() {
      catchUp();
      const end = useEditor.subscribe(come);
      return () => {
        end();
        clearTimeout(timer);
      };
    },
  });
}
