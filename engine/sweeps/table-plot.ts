/**
 * Plots of tables as figures: what rows have in one column against another, or a grid of cells for two
 * numbers. What has no place in a plot is mentioned below it, and never left out without a word. Linear in
 * the rows.
 */

import { boundsOf } from '../figure/bounds.ts';
import type { Figure, FigureShape, FigureWords } from '../figure/figure.ts';
import { measuresOf, type Style } from '../figure/style.ts';
import { printedWidth, shortened } from '../figure/typeset.ts';
import { partizanOutcomes } from '../outcome/outcome.ts';
import { captionWith, legendLines, legendSentence } from '../pictures/legend.ts';
import { numeralOnPlot } from '../pictures/plots/plot-axis.ts';
import {
  kindOfName,
  nameOnPlot,
  type PlotWordsKind,
  plotLine,
  plotWords,
} from '../pictures/plots/plot-words.ts';
import {
  mostSeries,
  type PlotPeriod,
  type PlotSeries,
  type PlotTitle,
  type PlottedPoint,
  pointsFigure,
} from '../pictures/plots/points-figure.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { Mark } from '../values/mark.ts';
import { base } from '../values/wording.ts';
import type { AskedPlot, FixedNumber } from './asked-plot.ts';
import type { SweepRow, SweepTable } from './table.ts';
import { cellMark, cellText, mostPlaces, nimValueOf, numberOfText } from './table-columns.ts';
import { orderOfTable } from './table-order.ts';

// A grid of cells with values in them, for families with two numbers: one goes down, the other across.
// Columns are as wide as their values need; a value that is too long for a cell is cut, and the figure says
// so. Linear in the cells.

type GridCell = { readonly mark: Mark; readonly kind: PlotWordsKind };

type GridPlot = {
  readonly down: { readonly title: string; readonly numbers: readonly number[] };
  readonly across: { readonly title: string; readonly numbers: readonly number[] };
  /** Row by row; undefined where the table has no row. */
  readonly cells: readonly (readonly (GridCell | undefined)[])[];
  readonly notes: readonly string[];
  readonly description: string;
};

/** Nobody reads more cells than these in a figure. */
const mostGridCells = 2500;

const cutSays = '…: a value longer than its cell';

/** The figure. Precondition: at least one cell, and at most `mostGridCells`. */
function gridFigure(
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

/** More points make no readable figure. */
const mostPoints = 20_000;
/** A description of more points would be too long to listen to. */
const mostSpoken = 200;

/** The figure; refused where the rows have nothing that can be shown so, with what can. */
export function figureOfTable(
  table: SweepTable,
  asked: AskedPlot,
  title: PlotTitle,
  style: Style,
): Result<Figure> {
  const rows = table.rows.filter((row) => hasNumbers(table, row, asked.fixed));
  if (rows.length === 0) return wrong(`no row has ${fixedInWords(asked.fixed) || 'any number'}`);
  if (asked.kind === 'order')
    return orderOfTable(table, rows, asked.of, fixedNotes(asked.fixed), title, style);
  return asked.kind === 'grid'
    ? gridOfTable(table, rows, asked, title, style)
    : pointsOfTable(table, rows, asked, title, style);
}

const wrong = (says: string): Result<never> => refused([{ place: 'plot', says }]);

const hasNumbers = ({ names }: SweepTable, { numbers }: SweepRow, fixed: readonly FixedNumber[]): boolean =>
  fixed.every(({ name, number }) => numbers[names.indexOf(name)] === number);

const fixedInWords = (fixed: readonly FixedNumber[]): string =>
  fixed.map(({ name, number }) => `${name} = ${number}`).join(', ');

/** Which of all rows a plot shows. */
const fixedNotes = (fixed: readonly FixedNumber[]): readonly string[] =>
  fixed.length === 0 ? [] : [`where ${fixedInWords(fixed)}`];

/** The part of a row that an axis shows. */
type OnAxis = {
  readonly title: string;
  readonly places?: readonly Mark[];
  /** Undefined where the row has nothing there. */
  at(row: SweepRow): number | undefined;
};

/**
 * Nimbers by their size and numbers as they are; other values and words have places of their own, if they are
 * few.
 */
function axisOf(table: SweepTable, rows: readonly SweepRow[], column: string): Result<OnAxis> {
  const textOf = (row: SweepRow): string => cellText(table, row, column);
  const texts = [...new Set(rows.map(textOf))].filter((text) => text !== '');
  if (texts.length === 0) return wrong(`no row has anything in the column ${column}`);
  if (texts.every((text) => numberOfText(text) !== undefined))
    return accepted({ title: column, at: (row) => numberOfText(textOf(row)) });
  if (texts.every((text) => nimValueOf(text) !== undefined))
    return accepted({
      title: column === 'value' ? 'nim-value' : column,
      at: (row) => nimValueOf(textOf(row)),
    });
  if (texts.length > mostPlaces) {
    const measure = table.measures.find((each) => each !== column) ?? 'outcome';
    return wrong(
      `${texts.length} values in the column ${column} are not all numbers, and ${mostPlaces} at most have places on an axis; take another column, as y=${measure}, or measure the mean`,
    );
  }
  const sorted = sortedTexts(texts);
  const placeOf = new Map(sorted.map((text, i) => [text, i]));
  return accepted({
    title: column,
    places: sorted.map((text) => cellMark(column, text).mark),
    at: (row) => placeOf.get(textOf(row)),
  });
}

/** Numbers by their size, then outcomes as they are listed elsewhere, then other texts as they came. */
function sortedTexts(texts: readonly string[]): readonly string[] {
  const order: readonly string[] = partizanOutcomes;
  const rank = (text: string): number => numberOfText(text) ?? Number.POSITIVE_INFINITY;
  return texts.toSorted((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    return x === y ? order.indexOf(a) - order.indexOf(b) : x - y;
  });
}

type Points = Extract<AskedPlot, { readonly x: string }>;

function pointsOfTable(
  table: SweepTable,
  rows: readonly SweepRow[],
  { kind, x: across, y: up, fixed }: Points,
  title: PlotTitle,
  style: Style,
): Result<Figure> {
  if (rows.length > mostPoints)
    return wrong(
      `${rows.length} points; a figure has ${mostPoints} at most: sweep fewer rows, or fix a number`,
    );
  const x = axisOf(table, rows, across);
  const y = axisOf(table, rows, up);
  if (!x.ok) return x;
  if (!y.ok) return y;
  if (x.value.places) return wrong(`${across} is no number; only y= may be words or values`);
  const pointOf = (row: SweepRow): PlottedPoint | undefined => {
    const at = { x: x.value.at(row), y: y.value.at(row) };
    return at.x === undefined || at.y === undefined ? undefined : { x: at.x, y: at.y };
  };
  const { series, notes } = seriesOf(table, rows, across, fixed, pointOf);
  const missing = rows.filter((row) => !pointOf(row)).length;
  if (missing === rows.length) return wrong(`no row has both ${across} and ${up}`);
  const without = missing === 1 ? '1 row has no place in it' : `${missing} rows have no place in it`;
  const periods =
    up === 'value' && series.length === 1 && !y.value.places ? periodsShown(table, across, fixed) : [];
  const plot = {
    x: { title: x.value.title },
    y: { title: y.value.title, fromZero: true, ...(y.value.places && { places: y.value.places }) },
    series,
    joined: kind === 'line',
    periods,
    notes: [...fixedNotes(fixed), ...notes, ...(missing > 0 ? [without] : [])],
    description: pointsInWords(table, rows, across, up),
  };
  return accepted(pointsFigure(plot, title, style));
}

/**
 * A series for each choice of the numbers that are neither fixed nor on the axis; all rows are one where
 * there are too many.
 */
function seriesOf(
  { names }: SweepTable,
  rows: readonly SweepRow[],
  across: string,
  fixed: readonly FixedNumber[],
  pointOf: (row: SweepRow) => PlottedPoint | undefined,
): { readonly series: readonly PlotSeries[]; readonly notes: readonly string[] } {
  const isFree = (name: string): boolean => name !== across && !fixed.some((each) => each.name === name);
  const others = [...names.keys()].filter((i) => names.includes(across) && isFree(names[i]));
  const groups = new Map<string, SweepRow[]>();
  for (const row of rows) {
    const key = others.map((i) => row.numbers[i]).join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const inOrder = (some: readonly SweepRow[]): readonly SweepRow[] =>
    some.toSorted((a, b) => (pointOf(a)?.x ?? 0) - (pointOf(b)?.x ?? 0));
  if (groups.size === 1) return { series: [{ name: [], points: inOrder(rows).map(pointOf) }], notes: [] };
  if (groups.size > mostSeries) {
    const all = others.map((i) => names[i]).join(', ');
    return {
      series: [{ name: [], points: [...rows.flatMap((row) => [pointOf(row), undefined])] }],
      notes: [`rows of every ${all} have one sign`],
    };
  }
  return {
    series: [...groups.values()].map((group) => ({
      name: others.flatMap((i, j) => [
        ...(j > 0 ? [base(', ')] : []),
        ...nameOnPlot(names[i]),
        base(` = ${numeralOnPlot(group[0].numbers[i])}`),
      ]),
      points: inOrder(group).map(pointOf),
    })),
    notes: [],
  };
}

/** The periods of the one series that is shown. */
const periodsShown = (
  { periods }: SweepTable,
  across: string,
  fixed: readonly FixedNumber[],
): readonly PlotPeriod[] =>
  periods
    .filter(
      ({ along, at }) =>
        along === across &&
        at.every(({ name, number }) => !fixed.some((each) => each.name === name && each.number !== number)),
    )
    .map(({ from, period, saltus }) => ({
      from,
      period,
      says: `period ${period} from ${from}${saltus === undefined ? '' : `, saltus ${saltus}`}`,
    }));

function pointsInWords(table: SweepTable, rows: readonly SweepRow[], across: string, up: string): string {
  const listed = rows
    .slice(0, mostSpoken)
    .map((row) => `${cellText(table, row, across)}: ${cellText(table, row, up) || 'none'}`)
    .join(', ');
  const more = rows.length > mostSpoken ? `, and ${rows.length - mostSpoken} more rows` : '';
  return `${up} against ${across}. ${listed}${more}.`;
}

const isPlainNimber = (text: string): boolean => text !== '*' && nimValueOf(text) !== undefined;

type Grid = Extract<AskedPlot, { readonly down: string }>;

const emptySays = '?: no value is known';
const nimbersSay = 'numerals: nim-values';

function gridOfTable(
  table: SweepTable,
  rows: readonly SweepRow[],
  { down, across, shows, fixed }: Grid,
  title: PlotTitle,
  style: Style,
): Result<Figure> {
  const [i, j] = [table.names.indexOf(down), table.names.indexOf(across)];
  const ascending = (index: number): readonly number[] =>
    [...new Set(rows.map(({ numbers }) => numbers[index]))].toSorted((a, b) => a - b);
  const [downs, acrosses] = [ascending(i), ascending(j)];
  if (downs.length * acrosses.length > mostGridCells)
    return wrong(
      `${downs.length} by ${acrosses.length} cells; a figure has ${mostGridCells} at most: sweep fewer, or plot points`,
    );
  const found = new Map(rows.map((row) => [`${row.numbers[i]} ${row.numbers[j]}`, row]));
  // As at the nodes of a drawing, and in the books: "∗" alone is printed in partizan games, where a numeral
  // is a number.
  const texts = rows.map((row) => cellText(table, row, shows)).filter((text) => text !== '');
  const areNimbers = shows === 'value' && texts.some((text) => text !== '0') && texts.every(isPlainNimber);
  let isEmpty = false;
  const cells = downs.map((y) =>
    acrosses.map((x) => {
      const row = found.get(`${y} ${x}`);
      if (!row) return undefined;
      const text = cellText(table, row, shows);
      if (text === '' && shows !== 'value') return { mark: [], kind: 'letter' as const };
      if (text === '') isEmpty = true;
      const { mark, isFormula } =
        text === ''
          ? { mark: [base('?')], isFormula: false }
          : areNimbers
            ? { mark: [base(String(nimValueOf(text)))], isFormula: true }
            : cellMark(shows, text);
      return { mark, kind: isFormula ? ('value' as const) : ('letter' as const) };
    }),
  );
  const description = rows
    .slice(0, mostSpoken)
    .map(
      (row) =>
        `${down} ${row.numbers[i]}, ${across} ${row.numbers[j]}: ${cellText(table, row, shows) || 'none'}`,
    )
    .join('; ');
  const plot = {
    down: { title: down, numbers: downs },
    across: { title: across, numbers: acrosses },
    cells,
    notes: [...fixedNotes(fixed), ...(areNimbers ? [nimbersSay] : []), ...(isEmpty ? [emptySays] : [])],
    description: `${shows} by ${down} and ${across}. ${description}.`,
  };
  return accepted(gridFigure(plot, title, style));
}
