/**
 * Boards side by side in rows: a line of play, with an arrow from each position to the next in the ink and
 * stroke of the player who moved, or a table of positions. Below each board are a line of words and the worth
 * of the position. The sheet is a figure like any other, so every pen can write it. Linear in the boards
 * together.
 */
import { boundsOf, boxOfForm, unionOfBoxes } from '../figure/bounds.ts';
import type { Spot } from '../figure/curves.ts';
import type { Figure, FigureShape, FigureWords } from '../figure/figure.ts';
import type { LookName } from '../figure/looks.ts';
import { movedFigure } from '../figure/moved.ts';
import { measuresOf, type Style } from '../figure/style.ts';
import { printedWidth, typeset } from '../figure/typeset.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Board } from '../rulesets/board.ts';
import { placesInBrief } from '../rulesets/line-of-play.ts';
import type { Mark } from '../values/mark.ts';
import { base } from '../values/wording.ts';
import { markOf, spokenOf } from '../values/words.ts';
import { type BoardTitle, boardFigure } from './board.ts';
import type { NodeLabel } from './digraph.ts';
import { captionWith, legendLines, legendSentence } from './legend.ts';
import { legendOfBoard } from './legend-of-board.ts';
import { saidOfVertex } from './said.ts';

/** Whose move led to a position. */
type Mover = 'left' | 'right' | 'either';

/** A position of a sheet; what is undefined is not drawn. */
export type SheetBoard = {
  readonly board: Board;
  /** The line below it, "1: Left 1.2 → 2.1"; empty for none. */
  readonly says: string;
  /** What it is worth; a box if it is hidden. */
  readonly label?: NodeLabel | undefined;
  /** The player whose move from the position before led here: an arrow leads from there. */
  readonly mover?: Mover | undefined;
};

const whoMoved = { left: 'Left ', right: 'Right ', either: '' } as const;

/** The line below the position that a move leads to: "3: Left 1.2 → 2.1". */
export const moveSaid = (ply: number, mover: Mover, by: readonly string[]): string =>
  `${ply}: ${whoMoved[mover]}${placesInBrief(by)}`;

/** The most boards side by side. */
export const mostColumns = 20;

/**
 * As multiples of the size of values: between two boards, between a board and the words below it, of each
 * line of words.
 */
const gapShare = 1.8;
const belowShare = 0.55;
const lineShare = 1.25;
/**
 * The arrow between two positions, as multiples of the size of values: its length, and its head's length and
 * half width.
 */
const [arrowLength, headLength, headHalf] = [2.6, 0.8, 0.42];

const strokes: Readonly<Record<Mover, { readonly shaft: LookName; readonly head: LookName }>> = {
  left: { shaft: 'left edge', head: 'left stone' },
  right: { shaft: 'right edge', head: 'right stone' },
  either: { shaft: 'drawn edge', head: 'dot' },
};

/** Draws the sheet, with at most `columns` boards in a row. Precondition: there is at least one board. */
export function boardSheet(
  boards: readonly SheetBoard[],
  columns: number,
  { title, caption = '' }: BoardTitle,
  style: Style,
): Figure {
  const measures = measuresOf(style);
  const size = measures.text.value;
  const hasWords = boards.some(({ says }) => says !== '');
  const cells = boards.map((each) => ({ ...each, ...cellOf(each, style, size, hasWords) }));
  const wide = Math.max(...cells.map(({ width }) => width));
  const hasArrows = cells.some(({ mover }) => mover !== undefined);
  const gap = size * (hasArrows ? arrowLength + gapShare : gapShare);
  const picture = {
    shapes: [] as FigureShape[],
    nodes: [],
    arcs: [],
    words: [] as FigureWords[],
    pieces: [],
  };
  let top = 0;
  for (let first = 0; first < cells.length; first += columns) {
    const row = cells.slice(first, first + columns);
    const above = Math.max(...row.map(({ figure: { bounds }, foot }) => foot.y - bounds.y));
    const below = Math.max(...row.map(({ figure: { bounds }, foot }) => bounds.y + bounds.height - foot.y));
    const high = above + below;
    for (const [i, { figure, foot, lines, mover }] of row.entries()) {
      const middle = i * (wide + gap) + wide / 2;
      // The lower edges of boards of different heights are level.
      const by = { x: middle - foot.x, y: top + above - foot.y };
      const moved = movedFigure(figure, by, '', 0);
      picture.shapes.push(...moved.shapes);
      picture.words.push(...moved.words, ...linesBelow(lines, middle, top + high, size));
      if (mover && first + i > 0)
        picture.shapes.push(
          ...arrowTo(mover, middle - (wide + gap - size * arrowLength) / 2, top + high / 2, size),
        );
    }
    const under = Math.max(...row.map(({ lines }) => lines.length));
    top += high + size * (belowShare + lineShare * under + gapShare);
  }
  const bounds = boundsOf(picture, measures);
  const entries = [...new Set(cells.flatMap(({ board }) => legendOfBoard(board))), ...legendOfArrows(cells)];
  const legend = style.legend === 'below' ? legendLines(entries, bounds, measures) : [];
  const sentence = legendSentence(entries);
  const words = [...picture.words, ...legend];
  return {
    ...cells[0].figure,
    ...picture,
    title,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    description: cells.map((cell) => inWords(cell, style)).join(' '),
    style,
    measures,
    words,
    bounds: legend.length > 0 ? boundsOf({ ...picture, words }, measures) : bounds,
  };
}

type Line = { readonly mark: Mark; readonly width: number };
type Cell = {
  readonly figure: Figure;
  readonly foot: Spot;
  readonly lines: readonly Line[];
  readonly width: number;
};

/** A board without its legend, the lines below it, and the room that the widest of them takes. */
function cellOf({ board, says, label }: SheetBoard, style: Style, size: number, hasWords: boolean): Cell {
  const figure = boardFigure(board, { title: '' }, { ...style, legend: 'none' });
  // Where others have words, the worth of this one is below an empty line, level with theirs.
  const marks: Mark[] = hasWords ? [[base(says)]] : [];
  const worth = label && worthOf(label, style);
  if (worth) marks.push(worth);
  const lines = marks.map((mark) => ({ mark, width: printedWidth(mark, size) }));
  const foot = footOf(board, figure);
  const { x, width } = figure.bounds;
  const half = Math.max(foot.x - x, x + width - foot.x);
  return { figure, foot, lines, width: Math.max(2 * half, ...lines.map((line) => line.width)) };
}

/**
 * The middle of a board's lower edge, by its places: pieces may reach beyond them, and boards that differ
 * only in their pieces must be placed alike.
 */
function footOf({ places }: Board, { bounds, measures: { unit } }: Figure): Spot {
  if (places.length === 0) return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height };
  const { x1, x2, y2 } = places.map(({ area }) => boxOfForm(area)).reduce(unionOfBoxes);
  return { x: (unit * (x1 + x2)) / 2, y: unit * y2 };
}

function worthOf(label: NodeLabel, { shows }: Style): Mark | undefined {
  if (label.hidden) return [base('▢')];
  const said = saidOfVertex(label, shows);
  if (said?.kind === 'value') return markOf(said.value);
  return said ? [base(outcomeClasses[said.outcome].letter, 'calligraphic')] : [base('?')];
}

const linesBelow = (lines: readonly Line[], middle: number, top: number, size: number): FigureWords[] =>
  lines.flatMap(({ mark, width }, i) => {
    if (width === 0) return [];
    const { height, depth } = typeset(mark);
    const words: FigureWords = {
      kind: 'letter',
      node: undefined,
      inside: false,
      // The words of a row have one base line.
      at: {
        x: middle,
        y: top + size * (belowShare + lineShare * (i + 0.5) + (1 / 3 - (height - depth) / 2)),
      },
      width,
      height: (height + depth) * size,
      side: { x: 0, y: 0 },
      size,
      mark,
      ink: 'ink',
    };
    return [words];
  });

/** The arrow whose tip is there, pointing to the right: it is in the middle between two boards. */
function arrowTo(mover: Mover, tip: number, y: number, size: number): FigureShape[] {
  const { shaft, head } = strokes[mover];
  const [tail, back] = [tip - size * arrowLength, tip - size * headLength];
  const half = size * headHalf;
  return [
    { look: shaft, form: { kind: 'curve', line: [tail, y, (tail + back) / 2, y, back, y] } },
    { look: head, form: { kind: 'polygon', points: [tip, y, back, y - half, back, y + half] } },
  ];
}

/** Whose the arrows are; nothing where either player may make every move. */
function legendOfArrows(boards: readonly SheetBoard[]): readonly string[] {
  const movers = new Set(boards.slice(1).map(({ mover }) => mover));
  return [
    ...(movers.has('left') ? ['solid arrow: Left moves'] : []),
    ...(movers.has('right') ? ['dashed arrow: Right moves'] : []),
  ];
}

/** "1: Left 1.2 → 2.1: over. 4 ranks of 4 squares. …" */
function inWords({ figure, says, label }: SheetBoard & Cell, { shows }: Style): string {
  const said = label && !label.hidden ? saidOfVertex(label, shows) : undefined;
  const worth =
    said?.kind === 'value'
      ? spokenOf(said.value)
      : said
        ? `outcome ${outcomeClasses[said.outcome].spoken}`
        : '';
  const first = [says, worth].filter((part) => part !== '').join(': ');
  return first === '' ? figure.description : `${first}. ${figure.description}`;
}
