/**
 * The form of a drawing's link: `#g1=` and its terse text, deflated (RFC 1951), in the 64 characters that no
 * address changes (base64url). The number after g is the version of the form. The caller deflates and
 * inflates, by what the browser or Node offers; this file knows the form, what mail and text programs do to
 * links on their way, and the sentences for links that give no drawing.
 */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import type { GameDocument } from '../document.ts';
import { damagedLink, readTerse } from './read.ts';
import { unsealed } from './seal.ts';
import { writeTerse } from './write.ts';

const version = 1;

/**
 * The most bytes of terse text that a link may unpack to; a few characters could otherwise fill the memory.
 */
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
  /**
   * A game that is played on the drawing, in the code of the program that wrote it; undefined where there is
   * none.
   */
  readonly game: string | undefined;
};

/** Mail gateways write "=" as "%3D", and one behind the other writes that as "%253D". Linear. */
function withoutEscapes(text: string): string {
  let plain = text;
  for (let layer = 0; layer < 3 && plain.includes('%'); layer++)
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return plain;
}

/**
 * Signs that are not seen: soft hyphens, spaces without width, marks of direction and of the order of bytes.
 */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Parses the part of an address after #, if it is a link of Grundy's or was meant as one. What was written
 * behind it on its way is left out: the bracket or full stop after it in a text, or what a network adds to
 * find its readers again.
 */
export function partsOfLink(hash: string): LinkParts | undefined {
  const found = /^#?g(\d{1,6})(?!\w)=?([^&]*)((?:&.*)?)$/s.exec(withoutEscapes(hash).replace(unseen, ''));
  if (!found) return undefined;
  const options = found[3].split('&').map((option) => /^[\w=.-]*/.exec(option)?.[0] ?? '');
  const said = (name: string): string | undefined =>
    options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
  const theme = /^(dark|light)/.exec(said('theme') ?? '')?.[0] as 'dark' | 'light' | undefined;
  const step = /^\d{1,9}(?!\d)/.exec(said('step') ?? '')?.[0];
  const game = said('game');
  return {
    version: Number(found[1]),
    data: /^[\w-]*/.exec(found[2])?.[0] ?? '',
    embed: options.some((option) => /^embed(?!\w)/.test(option)),
    theme: theme ?? 'system',
    step: step === undefined ? undefined : Number(step),
    game: game && game.length <= 20_000 ? game : undefined,
  };
}

/** The link to a text of `writeTerse`, already deflated and in base64url. */
export const linkWith = (packed: string): string => `#g${version}=${packed}`;

/**
 * Whether a text can be the first part of a link: the address of a site on the web. Figures carry it, so that
 * no other address that a reader could click may be there.
 */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text);

/** Why another text is refused. */
export const noWebAddress = 'must be the address of an editor on the web, as https://example.org/grundy/';

/**
 * Whether programs that make links of addresses take a packed drawing whole: they leave out a "-" or "_" at
 * the end.
 */
export const endsWell = (packed: string): boolean => !/[-_]$/.test(packed);

/**
 * The link to a drawing, packed by what deflates a text and writes it in base64url. O(nodes + arcs), seldom
 * twice.
 */
export function linkPacked(document: GameDocument, pack: (text: string) => string): string {
  let packed = pack(writeTerse(document));
  for (let spaces = 1; !endsWell(packed); spaces++) packed = pack(writeTerse(document, spaces));
  return linkWith(packed);
}

/** A link, and how messages refer to it. */
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
  const given = text.trim();
  if (/\s/.test(given)) return undefined;
  const address = /(?:#|%(?:25)*23)g\d{1,6}%/i.test(given) ? withoutEscapes(given) : given;
  const at = address.search(/#g\d{1,6}=/);
  return at < 0 ? undefined : linkAlone(address.slice(at));
}

/** At the end of a packed drawing, what a program that made a link of its address may have left out. */
const leftOut = ['-', '_', '--', '-_', '_-', '__'];

/**
 * The base64url texts that the link may mean, none of them empty: its own, and what it was if it lost its
 * last signs or has the "3D" that "=" is in mail. The checksum says which one it is. A link of an unknown
 * version is refused.
 */
export function packedIn({ hash, place, damage }: FoundLink): Result<readonly string[]> {
  const parts = partsOfLink(hash);
  if (!parts) {
    return refused([{ place, says: 'is not a link of Grundy; a link of Grundy has #g1= after the address' }]);
  }
  if (parts.version !== version) {
    const says = `the drawing is of version ${parts.version}; this Grundy reads version ${version}; open it with a newer Grundy`;
    return refused([{ place, says }]);
  }
  const { data } = parts;
  const all = [
    data,
    ...leftOut.map((signs) => data + signs),
    ...(data.startsWith('3D') ? [data.slice(2)] : []),
  ];
  const whole = data === '' ? [] : all.filter(({ length }) => length > 0 && length % 4 !== 1);
  return whole.length > 0 ? accepted(whole) : refused(damage);
}

/** The terse text that a link was unpacked to, or that it was damaged or longer than `mostInLink`. */
export type UnpackedLink = { readonly text: string } | 'damaged' | 'too large';

/** Whether it is what was packed, or too large to be checked. O(length). */
export const isSound = (unpacked: UnpackedLink): boolean =>
  unpacked === 'too large' || (unpacked !== 'damaged' && unsealed(unpacked.text) !== undefined);

/** Reads the drawing of a link, or names everything that is wrong with it. Never throws. O(length). */
export function readPacked(link: FoundLink, unpack: (packed: string) => UnpackedLink): Result<GameDocument> {
  const packed = packedIn(link);
  if (!packed.ok) return packed;
  for (const each of packed.value) {
    const unpacked = unpack(each);
    if (isSound(unpacked)) return readUnpacked(unpacked, link);
  }
  return refused(link.damage);
}

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
