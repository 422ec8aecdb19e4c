/**
 * The form of a drawing's link: `#g1=` and its terse text, deflated (RFC 1951), in the 64 characters that no
 * address changes (base64url). The number after g is the version of the form. The caller deflates and inflates,
 * by what the browser or Node offers; this file knows the form and the sentences for links that give no
 * drawing.
 */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import type { GameDocument } from '../document.ts';
import { damagedLink, readTerse } from './read.ts';

const version = 1;

/** The most bytes of terse text that a link may unpack to; a few characters could otherwise fill the memory. */
export const mostInLink = 8_000_000;

export type LinkParts = {
  readonly version: number;
  /** The packed drawing, in base64url. */
  readonly data: string;
  /** Whether the drawing is to be shown as a figure that cannot be edited. */
  readonly embed: boolean;
  readonly theme: 'system' | 'light' | 'dark';
  /** The round to be shown first, counted from 0, the beginning; undefined where all values are shown. */
  readonly step: number | undefined;
  /** A game that is played on the drawing, in the code of the program that wrote it; undefined where there is none. */
  readonly game: string | undefined;
};

/** Parses the part of an address after #, if it is a link of Grundy's. */
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
    game: /^&(?:.*&)?game=([\w.-]{1,20000})(?:&|$)/s.exec(found[3])?.[1],
  };
}

/** The link to a text of `writeTerse`, already deflated and in base64url. */
export const linkWith = (packed: string): string => `#g${version}=${packed}`;

/** Whether a text can stand before a link: the address of a site on the web. Figures carry it, so that nothing else that a reader could click on may stand there. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text);

/** Why another text is refused. */
export const noWebAddress = 'must be the address of an editor on the web, as https://example.org/grundy/';

/** A link, and how messages speak of it. */
export type FoundLink = {
  /** The part of the address from # on: `#g1=…`. */
  readonly hash: string;
  /** "line 4", "lines 4 to 16", or "link" where it was opened by itself. */
  readonly place: string;
  /** The problems to be named if the link turns out to be damaged. */
  readonly damage: readonly Problem[];
};

/** A link that was opened by itself, not found in a text. */
export const linkAlone = (hash: string): FoundLink => ({ hash, place: 'link', damage: damagedLink });

/** The link, if the text is nothing but a link: an address, or its part from # on. O(length) for any text. */
export function wholeLink(text: string): FoundLink | undefined {
  const address = text.trim();
  const at = /\s/.test(address) ? -1 : address.search(/#g\d{1,6}=/);
  return at < 0 ? undefined : linkAlone(address.slice(at));
}

/** The base64url text to be unpacked, which is not empty. A link of an unknown version is refused. */
export function packedIn({ hash, place, damage }: FoundLink): Result<string> {
  const parts = partsOfLink(hash);
  if (!parts) {
    return refused([{ place, says: 'is not a link of Grundy; a link of Grundy has #g1= after the address' }]);
  }
  if (parts.version !== version) {
    const says = `the drawing is of version ${parts.version}; this Grundy reads version ${version}; open it with a newer Grundy`;
    return refused([{ place, says }]);
  }
  const whole = /^[\w-]+$/.test(parts.data) && parts.data.length % 4 !== 1;
  return whole ? accepted(parts.data) : refused(damage);
}

/** The terse text that a link was unpacked to, or that it was damaged or longer than `mostInLink`. */
export type UnpackedLink = { readonly text: string } | 'damaged' | 'too large';

/**
 * Reads the drawing of an unpacked link, or names everything that is wrong with it. Never throws. O(length).
 */
export function readUnpacked(unpacked: UnpackedLink, { place, damage }: FoundLink): Result<GameDocument> {
  if (unpacked === 'damaged') return refused(damage);
  if (unpacked === 'too large') {
    const says = `the drawing in this link is larger than ${mostInLink / 1e6} MB, the most that a link may hold; open its file instead`;
    return refused([{ place, says }]);
  }
  return readTerse(unpacked.text, damage);
}
