/** What the editor's tabs tell each other, all in one browser; a tab does not onTabMessage itself. */
import { held } from '../store/held.ts';

export type TabMessage =
  /** The drawing was written: who shows it reads it again. */
  | { readonly kind: 'written'; readonly drawing: string }
  /** Something in the list of drawings has changed. */
  | { readonly kind: 'listed' }
  /** A tab wants to write the drawing: whoever does, keeps what it has and lets go. */
  | { readonly kind: 'yield'; readonly drawing: string }
  /** The drawing is written by nobody now. */
  | { readonly kind: 'free'; readonly drawing: string }
  /** In browsers without locks: which drawings do you write? */
  | { readonly kind: 'who'; readonly asker: string }
  | { readonly kind: 'mine'; readonly drawing: string; readonly asker: string };

const channel = held<BroadcastChannel | undefined>(
  () => undefined,
  (last) => last?.close(),
);

function open(): BroadcastChannel | undefined {
  if (!channel.now && typeof BroadcastChannel === 'function') channel.now = new BroadcastChannel('grundy');
  return channel.now;
}

export function tellOtherTabs(word: TabMessage): void {
  open()?.postMessage(word);
}

/** Hears every word of the other tabs until the result is called. */
export function onTabMessage(listen: (word: TabMessage) => void): () => void {
  const heard = ({ data }: MessageEvent<TabMessage>): void => listen(data);
  open()?.addEventListener('message', heard);
  return () => channel.now?.removeEventListener('message', heard);
}
