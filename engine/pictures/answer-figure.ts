/**
 * The figure of answers to one question, whatever is drawn of them: in one picture as long as that can hold them, else side by side, each
 * with its name. The legend, the caption and the columns are the same for all questions. Linear in what is drawn.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { Figure } from '../figure/figure.ts';
import { movedFigure } from '../figure/moved.ts';
import { measuresOf, type Style } from '../figure/style.ts';
import type { AnswerFigure, AnswersDrawn, NamedAnswer } from '../theories/question.ts';
import { captionWith, legendLines, legendSentence } from './legend.ts';
import { columnsFor, contactSheet } from './sheet.ts';

/** What stands over and below all pictures, and how many stand in a row; as many as make a square if that is undefined. */
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
    figures.length === 1
      ? figures[0]
      : contactSheet(
          figures.map((figure) => ({ figure: centred(figure), says: '' })),
          columns ?? columnsFor(figures.length),
          { title, caption },
        );
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

/** With its middle at x = 0, so that pictures of different numbers take no room from each other. */
const centred = (figure: Figure): Figure =>
  movedFigure(figure, { x: -figure.bounds.x - figure.bounds.width / 2, y: 0 }, '', 0);
