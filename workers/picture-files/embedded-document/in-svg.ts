/** The document in an SVG: in `<metadata>`, a word that says what it is and base64; or, as earlier files had it, its text. */
import { unescapeXml } from '../../../engine/index.ts';
import { base64, bytesOfBase64 } from '../bytes.ts';
import { deflated, type Inflated, inflated, looksOurs } from './deflated.ts';

const mark = 'grundy-document';

/** What `<metadata>` is to hold: nothing in it needs escaping. */
export const inMetadata = (text: string): string => `${mark} zlib base64 ${base64(deflated(text))}`;

/** Nothing where no part of the file is ours. Other programs may have added metadata of theirs. */
export function fromSvg(svg: string): Inflated | undefined {
  let damaged: Inflated | undefined;
  for (const inside of metadataOf(svg)) {
    const found = inside === undefined ? 'damaged' : read(inside);
    if (found !== undefined && found !== 'damaged') return found;
    damaged ??= found;
  }
  return damaged;
}

function read(inside: string): Inflated | undefined {
  const begins = inside.trimStart();
  if (begins.startsWith(mark)) {
    const bytes = bytesOfBase64(begins.slice(mark.length).replace(/^\s+zlib\s+base64\s+/, ''));
    return bytes ? inflated(bytes) : 'damaged';
  }
  if (!begins.startsWith('{')) return undefined;
  const text = unescapeXml(inside);
  return looksOurs(text) ? { text } : undefined;
}

/** What stands between the tags, whatever prefix another program gave them; undefined where the end is lost. Linear. */
function* metadataOf(svg: string): Generator<string | undefined, void, void> {
  for (const { index, 0: opening } of svg.matchAll(/<(?:[A-Za-z][\w.-]{0,40}:)?metadata\b[^<>]{0,2000}>/g)) {
    if (opening.endsWith('/>')) continue;
    const from = index + opening.length;
    const to = svg.indexOf('<', from);
    yield to < 0 ? undefined : svg.slice(from, to);
  }
}
