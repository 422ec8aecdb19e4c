/** The messages between the editor's tabs in one browser; a tab does not receive its own. */
import { held } from '../store/held.ts';

export type TabMessage =
  /** The drawing was written: tabs that show it read it again. */
  | { readonly kind: 'written'; readonly drawing: string }
  /** Something in the list of drawings has changed. */
  | { readonly kind: 'listed' }
  /** A tab wants to write the drawing: the tab that writes it saves and releases it. */
  | { readonly kind: 'yield'; readonly drawing: string }
  /** No tab writes the drawing now. */
  | { readonly kind: 'free'; readonly drawing: string }
  /** In browsers without locks: asks which drawings the other tabs write. */
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

/** Calls back for every message of the other tabs; the returned function stops it. */
export function onTabMessage(listen: (word: TabMessage) => void): () => void {
  const heard = ({ data }: MessageEvent<TabMessage>): void => listen(data);
  open()?.addEventListener('message', heard);
  return () => channel.now?.removeEventListener('message', heard);
}
