/**
 * `grundy export`: a document or a ruleset's board as a figure, in the format of a page, a paper or another
 * program.
 */
import { boardIn, nearestWord } from '../../engine/answers/index.ts';
import { setView } from '../../engine/document/edits/index.ts';
import { compile, type GameDocument } from '../../engine/document/index.ts';
import { isTooSmallToRead, leastReadable, type Style, smallestText } from '../../engine/figure/index.ts';
import {
  type ExportFormat,
  exportFormatOf,
  exportFormats,
  type FileWritten,
} from '../../engine/formats/index.ts';
import { canShowBoards, withNamesSeen } from '../../engine/pictures/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { writeBoard } from '../../engine/rulesets/index.ts';
import {
  documentWithPlaces,
  drain,
  type FittedFigure,
  fittedFigure,
  type Ruleset,
  rulesetOfId,
} from '../../engine/run.ts';
import { attempted } from '../library/refusals.ts';
import { mustFitFigure } from '../library/work-on-figures.ts';
import type { CliArguments } from './arguments.ts';
import { type CliCommand, noFile, noPosition } from './command.ts';
import { isForScreen, notForTerminal, writeOut } from './destination.ts';
import { drawingIn, playedAs } from './drawing.ts';
import {
  answerOptions,
  type DrawnQuestion,
  figureAboutDrawing,
  figureAboutPositions,
  namedNodes,
  questionDrawn,
} from './export-answers.ts';
import {
  type BoardsDrawn,
  boardProblems,
  figureOfBoardFile,
  figureOfBoards,
  hidesWorth,
  rulesetAsked,
} from './export-board.ts';
import { drawingWrittenAs, labelsOf, tellHidden } from './export-drawing.ts';
import { exportOptions, notOfFile } from './export-options.ts';
import { exportTable, isTable, isTableAsked } from './export-table.ts';
import { askedWidth, tellFit, writtenFigure, writtenWhole } from './export-written.ts';
import { askedStyle } from './figure-style.ts';
import { called } from './files-in-messages.ts';
import { readText } from './input.ts';
import { askedPlay, askedTheory, rulesAsked } from './options.ts';
import { tell, tellProblems } from './output.ts';
import { rulesetsInHelp } from './ruleset-position.ts';

export const exportCommand: CliCommand = {
  name: 'export',
  takesRuleset: 'option',
  takes: 'FILE --to FORMAT',
  says: 'a figure of the drawing with its values, or of boards',
  options: exportOptions,
  notes: [
    'Values are those that grundy solve finds. If a node has no place, Grundy arranges the nodes.',
    'Values that the drawing hides stay hidden in every format. Letters stand for names that would tell such a value, in the figure, its',
    'description, rounds and title, and in the document that is written or carried. --reveal shows all values and names.',
    'An svg, png, pdf or html carries its drawing, or the position of its board, so that the editor can open it again.',
    'html is a live page: one file that shows the drawing in any browser, where readers hide values and reveal one by a tap.',
    'json is the document itself, with the places of the nodes; cyjs is the document with its values for Cytoscape and networkx.',
    rulesetsInHelp,
    'A TikZ figure carries its drawing in its link or in comments, and Grundy can read it again.',
  ],
  missing(asked) {
    if (Object.keys(answerOptions).some((option) => asked.has(option))) return undefined;
    return asked.has('ruleset') ? noPosition : noFile;
  },
  async run(asked, output) {
    if (isTableAsked(asked)) return exportTable(asked, output, Object.keys(exportOptions));
    const [file] = asked.files;
    const drawn = questionDrawn(asked);
    const format = askedFormat(asked);
    const theory = askedTheory(asked);
    const ruleset = rulesetAsked(asked, format.ok ? format.value : undefined);
    const answers = drawn.ok && drawn.value;
    const positions = answers
      ? [...asked.files, ...asked.all(answers.figure.id).filter(Boolean)]
      : asked.files;
    if (
      asked.has('ruleset')
        ? positions.length === 0
        : asked.files.length > 1 || (asked.files.length === 0 && !answers)
    ) {
      tell(
        asked.has('ruleset')
          ? 'grundy export: --ruleset needs one position or more; a position that has spaces must stand in quotes'
          : 'grundy export: needs one file; write grundy export FILE --to FORMAT',
      );
      return false;
    }
    if (!format.ok || !theory.ok || !ruleset.ok || !drawn.ok) {
      tellProblems(
        'grundy export',
        [format, theory, ruleset, drawn].flatMap((each) => (each.ok ? [] : each.problems)),
      );
      return false;
    }
    const name = ruleset.value ? ruleset.value.id : file === undefined ? 'grundy export' : called(file);
    const made = ruleset.value
      ? await exportedBoard(
          name,
          boardsOrAnswers(ruleset.value, positions, drawn.value, asked),
          format.value,
          asked,
        )
      : file === undefined && drawn.value
        ? await exportedValues(drawn.value, format.value, asked)
        : await exported(file, drawn.value, format.value, theory.value, asked);
    if (!made.ok) {
      tellProblems(name, made.problems);
      return false;
    }
    const problems = await writeOut([made.value], asked, output);
    tellProblems(asked.all('out').at(-1) ?? '', problems);
    return problems.length === 0;
  },
};

const formatIds = exportFormats.map(({ id }) => id);

function askedFormat(asked: CliArguments): Result<ExportFormat> {
  const named = asked.all('to').at(-1);
  const wrong = (says: string): Result<ExportFormat> => refused([{ place: '--to', says }]);
  if (named === undefined) return wrong(`is missing; give --to with one of ${formatIds.join(', ')}`);
  const format = exportFormatOf(named);
  if (format === undefined) {
    const near = nearestWord(named, formatIds);
    return wrong(
      `there is no format "${named}"; ${near ? `did you mean ${near}?` : `give one of ${formatIds.join(', ')}`}`,
    );
  }
  if (format.bytes && isForScreen(asked)) return wrong(notForTerminal(format.id));
  return accepted(format);
}

async function exported(
  file: string,
  question: DrawnQuestion | undefined,
  format: ExportFormat,
  theory: string,
  asked: CliArguments,
): Promise<Result<FileWritten['body']>> {
  const text = await readText(file);
  if (!text.ok) return text;
  if (isTable(text.value))
    return refused([
      { place: '', says: 'is a table; draw it by --plot x=n y=value, or write it by --to csv or --to latex' },
    ]);
  const board = boardIn(text.value);
  if (board) {
    const problems = board.ok ? boardProblems(format, asked) : board.problems;
    if (!board.ok || problems.length > 0) return refused(problems);
    const { ruleset, position } = board.value;
    if (question && hidesWorth(board.value, position, asked))
      return refused([
        {
          place: `--${question.figure.id}`,
          says: 'the file hides what its board is worth; --reveal shows it',
        },
      ]);
    const figure = question
      ? boardsOrAnswers(ruleset, [position], question, asked)
      : figureOfBoardFile(board.value, asked);
    return exportedBoard(called(file), figure, format, asked);
  }
  const misplaced = notOfFile(asked, 'drawing');
  if (misplaced.length > 0) return refused(misplaced);
  const read = drawingIn(text.value, file);
  if (!read.ok) return read;
  const way = askedPlay(asked);
  if (!way.ok) return way;
  const played = playedAs(read.value.document, way.value);
  if (!played.ok) return played;
  const fits = attempted(() => mustFitFigure(played.value.nodes.length));
  if (!fits.ok) return fits;
  const placed = read.value.placed ? played.value : drain(documentWithPlaces(played.value));
  const document = asked.has('reveal') ? setView(placed, { hidden: undefined }) : placed;
  tellHidden(file, document);
  if (format.describes === 'drawing') return drawingWrittenAs(document, file, theory, format, asked);
  const style = askedStyle(asked, namedNodes(document));
  if (!style.ok) return style;
  if (style.value.boards && !canShowBoards(document, rulesetOfId))
    return refused([
      {
        place: '--with',
        says: 'boards are shown only in a drawing that was made from a board; leave boards out',
      },
    ]);
  const labels = labelsOf(document, file, theory, asked);
  if (!labels.ok) return labels;
  const widest = askedWidth(asked);
  if (!widest.ok) return widest;
  const seen = withNamesSeen({ document, labels: labels.value, style: style.value });
  if (question) {
    const game = { graph: compile(document).graph, rules: rulesAsked(document.view.rules, theory, asked) };
    const figure = figureAboutDrawing(question, { document, labels: labels.value, game }, style.value, asked);
    return await writtenWhole(called(file), figure, { document: seen.document }, format, asked);
  }
  const fit = (drawn: GameDocument): FittedFigure =>
    drain(
      fittedFigure(drawn, seen.labels, seen.style, {
        caption: asked.all('caption').at(-1) ?? '',
        widest: widest.value,
        keepsLetters: asked.has('font-size'),
        mayMoveTogether: format.describes !== 'graph',
      }),
    );
  const fitted = fittedPart(file, seen.document, seen.style.only, read.value.placed, fit);
  tellFit(called(file), fitted, widest.value);
  return writtenFigure(called(file), fitted, { document: seen.document }, format, asked);
}

/**
 * A part of a drawing keeps the places that a person gave its nodes, as long as its text can be read; places
 * that were found for the whole drawing are found anew for the part, since what lay between its nodes is not
 * in the figure.
 */
function fittedPart(
  file: string,
  document: GameDocument,
  only: Style['only'],
  isPlaced: boolean,
  fittedOf: (drawn: GameDocument) => FittedFigure,
): FittedFigure {
  const kept = isPlaced || !only ? fittedOf(document) : undefined;
  const isReadable = (fitted: FittedFigure): boolean =>
    !isTooSmallToRead(smallestText(fitted.figure) ?? leastReadable);
  if (kept && (!only || isReadable(kept))) return kept;
  const anew = fittedOf(drain(documentWithPlaces(document, only)));
  if (!kept) return anew;
  if ((smallestText(anew.figure) ?? 0) <= (smallestText(kept.figure) ?? 0)) return kept;
  tell(
    `${called(file)}: the nodes of --only were laid out anew, since their text could not be read in their places`,
  );
  return anew;
}

/** Exports figures of typed values, where there is no drawing. */
async function exportedValues(
  question: DrawnQuestion,
  format: ExportFormat,
  asked: CliArguments,
): Promise<Result<FileWritten['body']>> {
  const misplaced = notOfFile(asked, 'drawing');
  const style = askedStyle(asked);
  if (misplaced.length > 0 || !style.ok)
    return refused(style.ok ? misplaced : [...misplaced, ...style.problems]);
  return await writtenWhole(
    'grundy export',
    figureAboutDrawing(question, undefined, style.value, asked),
    {},
    format,
    asked,
  );
}

/** Boards, or what a question finds of them; the file carries the first position. */
function boardsOrAnswers(
  ruleset: Ruleset,
  positions: readonly string[],
  question: DrawnQuestion | undefined,
  asked: CliArguments,
): Result<BoardsDrawn> {
  if (!question) return figureOfBoards(ruleset, positions, asked);
  const style = askedStyle(asked);
  const figure = style.ok ? figureAboutPositions(question, ruleset, positions, style.value, asked) : style;
  return figure.ok
    ? accepted({ figure: figure.value, carries: writeBoard({ ruleset: ruleset.id, position: positions[0] }) })
    : figure;
}

const exportedBoard = (
  name: string,
  drawn: Result<BoardsDrawn>,
  format: ExportFormat,
  asked: CliArguments,
): Promise<Result<FileWritten['body']>> =>
  writtenWhole(
    name,
    drawn.ok ? accepted(drawn.value.figure) : drawn,
    drawn.ok ? { board: drawn.value.carries } : {},
    format,
    asked,
  );
