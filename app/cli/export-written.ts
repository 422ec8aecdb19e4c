/**
 * Writes a figure in the format that `grundy export` is asked for, in the width that it may have, and tells
 * what the format could not say.
 */
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import {
  type Figure,
  figureRanges,
  isTooSmallToRead,
  leastReadable,
  smallestText,
} from '../../engine/figure/index.ts';
import { dotPen, tikzPen } from '../../engine/figure/pens/index.ts';
import type { ExportFormat, FileWritten } from '../../engine/formats/index.ts';
import { overlapsSaid } from '../../engine/pictures/index.ts';
import { accepted, known, type Result, refused } from '../../engine/result.ts';
import { type FittedFigure, fittedWhole } from '../../engine/run.ts';
import { numberGiven } from '../library/work-on-figures.ts';
import type { CliArguments } from './arguments.ts';
import { writeFile } from './destination.ts';
import { linkTo } from './drawing.ts';
import { tell } from './output.ts';
import { madeByCommand, siteOfBuild } from './release.ts';
import { commandLine } from './work.ts';

/**
 * What a file carries, so that it can be opened again: a drawing, or the line that says a board's position.
 */
type FileCarries = { readonly document?: GameDocument; readonly board?: string };

/** The options of all pens; each pen uses its own. */
function writingOptions({ honours }: ExportFormat, { document }: FileCarries, asked: CliArguments) {
  const scale = numberGiven(figureRanges.scale, 'scale', asked.all('scale').at(-1) ?? '1', commandLine);
  if (!scale.ok) return scale;
  const address = asked.all('link').at(-1) ?? siteOfBuild;
  const link =
    document && honours.has('link') && (address.includes('#') ? address : address + linkTo(document));
  return accepted({
    words: asked.has('text') ? ('text' as const) : ('outlines' as const),
    scale: scale.value,
    author: asked.all('author').at(-1),
    standalone: asked.has('standalone'),
    stylesApart: asked.has('styles-apart'),
    steps: asked.has('beamer'),
    label: asked.all('label').at(-1),
    link: link || undefined,
  });
}

/** Writes a figure in a format; styles that are asked for separately go into a file of their own. */
export async function writtenFigure(
  name: string,
  fitted: FittedFigure,
  carries: FileCarries,
  format: ExportFormat,
  asked: CliArguments,
): Promise<Result<FileWritten['body']>> {
  known(format.describes !== 'drawing', `a figure is not written as ${format.name}`);
  const options = writingOptions(format, carries, asked);
  if (!options.ok) return options;
  const { document, board } = carries;
  const made = await format.write(
    {
      fitted,
      carries: { document: document && writeDocument(document), board },
      madeBy: madeByCommand,
      options: options.value,
    },
    { dotPen, tikzPen, pictureFile },
  );
  const styles = asked.all('styles-apart').at(-1);
  const preamble = made.ok ? made.value.preamble : undefined;
  const problems = preamble && styles ? await writeFile([preamble], styles) : [];
  if (problems.length > 0) return refused(problems.map(({ says }) => ({ place: styles ?? '', says })));
  return bodyOf(name, made);
}

/** These megabytes of libraries are loaded when the first picture is made. */
const pictureFile: typeof import('../../workers/picture-files/index.ts').pictureFile = async (...asked) =>
  (await import('../../workers/picture-files/index.ts')).pictureFile(...asked);

/** The content of the file; what its format could not express is written to standard error. */
export function bodyOf(name: string, made: Result<FileWritten>): Result<FileWritten['body']> {
  if (!made.ok) return made;
  for (const unsaid of made.value.unsaid) tell(`${name}: ${unsaid}`);
  return accepted(made.value.body);
}

const millimetre = 72 / 25.4;

/** Says where words overlap or are too small to be read, and that a figure is narrower than it may be. */
export function tellFit(
  name: string,
  { figure, overlapping }: FittedFigure,
  widest: number | undefined,
): void {
  const { width } = figure.bounds;
  if (widest !== undefined && width < widest - millimetre) {
    const [made, most] = [width, widest].map((length) => Math.round(length / millimetre));
    tell(
      `${name}: the figure is ${made} mm wide, less than the ${most} mm of --width, since Grundy enlarges no figure`,
    );
  }
  const small = smallestText(figure);
  if (small !== undefined && isTooSmallToRead(small))
    tell(
      `${name}: the smallest text is ${small.toFixed(1)} pt: text under ${leastReadable} pt is hard to read in print`,
    );
  if (overlapping.length > 0) tell(`${name}: ${overlapsSaid(overlapping)}`);
}

/** In points; undefined for the figure's natural width. */
export function askedWidth(asked: CliArguments): Result<number | undefined> {
  const width = asked.all('width').at(-1);
  if (width === undefined) return accepted(undefined);
  const read = numberGiven(figureRanges.widest, 'width', width, commandLine);
  return read.ok ? accepted(read.value * millimetre) : read;
}

/** A figure that is fitted as a whole: of boards or of answers. */
export async function writtenWhole(
  name: string,
  figure: Result<Figure>,
  carries: FileCarries,
  format: ExportFormat,
  asked: CliArguments,
): Promise<Result<FileWritten['body']>> {
  const widest = askedWidth(asked);
  if (!figure.ok) return figure;
  if (!widest.ok) return widest;
  const fitted = fittedWhole(figure.value, widest.value);
  tellFit(name, fitted, widest.value);
  return writtenFigure(name, fitted, carries, format, asked);
}
