/**
 * The presenter's window: it opens the audience's window, sends it what is shown as soon as that changes, and
 * knows whether it is there. A page that is loaded again keeps the same audience.
 */

import { camera, inDrawing, seen, useCamera } from '../canvas/model/camera.ts';
import { surface } from '../canvas/model/surface.ts';
import { editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { beginAudience, endAudience, setAudienceLink } from '../store/present.ts';
import type { Scene } from '../store/state/scene.ts';
import { isOnBoard } from '../store/subject.ts';
import { keepPlace, placeLeft } from '../store/tab-place.ts';
import { placeOnBoard } from './board-sight.ts';
import { audienceAddress, newPresenter, openChannel } from './channel.ts';
import { fillTheWall } from './filling.ts';
import {
  type Attendance,
  asked,
  attended,
  type ClickerKey,
  type FromAudience,
  type FromPresenter,
} from './protocol.ts';
import { changeBetween } from './scene-change.ts';
import { type Sight, sceneOf } from './scene-of.ts';

/** On the screen; undefined where it is not over the drawing. */
const pointer = held<{ readonly x: number; readonly y: number } | undefined>(() => undefined);

/**
 * What the presenter sees and points at: the part of the drawing in view, and where the pointer is on it, or
 * on the open board.
 */
function sightNow(): Sight {
  const canvas = surface();
  const size = canvas?.size();
  if (!canvas) return { view: undefined, pointer: pointer.now && placeOnBoard(pointer.now) };
  // A window that is too small to show anything keeps the view that the audience has.
  if (!size || size.width * size.height === 0) return { view: undefined, pointer: undefined };
  const box = canvas.root.getBoundingClientRect();
  const at = pointer.now;
  return {
    view: seen(camera(), size),
    pointer: at && inDrawing(camera(), { x: at.x - box.left, y: at.y - box.top }),
  };
}

/** Calls back whenever the view or the pointer has changed; the returned function stops it. */
function followSight(changed: () => void): () => void {
  const moved = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    const place = surface()?.root ?? document.getElementById('drawing');
    const over = target instanceof Node && place?.contains(target);
    const before = pointer.now;
    pointer.now = over ? { x, y } : undefined;
    if (before || over) changed();
  };
  window.addEventListener('pointermove', moved);
  const sizes = new ResizeObserver(changed);
  const root = surface()?.root;
  if (root) sizes.observe(root);
  const endCamera = useCamera.subscribe(changed);
  return () => {
    window.removeEventListener('pointermove', moved);
    sizes.disconnect();
    endCamera();
    pointer.now = undefined;
  };
}

/** In milliseconds: how often the audience's windows are asked whether they are there. */
const askEvery = 2_000;
/** A window that is being opened has answered by then, or will not. */
const opensWithin = 5;

type Station = {
  readonly id: string;
  run: number;
  count: number;
  /** What the windows show; undefined while there is no window. */
  sent: Scene | undefined;
  attendance: Attendance;
  unanswered: number;
  readonly say: (message: FromPresenter) => void;
  readonly end: () => void;
};

const station = held<Station | undefined>(
  () => undefined,
  (last) => last?.end(),
);
const press = held<(key: ClickerKey) => void>(() => () => undefined);

/** Sets what a clicker's key does that is pressed in the audience's window. */
export function whenPressed(act: (key: ClickerKey) => void): void {
  press.now = act;
}

function linkNow({ attendance, unanswered }: Station): void {
  const before = editor().audience?.link;
  if (attendance.size > 0) setAudienceLink('there');
  else if (before === 'there' || (before === 'opening' && unanswered > opensWithin)) setAudienceLink('lost');
}

/** Sends what has changed since the last message. */
function tell(): void {
  const mine = station.now;
  if (!mine?.sent) return;
  const sight = sightNow();
  const scene = sceneOf(editor(), { ...sight, view: sight.view ?? mine.sent.view });
  const change = changeBetween(mine.sent, scene);
  if (!change) return;
  mine.sent = scene;
  mine.count++;
  mine.say({ from: 'presenter', kind: 'change', run: mine.run, count: mine.count, change });
}

function tellAll(mine: Station): void {
  mine.sent = sceneOf(editor(), sightNow());
  mine.count++;
  const { run, count, sent } = mine;
  mine.say({ from: 'presenter', kind: 'scene', run, count, scene: sent });
}

function hearAudience(mine: Station, message: FromAudience): void {
  mine.attendance = attended(mine.attendance, message);
  if (message.kind === 'hello') {
    // After a reload the first window that answers begins the presentation again.
    if (!editor().audience) beginAudience(mine.id, placeLeft().presenter?.since ?? Date.now());
    tellAll(mine);
  } else if (message.kind === 'presses') press.now(message.key);
  if (mine.attendance.size === 0) mine.sent = undefined;
  linkNow(mine);
}

/** A duplicated tab remembers the same audience: the tab that presents keeps it. */
function hearPresenter(mine: Station, message: FromPresenter): void {
  if (message.kind === 'taken' && message.run === mine.run) {
    leave();
    endAudience();
  }
  if (message.kind !== 'begins' || !editor().audience) return;
  mine.say({ from: 'presenter', kind: 'taken', run: message.run });
  begin(mine, Math.max(mine.run, message.run) + 1);
}

/** A page that is loaded again presents to the same windows, and its clock continues. */
function remember({ id, run }: Station): void {
  const since = editor().audience?.since ?? placeLeft().presenter?.since ?? Date.now();
  keepPlace({ presenter: { id, run, since } });
}

function begin(mine: Station, run: number): void {
  mine.run = run;
  mine.count = 0;
  remember(mine);
  mine.say({ from: 'presenter', kind: 'begins', run });
}

function ask(mine: Station): void {
  mine.attendance = asked(mine.attendance);
  mine.unanswered = mine.attendance.size > 0 ? 0 : mine.unanswered + 1;
  linkNow(mine);
  if (mine.attendance.size === 0) mine.sent = undefined;
  mine.say({ from: 'presenter', kind: 'asks', run: mine.run, count: mine.count });
}

function start(id: string, run: number): void {
  let waits = false;
  // All changes of one act are sent as one message, immediately, and also by a window that is not in view.
  const changed = (): void => {
    if (waits) return;
    waits = true;
    queueMicrotask(() => {
      waits = false;
      tell();
    });
  };
  const channel = openChannel(id, (message) => {
    if (station.now !== mine) return;
    if (message.from === 'audience') hearAudience(mine, message);
    else hearPresenter(mine, message);
  });
  const ends = [
    followSight(changed),
    useEditor.subscribe(({ audience }, before) => {
      if (audience && audience.since !== before.audience?.since) remember(mine);
      changed();
    }),
  ];
  const timer = setInterval(() => ask(mine), askEvery);
  const mine: Station = {
    id,
    run,
    count: 0,
    sent: undefined,
    attendance: new Map(),
    unanswered: 0,
    say: channel.say,
    end() {
      clearInterval(timer);
      for (const each of ends) each();
      channel.close();
    },
  };
  station.now = mine;
  begin(mine, run);
}

function leave(): void {
  station.now?.end();
  station.now = undefined;
  keepPlace({ presenter: undefined });
}

/**
 * Opens the window, or brings it to the front; must begin within a click or a key press, or the browser
 * refuses.
 */
export function openAudience(): void {
  if (!editor().audience) {
    leave();
    const id = newPresenter();
    beginAudience(id, Date.now());
    start(id, 1);
    // As the drawing fills the wall when it is presented here.
    fillTheWall();
  }
  const id = editor().audience?.id ?? '';
  const size = `width=${Math.round(screen.availWidth * 0.6)},height=${Math.round(screen.availHeight * 0.6)}`;
  const opened = window.open(audienceAddress(id), `grundy-audience-${id}`, `popup,${size}`);
  const mine = station.now;
  if (mine) mine.unanswered = 0;
  if (!opened) setAudienceLink('blocked');
  else if (editor().audience?.link !== 'there') setAudienceLink('opening');
  opened?.focus();
}

/** Ends presenting to the other window, which closes. */
export function closeAudience(): void {
  const mine = station.now;
  if (mine) mine.say({ from: 'presenter', kind: 'ends', run: mine.run });
  leave();
  endAudience();
}

/**
 * After a reload: continues once a window of the audience answers. The canvas is mounted by then, or the
 * board is shown whole.
 */
export function resumeAudience(): void {
  const before = placeLeft().presenter;
  if (before && !station.now && (surface() || isOnBoard(editor()))) start(before.id, before.run + 1);
}
