/**
 * Makes a figure of a ruleset's board, for the screen and for every pen: its shapes and letters in the sizes
 * and inks of a style. A square is a little wider than a node of the style, so that boards and digraphs in
 * one paper go together. Linear in the board.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { Bounds, Figure, FigureWords } from '../figure/figure.ts';
import { scaledForm } from '../figure/scaled.ts';
import { type Measures, measuresOf, type Style } from '../figure/style.ts';
import type { Board } from '../rulesets/board.ts';
import { captionWith, legendLines, legendSentence } from './legend.ts';
import { legendOfBoard } from './legend-of-board.ts';
import { letterOnBoard } from './small-board.ts';

/** The title of a figure, and the caption for pens whose figures have one. */
export type BoardTitle = {
  readonly title: string;
  readonly caption?: string;
  /** A line above the board. */
  readonly above?: string | undefined;
};

/**
 * The figure of a board. `style` is one of `styles`, adjusted; a board has only the legend among the things
 * that a style may show.
 */
export function boardFigure(board: Board, { title, caption = '', above }: BoardTitle, style: Style): Figure {
  const measures = measuresOf(style);
  const { unit } = measures;
  const shapes = board.shapes.map(({ look, form }) => ({ look, form: scaledForm(form, unit) }));
  const texts = board.texts.map((text) => letterOnBoard(text, unit, { x: 0, y: 0 }));
  const drawn = { shapes, nodes: [], arcs: [], words: texts, pieces: [] };
  const letters = above ? [...texts, lineAbove(above, boundsOf(drawn, measures), measures)] : texts;
  const picture = { ...drawn, words: letters };
  const bounds = boundsOf(picture, measures);
  const entries = legendOfBoard(board);
  const legend = style.legend === 'below' ? legendLines(entries, bounds, measures) : [];
  const sentence = legendSentence(entries);
  const words = [...letters, ...legend];
  return {
    ...picture,
    title,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    description: inWords(board),
    style,
    measures,
    spacing: 1,
    words,
    bounds: legend.length > 0 ? boundsOf({ ...picture, words }, measures) : bounds,
  };
}

/** From a line of words to the board below it, in ems. */
const riseOfLine = 1.6;

function lineAbove(text: string, { x, y, width }: Bounds, { text: sizes }: Measures): FigureWords {
  const size = sizes.legend;
  return letterOnBoard({ text, at: { x: x + width / 2, y: y - riseOfLine * size }, size, ink: 'ink' }, 1, {
    x: 0,
    y: 0,
  });
}

/** "4 ranks of 4 squares. Rank 1, square 2: a goose." Empty places are left out. */
function inWords({ says, places, phase }: Board): string {
  const sentences = places
    .filter(({ holds, offers }) => holds !== 'empty' && !offers)
    .map(({ name, holds }) => `${capital(name)}: ${holds}.`);
  return [`${capital(says)}.`, ...(phase ? [`${phase.name}.`] : []), ...sentences].join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
