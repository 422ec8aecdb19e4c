/**
 * One shape for everything that can be exported: the job that draws its figure, the options that it honours,
 * and the drawing or position in its file. Drawings, parts beside a board, contact sheets, boards, answers
 * and plots are exportables, and one dialog exports them all.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { mostFigureNodes } from '../../engine/figure/index.ts';
import type {
  DrawingToWrite,
  ExportFeature,
  FileWritten,
  WritingOptions,
} from '../../engine/formats/index.ts';
import { accepted, known, type Result, refused } from '../../engine/result.ts';
import { engine } from '../../workers/client.ts';
import type {
  AnswersFigureJob,
  BoardFigureJob,
  FigureJob,
  PenAsked,
  PlotFigureJob,
} from '../../workers/protocol.ts';
import { linkOf } from '../files/link.ts';
import { madeByEditor } from '../release.ts';
import { siteOfFigures } from '../store/published.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import { type Format, figureFormats, formats } from './formats.ts';
import type { FigureOptions } from './options.ts';
import type { FigureSize } from './warnings.ts';

/**
 * A kind of exportable: the formats in which it can be written, and the features of these that concern it.
 */
export type ExportKind = {
  readonly formats: readonly Format[];
  readonly honours: ReadonlySet<ExportFeature>;
};

const ofAll = [
  'style',
  'widest',
  'legend',
  'colours',
  'ground',
  'words',
  'scale',
  'form',
  'caption',
] as const;

export const exportKinds = {
  drawing: {
    formats,
    honours: new Set<ExportFeature>([
      ...ofAll,
      ...['nodeSize', 'textSize', 'values', 'places', 'steps', 'names', 'pieces', 'boards'],
      ...['selection', 'namesToo'],
    ] as const),
  },
  board: { formats: figureFormats, honours: new Set<ExportFeature>([...ofAll, 'nodeSize']) },
  answers: { formats: figureFormats, honours: new Set<ExportFeature>([...ofAll, 'textSize']) },
  plot: { formats: figureFormats, honours: new Set<ExportFeature>([...ofAll, 'textSize']) },
} as const satisfies Readonly<Record<string, ExportKind>>;

export type Exportable = {
  readonly kind: ExportKind;
  readonly options: FigureOptions;
  /** The LaTeX label of the caption; empty without one. */
  readonly label: string;
  /** The job that draws the figure and writes it with a pen. */
  job(pen: PenAsked): FigureJob | BoardFigureJob | AnswersFigureJob | PlotFigureJob;
  /**
   * What the file carries, so that it can be opened again: a drawing, or the line that gives a board's
   * position.
   */
  carries(): GameDocument | string | undefined;
  /** Whether there are too many nodes for a figure. */
  readonly isTooLarge: boolean;
  /** The number of nodes whose label is still being computed. */
  readonly coming: number;
  /**
   * For formats that describe the drawing itself, with sentences about what they leave out; only drawings
   * have it.
   */
  drawing?(): DrawingToWrite & Pick<FileWritten, 'unsaid'>;
};

export type WrittenExport = FileWritten & {
  /** The sizes of the drawn figure. */
  readonly drawn?: FigureSize;
};

/** The preview of a format: formats of bytes have only the letters of the figure's own fonts. */
export const previewIn = ({ bytes }: Format): PenAsked => (bytes ? withBoxes : withText);
const withBoxes: PenAsked = { kind: 'preview', boxes: true };
const withText: PenAsked = { kind: 'preview' };

const no = (says: string): Result<never> => refused([{ place: 'figure', says }]);

/** The options of all pens; each pen uses its own. */
async function writingOptions({ honours }: Format, exported: Exportable): Promise<WritingOptions> {
  const { form, words: kind, scale } = exported.options;
  const carries = honours.has('link') ? exported.carries() : undefined;
  return {
    words: kind,
    scale,
    standalone: form === 'document',
    stylesApart: form === 'apart',
    // Only a drawing has rounds, each of which is a slide.
    steps: form === 'talk' && exported.kind.honours.has('steps'),
    ...(exported.label !== '' && { label: exported.label }),
    ...(typeof carries === 'object' && { link: siteOfFigures() + (await linkOf(carries)) }),
  };
}

/**
 * Writes it in a format. If the run is stopped, even before it begins, the result is refused as not finished.
 */
export async function writtenIn(
  format: Format,
  exported: Exportable,
  stop?: AbortSignal,
): Promise<Result<WrittenExport>> {
  if (format.describes === 'drawing') {
    known(exported.drawing !== undefined, 'only a drawing is offered in a format of drawings');
    const { unsaid, ...drawing } = exported.drawing();
    const made = await format.write(drawing);
    return made.ok ? accepted({ ...made.value, unsaid: [...made.value.unsaid, ...unsaid] }) : made;
  }
  if (exported.isTooLarge)
    return no(`A figure can have at most ${counted(mostFigureNodes)} nodes. Select a part, or export JSON.`);
  const options = await writingOptions(format, exported);
  if (stop?.aborted) return no(words.export.notFinished);
  const job = exported.job({ kind: 'format', format: format.id, options });
  const run = engine().run({ ...job, madeBy: madeByEditor });
  stop?.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (answer.kind === 'cancelled') return no(words.export.notFinished);
  if (answer.kind !== 'done') return no(answer.says);
  const { bytes, parts, unsaid } = answer.value;
  return accepted({ body: bytes ?? parts.map(({ text }) => text).join(''), unsaid, drawn: answer.value });
}
