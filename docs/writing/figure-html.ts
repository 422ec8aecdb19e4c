/** A drawn figure as it stands in a page: a picture that every reader sees, and over which the site's script may put the editor. */
import type { Drawn } from './figures.ts';

/** Text for an attribute in quotation marks. */
const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/\s+/g, ' ');

/** A millimetre of paper is somewhat more on a screen, which is read from further away. */
const pixels = (millimetres: string): number => Math.round(Number(millimetres) * 4.6);

/**
 * The figure, whose picture lies at `picture`. The caption is in Markdown, and stands in lines of its own so that the site's generator reads it.
 */
export function figureHtml({ svg, link }: Drawn, caption: string, picture: string, editor: string): string {
  const [, width, height] = /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? [];
  const says = /<desc>([^<]*)<\/desc>/.exec(svg)?.[1] ?? '';
  return [
    '<figure class="drawing">',
    '<div class="picture">',
    `<img src="${picture}" width="${pixels(width)}" height="${pixels(height)}" alt="${attribute(says)}">`,
    '</div>',
    '<figcaption>',
    '',
    caption,
    '',
    `<a class="open" href="${attribute(editor + link)}" target="_blank" rel="noopener">Open in the editor</a>`,
    '</figcaption>',
    '</figure>',
  ].join('\n');
}
