/**
 * A drawing as a link: `#g1=` and its terse text, deflated (RFC 1951), in the 64 characters that no address changes
 * (base64url). The number after g is the version of the form. Deflating is left to whoever asks, who has the browser's or
 * Node's way; here is the form, and what is said of a link that gives no drawing.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { GameDocument } from './document.ts';
import { damagedLink, readTerse } from './terse/read.ts';

const version = 1;

/** Bytes of terse text beyond which a link is not unpacked: a few characters could else fill the memory. */
export const mostInLink = 8_000_000;

export type LinkParts = {
  readonly version: number;
  /** The drawing, still packed. */
  readonly data: string;
  /** To be shown as a figure that cannot be edited. */
  readonly embed: boolean;
  readonly theme: 'system' | 'light' | 'dark';
  /** The round to be shown first, counted from 0, the beginning; undefined where all values are shown. */
  readonly step: number | undefined;
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
  const step = /^&(?:.*&)?step=(\d{1,9})(?:&|$)/s.exec(found[3])?.[1];
  return {
    version: Number(found[1]),
    data: found[2],
    embed: options.includes('embed'),
    theme,
    step: step === undefined ? undefined : Number(step),
  };
}

/** The link of what `writeTerse` wrote, deflated and as base64url. */
export const linkWith = (packed: string): string => `#g${version}=${packed}`;

/** A link, and how it is spoken of. */
export type FoundLink = {
  /** From the sign # on, as an address has it: `#g1=…`. */
  readonly hash: string;
  /** "line 4", or "lines 4 to 16"; "link" where it came by itself. */
  readonly place: string;
  /** What is to be said if it is damaged. */
  readonly damage: readonly Problem[];
};

/** A link that came by itself, and in no text. */
export const linkAlone = (hash: string): FoundLink => ({ hash, place: 'link', damage: damagedLink });

/** The link that a text is, and nothing else: an address, or what it has from # on. O(length) of any text at all. */
export function wholeLink(text: string): FoundLink | undefined {
  const address = text.trim();
  const at = /\s/.test(address) ? -1 : address.search(/#g\d{1,6}=/);
  return at < 0 ? undefined : linkAlone(address.slice(at));
}

/** What is to be unpacked: base64url of deflated bytes, not empty. Of a version that nobody here knows, nothing is. */
export function packedIn({ hash, place, damage }: FoundLink): Result<string> {
  const parts = partsOfLink(hash);
  if (!parts) {
    return refused([{ place, says: 'is not a link of Grundy: those have #g1= after the address' }]);
  }
  if (parts.version !== version) {
    const says = `the drawing is of version ${parts.version}; this Grundy reads version ${version}: open it with a newer one`;
    return refused([{ place, says }]);
  }
  const whole = /^[\w-]+$/.test(parts.data) && parts.data.length % 4 !== 1;
  return whole ? accepted(parts.data) : refused(damage);
}

/** The terse text that a link was unpacked to; it is too large beyond `mostInLink`. */
export type UnpackedLink = { readonly text: string } | 'damaged' | 'too large';

/** The drawing of an unpacked link, or everything that is wrong with it. Never throws. O(length). */
export function readUnpacked(unpacked: UnpackedLink, { place, damage }: FoundLink): Result<GameDocument> {
  if (unpacked === 'damaged') return refused(damage);
  if (unpacked === 'too large') {
    const says = `the drawing unpacks to more than ${mostInLink / 1e6} MB, the most that a link may hold`;
    return refused([{ place, says }]);
  }
  return readTerse(unpacked.text, damage);
}
