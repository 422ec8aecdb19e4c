/**
 * The figure of answers to any one question: in one picture as long as that can hold them, else side by side,
 * each with its name. The legend, the caption and the columns are the same for all questions. Linear in what
 * is drawn.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { Figure } from '../figure/figure.ts';
import { movedFigure } from '../figure/moved.ts';
import { measuresOf, type Style } from '../figure/style.ts';
import type { AnswerFigure, AnswersDrawn, NamedAnswer } from '../theories/question.ts';
import { captionWith, legendLines, legendSentence } from './legend.ts';
import { columnsFor } from './sheet.ts';

/**
 * The words above and below all pictures, and how many pictures are in a row; as many as make a square if
 * that is undefined.
 */
export type AnswersTitle = {
  readonly title: string;
  readonly caption?: string;
  readonly columns?: number | undefined;
};

/** The most answers in one figure. */
export const mostAnswersDrawn = 24;

/** Precondition: there is at least one answer, and at most `mostAnswersDrawn`. */
export function figureOfAnswers<Answer>(
  { draw, together }: Pick<AnswerFigure<Answer>, 'draw' | 'together'>,
  named: readonly NamedAnswer<Answer>[],
  { title, caption = '', columns }: AnswersTitle,
  style: Style,
): Figure {
  const groups =
    named.length <= together && columns === undefined
      ? [named.length === 1 ? [{ ...named[0], name: '' }] : named]
      : named.map((each) => [each]);
  const drawn = draw(groups, style);
  const figures = drawn.map((picture) => figureOf(picture, title, style));
  const whole =
    figures.length === 1 ? figures[0] : sideBySide(figures, columns ?? columnsFor(figures.length));
  const entries = [...new Set(drawn.flatMap(({ legend }) => legend))];
  const below = style.legend === 'below' ? legendLines(entries, whole.bounds, whole.measures) : [];
  const sentence = legendSentence(entries);
  const words = [...whole.words, ...below];
  return {
    ...whole,
    words,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    bounds: below.length > 0 ? boundsOf({ ...whole, words }, whole.measures) : whole.bounds,
  };
}

const figureOf = (
  { shapes, words, bounds, description }: AnswersDrawn,
  title: string,
  style: Style,
): Figure => ({
  title,
  caption: '',
  legend: '',
  description,
  style,
  measures: measuresOf(style),
  spacing: 1,
  shapes,
  nodes: [],
  arcs: [],
  words,
  pieces: [],
  bounds,
});

/** The gap between pictures, as a multiple of the size of values. */
const gapShare = 2;

/**
 * In rows and columns that are as high and as wide as their pictures need; y = 0 is at one height in each
 * row.
 */
function sideBySide(figures: readonly Figure[], columns: number): Figure {
  const [first] = figures;
  const gap = gapShare * first.measures.text.value;
  const widths = Array.from({ length: Math.min(columns, figures.length) }, (_, column) =>
    Math.max(...figures.filter((_, i) => i % columns === column).map(({ bounds }) => bounds.width)),
  );
  const lefts = widths.map((_, column) =>
    widths.slice(0, column).reduce((left, width) => left + width + gap, 0),
  );
  const moved: Figure[] = [];
  let top = 0;
  for (let from = 0; from < figures.length; from += columns) {
    const row = figures.slice(from, from + columns);
    const above = Math.max(...row.map(({ bounds: { y } }) => -y));
    const below = Math.max(...row.map(({ bounds: { y, height } }) => y + height));
    for (const [column, figure] of row.entries()) {
      const { x, width } = figure.bounds;
      const by = { x: lefts[column] + (widths[column] - width) / 2 - x, y: top + above };
      moved.push(movedFigure(figure, by, '', 0));
    }
    top += above + below + gap;
  }
  const picture = {
    shapes: moved.flatMap(({ shapes }) => shapes),
    nodes: [],
    arcs: [],
    words: moved.flatMap(({ words }) => words),
    pieces: [],
  };
  return {
    ...first,
    ...picture,
    description: figures.map(({ description }) => description).join(' '),
    bounds: boundsOf(picture, first.measures),
  };
}
