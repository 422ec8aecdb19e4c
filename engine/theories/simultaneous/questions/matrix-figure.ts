/**
 * The picture of a matrix: Left's moves at its left, below Right's a dashed rule, in each cell what the joint
 * round is worth, tinted by who is better off; at the right and below how often each move is played, as a bar
 * and a fraction. Strictly dominated lines are struck through, weakly dominated ones are faint. Lines that
 * are left out of the game are left out of the picture. Linear in the cells.
 */
import { boundsOf } from '../../../figure/bounds.ts';
import type { Spot } from '../../../figure/curves.ts';
import type { FigureShape, FigureWords } from '../../../figure/figure.ts';
import type { LookName } from '../../../figure/looks.ts';
import { nodeName } from '../../../figure/node-name.ts';
import { measuresOf, type Style } from '../../../figure/style.ts';
import { printedWidth } from '../../../figure/typeset.ts';
import { wordsAt } from '../../../figure/words-at.ts';
import { compareRationals, printedRational, rational } from '../../../numbers/rationals.ts';
import { shortFraction } from '../../../values/expected.ts';
import type { Mark } from '../../../values/mark.ts';
import { base } from '../../../values/wording.ts';
import type { AnswersDrawn, NamedAnswer } from '../../question.ts';
import type { FractionText, MatrixAnswer, MatrixCell } from './matrix-answer.ts';
import { matrixInWords, textOfMatrixCell } from './matrix-words.ts';

const centred: Spot = { x: 0, y: 0 };

/** Figures have the minus sign of mathematics. */
const fraction = (low: FractionText, high?: FractionText): Mark => [
  base(shortFraction(low, high).replace('-', '−')),
];

function markOfCell({ to, low, high, gain }: MatrixCell): Mark {
  if (to === undefined) return [base('?')];
  if (low === undefined) return [base('–')];
  const worth = fraction(low, high);
  if (gain === undefined || gain === '0') return worth;
  return [...worth, base(` (${gain.startsWith('-') ? '' : '+'}${shortFraction(gain).replace('-', '−')})`)];
}

/** The player who is better off in a cell; undefined where that is not known. */
export function favoursIn({ low, high = low }: MatrixCell): 'left' | 'right' | undefined {
  if (low === undefined || high === undefined) return undefined;
  const zero = rational(0n);
  if (compareRationals(printedRational(low), zero) > 0) return 'left';
  return compareRationals(printedRational(high), zero) < 0 ? 'right' : undefined;
}

const looks = { left: 'left cell', right: 'right cell', neither: 'light' } as const;

const rule = (look: LookName, from: Spot, to: Spot): FigureShape => ({
  look,
  form: {
    kind: 'curve',
    line: [from.x, from.y, (from.x + to.x) / 2, (from.y + to.y) / 2, to.x, to.y],
  },
});

const box = (look: LookName, x1: number, y1: number, x2: number, y2: number): FigureShape => ({
  look,
  form: { kind: 'polygon', points: [x1, y1, x2, y1, x2, y2, x1, y2] },
});

const shareOf = (text: FractionText): number => {
  const { numerator, denominator } = printedRational(text);
  return Number((numerator * 1_000_000n) / denominator) / 1_000_000;
};

/** Precondition: it has cells. */
export function drawnMatrix({ name, answer }: NamedAnswer<MatrixAnswer>, style: Style): AnswersDrawn {
  const { solution, inGame } = answer;
  const measures = measuresOf(style);
  const size = measures.text.value;
  const [pad, high, track] = [size * 0.5, size * 1.9, size * 2.6];
  const rows = inGame.rows.map((i) => nodeName(answer.rows[i].name).mark);
  const columns = inGame.columns.map((j) => nodeName(answer.columns[j].name).mark);
  const cells = inGame.rows.map((i) => inGame.columns.map((j) => answer.cells[i][j]));
  const marks = cells.map((row) => row.map(markOfCell));
  const shares = {
    left: solution?.left.shown.map((text) => ({ share: shareOf(text), mark: fraction(text) })) ?? [],
    right: solution?.right.shown.map((text) => ({ share: shareOf(text), mark: fraction(text) })) ?? [],
  };
  const widthOf = (mark: Mark): number => printedWidth(mark, size) + 2 * pad;
  const widths = columns.map((mark, j) =>
    Math.max(
      solution ? track + 2 * pad : 2 * size,
      ...[mark, ...marks.map((row) => row[j]), shares.right[j]?.mark ?? []].map(widthOf),
    ),
  );
  const lefts = widths.map((_, j) => widths.slice(0, j).reduce((left, width) => left + width, 0));
  const [wide, tall] = [widths.reduce((sum, width) => sum + width, 0), high * rows.length];
  const dominated = {
    rows: new Map(solution?.dominatedRows.map(({ line, strictly }) => [line, strictly])),
    columns: new Map(solution?.dominatedColumns.map(({ line, strictly }) => [line, strictly])),
  };
  const isFaint = (i: number, j: number): boolean => dominated.rows.has(i) || dominated.columns.has(j);

  const shapes: FigureShape[] = [];
  const words: FigureWords[] = [];
  const say = (mark: Mark, at: Spot, side: Spot, kind: FigureWords['kind'], faint = false): void => {
    const said = wordsAt(mark, at, side, kind === 'name' ? measures.text.name : size, kind);
    words.push(faint ? { ...said, ink: 'dim' } : said);
  };
  for (const [i, row] of cells.entries())
    for (const [j, cell] of row.entries()) {
      const [x, y] = [lefts[j], i * high];
      const look = looks[isFaint(i, j) ? 'neither' : (favoursIn(cell) ?? 'neither')];
      shapes.push(box(look, x, y, x + widths[j], y + high));
      say(marks[i][j], { x: x + widths[j] / 2, y: y + high / 2 }, centred, 'value', isFaint(i, j));
    }
  for (const [i, mark] of rows.entries())
    say(mark, { x: -0.6 * size, y: (i + 0.5) * high }, { x: 1, y: 0 }, 'name', dominated.rows.has(i));
  for (const [j, mark] of columns.entries())
    say(mark, { x: lefts[j] + widths[j] / 2, y: -size }, centred, 'name', dominated.columns.has(j));
  shapes.push(rule('left wall', { x: 0, y: 0 }, { x: 0, y: tall }));
  shapes.push(rule('right wall', { x: 0, y: 0 }, { x: wide, y: 0 }));
  // A stroke runs through the name of the line and all its cells.
  const widestName = Math.max(...rows.map((mark) => printedWidth(mark, measures.text.name)));
  for (const [i, strictly] of dominated.rows)
    if (strictly)
      shapes.push(
        rule(
          'node edge',
          { x: -0.8 * size - widestName, y: (i + 0.5) * high },
          { x: wide, y: (i + 0.5) * high },
        ),
      );
  for (const [j, strictly] of dominated.columns)
    if (strictly) {
      const x = lefts[j] + widths[j] / 2;
      shapes.push(rule('node edge', { x, y: -1.6 * size }, { x, y: tall }));
    }
  const thick = size * 0.5;
  for (const [i, { share, mark }] of shares.left.entries()) {
    const [x, y] = [wide + size * 0.7, (i + 0.5) * high];
    shapes.push(rule('axis', { x, y: y + thick / 2 }, { x: x + track, y: y + thick / 2 }));
    if (share > 0) shapes.push(box('left stone', x, y - thick / 2, x + share * track, y + thick / 2));
    say(mark, { x: x + track + size * 0.5, y }, { x: -1, y: 0 }, 'value', share === 0);
  }
  for (const [j, { share, mark }] of shares.right.entries()) {
    const middle = lefts[j] + widths[j] / 2;
    const [x, y] = [middle - track / 2, tall + size * 0.9];
    shapes.push(rule('axis', { x, y: y + thick / 2 }, { x: x + track, y: y + thick / 2 }));
    if (share > 0) shapes.push(box('right stone', x, y - thick / 2, x + share * track, y + thick / 2));
    say(mark, { x: middle, y: y + size * 1.2 }, centred, 'value', share === 0);
  }
  say(headingOf(name, answer), { x: 0, y: -2.1 * size }, { x: -1, y: 1 }, 'letter');
  return {
    shapes,
    words,
    bounds: boundsOf({ shapes, words, nodes: [], arcs: [], pieces: [] }, measures),
    description: matrixInWords(name, answer),
    legend: legendOf(answer, cells.flat()),
  };
}

/** "A: EV 3/8" */
function headingOf(name: string, { solution, value }: MatrixAnswer): Mark {
  const called = name === '' ? [] : [...nodeName(name).mark, base(': ')];
  const worth = solution ? fraction(solution.value) : value ? fraction(value.low, value.high) : undefined;
  return worth ? [...called, base('EV '), ...worth] : [...called, base('no value')];
}

function legendOf({ solution, inGame, rows, columns }: MatrixAnswer, cells: readonly MatrixCell[]) {
  const dominated = solution ? [...solution.dominatedRows, ...solution.dominatedColumns] : [];
  const out = [
    ...rows.filter((_, i) => !inGame.rows.includes(i)),
    ...columns.filter((_, j) => !inGame.columns.includes(j)),
  ];
  return [
    'rows: Left’s moves',
    'columns: Right’s',
    ...(solution ? ['bars: how often each is played', 'EV: expected value'] : []),
    ...(dominated.some(({ strictly }) => strictly) ? ['struck through: strictly dominated'] : []),
    ...(dominated.some(({ strictly }) => !strictly) ? ['faint: weakly dominated'] : []),
    ...(cells.some(({ to }) => to === undefined) ? ['?: no result is drawn'] : []),
    ...(cells.some((cell) => textOfMatrixCell(cell) === '–') ? ['–: no value'] : []),
    ...(cells.some(({ gain = '0' }) => gain !== '0') ? ['in brackets: gained by the joint round'] : []),
    ...(out.length > 0 ? [`without ${out.map(({ name }) => name).join(', ')}`] : []),
  ];
}
