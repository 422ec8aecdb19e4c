/**
 * How long messages are still there. A message is shown in a dialog while one is open and over the drawing else: what it has stood in one
 * place counts in the other.
 */
import { dismissToast } from '../store/chrome.ts';
import { held } from '../store/held.ts';
import type { Toast } from '../store/state/chrome.ts';

/** In milliseconds. */
export const messageTime = 6000;

/** What is left of the time of the messages that have been shown; those that are gone are few and cost nothing. */
const left = held<WeakMap<Toast, number>>(() => new WeakMap());

/** Lets the time of a message run until it goes; the returned function stops it, and the rest runs another time. */
export function runDown(toast: Toast): () => void {
  const from = performance.now();
  const rest = left.now.get(toast) ?? messageTime;
  const timer = setTimeout(() => dismissToast(toast.id), rest);
  return () => {
    clearTimeout(timer);
    left.now.set(toast, Math.max(0, rest - (performance.now() - from)));
  };
}

/** Somebody looks at the message: afterwards it is there for its full time. */
export const giveFullTime = (toast: Toast): void => void left.now.delete(toast);
