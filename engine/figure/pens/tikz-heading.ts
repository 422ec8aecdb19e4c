/**
 * The comment lines at the head of a TikZ figure: its title, and the link that brings its drawing back.
 * `carriedLink` finds them.
 */
import type { Figure } from '../figure.ts';

/**
 * Mail programs and editors break longer links, so such a link's drawing is written in comment lines of its
 * own.
 */
const longestLink = 2000;
const lineLength = 100;

/** A line that stays a comment, regardless of its text. */
const comment = (text: string): string => `% ${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;

export type TikzHeading = {
  readonly link?: string | undefined;
  readonly board?: string | undefined;
  readonly madeBy?: string | undefined;
};

/**
 * The lines of the heading. `link` is an address that opens the drawing, or the part of such an address from
 * `#g1=` on; `board` is what `writeBoard` writes.
 */
export function tikzHeading({ title }: Figure, { link, board, madeBy = 'Grundy' }: TikzHeading): string[] {
  const lines = [comment(`Drawn with ${madeBy}${title ? `: ${title}` : ''}.`)];
  if (board !== undefined)
    lines.push('% To open the board again: drop this file on the editor.', `%${comment(board)}`);
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
