/**
 * How two windows of one browser find each other: the address of the audience's window names its presenter,
 * and so does the channel. Windows of versions that say other things have another channel, and do not hear
 * each other.
 */
import type { FromAudience, FromPresenter } from './protocol.ts';

const version = 2;
const inAddress = /^#audience=([a-z0-9]{4,40})$/;

/** The presenter whom a page with this fragment follows; undefined for any other page. */
export const presenterIn = (hash: string): string | undefined => inAddress.exec(hash)?.[1];

/** The address of the audience's window, on this site. */
export const audienceAddress = (id: string): string =>
  `${location.pathname}${location.search}#audience=${id}`;

export const newPresenter = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

type Message = FromPresenter | FromAudience;

/** Hears the other side; what this side says elsewhere is passed on too, since a duplicated tab says it. */
export function openChannel(
  id: string,
  hear: (message: Message) => void,
): { say(message: Message): void; close(): void } {
  const channel = new BroadcastChannel(`grundy/audience/${version}/${id}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
