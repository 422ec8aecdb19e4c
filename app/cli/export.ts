/**
 * `grundy export`: a document or a ruleset's board as a figure, in the format of a page, a paper or another program.
 */
import { handedOn, setView } from '../../engine/document/edits/index.ts';
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import {
  type FigureFormatId,
  figureFormatIds,
  figureFormats,
  figureRanges,
  isTooSmallToRead,
  leastReadable,
  mostFigureNodes,
  smallestText,
} from '../../engine/figure/index.ts';
import { dotPen, type PenOutput, tikzPen } from '../../engine/figure/pens/index.ts';
import { canShowBoards, overlapsSaid, withNamesSeen } from '../../engine/pictures/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { drain, type FittedFigure, fittedFigure, fittedWhole, rulesets } from '../../engine/run.ts';
import type { PictureFormat } from '../../workers/picture-files/index.ts';
import { type CliArguments, nearestWord } from './arguments.ts';
import { boardIn } from './board-file.ts';
import type { CliCommand } from './command.ts';
import { isForScreen, writeFile, writeOut } from './destination.ts';
import { drawingIn, linkTo } from './drawing.ts';
import {
  type BoardsDrawn,
  boardProblems,
  figureOfBoardFile,
  figureOfBoards,
  rulesetAsked,
} from './export-board.ts';
import { labelsOf, tellHidden, withPlaces } from './export-drawing.ts';
import { exportOptions, notOfFile } from './export-options.ts';
import { figureOfThermographs } from './export-thermograph.ts';
import { askedStyle, within } from './figure-style.ts';
import { called, readText } from './input.ts';
import { tell, tellProblems } from './output.ts';
import { rulesetsInHelp } from './ruleset-position.ts';
import { askedTheory } from './theory-option.ts';

type Made = { readonly content: string | Uint8Array; readonly unsaid: readonly string[] };
/** What a file carries, so that it can be opened again: a drawing, or the line that says a board's position. */
type Carried = { readonly document?: GameDocument; readonly board?: string };
/** Writes a figure in one format. */
type Make = (
  fitted: FittedFigure,
  carried: Carried,
  asked: CliArguments,
) => Result<Made> | Promise<Result<Made>>;

const penned = ({ text, unsaid }: PenOutput): Result<Made> => accepted({ content: text, unsaid });

declare const __SITE__: string;

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
      words: asked.has('text') ? 'text' : 'outlines',
      scale: scale.value,
      ...(author !== undefined && { author }),
    });
    return made.ok ? accepted({ content: made.value.bytes, unsaid: made.value.unsaid }) : made;
  };

async function tikzOf(
  { unscaled, scale }: FittedFigure,
  { document, board }: Carried,
  asked: CliArguments,
): Promise<Result<Made>> {
  const [address, label] = [asked.all('link').at(-1) ?? __SITE__, asked.all('label').at(-1)];
  const styles = asked.all('styles-apart').at(-1);
  const { preamble, ...made } = tikzPen(unscaled, {
    scale,
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

const makers: Readonly<Record<FigureFormatId, Make>> = {
  svg: byPictureFile('svg'),
  png: byPictureFile('png'),
  pdf: byPictureFile('pdf'),
  tikz: tikzOf,
  dot: ({ figure }) => penned(dotPen(figure)),
  json: (_, { document }) => accepted({ content: document ? writeDocument(document) : '', unsaid: [] }),
};

const millimetre = 72 / 25.4;

export const exportCommand: CliCommand = {
  name: 'export',
  takes: 'FILE --to FORMAT',
  says: 'a figure of the drawing with its values, or of boards',
  options: exportOptions,
  notes: [
    'Values are found as grundy solve finds them. Nodes that have no places are laid out.',
    'Values that the drawing hides stay hidden in every format. Letters stand for names that give them away, in the figure, its',
    'description, rounds and title, and in the document that is written or carried. --reveal shows them all.',
    'svg, png and pdf of a drawing carry the document, those of a board its position: the editor opens them again.',
    'json is the document itself, with places.',
    rulesetsInHelp,
    'A TikZ figure carries its drawing, in its link or in lines of comment, and can be read again.',
  ],
  async run(asked, output) {
    const [file] = asked.files;
    const format = askedFormat(asked);
    const theory = askedTheory(asked);
    const ruleset = rulesetAsked(asked, asked.all('to').at(-1));
    if (asked.has('ruleset') ? asked.files.length === 0 : asked.files.length !== 1) {
      tell(
        asked.has('ruleset')
          ? 'grundy export: --ruleset takes a position, or several; put each in quotes if it has spaces'
          : 'grundy export: takes one file: grundy export FILE --to FORMAT',
      );
      return false;
    }
    if (!format.ok || !theory.ok || !ruleset.ok) {
      tellProblems(
        'grundy export',
        [format, theory, ruleset].flatMap((each) => (each.ok ? [] : each.problems)),
      );
      return false;
    }
    const name = ruleset.value ? ruleset.value.id : called(file);
    const made = ruleset.value
      ? await exportedBoard(
          ruleset.value.id,
          figureOfBoards(ruleset.value, asked.files, asked),
          format.value,
          asked,
        )
      : await exported(file, format.value, theory.value, asked);
    if (!made.ok) {
      tellProblems(name, made.problems);
      return false;
    }
    const problems = await writeOut([made.value], asked, output);
    tellProblems(asked.all('out').at(-1) ?? '', problems);
    return problems.length === 0;
  },
};

function askedFormat(asked: CliArguments): Result<FigureFormatId> {
  const named = asked.all('to').at(-1);
  const wrong = (says: string): Result<FigureFormatId> => refused([{ place: '--to', says }]);
  if (named === undefined) return wrong(`is missing: one of ${figureFormatIds.join(', ')}`);
  const format = figureFormatIds.find((id) => id === named);
  if (format === undefined) {
    const near = nearestWord(named, figureFormatIds);
    return wrong(
      `no format "${named}"; ${near ? `did you mean ${near}?` : `one of ${figureFormatIds.join(', ')}`}`,
    );
  }
  if (figureFormats[format].bytes && isForScreen(asked)) {
    return wrong(`${format} is not for a screen: name a file with -o, or send it on with a pipe`);
  }
  return accepted(format);
}

async function exported(
  file: string,
  format: FigureFormatId,
  theory: string,
  asked: CliArguments,
): Promise<Result<Made['content']>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const board = boardIn(text.value);
  if (board) {
    const problems = board.ok ? boardProblems(format, asked) : board.problems;
    if (!board.ok || problems.length > 0) return refused(problems);
    return exportedBoard(called(file), figureOfBoardFile(board.value, asked), format, asked);
  }
  const misplaced = notOfFile(asked, 'drawing');
  if (misplaced.length > 0) return refused(misplaced);
  const read = drawingIn(text.value, file);
  if (!read.ok) return read;
  const { nodes } = read.value.document;
  if (nodes.length > mostFigureNodes) {
    const says = `has ${nodes.length} nodes; a figure can have at most ${mostFigureNodes}`;
    return refused([{ place: 'nodes', says }]);
  }
  const placed = read.value.placed ? read.value.document : withPlaces(read.value.document);
  const document = asked.has('reveal') ? setView(placed, { hidden: undefined }) : placed;
  tellHidden(file, document);
  if (format === 'json') return accepted(writeDocument(handedOn(document).document));
  const ids = new Set(nodes.map(({ id }) => id));
  const style = askedStyle(asked, (id) => ids.has(id));
  if (!style.ok) return style;
  if (style.value.boards && !canShowBoards(document, rulesets))
    return refused([{ place: '--with', says: 'boards: the drawing was not made from a board' }]);
  const labels = labelsOf(document, file, theory, asked);
  if (!labels.ok) return labels;
  const widest = askedWidth(asked);
  if (!widest.ok) return widest;
  if (asked.has('thermograph')) {
    const figure = figureOfThermographs(document, labels.value, style.value, asked);
    if (!figure.ok) return figure;
    const fitted = fittedWhole(figure.value, widest.value);
    tellFit(called(file), fitted, widest.value);
    return written(called(file), await makers[format](fitted, { document }, asked));
  }
  const seen = withNamesSeen({ document, labels: labels.value, style: style.value });
  const fitted = drain(
    fittedFigure(seen.document, seen.labels, seen.style, {
      caption: asked.all('caption').at(-1) ?? '',
      widest: widest.value,
      keepsLetters: asked.has('font-size'),
      mayMoveTogether: format !== 'dot',
    }),
  );
  tellFit(called(file), fitted, widest.value);
  return written(called(file), await makers[format](fitted, { document: seen.document }, asked));
}

/** Says where words overlap or are too small to be read, and that a figure is narrower than it may be. */
function tellFit(name: string, { figure, overlapping }: FittedFigure, widest: number | undefined): void {
  const { width } = figure.bounds;
  if (widest !== undefined && width < widest - millimetre) {
    const [made, most] = [width, widest].map((length) => Math.round(length / millimetre));
    tell(`${name}: the figure is ${made} mm wide: nothing is enlarged to the ${most} mm of --width`);
  }
  const small = smallestText(figure);
  if (small !== undefined && isTooSmallToRead(small))
    tell(
      `${name}: the smallest text is ${small.toFixed(1)} pt: text under ${leastReadable} pt is hard to read in print`,
    );
  if (overlapping.length > 0) tell(`${name}: ${overlapsSaid(overlapping)}`);
}

/** In points; undefined for the figure's natural width. */
function askedWidth(asked: CliArguments): Result<number | undefined> {
  const width = asked.all('width').at(-1);
  if (width === undefined) return accepted(undefined);
  const read = within(figureRanges.widest, 'width')(width);
  return read.ok ? accepted(read.value * millimetre) : read;
}

async function exportedBoard(
  name: string,
  figure: Result<BoardsDrawn>,
  format: FigureFormatId,
  asked: CliArguments,
): Promise<Result<Made['content']>> {
  if (!figure.ok) return figure;
  const widest = askedWidth(asked);
  if (!widest.ok) return widest;
  const fitted = fittedWhole(figure.value.figure, widest.value);
  tellFit(name, fitted, widest.value);
  return written(name, await makers[format](fitted, { board: figure.value.carries }, asked));
}

/** The content that was made; what its format could not say is written to standard error. */
function written(name: string, made: Result<Made>): Result<Made['content']> {
  if (!made.ok) return made;
  for (const unsaid of made.value.unsaid) tell(`${name}: ${unsaid}`);
  return accepted(made.value.content);
}
