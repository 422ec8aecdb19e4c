/**
 * A figure as SVG that any program draws alike: presentation attributes only, heads as triangles, a double line as two
 * paths; no script, style sheet, marker, foreign object or external font. Width and height are millimetres, the view box
 * points. Arcs lie under nodes, words over them. The same figure always gives the same bytes. Cost: linear in the figure.
 */
import type { Figure, FigureArc, FigureNode, FigurePiece } from '../figure.ts';
import type { Measures, Stroke } from '../style.ts';
import { offsetCurve } from './offset-curve.ts';
import { type Penned, rounded } from './penned.ts';
import { svgWords } from './svg-words.ts';
import { escapeXml, xmlId } from './xml.ts';

export type SvgOptions = {
  /** The document, so that the file brings the drawing back; stands escaped in `<metadata>`. */
  readonly metadata?: string;
};

const millimetres = (points: number): string => `${rounded((points * 25.4) / 72)}mm`;

export function svgPen(figure: Figure, { metadata }: SvgOptions = {}): Penned {
  const { bounds, title, caption, description, style, measures } = figure;
  const box = [bounds.x, bounds.y, bounds.width, bounds.height].map((length) => rounded(length));
  const [x, y, width, height] = box;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres(bounds.width)}" height="${millimetres(bounds.height)}" viewBox="${box.join(' ')}" role="img">`,
    `<title>${escapeXml(title || 'Game graph')}</title>`,
    `<desc>${escapeXml([caption, description].filter(Boolean).join(' '))}</desc>`,
    ...(metadata === undefined ? [] : [`<metadata>${escapeXml(metadata)}</metadata>`]),
    ...(style.ground === 'white'
      ? [`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#FFFFFF"/>`]
      : []),
    '<g id="arcs" fill="none">',
    ...figure.arcs.map((arc) => arcLine(arc, measures)),
    '</g>',
    '<g id="nodes">',
    ...figure.nodes.map((node) => nodeLine(node, measures)),
    '</g>',
    `<g id="labels" fill="#${measures.inks.ink}">`,
    ...figure.pieces.map((piece) => pieceLine(piece, measures)),
    ...figure.words.map((words) => svgWords(words, measures)),
    '</g>',
    '</svg>',
  ];
  return { text: `${lines.join('\n')}\n`, unsaid: [] };
}

const point = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

function pathOf(line: readonly number[]): string {
  let path = `M${point(line[0], line[1])}`;
  for (let q = 2; q + 3 < line.length; q += 4) {
    path += `Q${point(line[q], line[q + 1])} ${point(line[q + 2], line[q + 3])}`;
  }
  return path;
}

function arcLine({ line, head, stroke, course }: FigureArc, { strokes }: Measures): string {
  const { ink, width, dash, gap }: Stroke = strokes[stroke];
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.map((each) => rounded(each)).join(' ')}"` : '';
  const aside = (gap + width) / 2;
  const paths = gap > 0 ? [offsetCurve(line, aside), offsetCurve(line, -aside)] : [line];
  const straight = course.kind === 'straight';
  const drawn = paths.map((path) => {
    const [x, y] = path.slice(-2);
    const d = straight ? `M${point(path[0], path[1])}L${point(x, y)}` : pathOf(path);
    return `<path d="${d}" stroke="#${ink}" stroke-width="${rounded(width)}"${dashes}/>`;
  });
  const [tipX, tipY, leftX, leftY, rightX, rightY] = head;
  const triangle = `M${point(tipX, tipY)}L${point(leftX, leftY)}L${point(rightX, rightY)}Z`;
  return `${drawn.join('')}<path d="${triangle}" fill="#${ink}"/>`;
}

function nodeLine({ id, title, at, gray, bold }: FigureNode, measures: Measures): string {
  const { radius, rim, boldRim, inks } = measures;
  const fill = gray ? inks.gray : 'FFFFFF';
  const circle = `<circle cx="${rounded(at.x)}" cy="${rounded(at.y)}" r="${rounded(radius)}" fill="#${fill}" stroke="#${inks.ink}" stroke-width="${rounded(bold ? boldRim : rim)}"/>`;
  return `<g id="${xmlId(id)}"><title>${escapeXml(title)}</title>${circle}</g>`;
}

function pieceLine({ at }: FigurePiece, { piece, inks }: Measures): string {
  const width = rounded(piece.halo);
  const far = rounded(piece.radius + piece.halo / 2);
  return `<circle cx="${rounded(at.x)}" cy="${rounded(at.y)}" r="${far}" fill="#${inks.ink}" stroke="#FFFFFF" stroke-width="${width}"/>`;
}
