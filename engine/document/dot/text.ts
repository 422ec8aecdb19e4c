/** What is written in DOT as plain text: escapes, entities, and labels in HTML without their tags. Linear in the text. */
import { unescapeXml } from '../reading/entities.ts';
import type { WrittenId } from './cursor.ts';

/** What may be an entity is looked up where entities are known. */
const escapeOrEntity = /\\([\s\S])|&[#a-z\d]{2,8};/gi;

/** An HTML-like label: a break is a blank, and so is the end of a table's cell. */
const ofHtml = (html: string): string =>
  unescapeXml(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<\/?(?:br|td|tr)\b[^<>]*>/gi, ' ')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** A label's text. `\N` is the id of its node, `\G` the name of the graph; `\l` and `\r` end lines as `\n` does. */
export function textOfLabel({ text, form }: WrittenId, id: string, title: string): string {
  if (form === 'html') return ofHtml(text);
  if (!/[\\&]/.test(text)) return text;
  return text.replace(escapeOrEntity, (whole, sign: string | undefined, at: number) => {
    if (sign === undefined) return unescapeXml(whole);
    if (sign === 'N') return id;
    if (sign === 'G') return title;
    // A last line that is set to one side ends there, too.
    if (/[lr]/.test(sign)) return at + 2 === text.length ? '' : '\n';
    return sign === 'n' ? '\n' : sign;
  });
}

/** An id as our pen writes it has no escape but the doubled backslash; control characters are no part of ids. */
export function textOfId({ text, form }: WrittenId): string {
  const plain =
    form === 'html'
      ? ofHtml(text)
      : text.replace(/\\([\\nlr])/g, (_, sign: string) => (sign === '\\' ? sign : ' '));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return plain.replace(/[\u0000-\u001f\u007f]/g, ' ');
}
