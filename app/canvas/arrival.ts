/** Lets a drawing of which much is new come onto the canvas in slices, while the page answers. */
import type { GameDocument } from '../../engine/index.ts';
import { inSlices, pause } from '../store/in-slices.ts';
import { comesInParts, partsOfWhole } from './model/arriving.ts';
import type { Drawing } from './model/drawing.ts';

export type Arrival = {
  /** Whether the document comes in parts, from now on or already; `another`: it is another drawing than the one shown. */
  takes(another: boolean): boolean;
  /** Whether something is still to come. */
  isUnderWay(): boolean;
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
  }
  return {
    takes(another) {
      // What is edited meanwhile comes with the parts that are still to come.
      if (coming && !another) return true;
      coming = comesInParts(drawing.document, whole(), another) ? {} : undefined;
      const mine = coming;
      // What else the page does with the drawing has this task for itself.
      if (mine) void pause().then(() => inSlices(arriving(mine, another)));
      return mine !== undefined;
    },
    isUnderWay: () => coming !== undefined,
    end() {
      coming = undefined;
    },
  };
}
