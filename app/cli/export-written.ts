/** Writes a figure in the format that `grundy export` is asked for, in the width that it may have, and tells what the format could not say. */
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import {
  type Figure,
  type FigureFormatId,
  figureRanges,
  isTooSmallToRead,
  leastReadable,
  smallestText,
} from '../../engine/figure/index.ts';
import { dotPen, type PenOutput, tikzPen } from '../../engine/figure/pens/index.ts';
import { cytoscapeWith, overlapsSaid } from '../../engine/pictures/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { type FittedFigure, fittedWhole } from '../../engine/run.ts';
import type { PictureFormat } from '../../workers/picture-files/index.ts';
import type { CliArguments } from './arguments.ts';
import { writeFile } from './destination.ts';
import { linkTo } from './drawing.ts';
import { within } from './figure-style.ts';
import { tell } from './output.ts';
import { madeByCommand } from './release.ts';
import { siteOfBuild } from './site.ts';

export type FileMade = { readonly content: string | Uint8Array; readonly unsaid: readonly string[] };
/** What a file carries, so that it can be opened again: a drawing, or the line that says a board's position. */
export type FileCarries = { readonly document?: GameDocument; readonly board?: string };
/** Writes a figure in one format. */
type Make = (
  fitted: FittedFigure,
  carried: FileCarries,
  asked: CliArguments,
) => Result<FileMade> | Promise<Result<FileMade>>;

const penned = ({ text, unsaid }: PenOutput): Result<FileMade> => accepted({ content: text, unsaid });

const byPictureFile =
  (format: PictureFormat): Make =>
  async ({ figure }, { document, board }, asked) => {
    const scale = within(figureRanges.scale, 'scale')(asked.all('scale').at(-1) ?? '1');
    if (!scale.ok) return scale;
    const author = asked.all('author').at(-1);
    // These megabytes of libraries are loaded when the first picture is made.
    const { pictureFile } = await import('../../workers/picture-files/index.ts');
    const made = await pictureFile(figure, format, {
      ...(document && { carries: writeDocument(document) }),
      ...(board !== undefined && { carries: board }),
      madeBy: madeByCommand,
      words: asked.has('text') ? 'text' : 'outlines',
      scale: scale.value,
      ...(author !== undefined && { author }),
    });
    return made.ok ? accepted({ content: made.value.bytes, unsaid: made.value.unsaid }) : made;
  };

async function tikzOf(
  { unscaled, scale }: FittedFigure,
  { document, board }: FileCarries,
  asked: CliArguments,
): Promise<Result<FileMade>> {
  const [address, label] = [asked.all('link').at(-1) ?? siteOfBuild, asked.all('label').at(-1)];
  const styles = asked.all('styles-apart').at(-1);
  const { preamble, ...made } = tikzPen(unscaled, {
    scale,
    madeBy: madeByCommand,
    ...(document && { link: address.includes('#') ? address : address + linkTo(document) }),
    ...(board !== undefined && { board }),
    standalone: asked.has('standalone'),
    stylesApart: styles !== undefined,
    steps: asked.has('beamer'),
    ...(label !== undefined && { label }),
  });
  const problems = preamble && styles ? await writeFile([preamble], styles) : [];
  return problems.length > 0
    ? refused(problems.map(({ says }) => ({ place: styles ?? '', says })))
    : penned(made);
}

export const makers: Readonly<Record<FigureFormatId, Make>> = {
  svg: byPictureFile('svg'),
  png: byPictureFile('png'),
  pdf: byPictureFile('pdf'),
  tikz: tikzOf,
  dot: ({ figure }) => penned(dotPen(figure, { madeBy: madeByCommand })),
  cyjs: (_, { document }) =>
    accepted({ content: document ? cytoscapeWith(document, new Map()) : '', unsaid: [] }),
  json: (_, { document }) =>
    accepted({ content: document ? writeDocument(document, siteOfBuild) : '', unsaid: [] }),
};

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
  const read = within(figureRanges.widest, 'width')(width);
  return read.ok ? accepted(read.value * millimetre) : read;
}

/** A figure that is fitted as a whole: of boards or of answers. */
export async function writtenWhole(
  name: string,
  figure: Result<Figure>,
  carried: FileCarries,
  format: FigureFormatId,
  asked: CliArguments,
): Promise<Result<FileMade['content']>> {
  const widest = askedWidth(asked);
  if (!figure.ok) return figure;
  if (!widest.ok) return widest;
  const fitted = fittedWhole(figure.value, widest.value);
  tellFit(name, fitted, widest.value);
  return written(name, await makers[format](fitted, carried, asked));
}

/** The content that was made; what its format could not say is written to standard error. */
export function written(name: string, made: Result<FileMade>): Result<FileMade['content']> {
  if (!made.ok) return made;
  for (const unsaid of made.value.unsaid) tell(`${name}: ${unsaid}`);
  return accepted(made.value.content);
}
