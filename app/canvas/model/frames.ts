/**
 * Draws at most once a frame: layers report that they are out of date, and each is drawn once before the next
 * paint. Where some take longer than a frame, as with many thousands of nodes, the others wait for the next
 * one.
 */
import { isAnswered } from '../../store/calm.ts';
import type { EditorState } from '../../store/editor.ts';

export type Frames = {
  /** Draws the layer before the next paint, or soon after it, however often it is asked. */
  ask(layer: string): void;
  /** What is asked for from now on waits until `letGo`, but at most `most` milliseconds. */
  hold(most: number): void;
  letGo(): void;
  stop(): void;
};

/** In milliseconds: a frame that has drawn for longer leaves the rest to the next. */
const longEnough = 16;

export function createFrames(layers: Readonly<Record<string, (now: number) => void>>): Frames {
  const asked = new Set<string>();
  let frame = 0;
  let held: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    if (frame === 0 && !held && asked.size > 0) frame = requestAnimationFrame(draw);
  };
  const draw = (now: number): void => {
    frame = 0;
    const due = [...asked];
    asked.clear();
    const until = performance.now() + longEnough;
    for (const [i, layer] of due.entries()) {
      if (i > 0 && performance.now() > until) {
        postpone(due.slice(i));
        return;
      }
      layers[layer]?.(now);
    }
  };
  const ask = (layer: string): void => {
    asked.add(layer);
    begin();
  };
  const letGo = (): void => {
    clearTimeout(held);
    held = undefined;
    begin();
  };
  /**
   * They come first in the next frame, so that a layer that always asks again does not keep the others
   * waiting.
   */
  const postpone = (late: readonly string[]): void => {
    const again = [...asked];
    asked.clear();
    for (const layer of [...late, ...again]) ask(layer);
  };
  return {
    ask,
    hold(most) {
      held ??= setTimeout(letGo, most);
    },
    letGo,
    stop() {
      clearTimeout(held);
      cancelAnimationFrame(frame);
      asked.clear();
      frame = -1;
    },
  };
}

/** In milliseconds: as long as a frame lasts on most screens. */
const oneFrame = 16;

/**
 * An edit comes onto the canvas in one frame with the answers to it, where they come as soon as that: every
 * frame costs the main thread about as much as all else in an edit of a thousand nodes. Where the last
 * answers took longer, the edit is shown at once. The function that is returned hears of each change before
 * the layers do.
 */
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
