/**
 * Which view a phone shows: the one on the wall, or the one to which the student went. While a student
 * writes, a scene takes neither the text nor the view away.
 */
import type { PhoneScene, PhoneView } from '../class/protocol.ts';

export type ShownView = {
  readonly view: PhoneView | undefined;
  /** The class is at another view, or waits, and the student still writes in this one. */
  readonly isLeft: boolean;
};

export const noViewShown: ShownView = { view: undefined, isLeft: false };

const viewIn = ({ views }: PhoneScene, key: string | undefined): PhoneView | undefined =>
  views.find((view) => view.key === key);

/** What is shown after a scene. Where each continues alone, a student stays where the student is. */
export function shownAfter(scene: PhoneScene, before: ShownView, isWriting: boolean): ShownView {
  const same = viewIn(scene, before.view?.key);
  const onWall = viewIn(scene, scene.wall);
  if (scene.alone) return { view: same ?? onWall ?? scene.views.at(-1), isLeft: false };
  if (before.view === undefined || before.view.key === onWall?.key) return { view: onWall, isLeft: false };
  if (!isWriting) return { view: onWall, isLeft: false };
  return { view: { ...(same ?? before.view), open: false }, isLeft: true };
}

/** The views before and after the one that is shown, where each continues alone. */
export function neighboursOf(
  { views, alone }: PhoneScene,
  shown: PhoneView | undefined,
): { readonly before: PhoneView | undefined; readonly after: PhoneView | undefined } {
  const at = views.findIndex(({ key }) => key === shown?.key);
  return alone && at >= 0
    ? { before: views[at - 1], after: views[at + 1] }
    : { before: undefined, after: undefined };
}
