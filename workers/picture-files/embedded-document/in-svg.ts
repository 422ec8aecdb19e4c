/**
 * The document in an SVG: in `<metadata>`, a word that identifies it and base64, or the plain text in older
 * files.
 */
import { unescapeXml } from '../../../engine/document/index.ts';
import { base64, bytesOfBase64 } from '../bytes.ts';
import { deflated, type InflatedText, inflated, looksOurs, ofOurs, type UnpackedBytes } from './deflated.ts';

const mark = 'grundy-document';

/** The content of `<metadata>`; nothing in it needs escaping. */
export const inMetadata = (text: string): string => `${mark} zlib base64 ${base64(deflated(text))}`;

/** Undefined if no part of the file is Grundy's; other programs may have added metadata of their own. */
export function fromSvg(svg: string, unpacked: UnpackedBytes): InflatedText | undefined {
  let damaged: InflatedText | undefined;
  for (const inside of metadataOf(svg)) {
    const found = inside === undefined ? 'damaged' : read(inside, unpacked);
    if (found !== undefined && found !== 'damaged') return found;
    damaged ??= found;
  }
  return damaged;
}

function read(inside: string, unpacked: UnpackedBytes): InflatedText | undefined {
  const begins = inside.trimStart();
  if (begins.startsWith(mark)) {
    const bytes = bytesOfBase64(begins.slice(mark.length).replace(/^\s+zlib\s+base64\s+/, ''));
    return bytes ? ofOurs(inflated(bytes, unpacked)) : 'damaged';
  }
  if (!begins.startsWith('{')) return undefined;
  const text = unescapeXml(inside);
  return looksOurs(text) ? { text } : undefined;
}

/**
 * The contents of metadata elements, with any prefix of the tags; undefined for an element without an end.
 * Linear.
 */
function* metadataOf(svg: string): Generator<string | undefined, void, void> {
  for (const { index, 0: opening } of svg.matchAll(/<(?:[A-Za-z][\w.-]{0,40}:)?metadata\b[^<>]{0,2000}>/g)) {
    if (opening.endsWith('/>')) continue;
    const from = index + opening.length;
    const to = svg.indexOf('<', from);
    yield to < 0 ? undefined : svg.slice(from, to);
  }
}
