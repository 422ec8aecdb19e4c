/** The comment lines at the head of a TikZ figure: what it is, and what brings its drawing back. `carriedLink` finds them. */
import type { Figure } from '../figure.ts';

/** Longer links are broken by mail and editors: what they carry follows in lines of its own. */
const longestLink = 2000;
const lineLength = 100;

/** A line that stays a comment, whatever is in it. */
const comment = (text: string): string => `% ${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;

/** `link` is an address that opens the drawing, or what such an address has from its `#g1=` on. */
export function tikzHeading({ title }: Figure, link: string | undefined): string[] {
  const lines = [comment(`Drawn with Grundy${title ? `: ${title}` : ''}.`)];
  if (link === undefined) return lines;
  const begin = link.indexOf('#g1=');
  if (begin !== 0 && link.length <= longestLink)
    return [...lines, '% To edit it again: open the link, or drop this file on the editor.', comment(link)];
  const data = begin < 0 ? link : link.slice(begin + '#g1='.length);
  lines.push('% To edit it again: drop this file on the editor. The drawing is in these lines:');
  for (let at = 0; at < data.length; at += lineLength) {
    lines.push(`%${comment(`g1 ${data.slice(at, at + lineLength)}`)}`);
  }
  return lines;
}
