/** Games as figures, in the languages of pages, of papers and of other programs. */
import { labelsFound } from '../../engine/answers/index.ts';
import { setView } from '../../engine/document/edits/index.ts';
import { compile, type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { isWebAddress, linkPacked, noWebAddress } from '../../engine/document/links/index.ts';
import { figureRanges, type Style } from '../../engine/figure/index.ts';
import { dotPen, svgPen, tikzPen } from '../../engine/figure/pens/index.ts';
import { boardFigure, withNamesSeen } from '../../engine/pictures/index.ts';
import { writeBoard } from '../../engine/rulesets/index.ts';
import { drain, type FittedFigure, fittedFigure, fittedWhole } from '../../engine/run.ts';
import { packedText } from '../../workers/picture-files/embedded-document/deflated.ts';
import { inMetadata } from '../../workers/picture-files/embedded-document/in-svg.ts';
import { program } from './asker.ts';
import { version } from './catalogue.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { refusal } from './refusals.ts';
import { sliced, telling, type Work } from './slices.ts';
import type { Board, Drawing, Figure, Given, TheoryOptions } from './types.ts';
import { mustFitFigure, type NodesCalled, numberGiven, styleGiven } from './work-on-figures.ts';
import { rulesFor, solvingGraph } from './work-on-games.ts';

export type FigureOptions = TheoryOptions & {
  readonly style?: 'paper' | 'screen' | 'projector';
  /** The greatest width in millimetres; what is wider is made narrower, and nothing is made wider. */
  readonly width?: number;
  /** The diameter of a node in millimetres; the drawing scales with it. */
  readonly nodeSize?: number;
  /** The size of values in points. */
  readonly fontSize?: number;
  readonly values?: 'inside' | 'beside' | 'none';
  /** What is written at a node. */
  readonly shows?: 'values' | 'stops' | 'outcomes';
  readonly legend?: 'below' | 'caption' | 'none';
  readonly ground?: 'white' | 'none';
  readonly steps?: boolean;
  readonly names?: boolean;
  readonly pieces?: boolean;
  /** Whether nodes show their boards, of a graph that was generated. */
  readonly boards?: boolean;
  /** False for black ink alone; the strokes still distinguish the players. */
  readonly colours?: boolean;
  /** The only nodes that are shown, by what they are called. */
  readonly only?: readonly string[];
  readonly caption?: string;
  /** Whether values that the drawing hides are shown. */
  readonly reveal?: boolean;
};

export type TikzFigureOptions = FigureOptions & {
  /** A whole document in place of a picture to paste. */
  readonly standalone?: boolean;
  /** For talks with Beamer: first the drawing, then what each round adds. */
  readonly beamer?: boolean;
  /** The \label behind the caption. */
  readonly label?: string;
  /** The address of an editor; with the drawing behind it, the figure's link opens it. */
  readonly link?: string;
};

/** What figures say of what made them. */
const madeBy = `Grundy ${version}`;

const millimetre = 72 / 25.4;

/** The style that is asked for; throws for every unknown option. */
function styleOf({ width, ...given }: FigureOptions, nodes?: NodesCalled): Style {
  const read = width === undefined ? undefined : numberGiven(figureRanges.widest, 'width', width);
  const { style, nodeSize, fontSize, values, shows, legend, ground, only } = given;
  const { steps, names, pieces, boards, colours } = given;
  const asked = { style, nodeSize, fontSize, values, shows, legend, ground, only };
  const parts = { steps, names, pieces, boards, colours };
  return styleGiven({ ...asked, ...parts }, nodes, program, read?.ok === false ? read.problems : []);
}

/** A figure with what its file carries, so that it can be opened again. */
type FigureMade = FittedFigure & { readonly document?: GameDocument; readonly board?: string };

function* figureOf(given: Given, options: FigureOptions, mayMoveTogether: boolean): Work<FigureMade> {
  const game = gameOf(given);
  return game.kind === 'board'
    ? figureOfBoard(game, options)
    : yield* figureOfDrawing(game, options, mayMoveTogether);
}

function figureOfBoard(board: Board, options: FigureOptions): FigureMade {
  const { ruleset, position } = insideOfBoard(board);
  const style = styleOf(options);
  const read = ruleset.parse(position);
  if (!read.ok) throw refusal(read.problems);
  const drawn = ruleset.board(read.value);
  const title = `${ruleset.name}: ${position}`;
  const caption = options.caption ?? '';
  const figure = boardFigure(drawn, { title, caption, above: drawn.phase?.name }, style);
  const carried = writeBoard({ ruleset: ruleset.id, position });
  return { ...fittedWhole(figure, widestOf(options)), board: carried };
}

const widestOf = ({ width }: FigureOptions): number | undefined =>
  width === undefined ? undefined : width * millimetre;

function* figureOfDrawing(
  drawing: Drawing,
  options: FigureOptions,
  mayMoveTogether: boolean,
): Work<FigureMade> {
  const { document: ofDrawing, graph } = insideOfDrawing(drawing);
  mustFitFigure(graph.ids.length);
  const style = styleOf(options, graph);
  const document = options.reveal ? setView(ofDrawing(), { hidden: undefined }) : ofDrawing();
  const game = { graph: compile(document).graph, rules: rulesFor(document.view.rules, options) };
  const solved = yield* solvingGraph(game);
  const seen = withNamesSeen({ document, labels: labelsFound(document, solved), style });
  const wishes = {
    caption: options.caption ?? '',
    widest: widestOf(options),
    keepsLetters: options.fontSize !== undefined,
    mayMoveTogether,
  };
  const fitted = yield* telling(fittedFigure(seen.document, seen.labels, seen.style, wishes), 'drawing');
  return { ...fitted, document: seen.document };
}

function* svgWork(given: Given, options: FigureOptions = {}): Work<Figure> {
  const { figure, document, board } = yield* figureOf(given, options, true);
  const carries = document ? writeDocument(document) : board;
  return svgPen(figure, { madeBy, ...(carries !== undefined && { metadata: inMetadata(carries) }) });
}

/**
 * A figure of a game as SVG: a drawing with its values, or a board. The file carries the drawing or the
 * position as an export does, so that the editor and the command line open it again.
 *
 * Words are text in the reader's own fonts; `grundy export` writes them as outlines, so that every program
 * draws them alike, and writes PNG and PDF, which need the fonts of the command line.
 *
 * @returns The text of the file, and sentences about what it cannot say.
 * @throws A refusal for each option that is none.
 * @example
 * import { toSvg } from 'grundy';
 *
 * const { text } = toSvg('a -> b\nb -> c\na -> c', { width: 84, legend: 'none' });
 * console.log(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
 * // → true
 */
export function toSvg(given: Given, options: FigureOptions = {}): Figure {
  return drain(svgWork(given, options));
}
sliced(toSvg, svgWork as never);

function* tikzWork(given: Given, options: TikzFigureOptions = {}): Work<Figure> {
  const { unscaled, scale, document, board } = yield* figureOf(given, options, true);
  const { standalone = false, beamer = false, label, link = __SITE__ } = options;
  if (link !== '' && !isWebAddress(link)) throw refusal([{ place: 'link', says: noWebAddress }]);
  const { text, unsaid } = tikzPen(unscaled, {
    madeBy,
    scale,
    standalone,
    steps: beamer,
    ...(document && { link: link + linkPacked(document, packedText) }),
    ...(board !== undefined && { board }),
    ...(label !== undefined && { label }),
  });
  return { text, unsaid };
}

declare const __SITE__: string;

/**
 * A figure of a game as TikZ, for LaTeX: the same as `grundy export --to tikz`. The figure carries its
 * drawing, in its link or in lines of comment, so that `read` and the editor open it again.
 *
 * @returns The text of the picture, or with `standalone` of a whole document.
 * @throws A refusal for each option that is none.
 * @example
 * import { read, toTikz } from 'grundy';
 *
 * const { text } = toTikz('a -> b\nb -> c\na -> c', { standalone: true });
 * console.log(text.includes('\\begin{tikzpicture}'));
 * console.log(read(text).game.nodes);
 * // → true
 * // → ["a","b","c"]
 */
export function toTikz(given: Given, options: TikzFigureOptions = {}): Figure {
  return drain(tikzWork(given, options));
}
sliced(toTikz, tikzWork as never);

function* dotWork(given: Given, options: FigureOptions = {}): Work<Figure> {
  const game = gameOf(given);
  if (game.kind === 'board')
    throw refusal([
      { place: 'board', says: 'DOT cannot describe a board; draw its game graph, which generate gives' },
    ]);
  const { figure } = yield* figureOf(game, options, false);
  return dotPen(figure, { madeBy });
}

/**
 * A drawing as DOT, for Graphviz and for programs that read it: the same as `grundy export --to dot`.
 *
 * @returns The text of the graph, with values as labels.
 * @throws A refusal of a board, which DOT cannot describe, and for each option that is none.
 * @example
 * import { toDot } from 'grundy';
 *
 * const { text } = toDot('a -> b\nb -> c');
 * for (const [, id, value] of text.matchAll(/"(\w)" \[.* xlabel="(.*?)"/g)) console.log(id, value);
 * // → a 0
 * // → b 1
 * // → c 0
 */
export function toDot(given: Given, options: FigureOptions = {}): Figure {
  return drain(dotWork(given, options));
}
sliced(toDot, dotWork as never);
