/**
 * Words in SVG: one <text> a label, its runs as spans, anchored on the side that looks to its node, so that another face
 * than ours moves nothing onto an arc.
 * Moons are drawn shapes; after one the runs stand at estimated places.
 */
import type { Face } from '../../values/mark.ts';
import type { FigureWords } from '../figure.ts';
import type { Measures } from '../style.ts';
import { type Placed, type Shape, typeset } from '../typeset.ts';
import { rounded } from './penned.ts';
import { escapeXml } from './xml.ts';

const serif =
  "'Latin Modern Roman','Latin Modern Math','STIX Two Text','STIX Two Math','Cambria Math','Times New Roman',serif";
const slanted: Readonly<Record<Face, string>> = {
  roman: '',
  italic: ' font-style="italic"',
  blackboard: '',
  calligraphic: '',
};

export function svgWords({ at, side, size, mark, kind }: FigureWords, { inks }: Measures): string {
  const { width, height, depth, placed } = typeset(mark);
  const base = at.y + ((height - depth) / 2) * size;
  const left = at.x - (width / 2) * size;
  const ink = kind === 'step' && inks.faint !== inks.ink ? ` fill="#${inks.faint}"` : '';
  const shapes = placed.flatMap((part) =>
    'shape' in part ? [svgShape(part, left, base, size, inks.ink)] : [],
  );
  const texts = placed.flatMap((part) => ('text' in part ? [part] : []));
  if (texts.length === 0) return shapes.join('');
  const [anchor, x] =
    shapes.length > 0 || side.x < 0
      ? ['start', left + texts[0].x * size]
      : side.x > 0
        ? ['end', at.x + (width / 2) * size]
        : ['middle', at.x];
  let level = 0;
  const spans = texts.map((part) => {
    const dy = part.y - level;
    level = part.y;
    const shift = dy === 0 ? '' : ` dy="${rounded(dy * size)}"`;
    const scale = part.size === 1 ? '' : ` font-size="${rounded(part.size * size)}"`;
    const attributes = `${shift}${scale}${slanted[part.face]}`;
    const text = escapeXml(part.text);
    return attributes === '' ? text : `<tspan${attributes}>${text}</tspan>`;
  });
  const words = `<text x="${rounded(x)}" y="${rounded(base)}" font-family="${serif}" font-size="${rounded(size)}" text-anchor="${anchor}"${ink}>${spans.join('')}</text>`;
  return shapes.join('') + words;
}

/** On the base line, 0.69 ems high: a crescent open to the right, a ring, or a disc. */
function svgShape(
  part: Placed & { readonly shape: Shape },
  left: number,
  base: number,
  em: number,
  ink: string,
): string {
  const size = part.size * em;
  const across = 0.34 * size;
  const y = base + part.y * em - 0.345 * size;
  const x = left + part.x * em;
  if (part.shape === 'moon') {
    // Horns at ±50° of the outer circle, at ±72.7° of the inner one.
    const horn = (50 * Math.PI) / 180;
    const centre = x + across + 0.02 * size;
    const tipX = rounded(centre + across * Math.cos(horn));
    const [low, high] = [rounded(y + across * Math.sin(horn)), rounded(y - across * Math.sin(horn))];
    const [outer, inner] = [rounded(across), rounded(0.802 * across)];
    return `<path d="M${tipX} ${low}A${outer} ${outer} 0 1 1 ${tipX} ${high}A${inner} ${inner} 0 1 0 ${tipX} ${low}Z"/>`;
  }
  const centre = `cx="${rounded(x + 0.37 * size)}" cy="${rounded(y)}"`;
  if (part.shape === 'new-moon') return `<circle ${centre} r="${rounded(across)}"/>`;
  return `<circle ${centre} r="${rounded(across - 0.03 * size)}" fill="none" stroke="#${ink}" stroke-width="${rounded(0.06 * size)}"/>`;
}
