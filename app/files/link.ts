/**
 * Writes and reads links, using the browser to deflate and inflate. A fragment never leaves the browser, so
 * no server sees the drawing.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import {
  endsWell,
  type FoundLink,
  isSound,
  linkAlone,
  linkWith,
  mostInLink,
  packedIn,
  readUnpacked,
  type UnpackedLink,
  writeTerse,
} from '../../engine/document/links/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { words } from '../words.ts';
import { foundByWorker, openingStopped } from './reading.ts';

/** The fragment "#g1=…" of a drawing. It contains everything but the camera. */
export async function linkOf(document: GameDocument): Promise<string> {
  let packed = await packedOf(writeTerse(document));
  for (let spaces = 1; !endsWell(packed); spaces++) packed = await packedOf(writeTerse(document, spaces));
  return linkWith(packed);
}

async function packedOf(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(deflated).arrayBuffer()));
}

/** The drawing in a fragment, or its problems. Never throws; at most 8 MB are unpacked. */
export const readLink = (hash: string): Promise<Result<GameDocument>> => readFound(linkAlone(hash));

/** In characters: a worker reads what is longer. */
const mostAtOnce = 60_000;

/** The same for a link that was found in a text, or in the file of this name. */
export async function readFound(link: FoundLink, name?: string): Promise<Result<GameDocument>> {
  const packed = packedIn(link);
  if (!packed.ok) return packed;
  let given: UnpackedLink = 'damaged';
  for (const each of packed.value) {
    given = await unpacked(bytesOf(each));
    if (isSound(given)) break;
    given = 'damaged';
  }
  if (typeof given === 'string' || given.text.length <= mostAtOnce) return readUnpacked(given, link);
  const found = await foundByWorker({ kind: 'read', text: given.text, link }, name || words.theLink);
  if (found === 'stopped') return openingStopped;
  if (!('found' in found)) return refused([{ place: link.place, says: found.says }]);
  if (found.found === 'drawing') return accepted(found.document);
  return refused(found.found === 'problems' ? found.problems : link.damage);
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
