/**
 * A grid of cells with values in them, for families with two numbers: one goes down, the other across. Columns are as wide as their values
 * need; a value that is too long for a cell is cut, and the figure says so. Linear in the cells.
 */
import { boundsOf } from '../../figure/bounds.ts';
import type { Figure, FigureShape, FigureWords } from '../../figure/figure.ts';
import { measuresOf, type Style } from '../../figure/style.ts';
import { printedWidth, shortened } from '../../figure/typeset.ts';
import type { Mark } from '../../values/mark.ts';
import { base } from '../../values/wording.ts';
import { captionWith, legendLines, legendSentence } from '../legend.ts';
import { numeralOnPlot } from './plot-axis.ts';
import { kindOfName, nameOnPlot, type PlotWordsKind, plotLine, plotWords } from './plot-words.ts';
import type { PlotTitle } from './points-figure.ts';

export type GridCell = { readonly mark: Mark; readonly kind: PlotWordsKind };

export type GridPlot = {
  readonly down: { readonly title: string; readonly numbers: readonly number[] };
  readonly across: { readonly title: string; readonly numbers: readonly number[] };
  /** Row by row; undefined where the table has no row. */
  readonly cells: readonly (readonly (GridCell | undefined)[])[];
  readonly notes: readonly string[];
  readonly description: string;
};

/** More cells nobody reads in a figure. */
export const mostGridCells = 2500;

const cutSays = '…: a value longer than its cell';

/** The figure. Precondition: at least one cell, and at most `mostGridCells`. */
export function gridFigure(
  { down, across, cells, notes, description }: GridPlot,
  { title, caption = '' }: PlotTitle,
  style: Style,
): Figure {
  const measures = measuresOf(style);
  const size = measures.text.value;
  const [pad, high] = [size * 0.55, size * 1.9];
  const cut = cells.map((row) => row.map((cell) => cell && { ...cell, mark: shortened(cell.mark) }));
  const isCut = cells.some((row, i) => row.some((cell, j) => cell && cut[i][j]?.mark !== cell.mark));
  const widths = across.numbers.map((number, j) =>
    Math.max(
      high,
      ...[...cut.map((row) => row[j]?.mark ?? []), [base(numeralOnPlot(number))]].map(
        (mark) => printedWidth(mark, size) + 2 * pad,
      ),
    ),
  );
  const lefts = widths.map((_, j) => widths.slice(0, j).reduce((left, width) => left + width, 0));
  const [wide, tall] = [widths.reduce((sum, width) => sum + width, 0), high * down.numbers.length];
  const shapes: FigureShape[] = [];
  const words: FigureWords[] = headings(
    { down, across },
    lefts.map((left, j) => left + widths[j] / 2),
    high,
    size,
  );
  for (const [i, row] of cut.entries())
    for (const [j, cell] of row.entries()) {
      if (!cell) continue;
      const [x1, y1, x2, y2] = [lefts[j], i * high, lefts[j] + widths[j], (i + 1) * high];
      shapes.push({ look: 'light', form: { kind: 'polygon', points: [x1, y1, x2, y1, x2, y2, x1, y2] } });
      const at = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
      if (cell.mark.length > 0) words.push(plotWords(cell.mark, at, { x: 0, y: 0 }, size, cell.kind));
    }
  // The rules of a printed table, between the headings and what they head.
  const corner = { x: 0, y: 0 };
  shapes.push(plotLine('mast', [{ x: 0, y: tall }, corner, { x: wide, y: 0 }]));
  const picture = { shapes, words, nodes: [], arcs: [], pieces: [] };
  const bounds = boundsOf(picture, measures);
  const says = [...notes, ...(isCut ? [cutSays] : [])];
  const below = style.legend === 'below' ? legendLines(says, bounds, measures) : [];
  const sentence = legendSentence(says);
  const whole = { ...picture, words: [...words, ...below] };
  return {
    ...whole,
    title,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    description,
    style,
    measures,
    spacing: 1,
    bounds: below.length > 0 ? boundsOf(whole, measures) : bounds,
  };
}

/** The numbers over the columns and beside the rows, and which number each is: "m \ k" in the corner. */
function headings(
  { down, across }: Pick<GridPlot, 'down' | 'across'>,
  middles: readonly number[],
  high: number,
  size: number,
): FigureWords[] {
  const [edge, above] = [-size * 0.8, -size];
  const numeral = (number: number): Mark => [base(numeralOnPlot(number))];
  const rows = down.numbers.map((number, i) =>
    plotWords(numeral(number), { x: edge, y: (i + 0.5) * high }, { x: 1, y: 0 }, size),
  );
  const columns = across.numbers.map((number, j) =>
    plotWords(numeral(number), { x: middles[j], y: above }, { x: 0, y: 0 }, size),
  );
  const corner = [...nameOnPlot(down.title), base(' ∖ '), ...nameOnPlot(across.title)];
  const kind = [down.title, across.title].every((name) => kindOfName(name) === 'value') ? 'value' : 'letter';
  return [...rows, ...columns, plotWords(corner, { x: edge, y: above }, { x: 1, y: 0 }, size, kind)];
}
