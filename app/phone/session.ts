/**
 * What a phone does beside its screen: comes in, sends what waits until it is acknowledged, one message after
 * another, and comes back after each loss of the connection. The screen reads its state and calls its acts.
 */
import type { ClassAnswer } from '../../engine/marking/index.ts';
import { nothingAsked, type PhoneScene, type PhoneView, type RoundMessage } from '../class/protocol.ts';
import {
  afterEntering,
  afterRefusal,
  afterReply,
  afterScene,
  isChanged,
  type PhoneNotes,
  unsentAnswers,
  withDraft,
  withoutToken,
  withRoundPlayed,
  withSent,
  withView,
} from './answers.ts';
import type { ClassLink, LinkState } from './link.ts';
import type { NotesStore } from './saved-notes.ts';
import { noViewShown, type ShownView, shownAfter } from './shown-view.ts';
import { phoneWords } from './words.ts';

export type PhoneState = {
  readonly link: LinkState;
  /** Whether the room has let the phone in since the page was loaded. */
  readonly isIn: boolean;
  /** A name was given, and the room has not answered yet. */
  readonly isEntering: boolean;
  /** Why the room did not let the phone in. */
  readonly refused: string;
  readonly notes: PhoneNotes;
  readonly scene: PhoneScene;
  readonly shown: ShownView;
  /** The round that was chosen and is not answered yet, and what the room said against the last one. */
  readonly round: RoundMessage | undefined;
  readonly roundRefused: string;
  /** An answer to a view that is not shown any more was not taken. */
  readonly late: { readonly number: number | undefined; readonly says: string } | undefined;
};

export type PhoneSession = {
  state(): PhoneState;
  subscribe(listener: () => void): () => void;
  enter(name: string): void;
  write(view: PhoneView, draft: ClassAnswer): void;
  send(view: PhoneView): void;
  play(view: PhoneView, choice: number): void;
  /** Shows another view, where each continues alone. */
  goTo(view: PhoneView): void;
  /** Leaves what is being written, and follows the class. */
  follow(): void;
  dismissLate(): void;
  /** The page is looked at again, perhaps after a sleep: does the room still answer? */
  wake(): void;
};

export type SessionNeeds = {
  readonly link: ClassLink;
  readonly store: NotesStore;
  /** Whether the focus is where a student writes or draws. */
  isInField(): boolean;
  /** A random text that nobody guesses. */
  token(): string;
  /** The time between two messages, so that a quick hand is not refused by the room. */
  pause(): Promise<void>;
};

export function openSession({ link, store, isInField, token: newToken, pause }: SessionNeeds): PhoneSession {
  const notes = store.read();
  let now: PhoneState = {
    link: 'connecting',
    isIn: false,
    isEntering: notes.name !== '' && (notes.token ?? notes.fresh) !== undefined,
    refused: '',
    notes,
    scene: nothingAsked,
    shown: noViewShown,
    round: undefined,
    roundRefused: '',
    late: undefined,
  };
  const listeners = new Set<() => void>();
  /** Whether the room knows this connection. */
  let isKnown = false;
  let isSending = false;
  let triesOfEntering = 0;
  /** Which connection this is, so that what failed in an earlier one does not end the present one. */
  let connection = 0;

  const change = (members: Partial<PhoneState>): void => {
    const before = now.notes;
    now = { ...now, ...members };
    if (now.notes !== before) store.write(now.notes);
    for (const listener of listeners) listener();
  };

  const isWriting = (): boolean => {
    const { view, isLeft } = now.shown;
    if (view === undefined || !(isLeft || isChanged(now.notes, view))) return false;
    // A hand that draws leaves no focus behind.
    return view.way.by === 'drawing' || isInField();
  };

  async function comeIn(): Promise<void> {
    const { name, was, token = was } = now.notes;
    const mine = connection;
    if (name === '' || !now.isEntering) return;
    const fresh = now.notes.fresh ?? newToken();
    if (now.notes.fresh === undefined) change({ notes: { ...now.notes, fresh } });
    try {
      const reply = await link.enter({ name, fresh, ...(token !== undefined && { token }) });
      if (reply.ok) {
        triesOfEntering = 0;
        isKnown = mine === connection;
        change({ isIn: true, refused: '', notes: afterEntering(now.notes, reply) });
        await sendAll();
      } else if (now.isIn && triesOfEntering++ < 2) {
        // A phone that was in is not sent back to its name because the room was busy once.
        await pause();
        await comeIn();
      } else change({ isIn: false, isEntering: false, refused: reply.says });
    } catch {
      connectAgain(mine);
    }
  }

  /** No answer came: where the connection is the same, it is of no use. */
  function connectAgain(failed: number): void {
    if (failed !== connection || now.link !== 'here') return;
    isKnown = false;
    link.again();
  }

  async function sendAnswer(): Promise<boolean> {
    const [message] = unsentAnswers(now.notes);
    if (!message) return false;
    const reply = await link.answer(message);
    if (reply.ok) change({ notes: afterReply(now.notes, message) });
    else {
      const isShown = now.shown.view?.key === message.view;
      const number = now.scene.views.find(({ key }) => key === message.view)?.number;
      change({
        notes: afterRefusal(now.notes, message, reply.says),
        ...(!isShown && { late: { number, says: reply.says } }),
      });
    }
    return true;
  }

  async function sendRound(): Promise<boolean> {
    const message = now.round;
    if (!message) return false;
    const reply = await link.round(message);
    const { view, round, choice } = message;
    if (!reply.ok) change({ round: undefined, roundRefused: reply.says });
    else {
      const { other, gains, total, rounds } = reply;
      const told = (each: PhoneView): PhoneView =>
        each.key === view && rounds > (each.played?.rounds ?? 0)
          ? { ...each, played: { rounds, total } }
          : each;
      const scene = { ...now.scene, views: now.scene.views.map(told) };
      const shown = { ...now.shown, view: now.shown.view && told(now.shown.view) };
      const all = withRoundPlayed(now.notes, view, round, { choice, other, gains });
      change({ round: undefined, roundRefused: '', notes: all, scene, shown });
    }
    return true;
  }

  /** Sends what waits, until nothing does or the connection is lost. */
  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (isKnown) {
      const mine = connection;
      try {
        if (!(await sendRound()) && !(await sendAnswer())) break;
        await pause();
      } catch {
        connectAgain(mine);
      }
    }
    isSending = false;
  }

  link.onState((state) => {
    isKnown = false;
    connection++;
    if (state === 'ended') {
      // The student was removed, or all were forgotten: what was written stays, and a name is asked again.
      const notes = withoutToken(now.notes);
      change({ link: 'lost', isIn: false, isEntering: false, refused: phoneWords.removed, notes });
    } else change({ link: state });
    if (state === 'here') void comeIn();
  });
  link.onScene((scene) => {
    const shown = shownAfter(scene, now.shown, isWriting());
    change({ scene, shown, notes: afterScene(now.notes, scene) });
  });
  link.open();

  return {
    state: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(name) {
      change({ notes: { ...now.notes, name }, isEntering: true, refused: '' });
      if (now.link === 'here') void comeIn();
    },
    write(view, draft) {
      change({ notes: withDraft(now.notes, view, draft) });
    },
    send(view) {
      change({ notes: withSent(now.notes, view) });
      void sendAll();
    },
    play(view, choice) {
      if (now.round) return;
      const round: RoundMessage = { view: view.key, round: view.played?.rounds ?? 0, choice };
      change({ round, roundRefused: '', notes: withView(now.notes, view) });
      void sendAll();
    },
    goTo(view) {
      change({ shown: { view, isLeft: false } });
    },
    follow() {
      change({ shown: shownAfter(now.scene, noViewShown, false) });
    },
    dismissLate() {
      change({ late: undefined });
    },
    wake() {
      if (now.link === 'here') void comeIn();
      else link.again();
    },
  };
}
