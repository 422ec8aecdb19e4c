/**
 * The job that draws a drawing and its labels as a figure, and writes it in the language of a pen or as a file. The
 * figure is drawn in slices; the file is written in one slice, since a bitmap, which takes seconds for some thousand
 * nodes, is not there before it is whole. The first job that needs picture files loads that folder and its libraries,
 * so the editor starts without them.
 */
import { writeDocument } from '../../engine/document/index.ts';
import { type Bounds, type Figure, slicedFigure, smallestText } from '../../engine/figure/index.ts';
import {
  dotPen,
  type PenOutput,
  type SvgOutlines,
  svgPen,
  type TikzOptions,
  tikzPen,
} from '../../engine/figure/pens/index.ts';
import type { OverBudget } from '../../engine/result.ts';
import type { FittedFigure } from '../../engine/run.ts';
import type { PictureOptions } from '../picture-files/index.ts';
import type { FigureDrawn, FigureJob, PenAsked } from '../protocol.ts';
import { nothing, type WaitingSlices } from '../run-job.ts';
import { type FigureMemory, laidOut, millimetre } from './laid-out.ts';

/** The most words and lines that a page is given at once; more would hold it up for longer than a frame. */
const mostInSlice = 200;

export function* figureJob(job: FigureJob, memory: FigureMemory): WaitingSlices<FigureDrawn> {
  return yield* figureDrawn(yield* laidOut(job, memory), job, writeDocument(job.carries ?? job.document));
}

/** The requested output of a figure that is laid out; `carries` is the document that the file contains. */
export function* figureDrawn(
  fitted: FittedFigure,
  { pen, widest, madeBy }: Pick<FigureJob, 'pen' | 'widest' | 'madeBy'>,
  carries: string | undefined,
): WaitingSlices<FigureDrawn> {
  const { figure, scale, ownWidth, overlapping } = fitted;
  // There is no half figure, so nothing is reported.
  yield nothing;
  let made: Made | OverBudget | undefined;
  yield written(pen, fitted, carries, madeBy).then((answer) => {
    made = answer;
  });
  if (!made) throw new Error('This cannot happen: a promise was kept and gave nothing.');
  if ('kind' in made) return made;
  return {
    kind: 'figure',
    ...made,
    width: figure.bounds.width / millimetre,
    height: figure.bounds.height / millimetre,
    ownWidth: ownWidth / millimetre,
    widest,
    spacing: figure.spacing,
    scale,
    nodeSize: (2 * figure.measures.radius) / millimetre / (figure.enlarged ?? 1),
    textSize: figure.measures.text.value,
    legend: figure.legend,
    smallestText: smallestText(figure),
    overlapping,
  };
}

type Made = Pick<FigureDrawn, 'bytes' | 'parts' | 'unsaid'>;

async function written(
  pen: PenAsked,
  fitted: FittedFigure,
  carries: string | undefined,
  program: string | undefined,
): Promise<Made | OverBudget> {
  const { figure } = fitted;
  const madeBy = program === undefined ? {} : { madeBy: program };
  if (pen.kind === 'picture-file')
    return await pressedBy(pen, figure, { ...madeBy, ...(carries !== undefined && { carries }) });
  if (pen.kind === 'preview') {
    const { boxesIn, outlines } = await import('../picture-files/index.ts');
    const { boxes = false } = pen;
    const made = inParts(figure, previewOf(figure, await outlines(boxes)));
    return boxes ? { ...made, unsaid: await boxesIn(figure) } : made;
  }
  const penned = pen.kind === 'tikz' ? tikzOf({ ...pen.options, ...madeBy }, fitted) : dotPen(figure, madeBy);
  return inParts(figure, [{ ...penned, bounds: figure.bounds }]);
}

/**
 * If the styles are separate they come first, under their own heading, since an author pastes the two texts in two
 * places.
 */
function tikzOf(options: TikzOptions, { unscaled, scale }: FittedFigure): PenOutput {
  const { text, unsaid, preamble } = tikzPen(unscaled, { ...options, scale });
  return { text: preamble === undefined ? text : `${preamble}\n${text}`, unsaid };
}

async function pressedBy(
  { format, options }: Extract<PenAsked, { kind: 'picture-file' }>,
  figure: Figure,
  more: Pick<PictureOptions, 'carries' | 'madeBy'>,
): Promise<Made | OverBudget> {
  const { pictureFile } = await import('../picture-files/index.ts');
  const made = await pictureFile(figure, format, { ...options, ...more });
  if (made.ok) return { ...made.value, parts: [] };
  return { kind: 'over-budget', says: made.problems.map(({ place, says }) => `${place} ${says}`).join(' ') };
}

type Part = PenOutput & { readonly bounds: Bounds };

const previewOf = (figure: Figure, words: SvgOutlines): readonly Part[] =>
  slicedFigure(figure, mostInSlice).map((slice) => ({ ...svgPen(slice, { words }), bounds: slice.bounds }));

const inParts = ({ bounds: all }: Figure, penned: readonly Part[]): Made => ({
  bytes: undefined,
  parts: penned.map(({ text, bounds }) => ({
    text,
    x: (bounds.x - all.x) / millimetre,
    y: (bounds.y - all.y) / millimetre,
    width: bounds.width / millimetre,
    height: bounds.height / millimetre,
  })),
  unsaid: penned.flatMap(({ unsaid }) => unsaid),
});
