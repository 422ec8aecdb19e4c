/** Gets figures from a worker, since a figure of some thousand nodes takes tenths of a second. */
import { type FigureFormatId, figureFormats, mostFigureNodes } from '../../engine/figure/index.ts';
import { withNamesSeen } from '../../engine/pictures/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { engine } from '../../workers/client.ts';
import type {
  AnswersFigureJob,
  BoardFigureJob,
  FigureJob,
  PenAsked,
  PlotFigureJob,
} from '../../workers/protocol.ts';
import { madeByEditor } from '../release.ts';
import { words } from '../words.ts';
import type { ExportRequest } from './request.ts';
import type { FigureSize } from './warnings.ts';

export type WrittenExport = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Sentences about what was lost. */
  readonly unsaid: readonly string[];
  /** The measures of the drawn figure. */
  readonly drawn?: FigureSize;
};

/** The preview of what a format will write: bitmaps and PDF have no letters but those of the figure's own fonts. */
export const previewIn = (format: string): PenAsked =>
  figureFormats[format as FigureFormatId]?.bytes === true ? withBoxes : withText;
const withBoxes: PenAsked = { kind: 'preview', boxes: true };
const withText: PenAsked = { kind: 'preview' };

export function figureJobFor(
  { id, document, namesToo, labels, style, caption, options, sheet }: ExportRequest,
  pen: PenAsked,
): FigureJob {
  const drawn = withNamesSeen({ document, labels, style });
  return {
    kind: 'figure',
    figure: id,
    ...drawn,
    ...(namesToo && drawn.document !== document && { carries: document }),
    caption,
    widest: options.widest,
    ...(sheet && { sheet: { ...sheet, moments: sheet.moments.map(withNamesSeen) } }),
    // A size that the person typed is the size in print.
    keepsLetters: options.textSize !== undefined,
    pen,
  };
}

/** Whether there are too many nodes for a figure. */
export const isTooLarge = ({ document, only, sheet }: ExportRequest): boolean =>
  (only ?? document.nodes).length * (sheet?.moments.length ?? 1) > mostFigureNodes;

/** A run that is stopped, or was stopped before it began, is refused as not finished. */
export async function penned(
  asked: ExportRequest,
  pen: PenAsked,
  stop?: AbortSignal,
): Promise<Result<WrittenExport>> {
  if (isTooLarge(asked)) return no(words.export.tooManyNodes(mostFigureNodes));
  return writtenBy(figureJobFor(asked, pen), stop);
}

const no = (says: string): Result<never> => refused([{ place: 'figure', says }]);

/** What a worker makes of a drawing, of a board or of answers. */
export async function writtenBy(
  job: FigureJob | BoardFigureJob | AnswersFigureJob | PlotFigureJob,
  stop?: AbortSignal,
): Promise<Result<WrittenExport>> {
  if (stop?.aborted) return no(words.export.notFinished);
  const run = engine().run({ ...job, madeBy: madeByEditor });
  stop?.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (answer.kind === 'cancelled') return no(words.export.notFinished);
  if (answer.kind !== 'done') return no(answer.says);
  const { bytes, parts, unsaid } = answer.value;
  return accepted({ body: bytes ?? parts.map(({ text }) => text).join(''), unsaid, drawn: answer.value });
}
