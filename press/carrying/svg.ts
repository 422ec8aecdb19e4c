/** The document in an SVG: in `<metadata>`, a word that says what it is and base64; or, as earlier files had it, its text. */
import { base64, bytesOfBase64 } from '../bytes.ts';
import { packed, type Unpacked, unpacked } from './pack.ts';

const mark = 'grundy-document';

export const inMetadata = (text: string): string => `${mark} zlib base64 ${base64(packed(text))}`;

/** Nothing where no part of the file is ours. Other programs may have added metadata of theirs. */
export function fromSvg(svg: string): Unpacked | undefined {
  let damaged: Unpacked | undefined;
  for (const inside of metadataOf(svg)) {
    const found = read(inside.trim());
    if (found !== undefined && found !== 'damaged') return found;
    damaged ??= found;
  }
  return damaged;
}

function read(inside: string): Unpacked | undefined {
  if (inside.startsWith(mark)) {
    const bytes = bytesOfBase64(inside.slice(mark.length).replace(/^\s+zlib\s+base64\s+/, ''));
    return bytes ? unpacked(bytes) : 'damaged';
  }
  return inside.startsWith('{') ? { text: unescaped(inside) } : undefined;
}

/** What stands between the tags, whatever prefix another program gave them. Linear in the file. */
function* metadataOf(svg: string): Generator<string, void, void> {
  for (const { index, 0: opening } of svg.matchAll(/<(?:[A-Za-z][\w.-]{0,40}:)?metadata\b[^<>]{0,2000}>/g)) {
    if (opening.endsWith('/>')) continue;
    const from = index + opening.length;
    const to = svg.indexOf('<', from);
    // A file that ends before the tag is closed has lost its end.
    yield svg.slice(from, to < 0 ? svg.length : to);
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? entities[name] : all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
