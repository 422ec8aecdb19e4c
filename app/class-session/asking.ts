/**
 * What the class is asked. The phones follow the wall: where the screen is the wall, or an audience's window
 * is open, a view that asks something goes to the phones when the teacher goes there. Where nobody but the
 * teacher sees the screen, nothing is sent without a click: a teacher who looks ahead reveals nothing.
 */

import { toast } from '../store/chrome.ts';
import { askedHere, askedOnPhones, setPhonesEarlier, showJoining } from '../store/class.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { currentView } from '../store/lesson.ts';
import type { KeyedView } from '../store/state/lesson.ts';
import { askRoom } from './connection.ts';
import { fingerprint } from './fingerprint.ts';
import { keepRoomPlace, roomPlace } from './secret.ts';
import { textOfView } from './view-text.ts';

/** Fingerprints of what was sent of each view; those from before the page was loaded again are known too. */
const sent = held<Map<string, string>>(() => new Map(Object.entries(roomPlace()?.sent ?? {})));
/** What the room did not accept: it is not offered by itself a second time. */
const refused = held<Map<string, string>>(() => new Map());

function remember(view: string, print: string | undefined): void {
  if (print === undefined) sent.now.delete(view);
  else sent.now.set(view, print);
  const place = roomPlace();
  if (place) keepRoomPlace({ ...place, sent: Object.fromEntries(sent.now) });
}

/** The view that is on the screen, with its own drawing. */
export function viewHere(state: Pick<EditorState, 'lesson' | 'drawing'>): KeyedView | undefined {
  const view = currentView(state);
  return view?.drawing === state.drawing ? view : undefined;
}

/** Whether a class sees what is on this screen. */
const isOnWall = ({ presenting, audience, blank }: EditorState): boolean =>
  (presenting !== undefined || audience?.link === 'there') && !blank;

/** Whether a view says how it is answered, or asks for values that the class does not see. */
const asksSomething = ({ answer, hidden: { all, except } }: KeyedView): boolean =>
  answer !== undefined || all || except.length > 0;

/** Shows a view to the phones, as it is now. Resolves to false, after a message, if it cannot be asked. */
async function send(view: KeyedView, lesson: string): Promise<boolean> {
  const among = editor().lesson?.views.map(({ key }) => key) ?? [view.key];
  const print = fingerprint(lesson);
  remember(view.key, print);
  const reply = await askRoom({ act: 'show', view: view.key, lesson, among });
  if (reply.ok) {
    showJoining(false);
    return true;
  }
  remember(view.key, undefined);
  refused.now.set(view.key, print);
  toast(reply.says, { kind: 'class', about: 'editor', stays: true });
  return false;
}

/** Asks the class for the view that is on the screen, or shows the phones its present state. */
export async function askClass(): Promise<void> {
  const { lesson } = editor();
  const view = viewHere(editor());
  if (!lesson || !view) return;
  await send(view, await textOfView(lesson, view));
  await settle();
}

/** What should happen to the phones when this is on the screen. */
export type PhonesStep = 'send' | 'wait' | 'nothing';

export type Situation = {
  readonly onWall: boolean;
  /** Whether each student continues alone. */
  readonly alone: boolean;
  /** What the screen shows: no view, one that asks nothing, or one that asks something. */
  readonly view: 'none' | 'silent' | 'asking';
  /** Whether the class was asked the view, in the state that it has now, and how many answered. */
  readonly asked:
    | { readonly same: boolean; readonly answered: number; readonly onPhones: boolean }
    | undefined;
  /** Whether the phones show any view. */
  readonly phonesHave: boolean;
};

export function stepFor({ onWall, alone, view, asked, phonesHave }: Situation): PhonesStep {
  if (!onWall) return 'nothing';
  if (asked) {
    if (!asked.onPhones) return 'send';
    // What nobody has answered yet follows the drawing; other answers are about what the class was asked.
    return asked.same || asked.answered > 0 ? 'nothing' : 'send';
  }
  if (view === 'asking') return 'send';
  return phonesHave && !alone ? 'wait' : 'nothing';
}

/** Brings the phones to what the wall shows. */
async function settle(): Promise<void> {
  const { room, lesson } = editor();
  if (!room?.state || room.link !== 'there') return;
  const view = viewHere(editor());
  const text = lesson && view && (await textOfView(lesson, view).catch(() => undefined));
  const now = editor();
  const isStill = viewHere(now)?.key === view?.key && now.room?.state !== undefined;
  if (!isStill || (view && text === undefined)) return;
  const print = text === undefined ? undefined : fingerprint(text);
  const asked = askedHere(now);
  const onPhones = askedOnPhones(now);
  // What another window sent is not known here.
  const before = view && sent.now.get(view.key);
  const isSame = before === undefined || before === print;
  setPhonesEarlier(asked !== undefined && asked === onPhones && !isSame);
  const isRefused = view !== undefined && refused.now.get(view.key) === print;
  // What was sent and is not asked yet is on its way.
  if (isRefused || (before !== undefined && isSame && !asked)) return;
  const step = stepFor({
    onWall: isOnWall(now),
    alone: now.room?.state?.alone ?? false,
    view: view ? (asksSomething(view) ? 'asking' : 'silent') : 'none',
    asked: asked && { same: isSame, answered: asked.answered, onPhones: asked === onPhones },
    phonesHave: onPhones !== undefined,
  });
  if (step === 'send' && view && text !== undefined) await send(view, text);
  else if (step === 'wait') await askRoom({ act: 'wait' });
}

/** In milliseconds: a person who edits or turns views is not followed at every step. */
const settlesAfter = 250;

/** Whether what is on the screen or on the phones may be another thing. */
const isOther = (now: EditorState, before: EditorState): boolean =>
  (['lesson', 'drawing', 'document', 'presenting', 'audience', 'blank'] as const).some(
    (member) => now[member] !== before[member],
  ) ||
  now.room?.link !== before.room?.link ||
  now.room?.state?.views !== before.room?.state?.views ||
  now.room?.state?.wall !== before.room?.state?.wall;

/** Lets the phones follow the wall from now on; the returned function ends it. */
export function followWall(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(settle);
    }, settlesAfter);
  };
  const end = useEditor.subscribe((now, before) => {
    if (isOther(now, before)) soon();
  });
  soon();
  return () => {
    end();
    clearTimeout(timer);
  };
}
