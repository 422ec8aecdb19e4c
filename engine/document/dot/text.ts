/**
 * Turns the text of a DOT id or label into plain text: it resolves escapes and entities and removes the tags
 * of HTML labels. Linear in the text.
 */
import { unescapeXml } from '../reading/entities.ts';
import type { WrittenId } from './cursor.ts';

/** Finds what may be an entity; the table of entities decides whether it is one. */
const escapeOrEntity = /\\([\s\S])|&[#a-z\d]{2,8};/gi;

/** The text of an HTML-like label: a line break and the end of a table's cell become blanks. */
const ofHtml = (html: string): string =>
  unescapeXml(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<\/?(?:br|td|tr)\b[^<>]*>/gi, ' ')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A label's text. `\N` is the id of its node, `\G` the name of the graph; `\l` and `\r` end lines as `\n`
 * does.
 */
export function textOfLabel({ text, form }: WrittenId, id: string, title: string): string {
  if (form === 'html') return ofHtml(text);
  if (!/[\\&]/.test(text)) return text;
  return text.replace(escapeOrEntity, (whole, sign: string | undefined, at: number) => {
    if (sign === undefined) return unescapeXml(whole);
    if (sign === 'N') return id;
    if (sign === 'G') return title;
    // A last line that is aligned to one side ends with its own escape, which is dropped.
    if (/[lr]/.test(sign)) return at + 2 === text.length ? '' : '\n';
    return sign === 'n' ? '\n' : sign;
  });
}

/**
 * The text of an id. An id that Grundy wrote has no escape but the doubled backslash. Control characters are
 * removed, since ids cannot contain them.
 */
export function textOfId({ text, form }: WrittenId): string {
  const plain =
    form === 'html'
      ? ofHtml(text)
      : text.replace(/\\([\\nlr])/g, (_, sign: string) => (sign === '\\' ? sign : ' '));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
  return plain.replace(/[\u0000-\u001f\u007f]/g, ' ');
}
