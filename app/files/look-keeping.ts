/**
 * Remembers what the tab shows of its drawing: the part in view, and the step of the rounds, the reductions or the game. A
 * page that is loaded again shows the same, and its audience's window with it.
 */
import { type Camera, filling, seen, useCamera } from '../canvas/model/camera.ts';
import { surface } from '../canvas/model/surface.ts';
import { editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { keepPlace, type LookKept, placeLeft, type TabPlace, type WalkKept } from '../store/tab-place.ts';
import { gameCode, gameOfCode } from '../walkthrough/game-code.ts';
import { openGame } from '../walkthrough/playing.ts';
import { beginSimplifying, whyNotSimplified } from '../walkthrough/simplifying.ts';
import { beginRounds } from '../walkthrough/walking.ts';

/** In milliseconds: movements of the camera are written together. */
const delay = 400;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

function walkNow(): WalkKept | undefined {
  const { walkthrough, document, game } = editor();
  if (walkthrough?.kind !== 'shown') return undefined;
  const { subject, at } = walkthrough;
  if (subject.of === 'rounds') return { of: 'rounds', at: Number.isFinite(at) ? at : 'end' };
  if (subject.of === 'reductions')
    return { of: 'reductions', starts: subject.starts, side: subject.side, at };
  if (subject.of === 'game' && game) return { of: 'game', code: gameCode(document, game), at };
  return undefined;
}

function lookNow(): LookKept | undefined {
  const canvas = surface();
  const size = canvas?.size();
  return canvas && size && size.width * size.height > 0 ? { ...canvas.heading(), ...size } : undefined;
}

function keepNow(): void {
  clearTimeout(timer.now);
  timer.now = undefined;
  const look = lookNow();
  keepPlace({ walk: walkNow(), ...(look && { look }) });
}

/** What was shown of this drawing before the page was loaded. */
const leftHere = (): TabPlace | undefined => {
  const left = placeLeft();
  return left.drawing === editor().drawing ? left : undefined;
};

/** Goes on with the step from before; what is hidden now is not simplified. */
export function resumeWalk(): void {
  const walk = leftHere()?.walk;
  if (!walk || editor().walkthrough) return;
  switch (walk.of) {
    case 'rounds':
      beginRounds(walk.at === 'end' ? Number.POSITIVE_INFINITY : walk.at);
      return;
    case 'reductions':
      if (!whyNotSimplified()) beginSimplifying(walk.starts, walk.side, walk.at);
      return;
    case 'game': {
      const game = gameOfCode(editor().document, walk.code);
      if (game) openGame(game, walk.at);
      return;
    }
  }
}

/** The same view where the canvas has the same size, else the same part of the drawing. */
function lookAgain({ width, height, ...view }: LookKept): Camera {
  const size = surface()?.size() ?? { width, height };
  const isSame = size.width === width && size.height === height;
  return isSame ? view : filling(seen(view, { width, height }), size);
}

/**
 * Shows the part from before, and again while bars take their places, until the person does something. The canvas is
 * mounted. The returned function stops it.
 */
export function resumeLook(): () => void {
  const look = leftHere()?.look;
  const root = surface()?.root;
  if (!look || !root) return () => undefined;
  const again = (): void => surface()?.look(lookAgain(look));
  again();
  const sizes = new ResizeObserver(again);
  sizes.observe(root);
  const acts = ['pointerdown', 'wheel', 'keydown'] as const;
  const end = (): void => {
    sizes.disconnect();
    for (const act of acts) window.removeEventListener(act, end, true);
  };
  for (const act of acts) window.addEventListener(act, end, true);
  return end;
}

/** Remembers from now on. The returned function stops it. */
export function keepLook(): () => void {
  const changed = (): void => {
    timer.now ??= setTimeout(keepNow, delay);
  };
  const ends = [
    useCamera.subscribe(changed),
    useEditor.subscribe((state, before) => {
      const { walkthrough, drawing, game } = state;
      if (walkthrough !== before.walkthrough || drawing !== before.drawing || game !== before.game) changed();
    }),
  ];
  window.addEventListener('pagehide', keepNow);
  return () => {
    for (const end of ends) end();
    clearTimeout(timer.now);
    window.removeEventListener('pagehide', keepNow);
  };
}
