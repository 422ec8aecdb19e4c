/**
 * A drawn figure as a page has it: a picture that every reader sees, and over which the site's script may put
 * the editor.
 */
import type { Drawn } from './figures.ts';

/** Text for an attribute in quotation marks. */
const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/\s+/g, ' ');

/** A millimetre of paper is somewhat more on a screen, which is read from further away. */
const pixels = (millimetres: string): number => Math.round(Number(millimetres) * 4.6);

const opens: Readonly<Record<Drawn['shows'], string>> = {
  'the whole': 'Open in the editor',
  'a part': 'Open in the editor',
  several: 'Open the first in the editor',
};

/**
 * The figure, whose picture is at `picture`. The caption is in Markdown, and is in lines of its own so that
 * the site's generator reads it. A figure that shows the same as the editor does can be made live by a click.
 */
export function figureHtml(
  { svg, link, shows }: Drawn,
  caption: string,
  picture: string,
  editor: string,
): string {
  const [, width, height] = /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? [];
  const says = /<desc>([^<]*)<\/desc>/.exec(svg)?.[1] ?? '';
  const whole = shows === 'the whole';
  return [
    '<figure class="drawing">',
    `<div class="picture${whole ? ' quiet' : ''}">`,
    `<img src="${picture}" width="${pixels(width)}" height="${pixels(height)}" loading="lazy" alt="${attribute(says)}">`,
    ...(whole ? ['<button type="button" class="begin">Make it live</button>'] : []),
    '</div>',
    '<figcaption>',
    '',
    caption,
    '',
    `<a class="open" href="${attribute(editor + link)}" target="_blank" rel="noopener">${opens[shows]}</a>`,
    '</figcaption>',
    '</figure>',
  ].join('\n');
}
