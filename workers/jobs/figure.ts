/**
 * A drawing and its labels as a figure, and the figure in the language of a pen. One slice: a figure of some thousand nodes
 * takes tenths of a second, and is nothing before it is whole.
 */
import {
  type Bounds,
  cutWords,
  digraphFigure,
  dotPen,
  type Figure,
  type Penned,
  scaledFigure,
  slicedFigure,
  smallestText,
  svgPen,
  tikzPen,
  writeDocument,
} from '../../engine/index.ts';
import type { FigureDrawn, FigureJob } from '../protocol.ts';
import type { Slices } from '../pump.ts';

const millimetre = 72 / 25.4;
/** What a page takes in at once: more words and lines than this would hold it up for longer than a frame. */
const mostInSlice = 500;

export function* figureJob(job: FigureJob): Slices<FigureDrawn> {
  const { document, labels, style, caption, widest } = job;
  const whole = digraphFigure(document, labels, style, caption);
  const own = whole.bounds.width / millimetre;
  const scale = widest === undefined ? 1 : Math.min(1, widest / own);
  const figure = scaledFigure(whole, scale);
  const penned = pennedBy(figure, job, { figure: whole, scale });
  return {
    kind: 'figure',
    parts: penned.map(({ text, bounds }) => ({
      text,
      x: (bounds.x - figure.bounds.x) / millimetre,
      y: (bounds.y - figure.bounds.y) / millimetre,
      width: bounds.width / millimetre,
      height: bounds.height / millimetre,
    })),
    unsaid: penned.flatMap(({ unsaid }) => unsaid),
    width: figure.bounds.width / millimetre,
    height: figure.bounds.height / millimetre,
    ownWidth: own,
    smallestText: smallestText(figure),
    cut: cutWords(figure),
  };
}

type Part = Penned & { readonly bounds: Bounds };

function pennedBy(
  figure: Figure,
  { pen, document }: FigureJob,
  unscaled: { readonly figure: Figure; readonly scale: number },
): readonly Part[] {
  const { bounds } = figure;
  switch (pen.kind) {
    case 'preview':
      return slicedFigure(figure, mostInSlice).map((slice) => ({ ...svgPen(slice), bounds: slice.bounds }));
    case 'svg':
      return [{ ...svgPen(figure, { metadata: writeDocument(document) }), bounds }];
    case 'tikz':
      return [{ ...tikzPen(unscaled.figure, { ...pen.options, scale: unscaled.scale }), bounds }];
    case 'dot':
      return [{ ...dotPen(figure), bounds }];
  }
}
