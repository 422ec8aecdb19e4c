/**
 * The job that draws a drawing and its labels as a figure, and writes it in a format of the register. The
 * figure is drawn in slices; the file is written in one slice, since no part of a bitmap exists before the
 * whole; this takes seconds for some thousand nodes. The first job that needs picture files loads that folder
 * and its libraries, so the editor starts without them.
 */
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { type Bounds, type Figure, slicedFigure, smallestText } from '../../engine/figure/index.ts';
import { dotPen, type PenOutput, type SvgOutlines, svgPen, tikzPen } from '../../engine/figure/pens/index.ts';
import { type CarriedText, exportFormatOf } from '../../engine/formats/index.ts';
import { known, type OverBudget } from '../../engine/result.ts';
import type { FittedFigure } from '../../engine/run.ts';
import type { FigureDrawn, FigureJob, PenAsked } from '../protocol.ts';
import { nothing, type WaitingSlices } from '../run-job.ts';
import { type FigureMemory, laidOut, millimetre } from './laid-out.ts';

/** The most words and lines that a page is given at once; more would hold it up for longer than a frame. */
const mostInSlice = 200;

export function* figureJob(job: FigureJob, memory: FigureMemory): WaitingSlices<FigureDrawn> {
  return yield* figureDrawn(yield* laidOut(job, memory), job, job.carries ?? job.document);
}

/**
 * The requested output of a figure that is laid out; `carries` is the drawing in the file, or the line that
 * gives a board's position.
 */
export function* figureDrawn(
  fitted: FittedFigure,
  { pen, widest, madeBy }: Pick<FigureJob, 'pen' | 'widest' | 'madeBy'>,
  carries: GameDocument | string | undefined,
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
  carries: GameDocument | string | undefined,
  madeBy: string | undefined,
): Promise<Made | OverBudget> {
  const { figure } = fitted;
  if (pen.kind === 'preview') {
    const { boxesIn, outlines } = await import('../picture-files/index.ts');
    const { boxes = false } = pen;
    const made = inParts(figure, previewOf(figure, await outlines(boxes)));
    return boxes ? { ...made, unsaid: await boxesIn(figure) } : made;
  }
  const { format: id, options } = pen;
  const format = exportFormatOf(id);
  known(format !== undefined && format.describes !== 'drawing', `"${id}" is no format of figures`);
  const made = await format.write(
    { fitted, carries: carriedText(carries), madeBy, options },
    { dotPen, tikzPen, pictureFile },
  );
  if (!made.ok)
    return {
      kind: 'over-budget',
      says: made.problems.map(({ place, says }) => `${place} ${says}`).join(' '),
    };
  const { body, unsaid, preamble } = made.value;
  if (typeof body !== 'string') return { bytes: body, parts: [], unsaid };
  // Separate styles come first, under a heading of their own, since an author pastes the two texts in two
  // places.
  const text = preamble === undefined ? body : `${preamble}\n${body}`;
  return inParts(figure, [{ text, unsaid, bounds: figure.bounds }]);
}

/** Its libraries are loaded when the first picture is made. */
const pictureFile: typeof import('../picture-files/index.ts').pictureFile = async (...asked) =>
  (await import('../picture-files/index.ts')).pictureFile(...asked);

const carriedText = (carries: GameDocument | string | undefined): CarriedText =>
  typeof carries === 'object' ? { document: writeDocument(carries) } : { board: carries };

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
