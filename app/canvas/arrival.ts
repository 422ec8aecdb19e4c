/** Lets a drawing of which much is new come onto the canvas in slices, while the page answers. */
import type { GameDocument } from '../../engine/document/index.ts';
import { tellArrived, tellArriving } from '../store/arriving.ts';
import type { EditorState } from '../store/editor.ts';
import { inSlices, pause } from '../store/in-slices.ts';
import { comesInParts, partsOfWhole, sizeOf } from './model/arriving.ts';
import type { Drawing } from './model/drawing.ts';

export type Arrival = {
  /**
   * Whether the document comes in parts, from now on or already; `another`: it is another drawing than the one shown. `before` is
   * what was open.
   */
  takes(another: boolean, before: EditorState | undefined): boolean;
  end(): void;
};

/** `whole` is the document as it is now; `show` shows a part of it, and `arrived` is called when all of it is shown. */
export function createArrival(
  drawing: Drawing,
  whole: () => GameDocument,
  show: (part: GameDocument) => void,
  arrived: () => void,
): Arrival {
  /** What is coming; anything that came before it ends. */
  let coming: object | undefined;
  function* arriving(mine: object, another: boolean) {
    for (const part of partsOfWhole(drawing.document, whole, another)) {
      if (coming !== mine) return;
      show(part);
      yield;
    }
    if (coming !== mine) return;
    coming = undefined;
    arrived();
    tellArrived();
  }
  return {
    takes(another, before) {
      const isComing = coming !== undefined;
      const all = whole();
      const shrinks = sizeOf(all) < sizeOf(drawing.document);
      // What is edited meanwhile comes with the parts that are still to come; what goes must go in parts, too.
      if (isComing && !another && !shrinks) return true;
      const inParts = (isComing && !another) || comesInParts(drawing.document, all, another);
      coming = inParts ? {} : undefined;
      const mine = coming;
      if (!mine) {
        if (isComing) tellArrived();
        return false;
      }
      if (another || !isComing) tellArriving(before);
      // What else the page does with the drawing has this task for itself.
      void pause().then(() => inSlices(arriving(mine, another)));
      return true;
    },
    end() {
      if (coming) tellArrived();
      coming = undefined;
    },
  };
}
