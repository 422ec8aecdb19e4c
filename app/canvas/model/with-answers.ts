/**
 * An edit comes onto the canvas in one frame with the answers to it, where they come as soon as that: every frame costs the main thread
 * about as much as all else in an edit of a thousand nodes. Where the last answers took longer, the edit is shown at once.
 */
import { isAnswered } from '../../store/calm.ts';
import type { EditorState } from '../../store/editor.ts';
import type { Frames } from './frames.ts';

/** In milliseconds: as long as a frame lasts on most screens. */
const oneFrame = 16;

/** Listens to the store before the layers do. */
export function waitingForAnswers(frames: Frames): (state: EditorState, before: EditorState) => void {
  /** When the drawing was edited to which there are no answers yet. */
  let edited: number | undefined;
  let areQuick = true;
  return (state, before) => {
    if (isAnswered(state)) {
      if (edited !== undefined) areQuick = performance.now() - edited <= oneFrame;
      edited = undefined;
      frames.letGo();
    } else if (state.document !== before.document && state.drawing === before.drawing) {
      edited = performance.now();
      if (areQuick) frames.hold(oneFrame);
    }
  };
}
