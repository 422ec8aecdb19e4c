/**
 * The picture of an order: a box for each class of equal values, with the value and the names that it has, in
 * layers from the least at the bottom to the greatest at the top; a line joins a value with those just above
 * it, as `diagramOf` places them.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { FigureShape, FigureWords } from '../figure/figure.ts';
import { nodeName } from '../figure/node-name.ts';
import { measuresOf, type Style } from '../figure/style.ts';
import { printedWidth, typeset } from '../figure/typeset.ts';
import { wordsAt } from '../figure/words-at.ts';
import { diagramOf } from '../layout/diagram.ts';
import type { AnswerFigure, AnswersDrawn } from '../theories/question.ts';
import type { Mark } from '../values/mark.ts';
import { base } from '../values/wording.ts';
import { markOf, textsApart } from '../values/words.ts';
import { coversSaid, leftOutSaid, leftOutSentences, namesOfClass, type OrderFound } from './order-found.ts';

/** More names of one class are counted. */
const mostNames = 24;
/** The width at which names begin another row, in ems of their size, where the value is not wider. */
const widestRow = 13;

/** The size of names beside that of values. */
const shareOfNames = 0.8;

type Box = {
  readonly rows: readonly {
    readonly mark: Mark;
    readonly size: number;
    readonly kind: FigureWords['kind'];
  }[];
};

/** In rows of names, with commas between them. */
function rowsOfNames(names: readonly string[], size: number, widest: number): readonly Mark[] {
  const shown = names.slice(0, mostNames).map((name) => nodeName(name).mark);
  if (names.length > mostNames) shown.push([base(`and ${names.length - mostNames} more`)]);
  const rows: Mark[] = [];
  for (const [i, mark] of shown.entries()) {
    const last = rows.at(-1);
    const said: Mark = i + 1 < shown.length ? [...mark, base(',')] : mark;
    const joined: Mark = last ? [...last, base(' '), ...said] : said;
    if (last && printedWidth(joined, size) <= widest) rows[rows.length - 1] = joined;
    else rows.push(said);
  }
  return rows;
}

/** Linear in what is drawn, besides the places. */
function drawnOrder(found: OrderFound & { readonly names: readonly string[] }, style: Style): AnswersDrawn {
  const { classes, values, covers, layers, names } = found;
  const called = (number: number): string => names[number];
  const measures = measuresOf(style);
  const { value: size } = measures.text;
  const small = size * shareOfNames;
  const boxes = values.map((value, i): Box => {
    const mark = markOf(value);
    const own = namesOfClass(found, i, called);
    const widest = Math.max(printedWidth(mark, size), widestRow * small);
    const rows = rowsOfNames(own, small, widest);
    return {
      rows: [
        { mark, size, kind: 'value' },
        ...rows.map((row) => ({ mark: row, size: small, kind: 'name' as const })),
      ],
    };
  });
  const pad = { x: size * 0.55, y: size * 0.45 };
  const leading = 1.35;
  const heightOf = (row: Box['rows'][number]): number => {
    const { height, depth } = typeset(row.mark);
    return Math.max(leading, height + depth + 0.25) * row.size;
  };
  const heights = boxes.map(({ rows }) =>
    rows.reduce((sum, row) => sum + heightOf(row), 2 * pad.y - size * 0.35),
  );
  const widths = boxes.map(({ rows }) =>
    Math.max(2 * size, ...rows.map((row) => printedWidth(row.mark, row.size) + 2 * pad.x)),
  );
  const { middles, curves } = diagramOf({
    ...{ widths, heights, levels: layers, lines: covers },
    ...{ across: size * 1.4, between: size * 2.3, bend: 2 * size },
  });
  const shapes = curves.map((line): FigureShape => ({ look: 'node edge', form: { kind: 'curve', line } }));
  const words: FigureWords[] = [];
  for (const [i, { rows }] of boxes.entries()) {
    const { x, y } = middles[i];
    const [wide, high] = [widths[i] / 2, heights[i] / 2];
    const points = [x - wide, y - high, x + wide, y - high, x + wide, y + high, x - wide, y + high];
    shapes.push({ look: 'free node', form: { kind: 'polygon', points } });
    let top = y - high + pad.y - size * 0.175;
    for (const row of rows) {
      words.push(wordsAt(row.mark, { x, y: top + heightOf(row) / 2 }, { x: 0, y: 0 }, row.size, row.kind));
      top += heightOf(row);
    }
  }
  const leftOut = leftOutSaid(found, called);
  return {
    shapes,
    words,
    bounds: boundsOf({ shapes, words, nodes: [], arcs: [], pieces: [] }, measures),
    description: inWords(found, called),
    legend: [
      ...(covers.length > 0 ? ['line: the upper value is greater'] : []),
      ...(classes.some((each) => new Set(each.map((number) => names[number])).size > 1)
        ? ['one box: equal values']
        : []),
      ...(leftOut === undefined ? [] : [leftOut]),
    ],
  };
}

/** "Layer 2: ↑ (a, b). Layer 1: 0; ∗ (c). Just below each other: 0 < ↑." */
function inWords(found: OrderFound, called: (number: number) => string): string {
  const { values, layers } = found;
  const texts = textsApart(values);
  const said = (i: number): string => {
    const own = namesOfClass(found, i, called);
    return own.length > 0 ? `${texts[i]} (${own.join(', ')})` : texts[i];
  };
  const rows = Array.from({ length: Math.max(-1, ...layers) + 1 }, (_, layer) => {
    const members = [...values.keys()].filter((i) => layers[i] === layer);
    return `Layer ${layer + 1}: ${members.map(said).join('; ')}.`;
  });
  return [...rows.toReversed(), coversSaid(found, texts), ...leftOutSentences(found, called)].join(' ');
}

export const orderFigure: AnswerFigure<OrderFound & { readonly names: readonly string[] }> = {
  id: 'order',
  one: 'order diagram',
  several: 'order diagrams',
  together: 1,
  draw: (pictures, style) => pictures.map(([{ answer }]) => drawnOrder(answer, style)),
};
