/**
 * Writes a figure as SVG that every program draws alike: presentation attributes only, heads as triangles, a
 * double line as two paths; no script, marker, foreign object or external font. Width and height are
 * millimetres, the view box points. A board's shapes lie lowest, arcs under nodes, words on top. Words are
 * outlines with a layer of invisible text, or text. A viewer sets text in its own fonts, unless the file
 * carries fonts in a style sheet; that is the one form with a style sheet. The same figure always gives the
 * same bytes. Cost: linear in the figure.
 */
import type { Figure, FigureNode } from '../figure.ts';
import { type Glyphs, signsWithoutFace } from '../glyphs.ts';
import { shapesInNode } from '../moved.ts';
import type { Measures } from '../style.ts';
import { arcInks, formInks, joiningInk, nodeInk, pieceInk } from './inks.ts';
import { noFaceHas, type PenOutput, rounded } from './penned.ts';
import { type OwnFaces, signPaths, svgInk, svgOutlines, svgWords } from './svg-words.ts';
import { commentXml, escapeXml, xmlId } from './xml.ts';

/**
 * Words as outlines. With `textLayer` the file also has the words as invisible text that can be searched and
 * copied.
 */
export type SvgOutlines = { readonly glyphs: Glyphs; readonly textLayer: boolean };
/** Words as text in fonts that the file carries; `sheet` is the style sheet that contains the fonts. */
export type SvgFaces = OwnFaces & { readonly sheet: string };

export type SvgOptions = {
  /** The document, written escaped into `<metadata>`, so that the file can be opened as a drawing again. */
  readonly metadata?: string;
  /** The program with its version, in a comment below the first line. */
  readonly madeBy?: string;
  /** How words are written; if undefined, as text in the viewer's fonts. */
  readonly words?: SvgOutlines | SvgFaces;
};

const millimetres = (points: number): string => `${rounded((points * 25.4) / 72)}mm`;

/** The figure as SVG. */
export function svgPen(figure: Figure, { metadata, madeBy, words }: SvgOptions = {}): PenOutput {
  const { bounds, title, caption, description, style, measures } = figure;
  const box = [bounds.x, bounds.y, bounds.width, bounds.height].map((length) => rounded(length));
  const [x, y, width, height] = box;
  const labels = labelsOf(figure, words);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres(bounds.width)}" height="${millimetres(bounds.height)}" viewBox="${box.join(' ')}" role="img">`,
    ...(madeBy === undefined ? [] : [`<!-- ${commentXml(madeBy)} -->`]),
    `<title>${escapeXml(title || 'Game graph')}</title>`,
    `<desc>${escapeXml([caption, description].filter(Boolean).join(' '))}</desc>`,
    ...(metadata === undefined ? [] : [`<metadata>${escapeXml(metadata)}</metadata>`]),
    ...(words && 'sheet' in words ? [`<style>${escapeXml(words.sheet)}</style>`] : []),
    ...(style.ground === 'white'
      ? [`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#FFFFFF"/>`]
      : []),
    ...(figure.shapes.length > 0
      ? [
          '<g id="board">',
          ...figure.shapes.map((shape) => formInks(shape, measures).map(svgInk).join('')),
          '</g>',
        ]
      : []),
    '<g id="arcs">',
    ...figure.arcs.map((arc) => arcInks(arc, measures).map(svgInk).join('')),
    '</g>',
    '<g id="nodes">',
    ...figure.nodes.map((node) => nodeLine(node, measures)),
    '</g>',
    `<g id="labels" fill="#${measures.inks.ink}">`,
    ...figure.words.flatMap((each) => {
      const line = joiningInk(each, measures);
      return line ? [svgInk(line)] : [];
    }),
    ...figure.pieces.map((piece) => svgInk(pieceInk(piece, measures))),
    ...labels.seen,
    '</g>',
    ...(labels.said.length > 0 ? ['<g id="text" fill-opacity="0">', ...labels.said, '</g>'] : []),
    '</svg>',
  ];
  return { text: `${lines.join('\n')}\n`, unsaid: labels.unsaid };
}

type Labels = Pick<PenOutput, 'unsaid'> & Readonly<Record<'seen' | 'said', readonly string[]>>;

function labelsOf(figure: Figure, words: SvgOptions['words']): Labels {
  const { measures } = figure;
  if (!words || 'sheet' in words) {
    const without = words ? signsWithoutFace(figure.words, words.written) : [];
    return {
      seen: figure.words.map((each) => svgWords(each, measures, words)),
      said: [],
      unsaid: noFaceHas(without, figure.words, 'in the file', 'each reader’s own fonts show them'),
    };
  }
  const { glyphs, textLayer } = words;
  const paths = signPaths();
  const drawn = figure.words.map((each) => svgOutlines(each, measures, glyphs, paths));
  const without = signsWithoutFace(figure.words, glyphs.outline);
  return {
    seen: drawn.map(({ seen }) => seen),
    said: textLayer ? drawn.flatMap(({ said }) => (said === '' ? [] : [said])) : [],
    unsaid: noFaceHas(without, figure.words, 'at hand', 'they stay text, in each reader’s own fonts'),
  };
}

function nodeLine(node: FigureNode, measures: Measures): string {
  const { id, title } = node;
  const board = shapesInNode(node).flatMap((shape) => formInks(shape, measures));
  const drawn = [nodeInk(node, measures), ...board].map(svgInk).join('');
  return `<g id="${xmlId(id)}"><title>${escapeXml(title)}</title>${drawn}</g>`;
}
