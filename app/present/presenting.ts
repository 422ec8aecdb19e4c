/**
 * Begins and ends presenting: the look, the whole screen where the browser allows it, and a view in which the
 * drawing fills the wall. The view from before comes back at the end.
 */
import { type Camera, camera } from '../canvas/model/camera.ts';
import { surface } from '../canvas/model/surface.ts';
import { isByTouch } from '../parts/by-touch.ts';
import { dismissToast, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { beginPresenting, endPresenting } from '../store/present.ts';
import { afterLayout, fillTheWall } from './filling.ts';

/** The view from before, and what ends with presenting. */
type Before = { readonly view: Camera; readonly message: number; readonly stopListening: () => void };

const before = held<Before | undefined>(
  () => undefined,
  (last) => last?.stopListening(),
);

/**
 * Chrome can leave Esc to the page while it fills the screen; elsewhere Esc leaves the whole screen first.
 */
type LockableKeyboard = { readonly keyboard?: { lock?(keys: readonly string[]): Promise<void> } };

async function fillTheScreen(): Promise<void> {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  try {
    await document.documentElement.requestFullscreen();
    // It may have ended before the browser filled the screen.
    if (!editor().presenting) return await document.exitFullscreen();
    await (navigator as LockableKeyboard).keyboard?.lock?.(['Escape']);
  } catch {
    // The browser refuses the screen or the key: presenting needs neither.
  }
  fillTheWall();
}

/** Must begin within a click or a key press, or the browser does not give the whole screen. */
export function present(): void {
  const leftScreen = (): void => {
    if (document.fullscreenElement) fillTheWall();
    else stopPresenting();
  };
  before.now = {
    view: camera(),
    message: toast(
      isByTouch()
        ? 'Presenting. Touch the upper edge of the screen to see the bar. To stop, choose Present in its menu.'
        : 'Presenting. B blanks the screen, K shows a spot, H hides or shows values, Esc stops presenting.',
      {
        kind: 'presenting',
      },
    ),
    stopListening: () => document.removeEventListener('fullscreenchange', leftScreen),
  };
  document.addEventListener('fullscreenchange', leftScreen);
  beginPresenting();
  fillTheWall();
  void fillTheScreen();
}

export function stopPresenting(): void {
  const last = before.now;
  before.now = undefined;
  last?.stopListening();
  // It names keys that do nothing any more.
  if (last) dismissToast(last.message);
  endPresenting();
  if (document.fullscreenElement) void document.exitFullscreen();
  afterLayout(() => last && surface()?.look(last.view));
}
