/**
 * The drawing fills the wall: it is fitted when it begins to be shown, and again whenever the canvas has
 * another size, as when the bar of the steps opens; until a person moves the view.
 */
import { fillsWall, isWhereItFilledWall } from '../canvas/model/staying.ts';
import { surface } from '../canvas/model/surface.ts';
import { canvas } from '../canvas/viewport.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { currentView } from '../store/lesson.ts';
import { isPresented } from '../store/present.ts';

const sizes = held<ResizeObserver | undefined>(
  () => undefined,
  (last) => last?.disconnect(),
);

/** The page must be laid out anew before the canvas knows its size. */
export const afterLayout = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act));
};

const isWhereItWasFilled = (): boolean => {
  const now = surface()?.heading();
  return now !== undefined && isWhereItFilledWall(now);
};

/** The part of the drawing that a lesson's view shows; undefined for the whole. */
function partOfView() {
  const view = currentView(editor());
  return view?.drawing === editor().drawing ? view.camera : undefined;
}

export const fillTheWall = (): void =>
  afterLayout(() => {
    const root = surface()?.root;
    if (!isPresented() || !root) return;
    canvas()?.showPart(partOfView(), false);
    fillsWall(surface()?.heading());
    // A second observation would report a size once more, and the filling would never end.
    if (sizes.now) return;
    sizes.now = new ResizeObserver(() => {
      if (!isPresented()) {
        sizes.now?.disconnect();
        sizes.now = undefined;
      } else if (isWhereItWasFilled()) fillTheWall();
    });
    sizes.now.observe(root);
  });
