/** The export of a plot of a table: which formats there are, and how it is written. */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Result } from '../../engine/result.ts';
import type { PartOfTable, PenAsked, PlotFigureJob } from '../../workers/protocol.ts';
import { linkOf } from '../files/link.ts';
import { siteOfFigures } from '../store/published.ts';
import { type WrittenExport, writtenBy } from './figure.ts';
import { type FormatRecord, formatCalled } from './formats.ts';
import { type FigureOptions, styleOf } from './options.ts';
import type { Caption } from './request.ts';

export type PlotRequest = Caption & {
  readonly table: PartOfTable;
  /** The words by which the plot is asked for. */
  readonly plot: string;
  readonly options: FigureOptions;
  /** The document beside which the table stands, as others get it. */
  readonly carries: GameDocument;
};

export const plotJobFor = (
  { table, plot, options, caption, carries }: PlotRequest,
  pen: PenAsked,
): PlotFigureJob => ({
  ...table,
  kind: 'plot-figure',
  plot,
  caption,
  style: styleOf(options, 'values', undefined),
  widest: options.widest,
  pen,
  carries,
});

/** A format in which plots are written. */
export type PlotFormat = FormatRecord & {
  write(asked: PlotRequest, stop?: AbortSignal): Promise<Result<WrittenExport>>;
};

const common = ['style', 'widest', 'textSize', 'legend', 'colours'] as const;

const plotFormat = (
  id: string,
  more: readonly (keyof FigureOptions | 'caption')[],
  pen: (asked: PlotRequest) => PenAsked | Promise<PenAsked>,
): PlotFormat => ({
  ...formatCalled(id),
  honours: new Set([...common, ...more]),
  write: async (asked, stop) => writtenBy(plotJobFor(asked, await pen(asked)), stop),
});

export const plotFormats: readonly PlotFormat[] = [
  plotFormat('svg', ['ground', 'words'], ({ options }) => ({
    kind: 'picture-file',
    format: 'svg',
    options: { words: options.words },
  })),
  plotFormat('png', ['ground', 'scale'], ({ options }) => ({
    kind: 'picture-file',
    format: 'png',
    options: { scale: options.scale },
  })),
  plotFormat('pdf', ['ground'], () => ({ kind: 'picture-file', format: 'pdf', options: {} })),
  plotFormat('tikz', ['form', 'caption'], async ({ options: { form }, label, carries }) => ({
    kind: 'tikz',
    options: {
      link: siteOfFigures() + (await linkOf(carries)),
      standalone: form === 'document',
      stylesApart: form === 'apart',
      ...(label !== '' && { label }),
    },
  })),
];
