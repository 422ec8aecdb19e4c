/**
 * What the presenter's window and the audience's window say to each other, and what each makes of it, as
 * functions without a channel or a clock. The presenter counts what it sends: a window that missed something
 * notices by the next message and asks for all of it, and what comes late or twice is not heeded. A
 * presenter's page that is loaded again has a higher run.
 */
import type { Scene } from '../store/state/scene.ts';
import { afterChange, type SceneChange } from './scene-change.ts';

export type FromPresenter =
  /** This page presents from now on: windows that listen say hello. */
  | { readonly from: 'presenter'; readonly kind: 'begins'; readonly run: number }
  | {
      readonly from: 'presenter';
      readonly kind: 'scene';
      readonly run: number;
      readonly count: number;
      readonly scene: Scene;
    }
  | {
      readonly from: 'presenter';
      readonly kind: 'change';
      readonly run: number;
      readonly count: number;
      readonly change: SceneChange;
    }
  /** Asks who is there; `count` is that of the last scene or change. */
  | { readonly from: 'presenter'; readonly kind: 'asks'; readonly run: number; readonly count: number }
  /**
   * Another page has begun to present under the same name, as a duplicated tab does: that run is not heeded.
   */
  | { readonly from: 'presenter'; readonly kind: 'taken'; readonly run: number }
  | { readonly from: 'presenter'; readonly kind: 'ends'; readonly run: number };

/**
 * Keys of a clicker, wherever they are pressed: pages turn a lesson's views where one is open, else steps.
 */
export type ClickerKey = 'page down' | 'page up' | 'next step' | 'previous step' | 'blank';

export type FromAudience = { readonly from: 'audience'; readonly window: string } & (
  | { readonly kind: 'hello' }
  | { readonly kind: 'here' }
  | { readonly kind: 'leaves' }
  | { readonly kind: 'presses'; readonly key: ClickerKey }
);

/** What an audience's window knows. */
export type Heard = {
  readonly run: number;
  /** The number of the message after which the scene was as it is; −1 where it is another run's or none. */
  readonly count: number;
  readonly scene: Scene | undefined;
  readonly ended: boolean;
};

export const nothingHeard: Heard = { run: 0, count: -1, scene: undefined, ended: false };

/** What a window knows after a message, and what it answers. */
export type Hearing = { readonly heard: Heard; readonly answer: 'hello' | 'here' | undefined };

/** O(what the message brings). */
export function hear(heard: Heard, message: FromPresenter): Hearing {
  const silent: Hearing = { heard, answer: undefined };
  const { run, kind } = message;
  if (run < heard.run || kind === 'taken') return silent;
  // The last scene stays on the wall until the new page has sent its own.
  const now: Heard = run > heard.run || heard.ended ? { ...heard, run, count: -1, ended: false } : heard;
  switch (kind) {
    case 'begins':
      return { heard: now, answer: 'hello' };
    case 'scene':
      if (message.count < now.count) return silent;
      return { heard: { ...now, count: message.count, scene: message.scene }, answer: undefined };
    case 'change':
      if (message.count <= now.count) return silent;
      if (now.count < 0 || !now.scene || message.count > now.count + 1)
        return { heard: now, answer: 'hello' };
      return {
        heard: { ...now, count: message.count, scene: afterChange(now.scene, message.change) },
        answer: undefined,
      };
    case 'asks':
      return { heard: now, answer: now.count === message.count ? 'here' : 'hello' };
    case 'ends':
      return { heard: { ...now, ended: true }, answer: undefined };
  }
}

/** The windows that are there, by their names, and how many questions each has left without an answer. */
export type Attendance = ReadonlyMap<string, number>;

/** A window that leaves this many questions unanswered is no longer there. */
const patience = 2;

/** After a message of a window. */
export function attended(attendance: Attendance, { window, kind }: FromAudience): Attendance {
  const next = new Map(attendance);
  if (kind === 'leaves') next.delete(window);
  else next.set(window, 0);
  return next;
}

/** After everybody was asked once more. */
export const asked = (attendance: Attendance): Attendance =>
  new Map(
    [...attendance].flatMap(([window, open]) => (open < patience ? [[window, open + 1] as const] : [])),
  );
