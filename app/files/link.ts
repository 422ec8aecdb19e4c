/**
 * Writes and reads links, using the browser to deflate and inflate. A fragment never leaves the browser, so no server
 * sees the drawing.
 */
import {
  type FoundLink,
  type GameDocument,
  linkAlone,
  linkWith,
  mostInLink,
  packedIn,
  type Result,
  readUnpacked,
  type UnpackedLink,
  writeTerse,
} from '../../engine/index.ts';

/** The fragment "#g1=…" of a drawing. It contains everything but the camera. */
export async function linkOf(document: GameDocument): Promise<string> {
  const text = new Blob([writeTerse(document)]).stream();
  const packed = new Response(text.pipeThrough(new CompressionStream('deflate-raw')));
  return linkWith(base64url(new Uint8Array(await packed.arrayBuffer())));
}

/** The drawing in a fragment, or its problems. Never throws; at most 8 MB are unpacked. */
export const readLink = (hash: string): Promise<Result<GameDocument>> => readFound(linkAlone(hash));

/** The same for a link that was found in a text. */
export async function readFound(link: FoundLink): Promise<Result<GameDocument>> {
  const packed = packedIn(link);
  return packed.ok ? readUnpacked(await unpacked(bytesOf(packed.value)), link) : packed;
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<UnpackedLink> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      length += value.length;
      if (length > mostInLink) {
        void reader.cancel().catch(() => undefined);
        return 'too large';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return 'damaged';
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const bytesOf = (packed: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Where a link with this many characters works, the best that can be said of it. */
export function reachOf(length: number): 'paper' | 'everywhere' | 'mail' | 'browsers' | 'nowhere' {
  if (length <= 1_000) return 'paper';
  if (length <= 2_000) return 'everywhere';
  if (length <= 8_000) return 'mail';
  return length <= 32_000 ? 'browsers' : 'nowhere';
}
