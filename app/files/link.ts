/**
 * A drawing as a link: `#g1=` and its terse text, deflated, in the 64 characters that no address changes. A fragment never
 * leaves the browser: no server sees the drawing. The number after g is the version of the form.
 */
import {
  type GameDocument,
  type Problem,
  type Result,
  readTerse,
  refused,
  writeTerse,
} from '../../engine/index.ts';

/** Bytes of terse text beyond which a link is not unpacked: a few characters could else fill the memory. */
const mostUnpacked = 8_000_000;

export type LinkParts = {
  readonly version: number;
  readonly data: string;
  /** To be shown as a figure that cannot be edited. */
  readonly embed: boolean;
  readonly theme: 'system' | 'light' | 'dark';
};

/** What the part of an address after # says, where it is a link of ours. */
export function partsOfLink(hash: string): LinkParts | undefined {
  const found = /^#?g(\d{1,6})=([^&]*)((?:&.*)?)$/s.exec(hash);
  if (!found) return undefined;
  const options = found[3].split('&');
  const theme = options.includes('theme=dark')
    ? 'dark'
    : options.includes('theme=light')
      ? 'light'
      : 'system';
  return { version: Number(found[1]), data: found[2], embed: options.includes('embed'), theme };
}

/** The fragment "#g1=…" of a drawing. Everything is in it but the camera. */
export async function linkOf(document: GameDocument): Promise<string> {
  const text = new Blob([writeTerse(document)]).stream();
  const packed = new Response(text.pipeThrough(new CompressionStream('deflate-raw')));
  return `#g1=${base64url(new Uint8Array(await packed.arrayBuffer()))}`;
}

const wrong = (says: string): Result<never> => refused([{ place: 'link', says } satisfies Problem]);
const damaged = 'is damaged: a part of it is missing or changed. Copy it again, all of it';
/** What is said of a link that is whole, as far as anybody looked, but unpacks to too much. */
export const unpacksToTooMuch = 'unpacks to more than 8 MB, which no drawing in a link is';

/** The drawing in a fragment, or what is wrong with it. Never throws; what was unpacked is at most 8 MB. */
export async function readLink(hash: string): Promise<Result<GameDocument>> {
  const parts = partsOfLink(hash);
  if (!parts) return wrong('is no link of Grundy: those go on with #g1= after the address');
  if (parts.version !== 1) {
    return wrong(`is of version ${parts.version}; this Grundy reads version 1: open it with a newer one`);
  }
  const bytes = bytesOf(parts.data);
  const text = bytes && (await unpacked(bytes));
  if (text === undefined) return wrong(damaged);
  if (text === 'too large') return wrong(unpacksToTooMuch);
  return readTerse(text);
}

/** The text, 'too large' (which is no terse text), or undefined where it is damaged. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.length;
      if (length > mostUnpacked) {
        void reader.cancel().catch(() => undefined);
        return 'too large';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

/** Where a link of so many characters gets through, the best that can be said of it. */
export function reachOf(length: number): 'paper' | 'everywhere' | 'mail' | 'browsers' | 'nowhere' {
  if (length <= 1_000) return 'paper';
  if (length <= 2_000) return 'everywhere';
  if (length <= 8_000) return 'mail';
  return length <= 32_000 ? 'browsers' : 'nowhere';
}
